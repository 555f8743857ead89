import { ActingBar } from '@doorstep/ui/care/acting-bar';

export default function Example() {
  return <ActingBar name="Asha Kumari" onStop={() => {}} />;
}
