import { hash, randomBytes } from 'node:crypto';
import { toPaise, toRupees } from '@doorstep/contract/money';
import { QUOTE_MINUTES, type OrderStatus, type ServiceType } from '@doorstep/contract/order';
import type { PaymentOrder, PaymentStatus } from '@doorstep/contract/payment';
import type { createPaymentBody, verifyPaymentBody } from '@doorstep/contract/payment.schema';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Line, OrderRow, OrderService } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { Fault, notFound } from '../platform/http/fault.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { apply, giveBack, locked, type PaymentRow } from './books.ts';
import type { OrderMoney } from './order-money.ts';
import { ProviderError, type Fact, type Provider } from './provider.ts';
import { attempt, payment, quote, webhookEvent } from './schema.ts';

export type { OrderMoney } from './order-money.ts';

/** What is sold, as it is frozen before any money moves. */
export interface Frozen { lines: readonly Line[]; address: string | null; addressId: number | null; distanceKm: number | null; contactMobile: string | null; prescriptionId: string | null; details: unknown; /** The state that it goes to, for the tax. */ placeOfSupply?: string | null }
export interface Priced { serviceId: string | null; frozen: Frozen; subtotalPaise: number; feePaise: number; /** What is wanted, whatever it costs. */ intent: unknown }
/** One of the five things that are sold: all go the same way, and differ in these points alone. */
export interface Kind {
  /** Of a fresh order or booking. */
  status: OrderStatus;
  /** Prices what a booking's body asks for; medicines are quoted by their own call. */
  price?: (asked: { accountId: number; serviceId: string; details: Readonly<Record<string, unknown>>; holdId: string | null }) => Promise<Priced>;
  /** In the transaction that makes the order: takes what was frozen, or says why it cannot be had any more; then the money goes back. */
  take: (tx: Queries, frozen: Frozen, accountId: number) => Promise<string | undefined>;
  /** In the same transaction, with the order that it became. */
  made?: (tx: Queries, order: OrderRow, frozen: Frozen) => Promise<void>;
}
export type Kinds = Partial<Record<ServiceType, Kind>>;
export type QuoteRow = Omit<typeof quote.$inferSelect, 'frozen'> & { frozen: Frozen };
interface Needs { db: Database; clock: Clock; log: Log; jobs: Jobs; orders: OrderService; money: OrderMoney; kinds: Kinds; provider: Provider | undefined; /** Whether this person has left. */ isGone: (tx: Queries, accountId: number) => Promise<boolean> }
type AttemptRow = typeof attempt.$inferSelect;
interface Wanted { serviceType: ServiceType; intent: unknown; quoteId: string | undefined }

const digest = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url');
const OPEN = ['created', 'attempted', 'failed', 'authorized'] as const;
/** A failed payment can still be authorized for three days (contract 'Provider facts'). */
const LATEST_MS = 4 * 86_400_000;
const FRESH_MS = 30 * 60_000, OFTEN_MS = 60_000, SELDOM_MS = 10 * 60_000;
const CHECKED_AT_ONCE = 200;

const noProvider = () => new Fault(503, 'no_provider', 'Failed to initiate payment. Please try again.', { headers: { 'retry-after': '60' } });
const unverified = () => new Fault(403, 'mobile_unverified', 'Please verify your mobile number before you pay.');
const failed = () => new Fault(402, 'payment_failed', 'Payment failed. Please try again.');
const unknownPayment = () => new Fault(402, 'payment_unknown', 'We have not seen this payment. If money was taken, it becomes your order or comes back by itself.');
const notYet = (paymentId: string) => new Fault(402, 'payment_pending', 'We are still waiting for your bank. Please keep this page open.', { facts: { payment_id: paymentId } });
const whyBack = ({ refundReason }: PaymentRow): string => refundReason ?? 'This payment was given back.';
const another = () => new Fault(409, 'other_cart', 'That payment belongs to another order. You have not been charged again.');

