import { OrderFilter } from '@doorstep/ui/order/order-filter';

export default function Example() {
  return <OrderFilter value="all" onValueChange={() => {}} />;
}
