import { Calendar } from '@doorstep/ui/base/calendar';

export default function Example() {
  return <Calendar now="2026-11-22T11:12:00+05:30" />;
}
