import { sql, type SQL } from 'drizzle-orm';
import { HttpError, tooMany } from '../platform/http/http-error.ts';
import type { PaymentLimits } from '../platform/settings.ts';
import { OPEN } from './ledger.ts';
import { STANDS_MS } from './quotes.ts';
import { paymentTable } from './schema.ts';

const LATELY_MS = 10 * 60_000;
/** When the payment was opened whose going makes room for one more; null where there is room. */
export interface Opened {
  lately: Date | null;
  unpaid: Date | null;
}

/** How many payments a person has opened, as parts of a query: each is an order at the provider, and is looked after for days (safety T49). */
export function openedBefore(accountId: number, { perAccount, open }: PaymentLimits, now: Date) {
  const full = (most: number, withinMs: number, which: SQL = sql`true`) =>
    sql<Date | null>`(
      select p.created_at from ${paymentTable} p
      where p.account_id = ${accountId} and p.created_at > ${new Date(now.getTime() - withinMs)} and ${which}
      order by p.created_at desc offset ${most - 1} limit 1)`.mapWith(
      paymentTable.createdAt,
    );
  return {
    lately: full(perAccount, LATELY_MS),
    unpaid: full(open, STANDS_MS, sql`p.state in ${[...OPEN]}`),
  };
}
/** Throws 429 where this person has opened as many as they may. */
export function refuseTooMany({ lately, unpaid }: Opened, { open }: PaymentLimits, now: Date): void {
  /** Seconds until one more is below the limit. */
  const wait = (full: Date, withinMs: number) =>
    Math.max(1, Math.ceil((full.getTime() + withinMs - now.getTime()) / 1000));
  if (lately) throw tooMany(wait(lately, LATELY_MS));
  if (unpaid)
    throw new HttpError(429, 'payments_open', {
      params: { most: open },
      headers: { 'retry-after': String(wait(unpaid, STANDS_MS)) },
    });
}
