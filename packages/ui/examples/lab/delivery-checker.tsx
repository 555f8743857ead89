import { DeliveryChecker } from '@doorstep/ui/lab/delivery-checker';

export default function Example() {
  return (
    <DeliveryChecker
      freeFromPaise={49900}
      radiusKm={30}
      onCheck={() => {}}
      onReset={() => {}}
    />
  );
}
