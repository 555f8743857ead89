import { fullName, namesIn } from '@doorstep/contract/names';
import { useLang } from '@doorstep/ui/messages/provider';
import type { MyOrder } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { waitsFor } from '@doorstep/contract/order';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Pagination, type PaginationProps } from '@doorstep/ui/base/pagination';
import { OrderCard, OrderCardSkeleton } from '@doorstep/ui/order/order-card';
import { Suspense, useId, type ReactNode } from 'react';
import type { Resource } from '../../../app/resource.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { orderHref } from '../../../order/public.ts';
import { accountMessages } from '../../messages.en.ts';

export interface OrdersTabViewProps extends Pick<PaginationProps, 'page' | 'pages' | 'hrefFor'> {
  orders: Resource<readonly MyOrder[]>;
  /** What was booked for a time: before the orders, which can wait. */
  bookings: ReactNode;
  /** Nobody knows yet how many bookings there are: the orders come below them, and would jump. */
  waiting?: boolean;
}

export function OrdersTabView({ bookings, waiting = false, ...orders }: OrdersTabViewProps) {
  const messages = usePageMessages('account', accountMessages);
  const id = useId();
  return (
    <div className="flex flex-col gap-8">
      <Suspense fallback={<OrderCardSkeleton />}>{bookings}</Suspense>
      {!waiting && (
        <section aria-labelledby={id} className="flex flex-col gap-4">
          <h2 id={id} className="text-title">
            {messages.medicineOrders}
          </h2>
          <MedicineOrders {...orders} />
        </section>
      )}
    </div>
  );
}

function MedicineOrders({ orders, page, pages, hrefFor }: Omit<OrdersTabViewProps, 'bookings'>) {
  const messages = usePageMessages('account', accountMessages);
  const lang = useLang();
  if (orders.state === 'loading')
    return (
      <div aria-busy className="flex flex-col gap-4">
        <OrderCardSkeleton />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </div>
    );
  if (orders.state === 'error')
    return (
      <ErrorState
        title={messages.ordersFailed}
        description={messages.nothingLost}
        offline={orders.problem === 'offline'}
        onRetry={orders.retry}
      />
    );
  if (orders.data.length === 0 && page === 1)
    return (
      <EmptyState title={messages.noOrders} description={messages.noOrdersText}>
        <LinkButton href="/medicines">{messages.toMedicines}</LinkButton>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {orders.data.map(({ id, status, total, items, created_at }) => (
        <OrderCard
          key={id}
          orderNumber={id}
          href={orderHref(id)}
          placedAt={created_at}
          status={status}
          waitsFor={waitsFor(
            status,
            items.map(({ rx_status }) => rx_status),
          )}
          totalPaise={toPaise(total)}
          medicines={items.map((item) => ({
            id: item.id,
            name: fullName(namesIn(lang, item)),
            image: item.image,
            pricePaise: toPaise(item.offer_price),
            quantity: item.qty,
            rx: item.rx_status,
            rxReason: item.rx_reason,
          }))}
        />
      ))}
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
      <LinkButton href="/medicines/orders/history" tone="plain" className="self-start">
        {messages.allOrders}
      </LinkButton>
    </div>
  );
}
