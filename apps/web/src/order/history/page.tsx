import { waitsFor } from '@doorstep/contract/order';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useHistory } from '../data.tsx';
import { orderMessages as english } from '../messages.en.ts';
import { useOrderActs } from './asked.tsx';
import { historyHref, historyStateOf } from './state.ts';
import { HistoryView } from './view.tsx';

const headingOf = (id: string) => `#${CSS.escape(id)} h2`;

export default function HistoryPage() {
  const messages = usePageMessages('order', english);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useGuard();
  const state = historyStateOf(query);
  const history = useHistory(state.page, state.status);
  const { dialog, ...acting } = useOrderActs(history.refresh, headingOf);
  useTitle(messages.historyTitle);
  // A link may ask for it: where that order waits, the form opens once.
  const linked = useRef(query.get('give'));
  useEffect(() => {
    if (history.state !== 'ready' || linked.current === null) return;
    const order = history.data.orders.find(({ order_id }) => order_id === linked.current);
    linked.current = null;
    const rx = order?.medicines_details.map(({ rx_status }) => rx_status) ?? [];
    if (order && waitsFor(order.status, rx) === 'prescription') acting.on.onGive(order);
  });
  return (
    <>
      <HistoryView
        history={history}
        state={state}
        onStatus={(status) => void navigate(historyHref({ status }))}
        {...acting}
      />
      {dialog}
    </>
  );
}
