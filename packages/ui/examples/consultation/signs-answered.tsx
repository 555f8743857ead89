import { SignsAnswered } from '@doorstep/ui/consultation/signs-answered';

export default function Example() {
  return <SignsAnswered yes={[]} at="2026-11-22T10:58:00+05:30" />;
}
