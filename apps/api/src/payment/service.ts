import { toRupees } from '@doorstep/contract/money';
import type { ServiceType } from '@doorstep/contract/order';
import type { PaymentStatus } from '@doorstep/contract/payment';
import type { verifyPaymentBody } from '@doorstep/contract/payment.schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { OrderRow, OrderService } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { Fault, notFound } from '../platform/http/fault.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { apply, OPEN, type Applied, type PaymentRow } from './books.ts';
import { openFulfilment } from './fulfilment.ts';
import type { Kinds } from './kinds.ts';
import type { OrderMoney } from './order-money.ts';
import { openProviderOrders } from './provider-order.ts';
import { required, type Fact, type Provider } from './provider.ts';
import { intentOf, openQuotes, quoteOf } from './quotes.ts';
import { openReconciler } from './reconciler.ts';
import { openRefunds } from './refunds.ts';
import { attempt, payment, quote, webhookEvent } from './schema.ts';

export type { Kind, Kinds, Priced } from './kinds.ts';
export type { OrderMoney } from './order-money.ts';

interface Needs {
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  orders: OrderService;
  money: OrderMoney;
  kinds: Kinds;
  provider: Provider | undefined;
  /** Whether this person has left. */ isGone: (tx: Queries, accountId: number) => Promise<boolean>;
}
interface Wanted {
  serviceType: ServiceType;
  intent: unknown;
  quoteId: string | undefined;
}

const failed = () => new Fault(402, 'payment_failed', 'Payment failed. Please try again.');
const unknownPayment = () =>
  new Fault(
    402,
    'payment_unknown',
    'We have not seen this payment. If money was taken, it becomes your order or comes back by itself.',
  );
const notYet = (paymentId: string) =>
  new Fault(402, 'payment_pending', 'We are still waiting for your bank. Please keep this page open.', {
    facts: { payment_id: paymentId },
  });
const another = () =>
  new Fault(409, 'other_cart', 'That payment belongs to another order. You have not been charged again.');
const isOpen = ({ state }: PaymentRow) => (OPEN as readonly string[]).includes(state);
/** Of a payment that became no order; null while its money stays. */
const refundOf = ({ state, amountPaise, refundReason }: PaymentRow): PaymentStatus['refund'] =>
  state === 'refund_pending' || state === 'refunded'
    ? {
        amount: toRupees(amountPaise),
        state: state === 'refunded' ? 'processed' : 'pending',
        reason: refundReason ?? 'This payment was given back.',
      }
    : null;

