import type { UnplacedPayment } from '@doorstep/contract/order-admin.schema';
import { toRupees } from '@doorstep/contract/money';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { AccountService } from '../account/service.ts';
import type { Waiting } from '../platform/area.ts';
import { indianTime } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { jobTable } from '../platform/schema.ts';
import { attemptTable, paymentTable, quoteTable } from './schema.ts';

/** As many as anybody can look at; there should be none for longer than minutes. */
const SHOWN = 200;

/** What was captured and is no order yet, and what goes back: each by the index of the few that there are. */
const unplacedIds = (db: Database) =>
  unionAll(
    db
      .select({ id: attemptTable.id })
      .from(quoteTable)
      .innerJoin(paymentTable, eq(paymentTable.quoteId, quoteTable.id))
      .innerJoin(
        attemptTable,
        and(eq(attemptTable.id, paymentTable.providerPaymentId), eq(attemptTable.state, 'captured')),
      )
      .where(and(quoteTable.open, quoteTable.paid, eq(paymentTable.state, 'captured'))),
    db.select({ id: attemptTable.id }).from(attemptTable).where(eq(attemptTable.state, 'refund_pending')),
  );

/** Newest first. */
const unplaced = (db: Database) =>
  db
    .select({
      one: attemptTable,
      of: paymentTable,
      serviceType: quoteTable.serviceType,
      problem: jobTable.problem,
    })
    .from(attemptTable)
    .innerJoin(paymentTable, eq(paymentTable.id, attemptTable.paymentId))
    .innerJoin(quoteTable, eq(quoteTable.id, paymentTable.quoteId))
    .leftJoin(
      jobTable,
      or(
        and(eq(jobTable.kind, 'fulfil'), eq(jobTable.key, sql`${paymentTable.id}::text`)),
        and(eq(jobTable.kind, 'refund'), eq(jobTable.key, attemptTable.id)),
      ),
    )
    .where(inArray(attemptTable.id, unplacedIds(db)))
    .orderBy(desc(paymentTable.id))
    .limit(SHOWN);

/** Money that was taken and is no order: it still becomes one, or is on its way back. Newest first. */
export async function orphanPayments(
  db: Database,
  accounts: Pick<AccountService, 'people'>,
): Promise<UnplacedPayment[]> {
  const rows = await unplaced(db);
  const people = await accounts.people(rows.map(({ of }) => of.accountId));
  return rows.map(({ one, of, serviceType, problem }) => {
    const { mobile = '', name = '' } = people.get(of.accountId) ?? {};
    return {
      payment_id: one.id,
      provider_order: of.providerOrderId,
      amount: toRupees(one.amountPaise),
      service_type: serviceType,
      user: { mobile, name },
      captured_at: of.capturedAt && indianTime(of.capturedAt),
      state: one.state === 'captured' ? 'paid' : 'refunding',
      problem,
    };
  });
}

/** How much of it there is, for the first page of the staff. */
export async function countOrphans(db: Database): Promise<Waiting> {
  const rows = await unplaced(db);
  return {
    count: rows.length,
    worstAt: rows.reduce<Date | null>(
      (first, { of: { capturedAt } }) => (capturedAt && (!first || capturedAt < first) ? capturedAt : first),
      null,
    ),
    amountPaise: rows.reduce((sum, { one }) => sum + one.amountPaise, 0),
  };
}
