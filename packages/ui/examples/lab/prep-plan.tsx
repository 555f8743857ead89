import { PrepPlan } from '@doorstep/ui/lab/prep-plan';

export default function Example() {
  return (
    <PrepPlan
      tests={3}
      collectAt="2026-11-24T03:00:00.000Z"
      fastingHours={12}
      lastMealAt="2026-11-23T15:00:00.000Z"
      waterOnly
      medicines={['Sugar tablet in the evening']}
    />
  );
}
