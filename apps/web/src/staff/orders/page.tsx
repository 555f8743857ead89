import { isChoosable } from '@doorstep/ui/staff/orders-table';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import { target } from '../call.ts';
import { useAdminOrders, usualLeftOut } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import { useCsv } from '../use-csv.ts';
import { useStatusChange } from './change.ts';
import { ordersHref, ordersStateOf, queryOf, type OrdersState } from './state.ts';
import { OrdersView } from './view.tsx';

function Orders() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = ordersStateOf(params),
    list = ordersHref(state);
  const orders = useAdminOrders(queryOf(state));
  const { changed, change, undo, send } = useStatusChange(list, orders.refresh);
  const { page: _, ...wanted } = usualLeftOut(queryOf(state));
  const csv = useCsv(target('adminOrdersCsv', { query: wanted }).path, 'orders.csv');
  // Another search, status, view or sort starts again at its first page.
  const go = (next: Partial<OrdersState>) => {
    void navigate(ordersHref({ ...state, page: 1, ...next }));
  };
  const rows =
    orders.state === 'ready' ? orders.data.data.map((order) => changed[order.id]?.row ?? order) : [];
  const now = (id: string) => rows.find((one) => one.id === id);
  const choosable = rows.filter(({ status }) => isChoosable(status)).map(({ id }) => id);
  const [kept, setKept] = useState<{ list: string; ids: readonly string[] }>({ list, ids: [] });
  const chosen = kept.list === list ? choosable.filter((id) => kept.ids.includes(id)) : [];
  const choose = (ids: readonly string[]) => setKept({ list, ids });
  const [sending, setSending] = useState(false);
  async function sendChosen() {
    setSending(true);
    choose(await send(chosen));
    setSending(false);
  }
  return (
    <OrdersView
      state={state}
      orders={orders}
      changed={changed}
      selectableCount={choosable.length}
      selected={new Set(chosen)}
      sending={sending}
      makingCsv={csv.busy}
      onCsv={csv.download}
      onSelectedChange={(id, on) => choose(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
      onSelectAll={(all) => choose(all ? choosable : [])}
      onSend={() => {
        void sendChosen();
      }}
      onSearch={(search) => go({ search: search.trim() })}
      onStatus={(status) => go({ status })}
      onSort={(sort) => go({ sort })}
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
