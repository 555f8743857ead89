import { setTimeout as pause } from 'node:timers/promises';
import { toRupees } from '@doorstep/contract/money';
import type { ServiceType } from '@doorstep/contract/order';
import type { verifyPaymentBody, PaymentStatus } from '@doorstep/contract/payment.schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.ts';
import { actingClosed, type Caller } from '../platform/http/access.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { PaymentLimits } from '../platform/settings.ts';
import { apply, captured, OPEN, tellsMore, type Applied, type PaymentRow } from './ledger.ts';
import { createFulfilment } from './fulfilment.ts';
import type { OrderMaker } from './order-maker.ts';
import { createOrderMoney } from './order-money.ts';
import { createProviderOrders } from './provider-order.ts';
import { required, type Fact, type Provider } from './provider.ts';
import { intentOf, createQuotes, quoteOf } from './quotes.ts';
import { sentenceOf } from './reason.ts';
import { createReconciler } from './reconciler.ts';
import { createRefunds } from './refunds.ts';
import { attemptTable, paymentTable, quoteTable, webhookEventTable } from './schema.ts';

export type { OrderMaker, PriceAsked, Priced } from './order-maker.ts';
export type { OrderMoney } from './order-money.ts';
export type { Reason } from './reason.ts';

interface Needs {
  db: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  provider: Provider | undefined;
  limits: PaymentLimits;
}
interface Wanted {
  serviceType: ServiceType;
  /** Undefined: whatever its payment was opened for. */
  intent: unknown;
  quoteId: string | undefined;
  /** Whether it asks for what was frozen, in what its intent does not say; undefined where that says all. */
  isSame?: (frozen: unknown) => boolean;
}

/** As many as are paid while their webhooks are on the way. */
const SEEN = 10_000;
const NOTED_TOGETHER_MS = 50;
const failed = () => new HttpError(402, 'payment_failed');
const unknownPayment = () => new HttpError(402, 'payment_unknown');
const notYet = (paymentId: string) =>
  new HttpError(402, 'payment_pending', {
    facts: { payment_id: paymentId },
  });
const another = () => new HttpError(409, 'other_cart');
const isOpen = ({ state }: PaymentRow) => (OPEN as readonly string[]).includes(state);
/** Of a payment that became no order; null while its money stays. */
const refundOf = ({
  state,
  amountPaise,
  refundReasonCode,
  refundReasonParams,
  refundReasonText,
}: PaymentRow): PaymentStatus['refund'] => {
  if (state !== 'refund_pending' && state !== 'refunded') return null;
  const reason = { code: refundReasonCode ?? 'given_back', params: refundReasonParams ?? {} };
  return {
    amount: toRupees(amountPaise),
    state: state === 'refunded' ? 'processed' : 'pending',
    reason: sentenceOf({ ...reason, text: refundReasonText }),
    reason_code: reason.code,
    reason_params: reason.params,
  };
};

