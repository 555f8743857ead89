import { OrderState } from '@doorstep/ui/order/order-state';

export default function Example() {
  return <OrderState status="pending" />;
}
