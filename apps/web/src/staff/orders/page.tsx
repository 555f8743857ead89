import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import { useAdminOrders } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import { useStatusChange } from './change.ts';
import { ordersHref, ordersStateOf, queryOf, type OrdersState } from './state.ts';
import { OrdersView } from './view.tsx';

function Orders() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = ordersStateOf(params);
  const orders = useAdminOrders(queryOf(state));
  const { changed, change, undo } = useStatusChange(ordersHref(state), orders.refresh);
  // Another search, status or view starts again at its first page.
  const go = (next: Partial<OrdersState>) => {
    void navigate(ordersHref({ ...state, page: 1, ...next }));
  };
  const now = (id: string) =>
    changed[id]?.row ??
    (orders.state === 'ready' ? orders.data.data.find((one) => one.id === id) : undefined);
  return (
    <OrdersView
      state={state}
      orders={orders}
      changed={changed}
      onSearch={(search) => go({ search: search.trim() })}
      onStatus={(status) => go({ status })}
      onView={(view) => go({ view })}
      onStatusChange={(id, status) => {
        const order = now(id);
        if (order) change(order, status);
      }}
      onUndo={(id) => {
        const order = now(id),
          previous = changed[id]?.previous;
        if (order && previous) undo(order, previous);
      }}
    />
  );
}
export default function AdminOrdersPage() {
  const messages = usePageMessages('staff', staffMessages);
  return (
    <Gate forRole="admin" title={messages.orders}>
      <Orders />
    </Gate>
  );
}
