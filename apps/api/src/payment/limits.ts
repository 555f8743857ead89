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

const full = (name: string, which: SQL = sql`true`) =>
  sql<Date | null>`(
    select p.created_at from ${paymentTable} p
    where p.account_id = ${sql.placeholder('accountId')} and p.created_at > ${sql.placeholder(`${name}Since`)}::timestamptz and ${which}
    order by p.created_at desc offset ${sql.placeholder(`${name}Room`)}::bigint limit 1)`.mapWith(
    paymentTable.createdAt,
  );
/**
 * How many payments a person has opened, as parts of a query: each is an order at the provider, and is looked
 * after for days (safety T49).
 */
export const openedBefore = {
  fields: { lately: full('lately'), unpaid: full('unpaid', sql`p.state in ${[...OPEN]}`) },
  values: ({ perAccount, open }: PaymentLimits, now: Date) => ({
    latelySince: new Date(now.getTime() - LATELY_MS),
    latelyRoom: perAccount - 1,
    unpaidSince: new Date(now.getTime() - STANDS_MS),
    unpaidRoom: open - 1,
  }),
};
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
