import type { OrderDetail, Refund } from '@doorstep/contract/order.schema';
import { toRupees } from '@doorstep/contract/money';
import { REFUND_DAYS } from '@doorstep/contract/order';
import { asc } from 'drizzle-orm';
import { indianDay, indianTime } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import type { Provider } from './provider.ts';
import { sentenceOf } from './reason.ts';
import { paymentTable, refundTable } from './schema.ts';

type Row = typeof refundTable.$inferSelect;
type Paid = Pick<OrderDetail, 'payment_status' | 'payment_method' | 'payment_id'>;

const DAY_MS = 86_400_000;
const NOTHING_PAID: Paid = { payment_status: 'due', payment_method: 'Pay at visit', payment_id: null };
const serializeRefund = ({
  id,
  amountPaise,
  state,
  reasonCode,
  reasonParams,
  reasonText,
  providerRefundId,
  createdAt,
  processedAt,
}: Row): Refund => ({
  id,
  amount: toRupees(amountPaise),
  state,
  method: 'Razorpay',
  reference: providerRefundId,
  reason: sentenceOf({ code: reasonCode, params: reasonParams, text: reasonText }),
  reason_code: reasonCode,
  reason_params: reasonParams,
  created_at: indianTime(createdAt),
  expected_by: indianDay(new Date(createdAt.getTime() + REFUND_DAYS * DAY_MS)),
  processed_at: processedAt && indianTime(processedAt),
});

const paymentsById = statement('payments_by_id', (queries) =>
  queries.select().from(paymentTable).where(isOneGiven(paymentTable.id)),
);

const refundsByOrder = statement('refunds_by_order', (queries) =>
  queries
    .select()
    .from(refundTable)
    .where(isOneGiven(refundTable.orderId))
    .orderBy(asc(refundTable.createdAt), asc(refundTable.id)),
);

/** How the money of orders is told: what was paid, and what is on its way back. */
export const createMoneySerializer = ({
  db,
  provider,
}: {
  db: Database;
  provider: Provider | undefined;
}) => ({
  /** Of several orders at once, by their payments' ids. */
  async paid(ids: ReadonlyArray<number | null>, queries: Queries = db): Promise<(id: number | null) => Paid> {
    const known = ids.filter((id) => id !== null);
    const rows = known.length === 0 ? [] : await paymentsById(queries, { ids: known });
    const all = new Map(
      rows.map(({ id, state, providerPaymentId }): [number, Paid] => [
        id,
        {
          payment_status:
            state === 'refunded' ? 'refunded' : state === 'refund_pending' ? 'refunding' : 'paid',
          payment_method: provider?.name ?? 'Razorpay',
          payment_id: providerPaymentId,
        },
      ]),
    );
    return (id) => (id === null ? undefined : all.get(id)) ?? NOTHING_PAID;
  },
  /** Of several orders at once; each one's in the order in which they were asked for. */
  async refunds(orderIds: readonly string[], queries: Queries = db): Promise<(orderId: string) => Refund[]> {
    const rows = orderIds.length === 0 ? [] : await refundsByOrder(queries, { ids: [...orderIds] });
    const all = Map.groupBy(rows, ({ orderId }) => orderId);
    return (orderId) => (all.get(orderId) ?? []).map(serializeRefund);
  },
});
