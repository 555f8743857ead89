import { REFUND_DAYS, type OrderStatus, type RxStatus } from '@doorstep/contract/order';
import { orderTexts } from '@doorstep/contract/order.messages.en';
import { orderTextsHi } from '@doorstep/contract/order.messages.hi';
import { and, asc, desc, eq, inArray, isNotNull, min } from 'drizzle-orm';
import type { ItemRow, News, OrderService, ReadNews } from '../order/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { prescriptionLineTable, prescriptionOrderTable, prescriptionTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add'>;
  orders: OrderService;
}
/** An item that needs a prescription, for the pharmacist; `position` names it in its order. */
export interface ReviewLine {
  position: number;
  item: ItemRow;
  status: RxStatus;
  reason: string | null;
  /** When it came to stand so. */ at: Date | null;
}
export interface ReviewOrder {
  prescriptionId: string;
  orderId: string;
  status: OrderStatus;
  createdAt: Date;
  /** What goes back where nothing of it is left; null where nothing was paid. */
  paidPaise: number | null;
  /** Its items that stay whatever is decided here. */
  others: number;
  lines: ReviewLine[];
}
export interface LineDecision {
  orderId: string;
  position: number;
  decision: 'approved' | 'rejected' | 'question';
  /** For the patient. */ reason: string | null;
  byAccountId: number;
}
type LineRow = typeof prescriptionLineTable.$inferSelect;

/** Of a line that no pharmacist has decided. */
const WAITING = ['needed', 'question', 'checking'] as const satisfies readonly RxStatus[];
const isWaiting = ({ status }: LineRow) => WAITING.some((one) => one === status);
const reviewed = () => new HttpError(409, 'line_decided', { code: 'reviewed' });
const moved = () => new HttpError(409, 'moved_on');
const textsIn = { en: orderTexts, hi: orderTextsHi };

