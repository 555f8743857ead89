import type { CreditNote, OrderHistory, PastOrder } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import type { OrderStatus } from '@doorstep/contract/order';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Pagination } from '@doorstep/ui/base/pagination';
import { InvoiceButton } from '@doorstep/ui/order/invoice-button';
import { OrderCard, OrderCardSkeleton } from '@doorstep/ui/order/order-card';
import { OrderFilter } from '@doorstep/ui/order/order-filter';
import { OrderTimeline } from '@doorstep/ui/order/order-timeline';
import { RefundCard } from '@doorstep/ui/order/refund-card';
import type { ReactNode } from 'react';
import { pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { useRefundReason } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { orderMessages as english } from '../messages.en.ts';
import type { HistoryBusy, HistoryNote } from './actions.ts';
import { historyHref, type HistoryState } from './state.ts';

type Act = (order: PastOrder) => void;
export interface HistoryViewProps {
  history: Resource<OrderHistory>;
  state: HistoryState;
  busy: HistoryBusy | undefined;
  note: HistoryNote | undefined;
  /** The form that gives an order its prescription, while it is open. */
  giving?: { id: string; form: ReactNode } | undefined;
  onStatus: (status: OrderStatus | undefined) => void;
  onGenerate: Act;
  onOpen: Act;
  onOpenNote: (order: PastOrder, note: CreditNote) => void;
  onReorder: Act;
  onCancel: Act;
  onGive: Act;
}
const disclosure = 'flex min-h-target items-center gap-2 font-medium text-accent-text';

function Note({ note }: { note: HistoryNote }) {
  const messages = usePageMessages('order', english);
  if (note.kind === 'problem') return <Notice tone="danger">{note.text}</Notice>;
  if (note.kind === 'link')
    return (
      <Notice tone="info" title={messages.blocked}>
        <a href={note.href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {note.label}
        </a>
      </Notice>
    );
  return (
    <Notice
      tone={note.missing.length > 0 ? 'warning' : 'success'}
      title={note.count > 0 ? messages.inCart(note.count) : messages.nothingInCart}
    >
      {note.missing.length > 0 && (
        <>
          <p>{messages.missing}</p>
          <ul>
            {note.missing.map(({ id, name, reason }) => (
              <li key={id}>
                {name}: {messages.reasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
      {note.count > 0 && (
        <LinkButton href="/order-step-1" tone="plain">
          {messages.toCart}
        </LinkButton>
      )}
    </Notice>
  );
}

export function HistoryView({
  history,
  state,
  busy,
  note,
  giving,
  onStatus,
  onGenerate,
  onOpen,
  onOpenNote,
  onReorder,
  onCancel,
  onGive,
}: HistoryViewProps) {
  const messages = usePageMessages('order', english);
  const refundReason = useRefundReason();
  const actions = (order: PastOrder) => {
    const { order_id, status, payment_status, invoice_url, credit_notes, can_cancel, medicines_details } =
      order;
    const doing = busy?.id === order_id ? busy.what : undefined;
    // Until a pharmacist has decided, nobody knows what the invoice would say.
    const decided = medicines_details.every(
      ({ rx_status }) => rx_status === null || rx_status === 'approved' || rx_status === 'rejected',
    );
    const waits =
      status === 'pending' &&
      medicines_details.some(({ rx_status }) => rx_status === 'needed' || rx_status === 'question');
    return (
      <>
        {waits && giving?.id !== order_id && (
          <Button onClick={() => onGive(order)}>
            <Icon name="icon-file-text" />
            {messages.give}
          </Button>
        )}
        {(invoice_url || (status !== 'cancelled' && payment_status === 'paid' && decided)) && (
          <InvoiceButton
            state={invoice_url ? 'ready' : doing === 'generate' ? 'generating' : 'none'}
            busy={doing === 'open'}
            onGenerate={() => onGenerate(order)}
            onDownload={() => onOpen(order)}
          />
        )}
        {credit_notes.map((one) => (
          <Button
            key={one.id}
            tone="plain"
            busy={doing === `note ${one.id}`}
            onClick={() => onOpenNote(order, one)}
          >
            {doing !== `note ${one.id}` && <Icon name="icon-download" />}
            {messages.creditNote(one.number)}
          </Button>
        ))}
        <Button tone="plain" busy={doing === 'reorder'} onClick={() => onReorder(order)}>
          {doing !== 'reorder' && <Icon name="icon-shopping-cart" />}
          {messages.again}
        </Button>
        {can_cancel && (
          <Button tone="quiet" onClick={() => onCancel(order)}>
            {messages.cancel}
          </Button>
        )}
      </>
    );
  };
  const card = (order: PastOrder) => (
    <OrderCard
      key={order.order_id}
      id={order.order_id}
      orderNumber={order.order_id}
      placedAt={order.created_at}
      updatedAt={order.updated_at}
      status={order.status}
      totalPaise={toPaise(order.total_amount)}
      deliveryPaise={toPaise(order.delivery_charge)}
      paymentStatus={order.payment_status}
      invoiceNumber={order.invoice_number}
      actions={actions(order)}
      medicines={order.medicines_details.map(
        ({ id, name, image, offer_price, qty, rx_status, rx_reason }) => ({
          id,
          name,
          image,
          pricePaise: toPaise(offer_price),
          quantity: qty,
          rx: rx_status,
          rxReason: rx_reason,
        }),
      )}
    >
      {order.refunds.map(
        ({ id, amount, state: how, method, reference, expected_by, processed_at, ...refund }) => (
          <RefundCard
            key={id}
            amountPaise={toPaise(amount)}
            state={how}
            method={method}
            reference={reference}
            expectedBy={expected_by}
            processedAt={processed_at}
            reason={refundReason(refund)}
          />
        ),
      )}
      {order.timeline.length > 0 && (
        <details>
          <summary className={disclosure}>
            {messages.track}
            <Icon name="icon-chevron-down" />
          </summary>
          <div className="pt-2">
            <OrderTimeline entries={order.timeline} />
          </div>
        </details>
      )}
      {giving?.id === order.order_id && giving.form}
      {note?.id === order.order_id && <Note note={note} />}
    </OrderCard>
  );
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader
        title={messages.historyTitle}
        subtitle={messages.historySubtitle}
        actions={
          <OrderFilter
            value={state.status ?? 'all'}
            onValueChange={(chosen) => onStatus(chosen === 'all' ? undefined : chosen)}
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
          text={messages.lastPage(pagesOf(history.data.pagination))}
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
          text={state.status ? messages.noOrdersWith(messages.statuses[state.status]) : messages.noOrdersYet}
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
