import type { OrderDetail } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { OrderSuccess, OrderSuccessSkeleton } from '@doorstep/ui/order/order-success';
import { RxStatusLine } from '@doorstep/ui/order/rx-status-line';
import { PaymentConfirmed } from '@doorstep/ui/payment/payment-confirmed';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { orderMessages as english } from '../messages.en.ts';

const ORDERS = '/medicines/orders/history';

export function SuccessView({ order }: { order: Resource<{ data: OrderDetail }> }) {
  const messages = usePageMessages('order', english);
  if (order.state === 'loading') return <OrderSuccessSkeleton />;
  if (order.state === 'error') {
    return order.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} text={messages.notFoundText}>
        <LinkButton href="/">{messages.toHome}</LinkButton>
        <LinkButton href={ORDERS} tone="plain">
          {messages.toOrders}
        </LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.successFailed}
        text={messages.successFailedText}
        offline={order.problem === 'offline'}
        onRetry={order.retry}
      />
    );
  }
  const {
    service_type,
    order_id,
    total,
    created_at,
    prescription_needed,
    prescription_id,
    payment_id,
    payment_status,
    payment_method,
    items,
  } = order.data.data;
  const waiting = items.filter(({ rx_status }) => rx_status);
  return (
    <OrderSuccess
      serviceType={service_type}
      orderId={order_id}
      totalPaise={toPaise(total)}
      at={created_at}
      prescriptionNeeded={prescription_needed && prescription_id === null}
      homeHref="/"
      ordersHref={ORDERS}
      appointmentHref={
        service_type === 'appointment' || service_type === 'video-consultation'
          ? '/booking-success'
          : undefined
      }
      paymentConfirmed={
        payment_id &&
        payment_status === 'paid' && <PaymentConfirmed method={payment_method} paymentId={payment_id} />
      }
    >
      {waiting.length > 0 && (
        <section aria-labelledby="rx" className="flex flex-col gap-3">
          <h2 id="rx" className="text-lead">
            {messages.rxTitle}
          </h2>
          <ul className="flex flex-col gap-3">
            {waiting.map(({ id, name, rx_status, rx_reason }) => (
              <li key={id}>
                <RxStatusLine status={rx_status!} reason={rx_reason} medicine={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </OrderSuccess>
  );
}
