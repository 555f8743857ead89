import { useLang } from '@doorstep/ui/messages/provider';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { waitsFor } from '@doorstep/contract/order';
import { store } from '@doorstep/contract/store';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { indian } from '@doorstep/ui/messages/indian';
import { OrderAddress } from '@doorstep/ui/order/order-address';
import { OrderNext } from '@doorstep/ui/order/order-next';
import { OrderState } from '@doorstep/ui/order/order-state';
import { OrderSummary, OrderSummarySkeleton } from '@doorstep/ui/order/order-summary';
import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';
import { OrderTimeline } from '@doorstep/ui/order/order-timeline';
import { PaymentConfirmed } from '@doorstep/ui/payment/payment-confirmed';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { itemsOf, orderedLinesOf } from '../data.tsx';
import { actedOf } from '../history/actions.ts';
import type { Acting } from '../history/asked.tsx';
import { OrderButtons } from '../history/buttons.tsx';
import { OrderNote } from '../history/note.tsx';
import { Refunds } from '../history/refunds.tsx';
import { orderMessages as english } from '../messages.en.ts';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

const ORDERS = '/medicines/orders/history';

export interface OrderViewProps extends Acting {
  order: Resource<{ data: OrderDetail }>;
  /** As the page's address has it. */
  id: string;
}

export function OrderView({ order, id, ...acting }: OrderViewProps) {
  const messages = usePageMessages('order', english);
  if (order.state === 'error') {
    return order.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href={ORDERS}>{messages.toOrders}</LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.orderFailed}
        description={messages.orderSafe}
        offline={order.problem === 'offline'}
        onRetry={order.retry}
      />
    );
  }
  const shown = order.state === 'ready' ? order.data.data : undefined;
  // One header in both states: it has the focus of a new page.
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader
        title={messages.orderTitle(id)}
        description={
          shown && (
            <time dateTime={shown.created_at}>
              {messages.placedOn(messages.moment(...indian(shown.created_at)))}
            </time>
          )
        }
        actions={shown && <OrderState status={shown.status} waitsFor={waitOf(shown)} />}
      />
      {shown ? <Whole order={shown} {...acting} /> : <OrderSummarySkeleton />}
    </div>
  );
}
const waitOf = ({ status, items }: OrderDetail) =>
  waitsFor(
    status,
    items.map(({ rx_status }) => rx_status),
  );

function Whole({ order, busy, note, giving, on }: { order: OrderDetail } & Acting) {
  const messages = usePageMessages('order', english);
  const lang = useLang();
  const { order_id, status, items, address, address_hi, contact_mobile, payment_id } = order;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <OrderNext status={status} waitsFor={waitOf(order)} returnDays={store.returnDays}>
          <DeliveryPromise promisedAt={order.promised_at} waits={order.promise_waits} />
          {note?.id === order_id && <OrderNote note={note} />}
          <div className="flex flex-wrap gap-3 max-xs:*:grow">
            <OrderButtons
              order={actedOf(order)}
              busy={busy?.id === order_id ? busy.what : undefined}
              giving={giving?.id === order_id}
              on={on}
            />
          </div>
          {order.invoice_number && (
            <p className="text-meta text-content-muted">{messages.invoiceNumber(order.invoice_number)}</p>
          )}
        </OrderNext>
        <Refunds refunds={order.refunds} />
        <Card className="flex flex-col gap-3">
          <h2 className="text-lead">{messages.track}</h2>
          <OrderTimeline entries={order.timeline} />
        </Card>
      </div>
      <div className="flex flex-col gap-4">
        {giving?.id === order_id && wrapText(giving.form)}
        <OrderSummary
          lines={orderedLinesOf(items, lang)}
          items={itemsOf(items)}
          subtotalPaise={toPaise(order.subtotal)}
          feePaise={toPaise(order.delivery_charge)}
          totalPaise={toPaise(order.total)}
          ordered
        />
        {address && (
          <Card>
            <OrderAddress lines={[(lang === 'hi-IN' && address_hi) || address]} mobile={contact_mobile} />
          </Card>
        )}
        {payment_id && order.payment_status === 'paid' && (
          <PaymentConfirmed method={order.payment_method} paymentId={payment_id} />
        )}
      </div>
    </div>
  );
}
