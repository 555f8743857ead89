import { toPaise } from '@doorstep/contract/money';
import type { OrderDetail } from '@doorstep/contract/order';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { OrderSuccess, OrderSuccessSkeleton } from '@doorstep/ui/order/order-success';
import { PaymentConfirmed } from '@doorstep/ui/payment/payment-confirmed';
import type { Resource } from '../../app/resource.ts';
import { usePageWords } from '../../words/words.ts';
import { order as english } from '../words.ts';

const ORDERS = '/medicines/orders/history';

export function SuccessView({ order }: { order: Resource<{ data: OrderDetail }> }) {
  const words = usePageWords('order', english);
  if (order.state === 'loading') return <OrderSuccessSkeleton />;
  if (order.state === 'error') {
    return order.problem === 'not-found'
      ? <EmptyState headingLevel={1} title={words.notFound} text={words.notFoundText}><LinkButton href="/">{words.toHome}</LinkButton><LinkButton href={ORDERS} tone="plain">{words.toOrders}</LinkButton></EmptyState>
      : <ErrorState headingLevel={1} title={words.successFailed} text={words.successFailedText} offline={order.problem === 'offline'} onRetry={order.retry} />;
  }
  const { service_type, order_id, total, created_at, prescription_needed, prescription_id, payment_id, payment_status, payment_method } = order.data.data;
  return (
    <OrderSuccess
      serviceType={service_type} orderId={order_id} totalPaise={toPaise(total)} at={created_at} prescriptionNeeded={prescription_needed && prescription_id === null} homeHref="/" ordersHref={ORDERS}
      appointmentHref={service_type === 'appointment' || service_type === 'video-consultation' ? '/booking-success' : undefined}
      paymentConfirmed={payment_id && payment_status === 'paid' && <PaymentConfirmed method={payment_method} paymentId={payment_id} />}
    />
  );
}
