import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';

export default function Example() {
  return <DeliveryPromise promisedAt="2026-11-23T20:00:00+05:30" />;
}
