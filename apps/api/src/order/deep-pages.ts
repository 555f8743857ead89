import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { given, statement } from '../platform/db/statement.ts';
import type { Found, Which } from './find.ts';
import { orderTable, person } from './schema.ts';

/** A page behind so many orders is deep: to pass over those before it takes longer than to read it. */
export const DEEP = 1_000;
/** By then an order is written, whatever the clock of the server says that has taken it. */
const SETTLED_MS = 60_000;
const KEPT_MS = 600_000;
/** Of each list. */
const MOST_MARKS = 100;

/** Where a page of a list began. */
interface Mark {
  /** Its first order, by which the list is sorted; the time as the database writes it. */
  at: string;
  id: string;
  /** How many come before it, those left out that are newer than this time. */
  rank: number;
  until: Date;
}
const newest = [desc(orderTable.createdAt), desc(orderTable.id)];

function createAsks(db: Database, which: SQL | undefined) {
  const patient = person('patient');
  const isNewer = sql`${orderTable.createdAt} > ${given<string>('until')}::timestamptz`,
    fromMark = sql`(${orderTable.createdAt}, ${orderTable.id}) <= (${given<string>('at')}::timestamptz, ${given<string>('id')})`;
  const newer = sql<number>`(select count(*)::int from "order" where ${and(which, isNewer)})`;
  const page = (these: SQL | undefined) => {
    const ids = db.select({ id: orderTable.id }).from(orderTable).where(and(which, these));
    return statement<Array<Found & { at: string; newer: number }>>(undefined, (queries) =>
      queries
        .select({
          row: orderTable,
          user: { mobile: patient.mobile, name: patient.name },
          at: sql<string>`${orderTable.createdAt}::text`,
          newer,
        })
        .from(orderTable)
        .innerJoin(patient, eq(patient.id, orderTable.accountId))
        .where(
          inArray(
            orderTable.id,
            sql`(${ids} order by ${sql.join(newest, sql`, `)} limit ${given('limit')} offset ${given('offset')})`,
          ),
        )
        .orderBy(...newest),
    );
  };
  return {
    page: page(undefined),
    pageFrom: page(fromMark),
    newer: statement<Array<{ n: number }>>(undefined, (queries) =>
      queries.select({ n: newer }).from(sql`(select 1) as one`),
    ),
  };
}

/**
 * Deep pages of a list that no order leaves, and that only new ones join; the newest come first. Where a page began is remembered for ten
 * minutes: the same one and those near it are found from there, and only what is new is counted.
 */
export function createDeepPages(db: Database, clock: Clock) {
  const lists = new Map<string, { asks: ReturnType<typeof createAsks>; marks: Mark[] }>();
  /** @param offset at least `DEEP` */
  return async function deepPage(
    { name, where, values }: Which,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Found[]> {
    const now = clock.now().getTime();
    const list = lists.get(name) ?? { asks: createAsks(db, where), marks: [] };
    lists.set(name, list);
    list.marks = list.marks.filter(({ until }) => until.getTime() > now - KEPT_MS);
    const ask = { ...values, limit };

    const nearest = list.marks
      .filter(({ rank }) => rank <= offset)
      .reduce<Mark | undefined>((best, one) => (best && best.rank >= one.rank ? best : one), undefined);
    if (nearest) {
      const until = nearest.until.toISOString(),
        [one] = await list.asks.newer(db, { ...values, until }),
        rank = offset - one!.n;
      if (rank >= nearest.rank) {
        const { at, id } = nearest;
        const rows = await list.asks.pageFrom(db, { ...ask, at, id, until, offset: rank - nearest.rank });
        if (rows[0] && rank > nearest.rank) remember(list.marks, rows[0], { rank, until: nearest.until });
        return rows;
      }
    }
    const until = new Date(now - SETTLED_MS),
      rows = await list.asks.page(db, { ...ask, until: until.toISOString(), offset });
    if (rows[0]) remember(list.marks, rows[0], { rank: offset - rows[0].newer, until });
    return rows;
  };
}
function remember(marks: Mark[], { row, at }: Found & { at: string }, place: Pick<Mark, 'rank' | 'until'>) {
  marks.push({ at, id: row.id, ...place });
  if (marks.length > MOST_MARKS) marks.shift();
}
