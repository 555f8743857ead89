import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, ne, or, sum } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import { apply, locked } from './ledger.ts';
import { reasonColumns, refundReasonColumns, type Reason } from './reason.ts';
import { createMoneySerializer } from './money-serializer.ts';
import { refundedBy, refusal, required, type Provider } from './provider.ts';
import { attemptTable, paymentTable, refundTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  provider: Provider | undefined;
}
type Row = typeof refundTable.$inferSelect;
/** All of what is left, or so many paise of it at most. */
interface Back {
  orderId: string;
  paymentId: number;
  amountPaise: number | 'rest';
  /** So much of the rest stays with the shop: what it costs to cancel. */
  keptPaise?: number;
  reason: Reason;
}

/** What an order may ask of the money that it was paid with: how it stands, and to give it back, whole or in parts. */
export function createOrderMoney({ db, clock, jobs, provider }: Needs) {
  const sumOf = async (tx: Queries, attemptId: string, processed = false): Promise<number> => {
    const [row] = await tx
      .select({ paise: sum(refundTable.amountPaise) })
      .from(refundTable)
      .where(
        and(eq(refundTable.attemptId, attemptId), processed ? eq(refundTable.state, 'processed') : undefined),
      );
    return Number(row?.paise ?? 0);
  };
  async function request(
    tx: Queries,
    asked: Pick<
      Row,
      'orderId' | 'attemptId' | 'amountPaise' | 'reasonCode' | 'reasonParams' | 'reasonText' | 'createdAt'
    >,
  ): Promise<void> {
    const id = `RF-${randomBytes(12).toString('hex')}`;
    await tx.insert(refundTable).values({ id, ...asked });
    await jobs.add(tx, 'repay', id);
  }
  /** The paise that go back: never more than was paid and is not on its way already, whoever asks at the same time. */
  async function startRefund(
    tx: Queries,
    { orderId, paymentId, amountPaise, keptPaise = 0, reason }: Back,
  ): Promise<number> {
    const row = await locked(tx, paymentId);
    const [of] =
      row.providerPaymentId === null
        ? []
        : await tx.select().from(attemptTable).where(eq(attemptTable.id, row.providerPaymentId));
    // Given back at the provider's desk: there is nothing left.
    if (!of || of.state === 'refunded' || of.state === 'refund_pending') return 0;
    const gone = await sumOf(tx, of.id),
      left = row.amountPaise - gone;
    const back = amountPaise === 'rest' ? left - keptPaise : Math.min(amountPaise, left);
    if (back <= 0) return 0;
    await request(tx, {
      orderId,
      attemptId: of.id,
      amountPaise: back,
      ...reasonColumns(reason),
      createdAt: clock.now(),
    });
    if (back === left)
      await tx
        .update(paymentTable)
        .set({ state: 'refund_pending', ...refundReasonColumns(reason) })
        .where(and(eq(paymentTable.id, paymentId), eq(paymentTable.state, 'captured')));
    return back;
  }
  /** Once for each: the last one closes the payment's own books, too. */
  async function arrived(tx: Queries, { id, attemptId }: Row, reference: string | null): Promise<void> {
    const [of] = await tx.select().from(attemptTable).where(eq(attemptTable.id, attemptId));
    const row = await locked(tx, of!.paymentId);
    const [now] = await tx
      .update(refundTable)
      .set({
        state: 'processed',
        processedAt: clock.now(),
        ...(reference && { providerRefundId: reference }),
      })
      .where(and(eq(refundTable.id, id), ne(refundTable.state, 'processed')))
      .returning({ id: refundTable.id });
    if (now) await jobs.add(tx, 'tell', `refund ${id}`);
    if ((await sumOf(tx, attemptId, true)) < row.amountPaise) return;
    await tx.update(attemptTable).set({ state: 'refunded' }).where(eq(attemptTable.id, attemptId));
    const [all] = await tx
      .update(paymentTable)
      .set({ state: 'refunded' })
      .where(and(eq(paymentTable.id, row.id), inArray(paymentTable.state, ['captured', 'refund_pending'])))
      .returning({ id: paymentTable.id });
    if (all) await jobs.add(tx, 'returned', String(all.id));
  }

  /** The job that gives a part of an order's money back; throws until the provider did. */
  async function repay(id: string): Promise<void> {
    const [found] = await db
      .select({ row: refundTable, of: attemptTable, orderId: paymentTable.providerOrderId })
      .from(refundTable)
      .innerJoin(attemptTable, eq(attemptTable.id, refundTable.attemptId))
      .innerJoin(paymentTable, eq(paymentTable.id, attemptTable.paymentId))
      .where(eq(refundTable.id, id));
    if (!found || found.row.state === 'processed') return;
    const { row, orderId } = found;
    const open = and(eq(refundTable.id, id), ne(refundTable.state, 'processed'));
    const done = await refundedBy(required(provider), {
      paymentId: row.attemptId,
      orderId,
      amountPaise: row.amountPaise,
      key: id,
      before: row.providerRefundId,
      note: id,
    }).catch(async (error: unknown) => {
      const refused = refusal(error);
      await db.update(refundTable).set({ state: 'failed' }).where(open);
      throw refused;
    });
    if (done.status === 'processed') {
      await db.transaction(async (tx) => {
        await arrived(tx, row, done.id);
        // All of the payment is back, not this part of it alone.
        if (done.id === null)
          await apply(tx, { jobs, clock }, found.of.paymentId, [
            { id: row.attemptId, status: 'refunded', amountPaise: found.of.amountPaise },
          ]);
      });
      return;
    }
    await db.update(refundTable).set({ providerRefundId: done.id, state: done.status }).where(open);
    throw new Error(`the refund is ${done.status}`);
  }

  return {
    startRefund,
    repay,
    /** The provider told of a refund by itself: one of ours, by the name that we gave it, or by its own. False for one that it made without our asking. */
    async told(tx: Queries, refundId: string, ours: string | undefined): Promise<boolean> {
      const [row] = await tx
        .select()
        .from(refundTable)
        .where(
          or(
            eq(refundTable.providerRefundId, refundId),
            ours === undefined ? undefined : eq(refundTable.id, ours),
          ),
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
      const now = clock.now(),
        // Ours that counted as through since all was back: it is this one, or a part of it.
        unnamed = and(eq(refundTable.attemptId, attemptId), isNull(refundTable.providerRefundId));
      const [same] = await tx
        .update(refundTable)
        .set({ providerRefundId: refundId })
        .where(and(unnamed, eq(refundTable.state, 'processed'), eq(refundTable.amountPaise, amountPaise)))
        .returning({ id: refundTable.id });
      if (same) return;
      const [row] = await tx
        .insert(refundTable)
        .values({
          id: refundId,
          orderId,
          attemptId,
          amountPaise,
          state: 'processed',
          ...reasonColumns({ code: 'by_shop' }),
          providerRefundId: refundId,
          createdAt: now,
          processedAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (!row) return;
      await jobs.add(tx, 'credit_note', orderId);
      const [of] = await tx
        .select({ amountPaise: attemptTable.amountPaise })
        .from(attemptTable)
        .where(eq(attemptTable.id, attemptId));
      const over = (await sumOf(tx, attemptId)) - of!.amountPaise;
      // Asked for before we heard of it: that much of it is there already, and the provider would refuse the whole. Under another key, for it is another sum.
      const [open] = over > 0 ? await tx.delete(refundTable).where(unnamed).returning() : [];
      if (open && open.amountPaise > over)
        await request(tx, {
          orderId,
          attemptId,
          reasonCode: open.reasonCode,
          reasonParams: open.reasonParams,
          reasonText: open.reasonText,
          createdAt: open.createdAt,
          amountPaise: open.amountPaise - over,
        });
      await arrived(tx, row, refundId);
    },
    /** Whether all that was paid is back with the patient; nobody changes that before this transaction ends. */
    isReturned: async (tx: Queries, paymentId: number): Promise<boolean> =>
      (await locked(tx, paymentId)).state === 'refunded',
    /** Paise that stay with the shop, once all is through that is on its way back. */
    async kept(tx: Queries, paymentId: number): Promise<number> {
      const { state, amountPaise, providerPaymentId } = await locked(tx, paymentId);
      if (state === 'refunded' || providerPaymentId === null) return 0;
      return amountPaise - (await sumOf(tx, providerPaymentId));
    },
    refundOf: async (id: string): Promise<Row | undefined> =>
      (await db.select().from(refundTable).where(eq(refundTable.id, id)))[0],
    /** What is not through yet is asked for again: a job may have been lost with its database's last minute. */
    async pickUp(): Promise<void> {
      for (const { id } of await db
        .select({ id: refundTable.id })
        .from(refundTable)
        .where(ne(refundTable.state, 'processed')))
        await jobs.add(db, 'repay', id);
    },
    ...createMoneySerializer({ db, provider }),
  };
}
export type OrderMoney = ReturnType<typeof createOrderMoney>;
