import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { OrderStatus, RxStatus } from '@doorstep/contract/order';
import type { OrderMoney } from '../payment/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Transitions } from './transitions.ts';
import { orderTable, orderLineTable, person } from './schema.ts';
import type { OrderRow } from './service.ts';

/** A line that needs a prescription, for the pharmacist; `position` names it in its order. */
export interface ReviewLine {
  position: number;
  medicineId: number;
  name: string;
  qty: number;
  pack: string | null;
  rxStatus: RxStatus;
  rxReason: string | null;
}
export interface ReviewOrder {
  prescriptionId: string;
  orderId: string;
  status: OrderStatus;
  createdAt: Date;
  called: { by: string; at: Date } | null;
  lines: ReviewLine[];
}
export interface LineDecision {
  orderId: string;
  position: number;
  decision: 'approved' | 'rejected' | 'question';
  /** For the patient. */ reason: string | null;
  byAccountId: number;
}
/** How a prescription stands that is given to an order: deleted meanwhile, approved before and still valid, or to be looked at. */
export type Standing = 'gone' | 'approved' | 'checking';

/** Of a line that no pharmacist has decided; least far first. */
export const WAITING = ['needed', 'question', 'checking'] as const satisfies readonly RxStatus[];
const reviewed = () => new HttpError(409, 'line_decided', { code: 'reviewed' });

