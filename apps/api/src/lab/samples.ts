import { sampleStates, type SampleState } from '@doorstep/contract/lab';
import type { ReceivedPaymentInput } from '@doorstep/contract/schedule.schema';
import { eq } from 'drizzle-orm';
import type { OrderRow, OrderService } from '../order/service.ts';
import { byCaller, type Audit, type AuditEntry } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { assertStartable, type BookingRow, type ScheduleService } from '../schedule/service.ts';
import type { Collectors } from './collectors.ts';
import { collectionTable, reportTable } from './schema.ts';

/** Who of the staff does it, with which call. */
export interface By {
  caller: Caller;
  requestId: string;
}
/** What is undefined stays. */
interface Asked {
  state?: SampleState | undefined;
  collectorId?: number | null | undefined;
  payment?: ReceivedPaymentInput | undefined;
}
/** A collection that is held by this transaction. */
export interface HeldCollection {
  order: OrderRow;
  booking: BookingRow;
  collection: typeof collectionTable.$inferSelect;
}
interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Pick<Jobs, 'kick'>;
  orders: OrderService;
  schedule: Pick<ScheduleService, 'bookings' | 'payments'>;
  collectors: Collectors;
}
const wrongStep = () => new HttpError(409, 'collection_step_wrong');

/** How far a sample is, and who collects it. */
export function createSamples({ db, clock, audit, jobs, orders, schedule, collectors }: Needs) {
  const { bookings, payments } = schedule;
  /** Throws 404 for what is no collection. */
  async function held(tx: Queries, id: string): Promise<HeldCollection> {
    const order = await orders.transitions.locked(tx, id),
      booking = order && (await bookings.rowOf(tx, id)),
      [collection] = booking
        ? await tx.select().from(collectionTable).where(eq(collectionTable.orderId, id))
        : [];
    if (!order || !booking || !collection) throw notFound('booking_not_found');
    return { order, booking, collection };
  }
  const record = (
    tx: Queries,
    by: By,
    order: OrderRow,
    entry: Pick<AuditEntry, 'action' | 'changes'>,
  ): Promise<void> =>
    audit.record(tx, {
      ...byCaller(by),
      objectKind: 'order',
      objectId: order.id,
      subjectId: order.accountId,
      result: 'done',
      ...entry,
    });

  async function assign(tx: Queries, by: By, one: HeldCollection, collectorId: number | null) {
    if (one.booking.status !== 'booked') {
      if (one.collection.collectorId === collectorId) return;
      throw wrongStep();
    }
    const changed = await collectors.assign(tx, one.booking, collectorId);
    if (!changed) return;
    await orders.touch(tx, one.order.id);
    const { before, after } = changed;
    await record(tx, by, one.order, {
      action: 'assign',
      changes: { collector: { from: before?.name ?? null, to: after?.name ?? null } },
    });
  }
  /** The booking follows its sample: begun once it is collected, done with its report. The same again changes nothing. */
  async function reach(tx: Queries, by: By, one: HeldCollection, state: SampleState): Promise<void> {
    const { order, booking, collection } = one,
      now = clock.now(),
      to = sampleStates.indexOf(state),
      byAccountId = by.caller.accountId || null,
      isDone = state === 'reported';
    if (collection.state === state) return;
    if (state === 'booked') await payments.assertUntaken(tx, order.id);
    else assertStartable(booking, now);
    await tx
      .update(collectionTable)
      .set({
        state,
        // A later step that is taken back is forgotten; an earlier one keeps its time.
        collectedAt: to >= 1 ? (collection.collectedAt ?? now) : null,
        atLabAt: to >= 2 ? (collection.atLabAt ?? now) : null,
        reportedAt: isDone ? now : null,
      })
      .where(eq(collectionTable.orderId, order.id));
    const status = isDone ? 'done' : to >= 1 ? 'started' : 'booked';
    if (status !== booking.status) await bookings.setStatus(tx, order.id, status);
    if (isDone) await orders.transitions.move(tx, order, 'delivered', byAccountId);
    else if (booking.status === 'done') await orders.transitions.move(tx, order, 'processing', byAccountId);
    else await orders.touch(tx, order.id);
    await record(tx, by, order, {
      action: 'status',
      changes: { sample: { from: collection.state, to: state } },
    });
  }
  /** One step on or back. */
  async function step(tx: Queries, by: By, one: HeldCollection, state: SampleState): Promise<void> {
    const { booking, collection, order } = one;
    if (booking.status === 'cancelled') throw wrongStep();
    if (collection.state === state) return;
    if (Math.abs(sampleStates.indexOf(state) - sampleStates.indexOf(collection.state)) !== 1)
      throw wrongStep();
    if (state === 'reported' && (await tx.$count(reportTable, eq(reportTable.orderId, order.id))) === 0)
      throw new HttpError(409, 'report_missing');
    await reach(tx, by, one, state);
  }
  /** Throws 404 for what is no collection; 409 for what cannot be done as it stands. */
  async function set(by: By, id: string, { state, collectorId, payment }: Asked): Promise<void> {
    await db.transaction(async (tx) => {
      const one = await held(tx, id);
      if (collectorId !== undefined) await assign(tx, by, one, collectorId);
      if (state !== undefined) await step(tx, by, one, state);
      if (payment) {
        const { status } = (await bookings.rowOf(tx, id))!;
        await payments.record(tx, by, { order: one.order, status }, payment);
      }
    });
    jobs.kick();
  }
  return { set, held, reach };
}
export type Samples = ReturnType<typeof createSamples>;
