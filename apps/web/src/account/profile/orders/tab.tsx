import { useMyOrders } from '../../data.ts';
import { OrdersTabView } from './view.tsx';

export default function OrdersTab() {
  const orders = useMyOrders();
  return (
    <OrdersTabView
      orders={orders.state === 'ready' ? { state: 'ready', data: orders.data.orders } : orders}
    />
  );
}
