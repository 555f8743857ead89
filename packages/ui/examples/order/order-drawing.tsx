import { OrderDrawing } from '@doorstep/ui/order/order-drawing';

export default function Example() {
  return <OrderDrawing serviceType="medicine" />;
}
