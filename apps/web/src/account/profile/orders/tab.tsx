import { pagesOf } from '../../../app/paging.ts';
import { bookingsPart, useBookings } from '../../../booking/public.ts';
import { useMyOrders } from '../../data.ts';
import { tabHref, useTabPage } from '../tabs.ts';
import { OrdersTabView } from './view.tsx';

export default function OrdersTab() {
  const page = useTabPage();
  const orders = useMyOrders(page);
  return (
    <OrdersTabView
      bookings={<bookingsPart.Part />}
      waiting={useBookings(1).state === 'loading'}
      orders={orders.state === 'ready' ? { state: 'ready', data: orders.data.orders } : orders}
      page={page}
      pages={orders.state === 'ready' ? pagesOf(orders.data.pagination) : 1}
      hrefFor={(one) => tabHref('orders', one)}
    />
  );
}
