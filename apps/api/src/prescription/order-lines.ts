import type { RxStatus } from '@doorstep/contract/order';
import { and, eq, inArray } from 'drizzle-orm';
import type { OrderService } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { given, linesOf, type LineRow } from './line-rows.ts';
import { createReviewOrders } from './review-orders.ts';
import { prescriptionLineTable, prescriptionOrderTable, prescriptionTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
  orders: OrderService;
}
export interface LineDecision {
  orderId: string;
  position: number;
  decision: 'approved' | 'rejected' | 'question';
  /** For the patient. */ reason: string | null;
  byAccountId: number;
}

/** Of a line that no pharmacist has decided. */
const WAITING = ['needed', 'question', 'checking'] as const satisfies readonly RxStatus[];
const isWaiting = ({ status }: LineRow) => WAITING.some((one) => one === status);
const reviewed = () => new HttpError(409, 'line_decided', { code: 'reviewed' });
const moved = () => new HttpError(409, 'moved_on');

/** Prescriptions of an order's items (decisions S9, C30). */
export function createOrderLines({ db, clock, jobs, orders }: Needs) {
  /** As they are told of several orders at once: the last given prescription, and the lines that need one. */
  async function ofOrders(queries: Queries, orderIds: readonly string[]) {
    const [known, all] = await Promise.all([given(queries, orderIds), linesOf(queries, orderIds)]),
      lines = Map.groupBy(all, ({ orderId }) => orderId);
    return (orderId: string) => ({
      prescriptionId: known.get(orderId) ?? null,
      lines: new Map(
        (lines.get(orderId) ?? []).map(({ position, status, reason }) => [position, { status, reason }]),
      ),
    });
  }
  /** Who wrote what the approved lines of an order were approved by, by position. */
  async function prescribed(queries: Queries, orderId: string) {
    const rows = await queries
      .select({
        position: prescriptionLineTable.position,
        doctor: prescriptionTable.doctorName,
        registration: prescriptionTable.doctorRegistration,
      })
      .from(prescriptionLineTable)
      .leftJoin(prescriptionTable, eq(prescriptionTable.id, prescriptionLineTable.prescriptionId))
      .where(and(eq(prescriptionLineTable.orderId, orderId), eq(prescriptionLineTable.status, 'approved')));
    return new Map(rows.map(({ position, doctor, registration }) => [position, { doctor, registration }]));
  }
  /**
   * A pharmacist's word on one line; a question, a no, and that all is approved, are told to the patient. One that is rejected is refunded; an order left empty is cancelled with its fee. What stays may fall under the free
   * delivery: nothing more is charged (decision C30).
   * Throws 404 for no such line; 409 'reviewed' where the order is not pending any more, or the line's money is on its way back. The same word again changes nothing.
   */
  async function reviewLine(
    tx: Queries,
    { orderId, position, decision, reason, byAccountId }: LineDecision,
  ): Promise<void> {
    const row = await orders.transitions.locked(tx, orderId);
    const lines = row ? await linesOf(tx, [orderId]) : [];
    const line = lines.find((one) => one.position === position);
    if (!row || !line) throw notFound('line_not_found');
    if (line.status === decision && line.reason === reason) return;
    if (row.status !== 'pending' || line.status === 'rejected') throw reviewed();
    const prescriptionId =
      decision === 'question' ? null : ((await given(tx, [orderId])).get(orderId) ?? null);
    await tx
      .update(prescriptionLineTable)
      .set({ status: decision, reason, prescriptionId, byAccountId, at: clock.now() })
      .where(and(eq(prescriptionLineTable.orderId, orderId), eq(prescriptionLineTable.position, position)));
    await orders.touch(tx, orderId);
    const isLast = lines.every((one) => one.position === position || one.status === 'approved');
    const { onUnblocked } = orders.productTypes.get(row.serviceType) ?? {};
    // What goes on at once is told by itself.
    if (decision === 'approved' && isLast && onUnblocked) await onUnblocked(tx, row, byAccountId);
    else if (decision !== 'approved' || isLast) await jobs.add(tx, 'tell', `${decision} ${orderId}`);
    if (decision !== 'rejected') return;
    const { title: name } = (await orders.items(tx, [orderId])).find((item) => item.position === position)!;
    await orders.giveBack(tx, row, {
      positions: [position],
      byAccountId,
      reason: { code: 'line_rejected', params: reason ? { name, note: reason } : { name } },
    });
  }
  /** The money of these went back: no pharmacist looks at those that wait any more. */
  async function drop(tx: Queries, orderId: string, positions: readonly number[]): Promise<void> {
    await tx
      .delete(prescriptionLineTable)
      .where(
        and(
          eq(prescriptionLineTable.orderId, orderId),
          inArray(prescriptionLineTable.position, [...positions]),
          inArray(prescriptionLineTable.status, [...WAITING]),
        ),
      );
  }
  /** Positions of an order whose prescription nobody has given. */
  const unprescribed = async (queries: Queries, orderId: string): Promise<number[]> =>
    (await linesOf(queries, [orderId]))
      .filter(({ status }) => status === 'needed')
      .map(({ position }) => position);
  /** A query of the ids of orders that have such. */
  const withUnprescribed = () =>
    db
      .selectDistinct({ id: prescriptionLineTable.orderId })
      .from(prescriptionLineTable)
      .where(
        and(
          eq(prescriptionLineTable.status, 'needed'),
          inArray(prescriptionLineTable.orderId, orders.idsIn(db, 'pending')),
        ),
      );
  /** The 'called, by whom, when' mark. */
  async function called(
    tx: Queries,
    { orderId, byAccountId, at }: { orderId: string; byAccountId: number; at: Date },
  ): Promise<void> {
    await tx
      .update(prescriptionOrderTable)
      .set({ calledAt: at, calledBy: byAccountId })
      .where(eq(prescriptionOrderTable.orderId, orderId));
  }
  /** Gives the order's waiting lines a prescription. A pharmacist looks at it, whatever was approved of it in other orders (decision S9). */
  async function attach(tx: Queries, orderId: string, prescriptionId: string): Promise<void> {
    await tx
      .insert(prescriptionOrderTable)
      .values({ orderId, prescriptionId })
      .onConflictDoUpdate({ target: prescriptionOrderTable.orderId, set: { prescriptionId } });
    await orders.touch(tx, orderId);
    await tx
      .update(prescriptionLineTable)
      .set({ status: 'checking', reason: null, prescriptionId: null, at: clock.now() })
      .where(
        and(eq(prescriptionLineTable.orderId, orderId), inArray(prescriptionLineTable.status, [...WAITING])),
      );
  }
  /** In the transaction that makes the order: its items at these positions need a prescription. */
  async function need(tx: Queries, orderId: string, positions: readonly number[]): Promise<void> {
    if (positions.length > 0)
      await tx
        .insert(prescriptionLineTable)
        .values(positions.map((position) => ({ orderId, position, status: 'needed' as const })));
  }
  /** Afterwards, or another one where the pharmacist asked: the lines that wait are looked at by it. What was decided stays. Throws 409 'moved_on' where no line waits. */
  async function give(tx: Queries, orderId: string, prescriptionId: string): Promise<void> {
    const row = (await orders.transitions.locked(tx, orderId))!;
    if (row.status !== 'pending' || !(await linesOf(tx, [orderId])).some(isWaiting)) throw moved();
    await attach(tx, orderId, prescriptionId);
  }

  return {
    ...createReviewOrders({ orders }),
    ofOrders,
    prescribed,
    unprescribed,
    withUnprescribed,
    reviewLine,
    called,
    attach,
    need,
    drop,
    give,
    idsLike: orders.idsLike,
    /** A query of the ids of orders with a line that no pharmacist has decided. */
    undecided: () =>
      db
        .select({ id: prescriptionLineTable.orderId })
        .from(prescriptionLineTable)
        .where(inArray(prescriptionLineTable.status, [...WAITING])),
  };
}
export type OrderLines = ReturnType<typeof createOrderLines>;
