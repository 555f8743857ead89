import { Moment } from '@doorstep/ui/staff/moment';

export default function Example() {
  return <Moment at="2026-11-24T10:30:00+05:30" />;
}
