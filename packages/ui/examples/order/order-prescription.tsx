import { OrderPrescription } from '@doorstep/ui/order/order-prescription';

export default function Example() {
  return <OrderPrescription href="#cart" />;
}
