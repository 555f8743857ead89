import { randomBytes } from 'node:crypto';
import { toRupees } from '@doorstep/contract/money';
import { REFUND_DAYS, type OrderDetail, type Refund } from '@doorstep/contract/order';
import { and, asc, eq, inArray, isNull, ne, or, sum } from 'drizzle-orm';
import { indianDay, indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { locked } from './books.ts';
import { refundedBy, refusal, required, type Provider } from './provider.ts';
import { attempt, payment, refund } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  provider: Provider | undefined;
}
type Row = typeof refund.$inferSelect;
export type Paid = Pick<OrderDetail, 'payment_status' | 'payment_method' | 'payment_id'>;
/** All of what is left, or so many paise of it at most. */
interface Back {
  orderId: string;
  paymentId: number;
  amountPaise: number | 'rest';
  /** A sentence for the patient. */ reason: string;
}

const DAY_MS = 86_400_000;
const NOTHING_PAID: Paid = { payment_status: 'due', payment_method: 'Pay at visit', payment_id: null };
const toWire = ({
  id,
  amountPaise,
  state,
  reason,
  providerRefundId,
  createdAt,
  processedAt,
}: Row): Refund => ({
  id,
  amount: toRupees(amountPaise),
  state,
  method: 'Razorpay',
  reference: providerRefundId,
  reason,
  created_at: indianTime(createdAt),
  expected_by: indianDay(new Date(createdAt.getTime() + REFUND_DAYS * DAY_MS)),
  processed_at: processedAt && indianTime(processedAt),
});

