import { DangerSigns } from '@doorstep/ui/consultation/danger-signs';

export default function Example() {
  return <DangerSigns onAnswer={() => {}} />;
}
