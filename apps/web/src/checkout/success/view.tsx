import type { OrderDetail } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';
import { OrderSuccess, OrderSuccessSkeleton } from '@doorstep/ui/order/order-success';
import { PaymentConfirmed } from '@doorstep/ui/payment/payment-confirmed';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { checkoutMessages } from '../messages.en.ts';
import type { Product } from '../product.ts';

const ORDERS = '/medicines/orders/history';

export interface SuccessViewProps {
  order: Resource<{ data: OrderDetail }>;
  /** Of the order, once it is here. */
  product: Pick<Product, 'Success' | 'bookingHref'> | undefined;
}
export function SuccessView({ order, product }: SuccessViewProps) {
  const messages = usePageMessages('checkout', checkoutMessages);
  if (order.state === 'loading') return <OrderSuccessSkeleton />;
  if (order.state === 'error') {
    return order.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href="/">{messages.toHome}</LinkButton>
        <LinkButton href={ORDERS} tone="plain">
          {messages.toOrders}
        </LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.successFailed}
        description={messages.successFailedText}
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
    prescription_by,
    payment_id,
    payment_status,
    payment_method,
    promised_at,
    promise_waits,
  } = order.data.data;
  return (
    <OrderSuccess
      serviceType={service_type}
      orderId={order_id}
      totalPaise={toPaise(total)}
      at={created_at}
      prescriptionBy={prescription_by ?? undefined}
      prescriptionHref={`${ORDERS}?give=${order_id}`}
      homeHref="/"
      orderHref={`/orders/${order_id}`}
      ordersHref={ORDERS}
      appointmentHref={product?.bookingHref?.(order_id)}
      paymentConfirmed={
        payment_id &&
        payment_status === 'paid' && <PaymentConfirmed method={payment_method} paymentId={payment_id} />
      }
    >
      <DeliveryPromise promisedAt={promised_at} waits={promise_waits} />
      {product?.Success && <product.Success order={order.data.data} />}
    </OrderSuccess>
  );
}