/** What an order may ask of the money that it was paid with: how it stands, and to give it back, whole or in parts. */
export function openOrderMoney({ db, clock, jobs, provider }: Needs) {
  const sumOf = async (tx: Queries, attemptId: string, processed = false): Promise<number> => {
    const [row] = await tx
      .select({ paise: sum(refund.amountPaise) })
      .from(refund)
      .where(and(eq(refund.attemptId, attemptId), processed ? eq(refund.state, 'processed') : undefined));
    return Number(row?.paise ?? 0);
  };
  async function request(
    tx: Queries,
    asked: Pick<Row, 'orderId' | 'attemptId' | 'amountPaise' | 'reason' | 'createdAt'>,
  ): Promise<void> {
    const id = `RF-${randomBytes(12).toString('hex')}`;
    await tx.insert(refund).values({ id, ...asked });
    await jobs.add(tx, 'repay', id);
  }
  /** The paise that go back: never more than was paid and is not on its way already, whoever asks at the same time. */
  async function giveBack(tx: Queries, { orderId, paymentId, amountPaise, reason }: Back): Promise<number> {
    const row = await locked(tx, paymentId);
    const [of] =
      row.providerPaymentId === null
        ? []
        : await tx.select().from(attempt).where(eq(attempt.id, row.providerPaymentId));
    // Given back at the provider's desk: there is nothing left.
    if (!of || of.state === 'refunded' || of.state === 'refund_pending') return 0;
    const gone = await sumOf(tx, of.id),
      left = row.amountPaise - gone;
    const back = amountPaise === 'rest' ? left : Math.min(amountPaise, left);
    if (back <= 0) return 0;
    await request(tx, { orderId, attemptId: of.id, amountPaise: back, reason, createdAt: clock.now() });
    if (back === left)
      await tx
        .update(payment)
        .set({ state: 'refund_pending', refundReason: reason })
        .where(and(eq(payment.id, paymentId), eq(payment.state, 'captured')));
    return back;
  }
  /** Once for each: the last one closes the payment's own books, too. */
  async function arrived(tx: Queries, { id, attemptId }: Row, reference: string | null): Promise<void> {
    const [of] = await tx.select().from(attempt).where(eq(attempt.id, attemptId));
    const row = await locked(tx, of!.paymentId);
    const [now] = await tx
      .update(refund)
      .set({
        state: 'processed',
        processedAt: clock.now(),
        ...(reference && { providerRefundId: reference }),
      })
      .where(and(eq(refund.id, id), ne(refund.state, 'processed')))
      .returning({ id: refund.id });
    if (now) await jobs.add(tx, 'tell', `refund ${id}`);
    if ((await sumOf(tx, attemptId, true)) < row.amountPaise) return;
    await tx.update(attempt).set({ state: 'refunded' }).where(eq(attempt.id, attemptId));
    await tx
      .update(payment)
      .set({ state: 'refunded' })
      .where(and(eq(payment.id, row.id), inArray(payment.state, ['captured', 'refund_pending'])));
  }

  jobs.on('repay', async (id) => {
    const [found] = await db
      .select({ row: refund, orderId: payment.providerOrderId })
      .from(refund)
      .innerJoin(attempt, eq(attempt.id, refund.attemptId))
      .innerJoin(payment, eq(payment.id, attempt.paymentId))
      .where(eq(refund.id, id));
    if (!found || found.row.state === 'processed') return;
    const { row, orderId } = found;
    const open = and(eq(refund.id, id), ne(refund.state, 'processed'));
    const done = await refundedBy(required(provider), {
      paymentId: row.attemptId,
      orderId,
      amountPaise: row.amountPaise,
      key: id,
      before: row.providerRefundId,
      note: id,
    }).catch(async (error: unknown) => {
      const refused = refusal(error);
      await db.update(refund).set({ state: 'failed' }).where(open);
      throw refused;
    });
    if (done.status === 'processed') {
      await db.transaction((tx) => arrived(tx, row, done.id));
      return;
    }
    await db.update(refund).set({ providerRefundId: done.id, state: done.status }).where(open);
    throw new Error(`the refund is ${done.status}`);
  });

  return {
    giveBack,
    /** The provider told of a refund by itself: one of ours, by the name that we gave it, or by its own. False for one that it made without our asking. */
    async told(tx: Queries, refundId: string, ours: string | undefined): Promise<boolean> {
      const [row] = await tx
        .select()
        .from(refund)
        .where(
          or(eq(refund.providerRefundId, refundId), ours === undefined ? undefined : eq(refund.id, ours)),
        );
      if (row) await arrived(tx, row, refundId);
      return row !== undefined;
    },
    /** The provider gave money of an order back without our asking. */
    async wentBack(
      tx: Queries,
      {
        orderId,
        refundId,
        attemptId,
        amountPaise,
      }: { orderId: string; refundId: string; attemptId: string; amountPaise: number },
    ): Promise<void> {
      const now = clock.now();
      const [row] = await tx
        .insert(refund)
        .values({
          id: refundId,
          orderId,
          attemptId,
          amountPaise,
          state: 'processed',
          reason: 'Given back by the shop.',
          providerRefundId: refundId,
          createdAt: now,
          processedAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (!row) return;
      const [of] = await tx
        .select({ amountPaise: attempt.amountPaise })
        .from(attempt)
        .where(eq(attempt.id, attemptId));
      const over = (await sumOf(tx, attemptId)) - of!.amountPaise;
      // Asked for before we heard of it: that much of it is there already, and the provider would refuse the whole. Under another key, for it is another sum.
      const [open] =
        over > 0
          ? await tx
              .delete(refund)
              .where(
                and(
                  eq(refund.attemptId, attemptId),
                  ne(refund.state, 'processed'),
                  isNull(refund.providerRefundId),
                ),
              )
              .returning()
          : [];
      if (open && open.amountPaise > over)
        await request(tx, {
          orderId,
          attemptId,
          reason: open.reason,
          createdAt: open.createdAt,
          amountPaise: open.amountPaise - over,
        });
      await arrived(tx, row, refundId);
    },
    refundOf: async (id: string): Promise<Row | undefined> =>
      (await db.select().from(refund).where(eq(refund.id, id)))[0],
    /** What is not through yet is asked for again: a job may have been lost with its database's last minute. */
    async pickUp(): Promise<void> {
      for (const { id } of await db
        .select({ id: refund.id })
        .from(refund)
        .where(ne(refund.state, 'processed')))
        await jobs.add(db, 'repay', id);
    },
    /** Of several orders at once, by their payments' ids. */
    async paid(
      ids: ReadonlyArray<number | null>,
      queries: Queries = db,
    ): Promise<(id: number | null) => Paid> {
      const known = ids.filter((id) => id !== null);
      const rows =
        known.length === 0 ? [] : await queries.select().from(payment).where(inArray(payment.id, known));
      const all = new Map(
        rows.map(({ id, state, providerPaymentId }): [number, Paid] => [
          id,
          {
            payment_status:
              state === 'refunded' ? 'refunded' : state === 'refund_pending' ? 'refunding' : 'paid',
            payment_method: provider?.name ?? 'Razorpay',
            payment_id: providerPaymentId,
          },
        ]),
      );
      return (id) => (id === null ? undefined : all.get(id)) ?? NOTHING_PAID;
    },
    /** Of several orders at once; each one's in the order in which they were asked for. */
    async refunds(orderIds: readonly string[]): Promise<(orderId: string) => Refund[]> {
      const rows =
        orderIds.length === 0
          ? []
          : await db
              .select()
              .from(refund)
              .where(inArray(refund.orderId, [...orderIds]))
              .orderBy(asc(refund.createdAt), asc(refund.id));
      const all = Map.groupBy(rows, ({ orderId }) => orderId);
      return (orderId) => (all.get(orderId) ?? []).map(toWire);
    },
  };
}
export type OrderMoney = ReturnType<typeof openOrderMoney>;
