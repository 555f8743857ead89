import type { UnplacedPayment } from '@doorstep/contract/order-admin.schema';
import { toRupees } from '@doorstep/contract/money';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { indianTime } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { jobTable } from '../platform/schema.ts';
import { attemptTable, paymentTable, quoteTable } from './schema.ts';

/** As many as anybody can look at; there should be none for longer than minutes. */
const SHOWN = 200;

/** Money that was taken and is no order: it still becomes one, or is on its way back. Newest first. */
export async function orphanPayments(
  db: Database,
  accounts: Pick<AccountService, 'people'>,
): Promise<UnplacedPayment[]> {
  const isLeft = and(
    eq(attemptTable.state, 'captured'),
    eq(paymentTable.state, 'captured'),
    eq(attemptTable.id, paymentTable.providerPaymentId),
    eq(quoteTable.open, true),
  );
  const rows = await db
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
    .where(or(isLeft, eq(attemptTable.state, 'refund_pending')))
    .orderBy(desc(paymentTable.id))
    .limit(SHOWN);
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
