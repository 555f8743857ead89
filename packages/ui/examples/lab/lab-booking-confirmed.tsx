import { LabBookingConfirmed } from '@doorstep/ui/lab/lab-booking-confirmed';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PrepPlan } from '@doorstep/ui/lab/prep-plan';

export default function Example() {
  return (
    <LabBookingConfirmed
      id="LT-241126-0042"
      startsAt="2026-11-24T03:00:00.000Z"
      endsAt="2026-11-24T03:30:00.000Z"
      place="Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834008"
      items={[
        { title: 'Lipid profile', pricePaise: 42000 },
        { title: 'HbA1c', pricePaise: 38000 },
      ]}
      feePaise={0}
      totalPaise={80000}
      due={false}
      callWithinMinutes={30}
      reportHours={{ from: 24, to: 48 }}
      plan={<PrepPlan
        tests={2}
        collectAt="2026-11-24T03:00:00.000Z"
        fastingHours={12}
        lastMealAt="2026-11-23T15:00:00.000Z"
        waterOnly
        medicines={[]}
      />}
    >
      <>
        <LinkButton href="#booking">View booking</LinkButton>
        <LinkButton href="#tests" tone="plain">Book Another Test</LinkButton>
      </>
    </LabBookingConfirmed>
  );
}
