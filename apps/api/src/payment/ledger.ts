import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { rawStatement } from '../platform/db/statement.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Fact } from './provider.ts';
import { attemptTable, paymentTable, quoteTable, states, webhookEventTable, type State } from './schema.ts';
import { jobTable } from '../platform/schema.ts';

export type PaymentRow = typeof paymentTable.$inferSelect;
export type AttemptRow = typeof attemptTable.$inferSelect;
/** `apply` in a transaction of its own. */
export type Applied = (id: number, facts: readonly Fact[]) => Promise<PaymentRow>;
/** Money may still come. */
export const OPEN = ['created', 'attempted', 'failed', 'authorized'] as const satisfies readonly State[];
const rank = (state: State): number => states.indexOf(state);
/** The provider's words in ours; a refund that we did not ask for is one too. */
const said: Record<Fact['status'], State> = {
  created: 'attempted',
  failed: 'failed',
  authorized: 'authorized',
  captured: 'captured',
  refunded: 'refunded',
};

/** Whether it says more of a payment than we knew. */
export const tellsMore = (known: State | undefined, { status }: Fact): boolean =>
  known === undefined || rank(said[status]) > rank(known);

/** By the provider's clock where it tells, and then whenever we hear of it; else, or where its clock goes ahead of ours, now. */
const paidAt = ({ at }: Fact, now: Date): Date => (at && at < now ? at : now);

/** Waits until nobody else is at this payment. */
export async function locked(tx: Queries, id: number): Promise<PaymentRow> {
  const [row] = await tx.select().from(paymentTable).where(eq(paymentTable.id, id)).for('update');
  return row!;
}

/**
 * Applies what the provider says of the payments of one order: whoever brings it (verify call, webhook, reconciler), in whatever order, however often.
 * States only go forward. What must follow is left to jobs, in the same transaction.
 */
export async function apply(
  tx: Queries,
  { jobs, clock }: { jobs: Jobs; clock: Clock },
  id: number,
  facts: readonly Fact[],
): Promise<PaymentRow> {
  let row = await locked(tx, id);
  const change = async (set: Partial<PaymentRow>) => {
    [row] = (await tx.update(paymentTable).set(set).where(eq(paymentTable.id, id)).returning()) as [
      PaymentRow,
    ];
  };
  const before = new Map(
    (facts.length === 0
      ? []
      : await tx
          .select()
          .from(attemptTable)
          .where(
            inArray(
              attemptTable.id,
              facts.map((fact) => fact.id),
            ),
          )
    ).map((one) => [one.id, one.state]),
  );
  // What counts comes before what went back: of a payment that the bank let go and one that came after it, the second is the order's.
  for (const fact of facts.toSorted(
    (a, b) => Number(a.status === 'refunded') - Number(b.status === 'refunded'),
  )) {
    const state = said[fact.status];
    if (!tellsMore(before.get(fact.id), fact)) continue;
    before.set(fact.id, state);
    await tx
      .insert(attemptTable)
      .values({ id: fact.id, paymentId: id, state, amountPaise: fact.amountPaise })
      .onConflictDoUpdate({ target: attemptTable.id, set: { state } });
    const whole = fact.amountPaise === row.amountPaise;
    if (state === 'authorized' && whole) await jobs.add(tx, 'capture', fact.id);
    if (state === 'captured') {
      const counts = whole && (row.providerPaymentId === null || row.providerPaymentId === fact.id);
      if (counts) {
        await change({
          providerPaymentId: fact.id,
          state: 'captured',
          capturedAt: paidAt(fact, clock.now()),
        });
        await jobs.add(tx, 'fulfil', String(id));
      } else await startRefund(tx, jobs, fact.id);
      continue;
    }
    if (state === 'refunded') {
      // Given back without our asking: nothing can be paid into that order any more, so the same wish needs a new quote.
      if (whole && (row.providerPaymentId ?? fact.id) === fact.id) {
        await change({ providerPaymentId: fact.id, state });
        await tx.update(quoteTable).set({ open: false }).where(eq(quoteTable.id, row.quoteId));
        await jobs.add(tx, 'returned', String(id));
      }
      continue;
    }
    if (whole && rank(state) > rank(row.state)) await change({ state });
  }
  return row;
}

interface CaptureResult {
  id: number | null;
  known: State | null;
}
const place = sql.placeholder;
const before = sql`(select from ${attemptTable} where id = ${place('attemptId')} and state in ('captured', 'refund_pending', 'refunded'))`;
const takeCaptured = rawStatement<CaptureResult>(
  'payment_captured',
  sql`
    with paid as (
      update ${paymentTable}
      set provider_payment_id = ${place('attemptId')}, state = 'captured', captured_at = ${place('paidAt')}::timestamptz
      where provider_order_id = ${place('orderId')} and provider_payment_id is null
        and amount_paise = ${place('amountPaise')} and not exists ${before}
        and not exists (select from ${webhookEventTable} where id = ${place('event')})
      returning id),
    tried as (
      insert into ${attemptTable} (id, payment_id, state, amount_paise)
      select ${place('attemptId')}, id, 'captured', ${place('amountPaise')}::bigint from paid
      on conflict (id) do update set state = excluded.state),
    due as (
      insert into ${jobTable} (kind, key, run_at) select 'fulfil', id::text, ${place('dueAt')}::timestamptz from paid
      on conflict (kind, key) do update set run_at = excluded.run_at),
    event_noted as (
      insert into ${webhookEventTable} (id, received_at) select ${place('event')}::text, ${place('now')}::timestamptz
      where ${place('event')}::text is not null and (exists (select from paid) or exists ${before})
      on conflict (id) do nothing)
    select (select id from paid) as id, (select state from ${attemptTable} where id = ${place('attemptId')}) as known`,
);
/**
 * What `apply` does with the first word of a payment that was captured, the whole of it: in one statement,
 * since nearly every payment is just that. The id of ours that it is of, or what was known of it before;
 * neither where it is another case. `event`: of the webhook that brought it.
 */
export async function captured(
  queries: Queries,
  orderId: string,
  fact: Fact,
  { now, event = null }: { now: Date; event?: string | null },
): Promise<CaptureResult> {
  const [result] = await takeCaptured(queries, {
    orderId,
    attemptId: fact.id,
    amountPaise: fact.amountPaise,
    paidAt: paidAt(fact, now),
    dueAt: new Date(),
    now,
    event,
  });
  return result!;
}

/** This payment's money goes back: now, or as soon as the provider answers. */
export async function startRefund(tx: Queries, jobs: Jobs, attemptId: string): Promise<void> {
  await tx
    .update(attemptTable)
    .set({ state: 'refund_pending' })
    .where(and(eq(attemptTable.id, attemptId), sql`${attemptTable.state} <> 'refunded'`));
  await jobs.add(tx, 'refund', attemptId);
}
