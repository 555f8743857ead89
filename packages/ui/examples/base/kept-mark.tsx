import { KeptMark } from '@doorstep/ui/base/kept-mark';

export default function Example() {
  return <KeptMark at="2026-11-24T10:05:00+05:30" now="2026-11-24T12:30:00+05:30" />;
}
