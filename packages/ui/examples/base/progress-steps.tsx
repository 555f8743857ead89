import { ProgressSteps } from '@doorstep/ui/base/progress-steps';

export default function Example() {
  return (
    <ProgressSteps
      steps={[{ label: 'Address and prescription' }, { label: 'Summary' }]}
      current={1}
    />
  );
}