/** Prescriptions of an order's lines (decisions S9, C30). */
export function createLineReview({
  clock,
  jobs,
  money,
  moves,
}: {
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
  money: OrderMoney;
  moves: Transitions;
}) {
  /** All orders that name one of these prescriptions, or have a line that was decided by it, oldest first; of their lines those that it is for. */
  async function ofPrescriptions(queries: Queries, ids: readonly string[]): Promise<ReviewOrder[]> {
    if (ids.length === 0) return [];
    const mover = person('mover'),
      asked = inArray(orderTable.prescriptionId, [...ids]);
    const decided = queries
      .select({ id: orderLineTable.orderId })
      .from(orderLineTable)
      .where(inArray(orderLineTable.rxPrescriptionId, [...ids]));
    const orders = await queries
      .select({ row: orderTable, by: mover.name })
      .from(orderTable)
      .leftJoin(mover, eq(mover.id, orderTable.calledBy))
      .where(or(asked, inArray(orderTable.id, decided)))
      .orderBy(asc(orderTable.createdAt), asc(orderTable.id));
    const lines =
      orders.length === 0
        ? []
        : await queries
            .select()
            .from(orderLineTable)
            .where(
              and(
                inArray(
                  orderLineTable.orderId,
                  orders.map(({ row }) => row.id),
                ),
                isNotNull(orderLineTable.rxStatus),
              ),
            )
            .orderBy(asc(orderLineTable.position));
    return orders.flatMap(({ row, by }) =>
      ids.flatMap((prescriptionId): ReviewOrder[] => {
        const own = lines.filter(
          ({ orderId, rxPrescriptionId }) =>
            orderId === row.id && (rxPrescriptionId ?? row.prescriptionId) === prescriptionId,
        );
        if (own.length === 0) return [];
        return [
          {
            prescriptionId,
            orderId: row.id,
            status: row.status,
            createdAt: row.createdAt,
            called: row.calledAt && { by: by ?? '', at: row.calledAt },
            lines: own.map(({ position, medicineId, name, qty, pack, rxStatus, rxReason }) => ({
              position,
              medicineId,
              name,
              qty,
              pack,
              rxStatus: rxStatus!,
              rxReason,
            })),
          },
        ];
      }),
    );
  }
  /** Prescriptions that a pending order waits for: a line of it is still to be looked at. */
  async function waitingPrescriptions(queries: Queries): Promise<string[]> {
    const rows = await queries
      .selectDistinct({ id: orderTable.prescriptionId })
      .from(orderTable)
      .innerJoin(orderLineTable, eq(orderLineTable.orderId, orderTable.id))
      .where(
        and(
          eq(orderTable.status, 'pending'),
          eq(orderLineTable.rxStatus, 'checking'),
          isNotNull(orderTable.prescriptionId),
        ),
      );
    return rows.map(({ id }) => id!);
  }
  /**
   * A pharmacist's word on one line; a question and a no are told to the patient. One that is rejected is refunded; an order left empty is cancelled with its fee. What stays may fall under the free
   * delivery: nothing more is charged (decision C30).
   * Fault 404 for no such line; 409 'reviewed' where the order is not pending any more, or the line's money is on its way back. The same word again changes nothing.
   */
  async function reviewLine(
    tx: Queries,
    { orderId, position, decision, reason, byAccountId }: LineDecision,
  ): Promise<void> {
    const row = await moves.locked(tx, orderId);
    const lines = row
      ? await tx.select().from(orderLineTable).where(eq(orderLineTable.orderId, orderId))
      : [];
    const line = lines.find((one) => one.position === position);
    if (!row || !line || line.rxStatus === null) throw notFound('line_not_found');
    if (line.rxStatus === decision && line.rxReason === reason) return;
    if (row.status !== 'pending' || line.rxStatus === 'rejected') throw reviewed();
    const now = clock.now();
    await tx
      .update(orderLineTable)
      .set({
        rxStatus: decision,
        rxReason: reason,
        rxPrescriptionId: decision === 'question' ? null : row.prescriptionId,
        rxBy: byAccountId,
        rxAt: now,
      })
      .where(and(eq(orderLineTable.orderId, orderId), eq(orderLineTable.position, position)));
    await tx.update(orderTable).set({ updatedAt: now }).where(eq(orderTable.id, orderId));
    if (decision !== 'approved') await jobs.add(tx, 'tell', `${decision} ${orderId}`);
    if (decision !== 'rejected') return;
    const why = `The pharmacist could not approve ${line.name}.${reason ? ` ${reason}` : ''}`;
    const isEmpty = lines.every((one) => one.position === position || one.rxStatus === 'rejected');
    if (isEmpty) await moves.cancel(tx, row, { byAccountId, reason: why });
    else if (row.paymentId !== null)
      await money.giveBack(tx, {
        orderId,
        paymentId: row.paymentId,
        amountPaise: line.pricePaise * line.qty,
        reason: why,
      });
  }
  /** The 'called, by whom, when' mark. */
  async function called(
    tx: Queries,
    { orderId, byAccountId, at }: { orderId: string; byAccountId: number; at: Date },
  ): Promise<void> {
    await tx
      .update(orderTable)
      .set({ calledAt: at, calledBy: byAccountId })
      .where(eq(orderTable.id, orderId));
  }
  /** Gives the order's waiting lines a prescription. What a pharmacist approved of it for this patient before, of the same medicine, is approved at once. */
  async function attach(
    tx: Queries,
    { id, accountId }: Pick<OrderRow, 'id' | 'accountId'>,
    prescriptionId: string,
    standing: Standing,
  ): Promise<void> {
    if (standing === 'gone') return;
    const now = clock.now();
    await tx.update(orderTable).set({ prescriptionId, updatedAt: now }).where(eq(orderTable.id, id));
    const waits = and(eq(orderLineTable.orderId, id), inArray(orderLineTable.rxStatus, [...WAITING]));
    await tx
      .update(orderLineTable)
      .set({ rxStatus: 'checking', rxReason: null, rxPrescriptionId: null, rxAt: now })
      .where(waits);
    if (standing !== 'approved') return;
    const before = sql`exists (select 1 from order_line l join "order" o on o.id = l.order_id where o.account_id = ${accountId} and o.id <> ${id} and l.rx_prescription_id = ${prescriptionId} and l.medicine_id = ${orderLineTable}.medicine_id and l.rx_status = 'approved')`;
    await tx
      .update(orderLineTable)
      .set({ rxStatus: 'approved', rxPrescriptionId: prescriptionId })
      .where(and(waits, before));
  }
  return { ofPrescriptions, waitingPrescriptions, reviewLine, called, attach };
}
/** Whether an order may leave Pending (decision S9): of each line that needs a prescription a pharmacist has decided. */
export const isDecided = (lines: ReadonlyArray<{ rxStatus: RxStatus | null }>): boolean =>
  !lines.some(({ rxStatus }) => WAITING.some((status) => status === rxStatus));
