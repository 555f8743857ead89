import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { FoundBooking } from './found-booking.tsx';

const meta = preview.meta({
  title: 'Staff/Found booking',
  component: FoundBooking,
  decorators: [within('max-w-dialog')],
  args: {
    id: 'PV-7K3M9QX2BDFH',
    kind: 'visit' as 'visit' | 'appointment' | 'collection',
    what: 'Wound dressing',
    startsAt: '2026-11-24T10:30:00+05:30',
    patient: { name: 'Asha Kumari', mobile: '9876543210' },
    status: 'booked' as 'booked' | 'checking' | 'on-the-way' | 'done' | 'cancelled',
    boardHref: '#board' as string | undefined,
    onCancel: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const KindAppointment = meta.story({
  args: { id: 'AP-7K3M9QX2BDFH', kind: 'appointment', what: 'Dr. Ananya Sen', boardHref: undefined },
});
export const StepOnTheWay = meta.story({ args: { status: 'on-the-way' } });
export const Done = meta.story({ args: { status: 'done' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const LongText = meta.story({
  args: {
    what: 'Change of a urinary catheter with a washout of the bladder, by a nurse of the same sex',
    patient: {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
      mobile: '9876543210',
    },
  },
});
export const Hindi = meta.story({
  args: { what: 'घाव की पट्टी', patient: { name: 'आशा कुमारी', mobile: '9876543210' } },
  globals: { locale: 'hi' },
});