/** Prescriptions of an order's items (decisions S9, C30). */
export function createOrderLines({ db, clock, jobs, orders }: Needs) {
  /** Of several orders, by position. */
  const linesOf = async (queries: Queries, orderIds: readonly string[]): Promise<LineRow[]> =>
    orderIds.length === 0
      ? []
      : queries
          .select()
          .from(prescriptionLineTable)
          .where(inArray(prescriptionLineTable.orderId, [...orderIds]))
          .orderBy(asc(prescriptionLineTable.position));
  /** Which prescription each of these orders was given last. */
  async function given(queries: Queries, orderIds: readonly string[]): Promise<Map<string, string>> {
    const rows =
      orderIds.length === 0
        ? []
        : await queries
            .select()
            .from(prescriptionOrderTable)
            .where(inArray(prescriptionOrderTable.orderId, [...orderIds]));
    return new Map(rows.map(({ orderId, prescriptionId }) => [orderId, prescriptionId]));
  }
  /** As they are told of several orders at once: the last given prescription, and the lines that need one. */
  async function ofOrders(queries: Queries, orderIds: readonly string[]) {
    const known = await given(queries, orderIds),
      lines = Map.groupBy(await linesOf(queries, orderIds), ({ orderId }) => orderId);
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
  /** All orders that name one of these prescriptions, or have a line that was decided by it, oldest first; of their lines those that it is for. */
  async function ofPrescriptions(queries: Queries, ids: readonly string[]): Promise<ReviewOrder[]> {
    if (ids.length === 0) return [];
    const asked = await queries
      .select({ id: prescriptionOrderTable.orderId })
      .from(prescriptionOrderTable)
      .where(inArray(prescriptionOrderTable.prescriptionId, [...ids]));
    const decided = await queries
      .selectDistinct({ id: prescriptionLineTable.orderId })
      .from(prescriptionLineTable)
      .where(inArray(prescriptionLineTable.prescriptionId, [...ids]));
    const orderIds = [...new Set([...asked, ...decided].map(({ id }) => id))];
    const rows = await orders.rows(queries, orderIds),
      known = await given(queries, orderIds),
      lines = await linesOf(queries, orderIds),
      items = new Map(
        (await orders.items(queries, orderIds)).map((item) => [`${item.orderId} ${item.position}`, item]),
      );
    return rows.flatMap(({ id: orderId, status, createdAt, paymentId, totalPaise }) =>
      ids.flatMap((prescriptionId): ReviewOrder[] => {
        const own = lines.filter(
          (line) =>
            line.orderId === orderId && (line.prescriptionId ?? known.get(orderId)) === prescriptionId,
        );
        if (own.length === 0) return [];
        const all = [...items.values()].filter((item) => item.orderId === orderId),
          isAt =
            (some: readonly LineRow[]) =>
            ({ position }: ItemRow) =>
              some.some((line) => line.position === position),
          refunded = all.filter(
            isAt(lines.filter((line) => line.orderId === orderId && line.status === 'rejected')),
          );
        return [
          {
            prescriptionId,
            orderId,
            status,
            createdAt,
            paidPaise:
              paymentId === null
                ? null
                : refunded.reduce((sum, { pricePaise, quantity }) => sum - pricePaise * quantity, totalPaise),
            others: all.filter((item) => !isAt(own)(item) && !refunded.includes(item)).length,
            lines: own.map((line) => ({
              position: line.position,
              status: line.status,
              reason: line.reason,
              at: line.at,
              item: items.get(`${orderId} ${line.position}`)!,
            })),
          },
        ];
      }),
    );
  }
  /** Lines of pending orders that are still to be looked at, with the prescription that they wait on, and since when; the longest first. */
  async function waitingLines(
    queries: Queries,
  ): Promise<Array<{ prescriptionId: string; orderId: string; since: Date }>> {
    const rows = await queries
      .select({
        prescriptionId: prescriptionOrderTable.prescriptionId,
        orderId: prescriptionOrderTable.orderId,
        at: prescriptionLineTable.at,
      })
      .from(prescriptionOrderTable)
      .innerJoin(
        prescriptionLineTable,
        and(
          eq(prescriptionLineTable.orderId, prescriptionOrderTable.orderId),
          eq(prescriptionLineTable.status, 'checking'),
        ),
      )
      .where(inArray(prescriptionOrderTable.orderId, orders.idsIn(queries, 'pending')));
    const created = new Map(
      (await orders.rows(queries, [...new Set(rows.map(({ orderId }) => orderId))])).map((row) => [
        row.id,
        row.createdAt,
      ]),
    );
    return rows
      .map(({ prescriptionId, orderId, at }) => ({
        prescriptionId,
        orderId,
        since: at ?? created.get(orderId)!,
      }))
      .toSorted((a, b) => a.since.getTime() - b.since.getTime());
  }
  /** A query of how long the oldest line has waited to be looked at by the prescription of the query around it. */
  const waitingSince = () =>
    db
      .select({ at: min(prescriptionLineTable.at) })
      .from(prescriptionLineTable)
      .innerJoin(prescriptionOrderTable, eq(prescriptionOrderTable.orderId, prescriptionLineTable.orderId))
      .where(
        and(
          eq(prescriptionOrderTable.prescriptionId, prescriptionTable.id),
          eq(prescriptionLineTable.status, 'checking'),
          inArray(prescriptionLineTable.orderId, orders.idsIn(db, 'pending')),
        ),
      );
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
    if (decision !== 'approved' || isLast) await jobs.add(tx, 'tell', `${decision} ${orderId}`);
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

  /** Once for all of its lines that stand so now; undefined where none does any more, or where the order was cancelled, which is told by itself. */
  async function newsOf(
    orderId: string,
    status: LineDecision['decision'],
    text: News['text'],
  ): Promise<News | undefined> {
    const [last] = await db
      .select({ at: prescriptionLineTable.at })
      .from(prescriptionLineTable)
      .where(
        and(
          eq(prescriptionLineTable.orderId, orderId),
          eq(prescriptionLineTable.status, status),
          isNotNull(prescriptionLineTable.at),
        ),
      )
      .orderBy(desc(prescriptionLineTable.at))
      .limit(1);
    const [order] = await orders.rows(db, [orderId]);
    return last?.at && order?.status !== 'cancelled' ? { orderId, text, at: last.at } : undefined;
  }
  const news: Record<LineDecision['decision'], ReadNews> = {
    approved: (id) => newsOf(id, 'approved', (language) => textsIn[language].approved({ order: id })),
    question: (id) => newsOf(id, 'question', (language) => textsIn[language].question({ order: id })),
    rejected: (id) =>
      newsOf(id, 'rejected', (language) => textsIn[language].rejected({ order: id, days: REFUND_DAYS })),
  };
  return {
    ofOrders,
    prescribed,
    ofPrescriptions,
    unprescribed,
    withUnprescribed,
    waitingLines,
    waitingSince,
    reviewLine,
    called,
    attach,
    need,
    drop,
    give,
    news,
    /** A query of the ids of orders with a line that no pharmacist has decided. */
    undecided: () =>
      db
        .select({ id: prescriptionLineTable.orderId })
        .from(prescriptionLineTable)
        .where(inArray(prescriptionLineTable.status, [...WAITING])),
  };
}
export type OrderLines = ReturnType<typeof createOrderLines>;
