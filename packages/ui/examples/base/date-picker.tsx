import { DatePicker } from '@doorstep/ui/base/date-picker';

export default function Example() {
  return <DatePicker label="Date" now="2026-11-22T11:12:00+05:30" />;
}