/** The one path by which money becomes an order (docs/decisions/one-payment-path.md). */
export function createPaymentService({ db, clock, log, jobs, provider, limits }: Needs) {
  let maker: OrderMaker | undefined;
  const orders = () => {
    if (!maker) throw new Error('nobody makes orders of payments');
    return maker;
  };
  const money = createOrderMoney({ db, clock, jobs, provider });
  const applied: Applied = (id, facts) => db.transaction((tx) => apply(tx, { jobs, clock }, id, facts));
  const quotes = createQuotes({ db, clock, orders });
  const {
    settle,
    place: placeOnce,
    fulfil,
    capture,
  } = createFulfilment({
    db,
    log,
    jobs,
    orders,
    provider,
    applied,
  });
  const { refunded, refund } = createRefunds({ db, jobs, orders, money, provider });
  /** Payments that this process has seen captured: whoever tells it again tells nothing, since states never go back. */
  const seen = new LRUCache<string, true>({ max: SEEN });
  const isSeen = (fact: Fact) => seen.has(fact.id) && !tellsMore('captured', fact);

  /** Writes the event down; false for one that came before (safety T11). */
  const isNewEvent = async (queries: Queries, event: string): Promise<boolean> =>
    (
      await queries
        .insert(webhookEventTable)
        .values({ id: event, receivedAt: clock.now() })
        .onConflictDoNothing()
        .returning({ id: webhookEventTable.id })
    ).length > 0;
  let noted: string[] = [],
    noting: Promise<void> | undefined;
  /** An event that tells what is known is only written down: with all that come within a moment. */
  function note(event: string): Promise<void> {
    noted.push(event);
    noting ??= pause(NOTED_TOGETHER_MS).then(async () => {
      const all = noted,
        receivedAt = clock.now();
      noted = [];
      noting = undefined;
      await db
        .insert(webhookEventTable)
        .values(all.map((id) => ({ id, receivedAt })))
        .onConflictDoNothing();
    });
    return noting;
  }
  /** Takes in what is told of one payment, if it is what nearly always comes: it was captured. False for what `apply` has to look at. */
  async function takeIn(orderId: string, facts: readonly Fact[], event?: string): Promise<boolean> {
    if (facts.every(isSeen)) {
      if (event) await note(event);
      return true;
    }
    const [fact] = facts;
    if (facts.length !== 1 || fact?.status !== 'captured') return false;
    const { id, known } = await captured(db, orderId, fact, {
      now: clock.now(),
      ...(event && { event }),
    });
    if (id === null && (known === null || tellsMore(known, fact))) return false;
    seen.set(fact.id, true);
    // Who paid asks for the order now; its job makes it of what nobody asks for.
    if (id !== null) jobs.hold('fulfil', String(id));
    return true;
  }

  const toVerify = statement('payment_to_verify', (queries) =>
    queries
      .select({ row: paymentTable, of: quoteTable, tried: attemptTable.state })
      .from(paymentTable)
      .innerJoin(quoteTable, eq(quoteTable.id, paymentTable.quoteId))
      .leftJoin(
        attemptTable,
        and(eq(attemptTable.paymentId, paymentTable.id), eq(attemptTable.id, sql.placeholder('paymentId'))),
      )
      .where(
        and(
          eq(paymentTable.providerOrderId, sql.placeholder('orderId')),
          eq(paymentTable.accountId, sql.placeholder('accountId')),
        ),
      ),
  );
  const ownByProviderOrder = async (accountId: number, orderId: string): Promise<PaymentRow | undefined> =>
    (
      await db
        .select()
        .from(paymentTable)
        .where(and(eq(paymentTable.providerOrderId, orderId), eq(paymentTable.accountId, accountId)))
    )[0];

  /** What the window answered, checked by its signature over the order that we stored, and then against the provider's own books. */
  async function verify(
    { accountId, by }: Pick<Caller, 'accountId' | 'by'>,
    body: z.output<typeof verifyPaymentBody>,
  ): Promise<string> {
    const paymentId = body.razorpay_payment_id;
    const [found] = await toVerify(db, { accountId, orderId: body.razorpay_order_id, paymentId });
    if (!found) throw notFound('payment_not_found');
    const { row, of, tried } = found;
    if (by && !orders().isOpenToHelpers(of.serviceType)) throw actingClosed();
    if (!required(provider).signed(row.providerOrderId, paymentId, body.razorpay_signature))
      throw new HttpError(400, 'verification_failed');
    if (
      (body.service_type && body.service_type !== of.serviceType) ||
      (body.service_id && body.service_id !== (of.serviceId ?? of.id))
    )
      throw another();
    const fact: Fact = { id: paymentId, status: 'captured', amountPaise: row.amountPaise };
    // Its webhook has come before: the provider has said it by itself.
    if (isSeen(fact) || (tried !== null && !tellsMore(tried, fact))) return paymentId;
    const told = await required(provider)
      .paymentsOf(row.providerOrderId)
      .catch((error: unknown): Fact[] => {
        log.warn({ err: error }, 'a payment could not be looked up; it is checked again');
        return [];
      });
    const own = told.find(({ id }) => id === paymentId);
    if (own?.status === 'failed') throw failed();
    // Not in its list, which comes a moment later, or away: its signature says that it was authorized. Whether the money came is seen as soon as it answers.
    const facts: Fact[] = own ? told : [...told, { ...fact, status: 'authorized' }];
    if (await takeIn(row.providerOrderId, facts)) return paymentId;
    await applied(row.id, facts);
    jobs.kick();
    return paymentId;
  }

  /** The order of a payment that was made for exactly this; again and again the same one. `made`: as it was made just now. */
  async function place(
    accountId: number,
    paymentId: string,
    wanted: Wanted,
  ): Promise<{ orderId: string; made?: unknown }> {
    const { row, orderId, made, tried } = await placeOnce(accountId, paymentId, (found) => {
      if (!found) throw unknownPayment();
      const { serviceType, serviceId, intent, id, frozen } = found.of;
      if (
        wanted.serviceType !== serviceType ||
        (wanted.intent !== undefined &&
          intentOf(serviceType, { serviceId, intent: wanted.intent }) !== intent) ||
        (wanted.quoteId !== undefined && wanted.quoteId !== id)
      )
        throw another();
      if (wanted.isSame?.(frozen) === false) throw new HttpError(409, 'other_details');
    });
    if (orderId !== undefined) return { orderId, made };
    const refund = refundOf(row);
    if (refund)
      throw new HttpError(409, 'refunded', {
        params: { reason: refund.reason },
        facts: { payment_id: row.providerPaymentId, refund },
      });
    throw tried === 'failed' ? failed() : notYet(paymentId);
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
    const { row, orderId } = await settle(isOpen(found) ? await lookUp(found) : found);
    // What became an order is the order's to tell.
    const refund = orderId === undefined ? refundOf(row) : null;
    return {
      id: row.providerOrderId,
      service_type: serviceType,
      amount: toRupees(row.amountPaise),
      payment_id: row.providerPaymentId,
      order_id: orderId ?? null,
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
  /** What the provider told by itself, once for each event. Orders that are not ours are none of our business. */
  async function told(event: { id: string; orderId: string; facts: readonly Fact[] }): Promise<void> {
    if (await takeIn(event.orderId, event.facts, event.id)) return;
    await db.transaction(async (tx) => {
      if (!(await isNewEvent(tx, event.id))) return;
      const [row] = await tx
        .select({ id: paymentTable.id })
        .from(paymentTable)
        .where(eq(paymentTable.providerOrderId, event.orderId));
      if (row) await apply(tx, { jobs, clock }, row.id, event.facts);
    });
    jobs.kick();
  }
  /** Money of theirs that may still become an order. */
  const isMoving = async (tx: Queries, accountId: number): Promise<boolean> =>
    (
      await tx
        .select({ id: paymentTable.id })
        .from(paymentTable)
        .innerJoin(quoteTable, eq(quoteTable.id, paymentTable.quoteId))
        .where(
          and(
            eq(paymentTable.accountId, accountId),
            inArray(paymentTable.state, ['authorized', 'captured']),
            eq(quoteTable.open, true),
          ),
        )
        .limit(1)
    ).length > 0;
  return {
    /** Who makes orders of captured payments says so once, before the first call. */
    onCaptured(given: OrderMaker): void {
      maker = given;
    },
    money,
    quote: quotes.save,
    ...createProviderOrders({ db, clock, orders, quotes, provider, limits }),
    verify,
    place,
    status,
    told,
    refunded,
    reconcile: createReconciler({ db, clock, log, jobs, money, provider, applied, refunded }),
    sent: (body: Buffer, signature: string) => required(provider).sent(body, signature),
    isOpen: isMoving,
    forgetAll: quotes.forgetAll,
    jobs: {
      fulfil: async (id: string): Promise<void> => {
        await fulfil(Number(id));
      },
      capture,
      refund,
      repay: money.repay,
    },
  };
}
export type PaymentService = ReturnType<typeof createPaymentService>;
