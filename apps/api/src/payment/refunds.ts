import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { locked } from './ledger.ts';
import type { OrderMaker } from './order-maker.ts';
import type { OrderMoney } from './order-money.ts';
import { refundedBy, required, type Provider, type Returned } from './provider.ts';
import { attemptTable, paymentTable, quoteTable } from './schema.ts';

interface Needs {
  db: Database;
  jobs: Pick<Jobs, 'kick'>;
  orders: () => OrderMaker;
  money: Pick<OrderMoney, 'told' | 'wentBack'>;
  provider: Provider | undefined;
}
/** Of one of ours that is done there is no id. */
type Refunded = Omit<Returned, 'refundId'> & { refundId: string | null };

/** Payments that became no order, or not that one: their money goes back whole. What an order gives back is the order's (order-money.ts). */
export function createRefunds({ db, jobs, orders, money, provider }: Needs) {
  /** The provider gave this payment's money back; a part of it is not yet all of it. */
  async function refunded({ refundId, attemptId, amountPaise, ours }: Refunded): Promise<void> {
    await db.transaction(async (tx) => {
      if (refundId !== null) {
        const [of] = await tx
          .select({ paymentId: attemptTable.paymentId })
          .from(attemptTable)
          .where(eq(attemptTable.id, attemptId));
        // Held first: its order may be made at this moment, and the same refund be told of twice at once.
        const row = of && (await locked(tx, of.paymentId));
        if (await money.told(tx, refundId, ours)) return;
        // Without our asking, at its desk: what went back of an order cannot go back again. A second payment of the same order goes back without touching the order's own money.
        const made = row?.providerPaymentId === attemptId && (await orders().orderOf(tx, row.id));
        if (made) await money.wentBack(tx, { orderId: made, refundId, attemptId, amountPaise });
      }
      const [one] = await tx
        .update(attemptTable)
        .set({ state: 'refunded' })
        .where(and(eq(attemptTable.id, attemptId), lte(attemptTable.amountPaise, amountPaise)))
        .returning();
      const [all] = one
        ? await tx
            .update(paymentTable)
            .set({ state: 'refunded' })
            .where(
              and(
                eq(paymentTable.id, one.paymentId),
                eq(paymentTable.providerPaymentId, attemptId),
                inArray(paymentTable.state, ['captured', 'refund_pending']),
              ),
            )
            .returning({ quoteId: paymentTable.quoteId })
        : [];
      // Nothing can be paid into that order any more.
      if (all) await tx.update(quoteTable).set({ open: false }).where(eq(quoteTable.id, all.quoteId));
    });
    jobs.kick();
  }
  /** The job that gives one payment back; throws until the provider did. */
  async function refund(attemptId: string): Promise<void> {
    const [found] = await db
      .select({ one: attemptTable, orderId: paymentTable.providerOrderId })
      .from(attemptTable)
      .innerJoin(paymentTable, eq(paymentTable.id, attemptTable.paymentId))
      .where(eq(attemptTable.id, attemptId));
    if (found?.one.state !== 'refund_pending') return;
    const {
      one: { amountPaise, refundId },
      orderId,
    } = found;
    const done = await refundedBy(required(provider), {
      paymentId: attemptId,
      orderId,
      amountPaise,
      key: `refund-${attemptId}`,
      before: refundId,
    });
    if (done.status === 'processed') {
      await refunded({ refundId: null, attemptId, amountPaise });
      return;
    }
    await db.update(attemptTable).set({ refundId: done.id }).where(eq(attemptTable.id, attemptId));
    throw new Error(`the refund is ${done.status}`);
  }
  return { refunded, refund };
}
