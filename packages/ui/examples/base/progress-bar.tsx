import { ProgressBar } from '@doorstep/ui/base/progress-bar';

export default function Example() {
  return <ProgressBar value={0.4} />;
}
