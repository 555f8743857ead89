import { and, eq, lte } from 'drizzle-orm';
import type { OrderService } from '../order/service.ts';
import type { Database } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { locked } from './books.ts';
import type { OrderMoney } from './order-money.ts';
import { refundedBy, required, type Provider } from './provider.ts';
import { attempt, payment } from './schema.ts';

interface Needs {
  db: Database;
  jobs: Jobs;
  orders: Pick<OrderService, 'ofPayment'>;
  money: Pick<OrderMoney, 'told' | 'wentBack'>;
  provider: Provider | undefined;
}
interface Refunded {
  /** The provider's; null for one of ours that is done. */ refundId: string | null;
  attemptId: string;
  amountPaise: number;
  /** The name that we gave it. */ ours?: string | undefined;
}

/** Payments that became no order, or not that one: their money goes back whole. What an order gives back is the order's (order-money.ts). */
export function openRefunds({ db, jobs, orders, money, provider }: Needs) {
  /** The provider gave this payment's money back; a part of it is not yet all of it. */
  async function refunded({ refundId, attemptId, amountPaise, ours }: Refunded): Promise<void> {
    await db.transaction(async (tx) => {
      if (refundId !== null) {
        if (await money.told(tx, refundId, ours)) return;
        // Without our asking, at its desk: what went back of an order cannot go back again.
        const [of] = await tx
          .select({ paymentId: attempt.paymentId })
          .from(attempt)
          .where(eq(attempt.id, attemptId));
        const made = of && (await orders.ofPayment(tx, of.paymentId));
        if (made && (await locked(tx, of.paymentId)))
          await money.wentBack(tx, { orderId: made.id, refundId, attemptId, amountPaise });
      }
      const [one] = await tx
        .update(attempt)
        .set({ state: 'refunded' })
        .where(and(eq(attempt.id, attemptId), lte(attempt.amountPaise, amountPaise)))
        .returning();
      if (one)
        await tx
          .update(payment)
          .set({ state: 'refunded' })
          .where(
            and(
              eq(payment.id, one.paymentId),
              eq(payment.providerPaymentId, attemptId),
              eq(payment.state, 'refund_pending'),
            ),
          );
    });
  }
  jobs.on('refund', async (attemptId) => {
    const [found] = await db
      .select({ one: attempt, orderId: payment.providerOrderId })
      .from(attempt)
      .innerJoin(payment, eq(payment.id, attempt.paymentId))
      .where(eq(attempt.id, attemptId));
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
    await db.update(attempt).set({ refundId: done.id }).where(eq(attempt.id, attemptId));
    throw new Error(`the refund is ${done.status}`);
  });
  return { refunded };
}
