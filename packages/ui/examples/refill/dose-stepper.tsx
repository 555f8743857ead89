import { DoseStepper } from '@doorstep/ui/refill/dose-stepper';

export default function Example() {
  return (
    <DoseStepper
      name="Gluvida 500"
      value={2}
      unit="tablet"
      max={200}
      onValueChange={() => {}}
    />
  );
}