/** The one path by which money becomes an order (contract 'Payment: one path'). */
export function paymentService({ db, clock, log, jobs, orders, money, kinds, provider, isGone }: Needs) {
  const applied: Applied = (id, facts) => db.transaction((tx) => apply(tx, { jobs, clock }, id, facts));
  const quotes = openQuotes({ db, clock, kinds });
  const { settle } = openFulfilment({ db, log, jobs, orders, kinds, provider, applied, isGone });
  const { refunded } = openRefunds({ db, jobs, orders, money, provider });

  const ownByProviderOrder = async (accountId: number, orderId: string): Promise<PaymentRow | undefined> =>
    (
      await db
        .select()
        .from(payment)
        .where(and(eq(payment.providerOrderId, orderId), eq(payment.accountId, accountId)))
    )[0];

  /** What the window answered, checked by its signature over the order that we stored, and then against the provider's own books. */
  async function verify(accountId: number, body: z.output<typeof verifyPaymentBody>): Promise<string> {
    const found = await ownByProviderOrder(accountId, body.razorpay_order_id);
    if (!found) throw notFound('We could not find that payment.');
    const paymentId = body.razorpay_payment_id;
    if (!required(provider).signed(found.providerOrderId, paymentId, body.razorpay_signature))
      throw new Fault(400, 'verification_failed', 'Payment verification failed. Please contact support.');
    const of = await quoteOf(db, found.quoteId);
    const serviceId = of.serviceType === 'medicine' ? of.id : of.serviceId;
    if (
      (body.service_type && body.service_type !== of.serviceType) ||
      (body.service_id && body.service_id !== serviceId)
    )
      throw another();
    const told = await required(provider)
      .paymentsOf(found.providerOrderId)
      .catch((error: unknown): Fact[] => {
        log.warn({ err: error }, 'a payment could not be looked up; it is checked again');
        return [];
      });
    const fact = told.find(({ id }) => id === paymentId);
    if (fact?.status === 'failed') throw failed();
    // Not in its list, which comes a moment later, or away: its signature says that it was authorized. Whether the money came is seen as soon as it answers.
    await applied(
      found.id,
      fact ? told : [...told, { id: paymentId, status: 'authorized', amountPaise: found.amountPaise }],
    );
    jobs.kick();
    return paymentId;
  }

  /** The order of a payment that was made for exactly this; again and again the same one. */
  async function place(accountId: number, paymentId: string, wanted: Wanted): Promise<{ order: OrderRow }> {
    const [found] = await db
      .select({ row: payment, of: quote, tried: attempt.state })
      .from(attempt)
      .innerJoin(payment, eq(payment.id, attempt.paymentId))
      .innerJoin(quote, eq(quote.id, payment.quoteId))
      .where(and(eq(attempt.id, paymentId), eq(payment.accountId, accountId)));
    if (!found) throw unknownPayment();
    const { serviceType, serviceId, intent, id } = found.of;
    if (
      wanted.serviceType !== serviceType ||
      intentOf(serviceType, { serviceId, intent: wanted.intent }) !== intent ||
      (wanted.quoteId !== undefined && wanted.quoteId !== id)
    )
      throw another();
    const { row, order } = await settle(found.row);
    if (order) return { order };
    const refund = refundOf(row);
    if (refund)
      throw new Fault(409, 'refunded', `${refund.reason} Your money is on its way back.`, {
        facts: { payment_id: row.providerPaymentId, refund },
      });
    throw found.tried === 'failed' ? failed() : notYet(paymentId);
  }

  const askedAt = new Map<number, number>();
  /** At most every second and a half: a page that waits asks often. */
  async function lookUp(row: PaymentRow): Promise<PaymentRow> {
    const now = performance.now();
    if (!provider || (askedAt.get(row.id) ?? -Infinity) > now - 1_500) return row;
    for (const [id, at] of askedAt) if (at < now - 60_000) askedAt.delete(id);
    askedAt.set(row.id, now);
    try {
      return await applied(row.id, await provider.paymentsOf(row.providerOrderId));
    } catch (error) {
      log.warn({ err: error }, 'a payment could not be looked up');
      return row;
    }
  }
  /** Where one's own payment stands; what is still open is looked up at the provider. Undefined for one that is not theirs. */
  async function status(accountId: number, providerOrderId: string): Promise<PaymentStatus | undefined> {
    const found = await ownByProviderOrder(accountId, providerOrderId);
    if (!found) return undefined;
    const { serviceType } = await quoteOf(db, found.quoteId);
    const { row, order } = await settle(isOpen(found) ? await lookUp(found) : found);
    // What became an order is the order's to tell.
    const refund = order ? null : refundOf(row);
    return {
      id: row.providerOrderId,
      service_type: serviceType,
      amount: toRupees(row.amountPaise),
      payment_id: row.providerPaymentId,
      order_id: order?.id ?? null,
      state:
        row.state === 'refunded'
          ? 'refunded'
          : refund
            ? 'refunding'
            : isOpen(row) && row.state !== 'authorized'
              ? 'open'
              : 'paid',
      refund,
    };
  }
  /** What the provider told by itself, once for each event (safety T11). Orders that are not ours are none of our business. */
  async function told(event: { id: string; orderId: string; facts: readonly Fact[] }): Promise<void> {
    await db.transaction(async (tx) => {
      const [fresh] = await tx
        .insert(webhookEvent)
        .values({ id: event.id, receivedAt: clock.now() })
        .onConflictDoNothing()
        .returning();
      if (!fresh) return;
      const [row] = await tx
        .select({ id: payment.id })
        .from(payment)
        .where(eq(payment.providerOrderId, event.orderId));
      if (row) await apply(tx, { jobs, clock }, row.id, event.facts);
    });
    jobs.kick();
  }
  /** Money of theirs that may still become an order. */
  const isMoving = async (tx: Queries, accountId: number): Promise<boolean> =>
    (
      await tx
        .select({ id: payment.id })
        .from(payment)
        .innerJoin(quote, eq(quote.id, payment.quoteId))
        .where(
          and(
            eq(payment.accountId, accountId),
            inArray(payment.state, ['authorized', 'captured']),
            eq(quote.open, true),
          ),
        )
        .limit(1)
    ).length > 0;
  return {
    quote: quotes.save,
    create: openProviderOrders({ db, clock, orders, quotes, provider }),
    verify,
    place,
    status,
    told,
    refunded,
    reconcile: openReconciler({ db, clock, log, jobs, money, provider, applied }),
    sent: (body: Buffer, signature: string) => required(provider).sent(body, signature),
    isOpen: isMoving,
    forgetAll: quotes.forgetAll,
  };
}
export type PaymentService = ReturnType<typeof paymentService>;
