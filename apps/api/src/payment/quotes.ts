import { hash, randomBytes } from 'node:crypto';
import { QUOTE_MINUTES, type ServiceType } from '@doorstep/contract/order';
import type { createPaymentBody } from '@doorstep/contract/payment.schema';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Frozen, ProductTypes, Priced } from './product-types.ts';
import { quoteTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  productTypes: ProductTypes;
}
type QuoteRow = Omit<typeof quoteTable.$inferSelect, 'frozen'> & { frozen: Frozen };

const digest = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url');
/** Of what is wanted, whatever it costs: the same wish has the same. */
export const intentOf = (
  serviceType: ServiceType,
  { serviceId, intent }: Pick<Priced, 'serviceId' | 'intent'>,
): string => digest([serviceType, serviceId, intent]);

export async function quoteOf(queries: Queries, id: string): Promise<QuoteRow> {
  const [row] = await queries.select().from(quoteTable).where(eq(quoteTable.id, id));
  return row as QuoteRow;
}

/** What is sold at which price, frozen for half an hour. */
export function createQuotes({ db, clock, productTypes }: Needs) {
  /** The same wish at the same price is the same quote while it is open. */
  async function save(accountId: number, serviceType: ServiceType, priced: Priced): Promise<QuoteRow> {
    const { serviceId, frozen, subtotalPaise, feePaise } = priced,
      now = clock.now(),
      expiresAt = new Date(now.getTime() + QUOTE_MINUTES * 60_000);
    const [row] = await db
      .insert(quoteTable)
      .values({
        id: `Q-${randomBytes(16).toString('base64url')}`,
        accountId,
        serviceType,
        serviceId,
        intent: intentOf(serviceType, priced),
        fingerprint: digest([serviceType, serviceId, frozen, subtotalPaise, feePaise]),
        frozen,
        subtotalPaise,
        feePaise,
        totalPaise: subtotalPaise + feePaise,
        createdAt: now,
        expiresAt,
      })
      .onConflictDoUpdate({
        target: [quoteTable.accountId, quoteTable.fingerprint],
        targetWhere: sql`${quoteTable.open}`,
        set: { expiresAt },
      })
      .returning();
    return row as QuoteRow;
  }
  /** The one that is to be paid. Fault 404 for what is not this person's, or is not sold; 409 'quote_expired'. */
  async function toPay(
    accountId: number,
    { service_type, service_id, details, hold_id }: z.output<typeof createPaymentBody>,
  ): Promise<QuoteRow> {
    if (service_type === 'medicine') {
      const [row] = await db
        .select()
        .from(quoteTable)
        .where(
          and(
            eq(quoteTable.id, service_id),
            eq(quoteTable.accountId, accountId),
            eq(quoteTable.serviceType, 'medicine'),
          ),
        );
      if (!row) throw notFound('quote_not_found');
      if (row.open && row.expiresAt <= clock.now())
        throw new HttpError(409, 'quote_expired', { params: { minutes: QUOTE_MINUTES } });
      return row as QuoteRow;
    }
    const price = productTypes[service_type]?.price;
    if (!price) throw notFound('not_bookable');
    return save(
      accountId,
      service_type,
      await price({ accountId, serviceId: service_id, details: details ?? {}, holdId: hold_id ?? null }),
    );
  }
  /** Of a person who leaves: what was frozen for them says where they live. What is paid after this comes back to them. */
  async function forgetAll(tx: Queries, accountId: number): Promise<void> {
    await tx
      .update(quoteTable)
      .set({
        frozen: sql`${quoteTable.frozen} || '{"address": null, "addressId": null, "contactMobile": null, "details": null}'::jsonb`,
      })
      .where(eq(quoteTable.accountId, accountId));
  }
  return { save, toPay, forgetAll };
}
export type Quotes = ReturnType<typeof createQuotes>;
