import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../../base/button/button.tsx';
import { VisitCard, VisitCardSkeleton } from './visit-card.tsx';

const sunita = { name: 'Sunita Toppo', role: 'Nurse, GNM', registration: 'JNRC 20317' };
const meta = preview.meta({
  title: 'Paramedical/Visit card',
  component: VisitCard,
  decorators: [within('max-w-text')],
  args: {
    title: 'Dressing of a wound',
    href: '#visit',
    startsAt: '2026-11-24T10:30:00+05:30',
    endsAt: '2026-11-24T11:15:00+05:30',
    place: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834001',
    nurse: sunita as typeof sunita | null,
    status: 'booked' as const,
    totalPaise: 39900,
    payment: 'paid' as 'paid' | 'due' | 'back' | 'none',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithoutNurse = meta.story({ args: { nurse: null } });
export const BusyChecking = meta.story({ args: { status: 'checking', nurse: null } });
export const StepOnTheWay = meta.story({ args: { status: 'on-the-way' } });
export const StepStarted = meta.story({ args: { status: 'started' } });
export const KindPayAtVisit = meta.story({ args: { payment: 'due', totalPaise: 41200 } });
/** With a further button. */
export const WithSlip = meta.story({
  args: {
    payment: 'due',
    totalPaise: 41200,
    children: <Button tone="plain">Download booking slip</Button>,
  },
});
export const Done = meta.story({ args: { status: 'done', againHref: '#again' } });
export const Cancelled = meta.story({
  args: { status: 'cancelled', nurse: null, payment: 'back', againHref: '#again' },
});
/** It was to be paid at the visit. */
export const CancelledUnpaid = meta.story({ args: { status: 'cancelled', nurse: null, payment: 'none' } });
export const Loading = meta.story({ render: () => <VisitCardSkeleton /> });
export const LongText = meta.story({
  args: {
    title: 'Catheterization at home with a change of the bag and of the dressing around it, by two nurses',
    nurse: {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
      role: 'Senior nurse, GNM, BSc Nursing',
      registration: 'JNRC/2011/0000020317/RANCHI',
    },
    totalPaise: 1250000000,
  },
});
export const Hindi = meta.story({
  args: {
    title: 'घाव की ड्रेसिंग',
    place: 'फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड, राँची 834001',
    nurse: null,
    payment: 'due',
  },
  globals: { locale: 'hi' },
});
