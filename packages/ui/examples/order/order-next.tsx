import { OrderNext } from '@doorstep/ui/order/order-next';

export default function Example() {
  return <OrderNext status="pending" returnDays={15} />;
}
