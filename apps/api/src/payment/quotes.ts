import { hash, randomBytes } from 'node:crypto';
import { QUOTE_MINUTES, type ServiceType } from '@doorstep/contract/order';
import type { createPaymentBody } from '@doorstep/contract/payment.schema';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { given, statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/http/http-error.ts';
import type { OrderMaker, Priced, QuoteRow } from './order-maker.ts';
import type { Reason } from './reason.ts';
import { attemptTable, paymentTable, quoteTable, refundTable } from './schema.ts';

/** Of a quote, what it is found by. */
export interface QuoteToPay {
  id: string;
  serviceType: ServiceType;
  isFresh: boolean;
}
interface Needs {
  db: Database;
  clock: Clock;
  orders: () => OrderMaker;
}

const digest = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url');
/** Of what is wanted, whatever it costs: the same wish has the same. */
export const intentOf = (
  serviceType: ServiceType,
  { serviceId, intent }: Pick<Priced, 'serviceId' | 'intent'>,
): string => digest([serviceType, serviceId, intent]);

export async function quoteOf(queries: Queries, id: string): Promise<QuoteRow> {
  const [row] = await queries.select().from(quoteTable).where(eq(quoteTable.id, id));
  return row!;
}

/** What is paid so long after its quote's end still becomes the order, at the frozen price (decision C40). */
const PAID_LATE_DAYS = 4;
/** How long a payment that is opened now may still become an order. */
export const STANDS_MS = PAID_LATE_DAYS * 86_400_000 + QUOTE_MINUTES * 60_000;
/** Why money that was paid then becomes no order. */
export const tooOld = ({ expiresAt }: QuoteRow, paidAt: Date): Reason | undefined =>
  paidAt.getTime() - expiresAt.getTime() > PAID_LATE_DAYS * 86_400_000
    ? { code: 'quote_too_old', params: { days: String(PAID_LATE_DAYS) } }
    : undefined;

const ofQuote = <Name extends keyof QuoteRow>(name: Name) => given<QuoteRow[Name]>(name, quoteTable[name]);
const insertQuote = statement('quote_insert', (queries) =>
  queries
    .insert(quoteTable)
    .values({
      id: ofQuote('id'),
      accountId: ofQuote('accountId'),
      serviceType: ofQuote('serviceType'),
      serviceId: ofQuote('serviceId'),
      intent: ofQuote('intent'),
      fingerprint: ofQuote('fingerprint'),
      frozen: ofQuote('frozen'),
      subtotalPaise: ofQuote('subtotalPaise'),
      feePaise: ofQuote('feePaise'),
      totalPaise: ofQuote('totalPaise'),
      createdAt: ofQuote('createdAt'),
      expiresAt: ofQuote('expiresAt'),
    })
    .onConflictDoUpdate({
      target: [quoteTable.accountId, quoteTable.fingerprint],
      targetWhere: sql`${quoteTable.open}`,
      set: { expiresAt: sql`excluded.expires_at`, frozen: sql`excluded.frozen` },
    })
    .returning(),
);

/** What is sold at which price, frozen for half an hour. */
export function createQuotes({ db, clock, orders }: Needs) {
  /** The same wish at the same price is the same quote while it is open. */
  async function save(accountId: number, serviceType: ServiceType, priced: Priced): Promise<QuoteRow> {
    const { serviceId, frozen, identity = frozen, subtotalPaise, feePaise } = priced,
      now = clock.now(),
      expiresAt = new Date(now.getTime() + QUOTE_MINUTES * 60_000);
    const [row] = await insertQuote(db, {
      id: `Q-${randomBytes(16).toString('base64url')}`,
      accountId,
      serviceType,
      serviceId,
      intent: intentOf(serviceType, priced),
      fingerprint: digest([serviceType, serviceId, identity, subtotalPaise, feePaise]),
      frozen,
      subtotalPaise,
      feePaise,
      totalPaise: subtotalPaise + feePaise,
      createdAt: now,
      expiresAt,
    });
    return row!;
  }
  /** Which one is to be paid: saved now where it is priced at this moment. Fault 404 for what is not sold. */
  async function toPay(
    accountId: number,
    { service_type, service_id, details, hold_id }: z.output<typeof createPaymentBody>,
  ): Promise<QuoteToPay> {
    const pricing = orders().pricing(service_type);
    if (!pricing) throw notFound('not_bookable');
    if (pricing === 'quoted') return { id: service_id, serviceType: service_type, isFresh: false };
    const asked = { accountId, serviceId: service_id, details: details ?? {}, holdId: hold_id ?? null };
    const { id } = await save(accountId, service_type, await pricing(asked));
    return { id, serviceType: service_type, isFresh: true };
  }
  /** Erases what was frozen for a person who leaves, and what was written about their refunds. What is paid after this is refunded. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    await tx
      .update(quoteTable)
      .set({
        frozen: sql`${quoteTable.frozen} || ${JSON.stringify(Object.fromEntries(orders().personal.map((name) => [name, null])))}::jsonb`,
      })
      .where(eq(quoteTable.accountId, accountId));
    const own = tx
        .select({ id: paymentTable.id })
        .from(paymentTable)
        .where(eq(paymentTable.accountId, accountId)),
      attempts = tx
        .select({ id: attemptTable.id })
        .from(attemptTable)
        .where(inArray(attemptTable.paymentId, own));
    await tx
      .update(paymentTable)
      .set({
        refundReasonParams: sql`${paymentTable.refundReasonParams} - 'note'`,
        refundReasonText: null,
      })
      .where(eq(paymentTable.accountId, accountId));
    await tx
      .update(refundTable)
      .set({ reasonParams: sql`${refundTable.reasonParams} - 'note'`, reasonText: null })
      .where(inArray(refundTable.attemptId, attempts));
  }
  return { save, toPay, forgetAll };
}
export type Quotes = ReturnType<typeof createQuotes>;
