import { DeliveryCheck } from '@doorstep/ui/order/delivery-check';

export default function Example() {
  return <DeliveryCheck radiusKm={30} onCheck={() => {}} onEdit={() => {}} />;
}
