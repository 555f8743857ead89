import { HowItWorks } from '@doorstep/ui/consultation/how-it-works';

export default function Example() {
  return <HowItWorks />;
}
