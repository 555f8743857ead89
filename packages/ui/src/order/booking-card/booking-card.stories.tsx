import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../../base/button/button.tsx';
import { BookingCard, BookingCardSkeleton, type BookingCardProps } from './booking-card.tsx';

const meta = preview.meta({
  title: 'Order/Booking card',
  component: BookingCard,
  decorators: [within('max-w-text')],
  args: {
    kind: 'visit' as BookingCardProps['kind'],
    title: 'Dressing of a wound',
    href: '#booking',
    startsAt: '2026-11-24T10:30:00+05:30',
    endsAt: '2026-11-24T11:15:00+05:30',
    place: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834001' as string | null,
    who: 'Sunita Toppo, Nurse, GNM' as string | null,
    status: 'booked' as const,
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const BusyChecking = meta.story({ args: { status: 'checking', who: null } });
export const StepOnTheWay = meta.story({ args: { status: 'on-the-way' } });
export const StepStarted = meta.story({ args: { status: 'started' } });
export const KindAppointment = meta.story({
  args: {
    kind: 'appointment',
    title: 'Dr. Ananya Sen',
    who: 'General physician, MBBS, MD',
    place: 'Lalpur Clinic, Circular Road, Ranchi 834001',
    startsAt: '2026-11-25T17:00:00+05:30',
    endsAt: '2026-11-25T17:30:00+05:30',
  },
});
/** Over: quieter, and it can be booked again. */
export const ExpiredPast = meta.story({ args: { status: 'done', past: true, againHref: '#again' } });
/** With a further button. */
export const WithReceipt = meta.story({
  args: {
    status: 'done',
    past: true,
    againHref: '#again',
    children: <Button tone="plain">Download receipt</Button>,
  },
});
export const Cancelled = meta.story({ args: { status: 'cancelled', past: true, againHref: '#again' } });
export const Loading = meta.story({ render: () => <BookingCardSkeleton /> });
export const KindCollection = meta.story({
  args: { kind: 'collection', title: 'Lipid profile and 2 more tests', who: undefined },
});
export const LongText = meta.story({
  args: {
    title: 'Catheterization at home with a change of the bag and of the dressing around it, by two nurses',
    who: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy, Senior nurse, GNM, BSc',
    place:
      'House 12, behind the old primary school, second lane after the water tank, Lalpur, Ranchi, Jharkhand 834001',
  },
});
export const Hindi = meta.story({
  args: {
    title: 'घाव की ड्रेसिंग',
    who: 'सुनीता टोप्पो, नर्स, GNM',
    place: 'फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड, राँची 834001',
  },
  globals: { locale: 'hi' },
});
export const KindVideo = meta.story({
  args: {
    kind: 'video',
    title: 'Dr. Ananya Sen',
    who: 'General physician, MBBS, MD',
    place: null,
    startsAt: '2026-11-24T14:00:00+05:30',
    endsAt: '2026-11-24T14:30:00+05:30',
    children: <Button tone="plain">Join</Button>,
  },
});
