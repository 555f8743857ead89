import { toRupees } from '@doorstep/contract/money';
import type { UnplacedPayment } from '@doorstep/contract/order-admin';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { indianTime } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { job } from '../platform/schema.ts';
import { attempt, payment, quote } from './schema.ts';

/** As many as anybody can look at; there should be none for longer than minutes. */
const SHOWN = 200;

/** Money that was taken and is no order: it still becomes one, or is on its way back. Newest first. */
export async function unplacedPayments(
  db: Database,
  accounts: Pick<AccountService, 'people'>,
): Promise<UnplacedPayment[]> {
  const isLeft = and(
    eq(attempt.state, 'captured'),
    eq(payment.state, 'captured'),
    eq(attempt.id, payment.providerPaymentId),
    eq(quote.open, true),
  );
  const rows = await db
    .select({ one: attempt, of: payment, serviceType: quote.serviceType, problem: job.problem })
    .from(attempt)
    .innerJoin(payment, eq(payment.id, attempt.paymentId))
    .innerJoin(quote, eq(quote.id, payment.quoteId))
    .leftJoin(
      job,
      or(
        and(eq(job.kind, 'fulfil'), eq(job.key, sql`${payment.id}::text`)),
        and(eq(job.kind, 'refund'), eq(job.key, attempt.id)),
      ),
    )
    .where(or(isLeft, eq(attempt.state, 'refund_pending')))
    .orderBy(desc(payment.id))
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
