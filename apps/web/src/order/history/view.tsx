import { fullName, namesIn } from '@doorstep/contract/names';
import { useLang } from '@doorstep/ui/messages/provider';
import type { OrderHistory, PastOrder } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { waitsFor, type OrderStatus } from '@doorstep/contract/order';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Pagination } from '@doorstep/ui/base/pagination';
import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';
import { OrderCard, OrderCardSkeleton } from '@doorstep/ui/order/order-card';
import { OrderFilter } from '@doorstep/ui/order/order-filter';
import { OrderTimeline } from '@doorstep/ui/order/order-timeline';
import type { ReactNode } from 'react';
import { pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { orderMessages as english } from '../messages.en.ts';
import type { HistoryBusy, HistoryNote } from './actions.ts';
import { orderHref } from '../order-href.ts';
import { OrderButtons, type OrderActs } from './buttons.tsx';
import { OrderNote } from './note.tsx';
import { Refunds } from './refunds.tsx';
import { historyHref, type HistoryState } from './state.ts';

export interface HistoryViewProps {
  history: Resource<OrderHistory>;
  state: HistoryState;
  busy: HistoryBusy | undefined;
  note: HistoryNote | undefined;
  /** The form that gives an order its prescription, while it is open. */
  giving?: { id: string; form: ReactNode } | undefined;
  onStatus: (status: OrderStatus | undefined) => void;
  /** What each button of an order does. */
  on: OrderActs;
}
const disclosure = 'flex min-h-target items-center gap-2 font-medium text-accent-text';

export function HistoryView({ history, state, busy, note, giving, onStatus, on }: HistoryViewProps) {
  const messages = usePageMessages('order', english);
  const lang = useLang();
  const card = (order: PastOrder) => (
    <OrderCard
      key={order.order_id}
      id={order.order_id}
      orderNumber={order.order_id}
      href={orderHref(order.order_id)}
      placedAt={order.created_at}
      updatedAt={order.updated_at}
      status={order.status}
      totalPaise={toPaise(order.total_amount)}
      deliveryPaise={toPaise(order.delivery_charge)}
      paymentStatus={order.payment_status}
      invoiceNumber={order.invoice_number}
      waitsFor={waitsFor(
        order.status,
        order.medicines_details.map(({ rx_status }) => rx_status),
      )}
      actions={
        <OrderButtons
          order={order}
          busy={busy?.id === order.order_id ? busy.what : undefined}
          giving={giving?.id === order.order_id}
          on={on}
        />
      }
      medicines={order.medicines_details.map(
        ({ id, image, offer_price, qty, rx_status, rx_reason, ...line }) => ({
          id,
          name: fullName(namesIn(lang, line)),
          image,
          pricePaise: toPaise(offer_price),
          quantity: qty,
          rx: rx_status,
          rxReason: rx_reason,
        }),
      )}
    >
      <DeliveryPromise promisedAt={order.promised_at} waits={order.promise_waits} />
      <Refunds refunds={order.refunds} />
      {order.timeline.length > 0 && (
        <details>
          <summary className={disclosure}>
            <span>{messages.track}</span>
            <Icon name="icon-chevron-down" />
          </summary>
          <div className="pt-2">
            <OrderTimeline entries={order.timeline} />
          </div>
        </details>
      )}
      {giving?.id === order.order_id && giving.form}
      {note?.id === order.order_id && <OrderNote note={note} />}
    </OrderCard>
  );
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader
        title={messages.historyTitle}
        description={messages.historySubtitle}
        actions={
          <OrderFilter
            value={state.status ?? 'all'}
            onValueChange={(chosen) => onStatus(chosen === 'all' ? undefined : chosen)}
            className="print:hidden"
          />
        }
      />
      {history.state === 'loading' && (
        <div aria-busy className="flex flex-col gap-4">
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          {[1, 2, 3].map((key) => (
            <OrderCardSkeleton key={key} />
          ))}
        </div>
      )}
      {history.state === 'error' && (
        <ErrorState
          title={messages.historyFailed}
          offline={history.problem === 'offline'}
          onRetry={history.retry}
        />
      )}
      {history.state === 'ready' && history.data.orders.length === 0 && history.data.pagination.total > 0 && (
        <EmptyState
          title={messages.noSuchPage(state.page)}
          description={messages.lastPage(pagesOf(history.data.pagination))}
        >
          <LinkButton
            href={historyHref({ status: state.status, page: pagesOf(history.data.pagination) })}
            tone="plain"
          >
            {messages.toLastPage}
          </LinkButton>
        </EmptyState>
      )}
      {history.state === 'ready' && history.data.pagination.total === 0 && (
        <EmptyState
          title={messages.noOrders}
          description={
            state.status ? messages.noOrdersWith(messages.statuses[state.status]) : messages.noOrdersYet
          }
        >
          {state.status || state.page > 1 ? (
            <LinkButton href={historyHref({})} tone="plain">
              {messages.allOrders}
            </LinkButton>
          ) : (
            <LinkButton href="/medicines">{messages.toMedicines}</LinkButton>
          )}
        </EmptyState>
      )}
      {history.state === 'ready' && history.data.orders.length > 0 && (
        <>
          <p role="status" className="-mt-3 text-meta text-content-muted">
            {messages.orders(history.data.pagination.total)}
          </p>
          <div className="flex flex-col gap-4">{history.data.orders.map(card)}</div>
          <Pages {...history.data.pagination} state={state} />
        </>
      )}
    </div>
  );
}

function Pages({ page, limit, total, state }: OrderHistory['pagination'] & { state: HistoryState }) {
  const messages = usePageMessages('order', english);
  const pages = pagesOf({ total, limit });
  if (pages === 1) return null;
  return (
    <div className="flex flex-col items-center gap-2">
      <Pagination
        className="w-full"
        page={page}
        pages={pages}
        hrefFor={(one) => historyHref({ status: state.status, page: one })}
      />
      <p className="text-meta text-content-muted">{messages.pageOf(page, pages)}</p>
    </div>
  );
}
