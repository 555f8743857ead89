import { and, desc, eq, isNotNull, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../platform/db/database.ts';
import { isOneGiven, statement } from '../platform/db/statement.ts';
import { countUpTo } from '../platform/pagination.ts';
import { isUnread } from './decide.ts';
import { answeredCart, askedForCart } from './cart-request.ts';
import { heldIds } from './held-rows.ts';
import type { OrderLines } from './order-lines.ts';
import { prescriptionTable } from './schema.ts';

/** A sheet that waits for a pharmacist, or can still be decided. */
export interface OnDesk {
  id: string;
  accountId: number;
  uploadedAt: Date;
  /** Nobody has looked at it since it came. */
  isNew: boolean;
  isWaiting: boolean;
  isReviewed: boolean;
  /** Lines of orders that wait on it, the longest first. */
  lines: Array<{ orderId: string; since: Date }>;
}
type WaitingLines = Pick<OrderLines, 'waitingLines'>;

const sheets = (queries: Queries, which: SQL | undefined) =>
  queries
    .select({
      id: prescriptionTable.id,
      accountId: prescriptionTable.accountId,
      uploadedAt: prescriptionTable.uploadedAt,
      status: prescriptionTable.status,
      reviewedAt: prescriptionTable.reviewedAt,
      hiddenAt: prescriptionTable.hiddenAt,
      writtenBy: prescriptionTable.writtenBy,
    })
    .from(prescriptionTable)
    .where(and(which, isNotNull(prescriptionTable.fileId)));
/** Not decided, and still its owner's: by an index of the few that there are, which only a constant is found in. */
const allPending = statement('prescriptions_pending', (queries) =>
  sheets(
    queries,
    and(
      sql`${prescriptionTable.status} = 'pending'`,
      isNull(prescriptionTable.hiddenAt),
      or(isNull(prescriptionTable.writtenBy), isNotNull(prescriptionTable.reviewedAt)),
    ),
  ),
);
const sheetsById = statement('prescriptions_by_id', (queries) =>
  sheets(queries, isOneGiven(prescriptionTable.id)),
);

/**
 * All that is on the desk: sheets that nobody has looked at, also not for the cart that was asked for with
 * them; that a cart is to be made of; that an order waits on; whose decision can still be undone; and those
 * that were asked about. Each kind has its index, and one query for all of them would have none.
 */
export async function readDesk(db: Database, orders: WaitingLines): Promise<OnDesk[]> {
  const [lines, pending, sent, held] = await db.together((queries) =>
    Promise.all([
      orders.waitingLines(queries),
      allPending(queries, {}),
      askedForCart(queries),
      heldIds(queries),
    ]),
  );
  const idsOf = (all: ReadonlyArray<{ id: string }>) => new Set(all.map(({ id }) => id));
  const byId = Map.groupBy(lines, ({ prescriptionId }) => prescriptionId),
    isSent = idsOf(sent),
    isHeld = idsOf(held);
  const known = idsOf(pending),
    others = [...new Set([...byId.keys(), ...isSent, ...isHeld])].filter((id) => !known.has(id)),
    unread = pending.filter(({ reviewedAt }) => reviewedAt === null).map(({ id }) => id);
  const [more, answered] = await db.together((queries) =>
    Promise.all([
      others.length === 0 ? [] : sheetsById(queries, { ids: others }),
      unread.length === 0 ? [] : answeredCart(queries, unread),
    ]),
  );
  const isAnswered = idsOf(answered);
  return [...pending, ...more].map((row) => {
    const { id, accountId, uploadedAt, reviewedAt, hiddenAt, writtenBy } = row,
      isNew = isUnread(row) && hiddenAt === null,
      own = byId.get(id) ?? [];
    return {
      id,
      accountId,
      uploadedAt,
      isNew,
      isReviewed: reviewedAt !== null || writtenBy !== null,
      isWaiting: !isHeld.has(id) && ((isNew && !isAnswered.has(id)) || isSent.has(id) || own.length > 0),
      lines: own,
    };
  });
}

/** Looked at before, it waits since a later order was given it. */
const since = ({ isReviewed, uploadedAt, lines: [first] }: OnDesk): number =>
  Number(isReviewed ? (first?.since ?? uploadedAt) : uploadedAt);
const newest = (a: OnDesk, b: OnDesk): number =>
  Number(b.uploadedAt) - Number(a.uploadedAt) || (a.id < b.id ? -1 : 1);

/**
 * Ids of a page of the desk, and how many there are, counted so far: who waits comes first, the oldest of
 * them first. What waits is sorted here, since there are few; behind it the sheets of all time have no end,
 * and an index has their order. With an id it is that one alone.
 */
export async function pageOfDesk(
  { db, orders }: { db: Database; orders: WaitingLines },
  {
    status,
    id,
    offset,
    limit,
  }: { status: 'pending' | 'all'; id: string | undefined; offset: number; limit: number },
): Promise<{ counted: number; ids: string[] }> {
  const isSheet = isNotNull(prescriptionTable.fileId),
    of = () => db.select({ id: prescriptionTable.id }).from(prescriptionTable).$dynamic();
  if (id !== undefined) {
    const one = await of().where(and(isSheet, eq(prescriptionTable.id, id)));
    return { counted: one.length, ids: offset > 0 ? [] : one.map((it) => it.id) };
  }
  const desk = await readDesk(db, orders);
  const first = desk
    .filter(({ isWaiting }) => isWaiting)
    .toSorted((a, b) => since(a) - since(b) || newest(a, b));
  if (status === 'pending') {
    const all = [...first, ...desk.filter(({ isWaiting }) => !isWaiting).toSorted(newest)];
    return { counted: all.length, ids: all.slice(offset, offset + limit).map((one) => one.id) };
  }
  const waiting = first.map((one) => one.id),
    next = waiting.slice(offset, offset + limit);
  const [counted, rest] = await Promise.all([
    countUpTo(db, sql`${of().where(isSheet)}`),
    next.length === limit
      ? []
      : of()
          .where(and(isSheet, notInArray(prescriptionTable.id, waiting)))
          .orderBy(desc(prescriptionTable.uploadedAt), desc(prescriptionTable.id))
          .limit(limit - next.length)
          .offset(Math.max(0, offset - waiting.length)),
  ]);
  return { counted, ids: [...next, ...rest.map((one) => one.id)] };
}
