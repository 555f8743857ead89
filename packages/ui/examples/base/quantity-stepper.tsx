import { QuantityStepper } from '@doorstep/ui/base/quantity-stepper';

export default function Example() {
  return <QuantityStepper name="Omezen 20" value={2} onValueChange={() => {}} />;
}
