import { OrderSummary } from '@doorstep/ui/order/order-summary';

export default function Example() {
  return <OrderSummary items={3} subtotalPaise={13970} feePaise={1300} totalPaise={15270} />;
}
