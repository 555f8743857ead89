import { OrderSuccess } from '@doorstep/ui/order/order-success';

export default function Example() {
  return (
    <OrderSuccess
      serviceType="medicine"
      orderId="DS-241126-0042"
      totalPaise={15270}
      at="2026-11-24T05:00:00Z"
      homeHref="#home"
      orderHref="#order"
      ordersHref="#orders"
    />
  );
}