/** The one path by which money becomes an order (contract 'Payment: one path'). */
export function paymentService({ db, clock, log, jobs, orders, money, kinds, provider, isGone }: Needs) {
  const tools = { jobs, clock };
  const theProvider = (): Provider => { if (!provider) throw noProvider(); return provider; };

  /** The same wish at the same price is the same quote while it is open. */
  async function saveQuote(accountId: number, serviceType: ServiceType, { serviceId, frozen, subtotalPaise, feePaise, intent }: Priced): Promise<QuoteRow> {
    const now = clock.now(), expiresAt = new Date(now.getTime() + QUOTE_MINUTES * 60_000);
    const [row] = await db.insert(quote).values({
      id: `Q-${randomBytes(16).toString('base64url')}`, accountId, serviceType, serviceId, intent: digest([serviceType, serviceId, intent]), fingerprint: digest([serviceType, serviceId, frozen, subtotalPaise, feePaise]),
      frozen, subtotalPaise, feePaise, totalPaise: subtotalPaise + feePaise, createdAt: now, expiresAt,
    }).onConflictDoUpdate({ target: [quote.accountId, quote.fingerprint], targetWhere: sql`${quote.open}`, set: { expiresAt } }).returning();
    return row as QuoteRow;
  }

  async function quoteToPay(caller: Caller, { service_type, service_id, details, hold_id }: z.output<typeof createPaymentBody>): Promise<QuoteRow> {
    if (service_type === 'medicine') {
      const [row] = await db.select().from(quote).where(and(eq(quote.id, service_id), eq(quote.accountId, caller.accountId), eq(quote.serviceType, 'medicine')));
      if (!row) throw notFound('We could not find that order summary. Please check your order again.');
      if (row.open && row.expiresAt <= clock.now()) throw new Fault(409, 'quote_expired', `Prices stand for ${QUOTE_MINUTES} minutes. Please check your order again. You have not been charged.`);
      return row as QuoteRow;
    }
    const price = kinds[service_type]?.price;
    if (!price) throw notFound('That cannot be booked here yet.');
    return saveQuote(caller.accountId, service_type, await price({ accountId: caller.accountId, serviceId: service_id, details: details ?? {}, holdId: hold_id ?? null }));
  }
  const answerFor = (row: Pick<PaymentRow, 'amountPaise' | 'providerOrderId'>): PaymentOrder =>
    ({ success: true, key: theProvider().key, amount: row.amountPaise, currency: 'INR', order_id: row.providerOrderId, script_url: theProvider().scriptUrl });
  const alreadyPaid = async (row: PaymentRow) =>
    new Fault(409, 'already_paid', 'This was paid already. You have not been charged again.', { facts: { payment_id: row.providerPaymentId, payment_order: row.providerOrderId, order_id: (await orders.ofPayment(db, row.id))?.id ?? null } });

  /** One order at the provider for one quote, however often and from however many tabs it is asked for (safety F7). */
  async function create(caller: Caller, body: z.output<typeof createPaymentBody>): Promise<PaymentOrder> {
    if (!caller.mobileVerified) throw unverified();
    const found = await quoteToPay(caller, body);
    if (toPaise(body.amount) !== found.totalPaise) {
      const total = toRupees(found.totalPaise);
      throw new Fault(409, 'amount_changed', `The total is ₹${total.toFixed(2)}. Please check it before you pay. You have not been charged.`, { facts: { total } });
    }
    const [before] = await db.select().from(payment).where(eq(payment.quoteId, found.id));
    if (before?.providerPaymentId || !found.open) throw await alreadyPaid(before!);
    if (before) {
      // Taken up again: looked after like a fresh one, and what the same wish became before this moment does not stand against it.
      const now = clock.now();
      await db.update(payment).set({ createdAt: now, nextCheckAt: new Date(now.getTime() + OFTEN_MS) }).where(and(eq(payment.id, before.id), inArray(payment.state, [...OPEN])));
      return answerFor(before);
    }
    const { id } = await theProvider().createOrder({ amountPaise: found.totalPaise, receipt: found.id.slice(0, 40) }).catch((error: unknown) => {
      throw new Fault(503, 'provider_away', 'Failed to initiate payment. Please try again.', { headers: { 'retry-after': '5' }, cause: error });
    });
    const now = clock.now();
    // Of two that come at once the first one's provider order counts; nobody has seen the other.
    const [row] = await db.insert(payment).values({ quoteId: found.id, accountId: caller.accountId, providerOrderId: id, amountPaise: found.totalPaise, createdAt: now, nextCheckAt: new Date(now.getTime() + OFTEN_MS) })
      .onConflictDoUpdate({ target: payment.quoteId, set: { quoteId: found.id } }).returning();
    return answerFor(row!);
  }

  const ownByProviderOrder = async (accountId: number, orderId: string): Promise<PaymentRow | undefined> =>
    (await db.select().from(payment).where(and(eq(payment.providerOrderId, orderId), eq(payment.accountId, accountId))))[0];
  const applied = (id: number, facts: readonly Fact[]): Promise<PaymentRow> => db.transaction((tx) => apply(tx, tools, id, facts));

  /** What the window answered, checked by its signature over the order that we stored, and then against the provider's own books. */
  async function verify(accountId: number, body: z.output<typeof verifyPaymentBody>): Promise<string> {
    const found = await ownByProviderOrder(accountId, body.razorpay_order_id);
    if (!found) throw notFound('We could not find that payment.');
    const paymentId = body.razorpay_payment_id;
    if (!theProvider().signed(found.providerOrderId, paymentId, body.razorpay_signature)) throw new Fault(400, 'verification_failed', 'Payment verification failed. Please contact support.');
    const [of] = await db.select().from(quote).where(eq(quote.id, found.quoteId)) as [QuoteRow];
    const serviceId = of.serviceType === 'medicine' ? of.id : of.serviceId;
    if ((body.service_type && body.service_type !== of.serviceType) || (body.service_id && body.service_id !== serviceId)) throw another();
    let facts: Fact[];
    try { facts = await theProvider().paymentsOf(found.providerOrderId); } catch (error) {
      // Its signature says that it was authorized; whether the money came is seen as soon as the provider answers.
      log.warn({ err: error }, 'a payment could not be looked up; it is checked again');
      facts = [{ id: paymentId, status: 'authorized', amountPaise: found.amountPaise }];
    }
    const fact = facts.find(({ id }) => id === paymentId);
    if (fact?.status === 'failed') throw failed();
    // Signed, and not in its list yet: the list comes a moment later.
    if (!fact) facts = [...facts, { id: paymentId, status: 'authorized', amountPaise: found.amountPaise }];
    await applied(found.id, facts);
    jobs.kick();
    return paymentId;
  }

  /** Makes the order of a captured payment, or gives the money back; done once, whoever comes and however often. */
  async function fulfil(id: number): Promise<{ row: PaymentRow; order: OrderRow | undefined }> {
    // Mostly its job has made it by now: nothing needs to be locked, or written, to say so.
    const there = await orders.ofPayment(db, id);
    if (there) return { row: (await db.select().from(payment).where(eq(payment.id, id)))[0]!, order: there };
    return db.transaction(async (tx) => {
      const row = await locked(tx, id);
      const made = await orders.ofPayment(tx, id);
      if (made || row.state !== 'captured') return { row, order: made };
      const [of] = await tx.select().from(quote).where(eq(quote.id, row.quoteId)) as [QuoteRow];
      const { accountId, serviceType, frozen, intent, subtotalPaise, feePaise, totalPaise } = of;
      // One at a time for one person: of the same wish paid twice, only one may find that there is no other.
      await tx.execute(sql`select pg_advisory_xact_lock(2, ${accountId})`);
      const kind = kinds[serviceType];
      // Paid late, after the same wish was paid anew: one of them is enough (safety F10).
      const refused = await isGone(tx, accountId) ? 'This account was deleted.' : await orders.madeSince(tx, accountId, intent, row.createdAt) ? 'You have ordered the same again since.' : kind ? await kind.take(tx, frozen, accountId) : 'This service is no longer offered.';
      await tx.update(quote).set({ open: false }).where(eq(quote.id, of.id));
      if (refused !== undefined) {
        await giveBack(tx, jobs, row.providerPaymentId!);
        const [gone] = await tx.update(payment).set({ state: 'refund_pending', refundReason: refused }).where(eq(payment.id, id)).returning();
        return { row: gone!, order: undefined };
      }
      const { lines, address, contactMobile, details, placeOfSupply = null } = frozen;
      const order = await orders.insert(tx, { accountId, serviceType, paymentId: id, status: kind!.status, subtotalPaise, feePaise, totalPaise, intent, address, contactMobile, details, placeOfSupply, lines });
      await kind!.made?.(tx, order, frozen);
      return { row, order };
    });
  }
  /** The provider's refusal of one thing; what keeps it from doing anything is thrown on. */
  const refusal = (error: unknown): ProviderError => { if (!(error instanceof ProviderError) || error.away) throw error; return error; };
  /** Takes what was only authorized. Where that is refused, the provider's books say why: it took it by itself, or the bank let it go. */
  async function capture({ id, amountPaise, paymentId }: AttemptRow, orderId: string): Promise<PaymentRow> {
    const facts = await theProvider().capture(id, amountPaise).then((fact) => [fact], async (error: unknown) => {
      const refused = refusal(error);
      const all = await theProvider().paymentsOf(orderId);
      if (all.some((fact) => fact.id === id && fact.status === 'authorized')) throw refused;
      return all;
    });
    return applied(paymentId, facts);
  }
  /** As far as it goes now. */
  async function settle(row: PaymentRow) {
    if (row.state === 'authorized') {
      const [one] = await db.select().from(attempt).where(and(eq(attempt.paymentId, row.id), eq(attempt.state, 'authorized'))).limit(1);
      if (one) await capture(one, row.providerOrderId).catch((error: unknown) => { log.warn({ err: error }, 'a payment could not be captured; its job tries again'); });
    }
    const done = await fulfil(row.id);
    jobs.kick();
    return done;
  }

  /** The order of a payment that was made for exactly this; again and again the same one. */
  async function place(accountId: number, paymentId: string, wanted: Wanted): Promise<{ order: OrderRow }> {
    const [found] = await db.select({ row: payment, of: quote, tried: attempt.state }).from(attempt).innerJoin(payment, eq(payment.id, attempt.paymentId)).innerJoin(quote, eq(quote.id, payment.quoteId))
      .where(and(eq(attempt.id, paymentId), eq(payment.accountId, accountId)));
    if (!found) throw unknownPayment();
    const { serviceType, serviceId, intent, id } = found.of;
    if (wanted.serviceType !== serviceType || digest([serviceType, serviceId, wanted.intent]) !== intent || (wanted.quoteId !== undefined && wanted.quoteId !== id)) throw another();
    const { row, order } = await settle(found.row);
    if (order) return { order };
    if (row.state === 'refund_pending' || row.state === 'refunded') {
      const refund = { amount: toRupees(row.amountPaise), state: row.state === 'refunded' ? 'processed' : 'pending', reason: whyBack(row) } as const;
      throw new Fault(409, 'refunded', `${whyBack(row)} Your money is on its way back.`, { facts: { payment_id: row.providerPaymentId, refund } });
    }
    throw found.tried === 'failed' ? failed() : notYet(paymentId);
  }

  const askedAt = new Map<number, number>();
  /** At most every second and a half: a page that waits asks often. */
  async function lookUp(row: PaymentRow): Promise<PaymentRow> {
    const now = performance.now();
    if (!provider || (askedAt.get(row.id) ?? -Infinity) > now - 1_500) return row;
    for (const [id, at] of askedAt) if (at < now - 60_000) askedAt.delete(id);
    askedAt.set(row.id, now);
    try { return await applied(row.id, await provider.paymentsOf(row.providerOrderId)); } catch (error) { log.warn({ err: error }, 'a payment could not be looked up'); return row; }
  }
  const isOpen = ({ state }: PaymentRow) => (OPEN as readonly string[]).includes(state);

  /** Where one's own payment stands; what is still open is looked up at the provider. Undefined for one that is not theirs. */
  async function status(accountId: number, providerOrderId: string): Promise<PaymentStatus | undefined> {
    const found = await ownByProviderOrder(accountId, providerOrderId);
    if (!found) return undefined;
    const [of] = await db.select({ serviceType: quote.serviceType }).from(quote).where(eq(quote.id, found.quoteId)) as [{ serviceType: ServiceType }];
    const { row, order } = await settle(isOpen(found) ? await lookUp(found) : found);
    // What became an order is the order's to tell.
    const back = !order && (row.state === 'refund_pending' || row.state === 'refunded');
    return {
      id: row.providerOrderId, service_type: of.serviceType, amount: toRupees(row.amountPaise), payment_id: row.providerPaymentId, order_id: order?.id ?? null,
      state: row.state === 'refunded' ? 'refunded' : back ? 'refunding' : isOpen(row) && row.state !== 'authorized' ? 'open' : 'paid',
      refund: back ? { amount: toRupees(row.amountPaise), state: row.state === 'refunded' ? 'processed' : 'pending', reason: whyBack(row) } : null,
    };
  }
  /** What the provider told by itself, once for each event (safety T11). Orders that are not ours are none of our business. */
  async function told(event: { id: string; orderId: string; facts: readonly Fact[] }): Promise<void> {
    await db.transaction(async (tx) => {
      const [fresh] = await tx.insert(webhookEvent).values({ id: event.id, receivedAt: clock.now() }).onConflictDoNothing().returning();
      if (!fresh) return;
      const [row] = await tx.select({ id: payment.id }).from(payment).where(eq(payment.providerOrderId, event.orderId));
      if (row) await apply(tx, tools, row.id, event.facts);
    });
    jobs.kick();
  }
  /** The provider gave this payment's money back; a part of it is not yet all of it. */
  async function refunded({ refundId, attemptId, amountPaise, ours }: { refundId: string | null; attemptId: string; amountPaise: number; ours?: string | undefined }): Promise<void> {
    await db.transaction(async (tx) => {
      if (refundId !== null) {
        if (await money.told(tx, refundId, ours)) return;
        // Without our asking, at its desk: what went back of an order cannot go back again.
        const [of] = await tx.select({ paymentId: attempt.paymentId }).from(attempt).where(eq(attempt.id, attemptId));
        const made = of && await orders.ofPayment(tx, of.paymentId);
        if (made && await locked(tx, of.paymentId)) await money.wentBack(tx, { orderId: made.id, refundId, attemptId, amountPaise });
      }
      const [one] = await tx.update(attempt).set({ state: 'refunded' }).where(and(eq(attempt.id, attemptId), lte(attempt.amountPaise, amountPaise))).returning();
      if (one) await tx.update(payment).set({ state: 'refunded' }).where(and(eq(payment.id, one.paymentId), eq(payment.providerPaymentId, attemptId), eq(payment.state, 'refund_pending')));
    });
  }

  jobs.on('fulfil', async (key) => { await fulfil(Number(key)); });
  const attemptOf = async (id: string): Promise<{ one: AttemptRow; orderId: string } | undefined> =>
    (await db.select({ one: attempt, orderId: payment.providerOrderId }).from(attempt).innerJoin(payment, eq(payment.id, attempt.paymentId)).where(eq(attempt.id, id)))[0];
  jobs.on('capture', async (key) => {
    const found = await attemptOf(key);
    if (found?.one.state === 'authorized') await capture(found.one, found.orderId);
  });
  jobs.on('refund', async (key) => {
    const found = await attemptOf(key);
    if (found?.one.state !== 'refund_pending') return;
    const { one: { id, amountPaise, refundId }, orderId } = found;
    const before = refundId === null ? undefined : await theProvider().refundState(id, refundId);
    // One that failed is asked for anew, under a key of its own: under the old one the answer would be the old one.
    const done = before && before.status !== 'failed' ? before : await theProvider().refund(id, amountPaise, before ? `refund-${id}-${before.id}` : `refund-${id}`).catch(async (error: unknown) => {
      const refused = refusal(error);
      if ((await theProvider().paymentsOf(orderId)).some((fact) => fact.id === id && fact.status === 'refunded')) return { id: null, status: 'processed' } as const;
      throw refused;
    });
    if (done.status === 'processed') { await refunded({ refundId: null, attemptId: id, amountPaise }); return; }
    await db.update(attempt).set({ refundId: done.id }).where(eq(attempt.id, id));
    throw new Error(`the refund is ${done.status}`);
  });

  /** Asks the provider for what no webhook told, and picks up what was left half done. `all`: also what is not due yet, after a start. */
  async function reconcile(all = false): Promise<void> {
    const now = clock.now();
    const due = await db.select().from(payment).where(and(inArray(payment.state, [...OPEN]), gt(payment.createdAt, new Date(now.getTime() - LATEST_MS)), all ? undefined : lte(payment.nextCheckAt, now)))
      .orderBy(payment.nextCheckAt).limit(CHECKED_AT_ONCE);
    for (const row of provider ? due : []) {
      const wait = now.getTime() - row.createdAt.getTime() < FRESH_MS ? OFTEN_MS : SELDOM_MS;
      await db.update(payment).set({ nextCheckAt: new Date(now.getTime() + wait) }).where(eq(payment.id, row.id));
      try { await applied(row.id, await provider!.paymentsOf(row.providerOrderId)); } catch (error) {
        log.warn({ err: error }, 'a payment could not be reconciled; trying again later');
        // One that it does not know keeps nobody else from being looked up.
        if (error instanceof ProviderError && error.away) break;
      }
    }
    const left = await db.select({ id: payment.id }).from(payment).innerJoin(quote, eq(quote.id, payment.quoteId)).where(and(eq(payment.state, 'captured'), eq(quote.open, true)));
    for (const { id } of left) await jobs.add(db, 'fulfil', String(id));
    for (const { id } of await db.select({ id: attempt.id }).from(attempt).where(eq(attempt.state, 'refund_pending'))) await jobs.add(db, 'refund', id);
    await money.pickUp();
    await jobs.settle();
  }
  /** Money of theirs that may still become an order. */
  const isMoving = async (tx: Queries, accountId: number): Promise<boolean> =>
    (await tx.select({ id: payment.id }).from(payment).innerJoin(quote, eq(quote.id, payment.quoteId)).where(and(eq(payment.accountId, accountId), inArray(payment.state, ['authorized', 'captured']), eq(quote.open, true))).limit(1)).length > 0;
  /** Of a person who leaves: what was frozen for them says where they live. What is paid after this comes back to them. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    await tx.update(quote).set({ frozen: sql`${quote.frozen} || '{"address": null, "addressId": null, "contactMobile": null, "details": null}'::jsonb` }).where(eq(quote.accountId, accountId));
  }
  return { isOpen: isMoving, forgetAll, quote: saveQuote, create, verify, place, status, told, refunded, reconcile, sent: (body: Buffer, signature: string) => theProvider().sent(body, signature) };
}
export type PaymentService = ReturnType<typeof paymentService>;
