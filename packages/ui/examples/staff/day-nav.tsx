import { DayNav } from '@doorstep/ui/staff/day-nav';

export default function Example() {
  return <DayNav day="2026-11-24" today="2026-11-24" hrefFor={(day) => `#${day}`} />;
}
