import { HoldTimer } from '@doorstep/ui/appointment/hold-timer';

export default function Example() {
  return <HoldTimer until="2026-11-22T11:22:00+05:30" now="2026-11-22T11:12:19+05:30" />;
}
