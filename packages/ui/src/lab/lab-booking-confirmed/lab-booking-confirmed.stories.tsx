import preview from '#storybook/preview';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { PrepPlan } from '../prep-plan/prep-plan.tsx';
import { LabBookingConfirmed } from './lab-booking-confirmed.tsx';

const at = { startsAt: '2026-11-24T03:00:00.000Z', endsAt: '2026-11-24T03:30:00.000Z' };
const plan = (
  <PrepPlan
    tests={2}
    collectAt={at.startsAt}
    fastingHours={12}
    lastMealAt="2026-11-23T15:00:00.000Z"
    waterOnly
    medicines={[]}
  />
);
const meta = preview.meta({
  title: 'Lab/Lab booking confirmed',
  component: LabBookingConfirmed,
  args: {
    id: 'LT-241126-0042',
    ...at,
    place: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834008',
    items: [
      { title: 'Lipid profile', pricePaise: 42_000 },
      { title: 'HbA1c', pricePaise: 38_000 },
    ],
    feePaise: 0,
    totalPaise: 80_000,
    due: false,
    callWithinMinutes: 30,
    reportHours: { from: 24, to: 48 },
    plan,
    children: (
      <>
        <LinkButton href="#booking">View booking</LinkButton>
        <LinkButton href="#tests" tone="plain">
          Book Another Test
        </LinkButton>
      </>
    ),
  },
});
export const Default = meta.story({ tags: ['printed'] });
export const PendingDue = meta.story({ args: { due: true, feePaise: 1_300, totalPaise: 81_300 } });
export const LongText = meta.story({
  args: {
    place:
      'Third floor, the door behind the second staircase, Sri Ramakrishna Paramahamsa Apartments, Block D, opposite the water tank, Kanke Road, Ranchi, Jharkhand 834008',
    items: [
      {
        title: 'Antinuclear antibodies by immunofluorescence, with pattern and titre',
        pricePaise: 12_500_000,
      },
      {
        title: 'Full body check-up for people over sixty with heart, kidney, liver and bone',
        pricePaise: 499_900,
      },
    ],
    feePaise: 12_500,
    totalPaise: 13_012_400,
    due: true,
    children: (
      <>
        <LinkButton href="#booking">View booking and print it for the collector</LinkButton>
        <LinkButton href="#tests" tone="plain">
          Book another test for somebody of your family
        </LinkButton>
      </>
    ),
  },
});
export const Hindi = meta.story({
  args: {
    place: 'फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड, राँची 834008',
    items: [
      { title: 'लिपिड प्रोफ़ाइल', pricePaise: 42_000 },
      { title: 'पूरे शरीर की जाँच', pricePaise: 149_900 },
    ],
    feePaise: 1_300,
    totalPaise: 193_200,
    due: true,
    children: <LinkButton href="#booking">बुकिंग देखें</LinkButton>,
  },
  globals: { locale: 'hi' },
});
