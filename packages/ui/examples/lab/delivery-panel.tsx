import { DeliveryPanel } from '@doorstep/ui/lab/delivery-panel';

export default function Example() {
  return <DeliveryPanel state="available" radiusKm={30} />;
}
