import { and, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { given, statement } from '../platform/db/statement.ts';
import type { Which } from './find.ts';
import type { OrderRow } from './product-type.ts';
import { orderTable } from './schema.ts';

/** By then an order is written, whatever the clock of the server says that has taken it. */
const SETTLED_MS = 60_000;
const KEPT_MS = 600_000;
/** Of each list. */
const MOST = 100;

/** Where a page of a list began. */
interface Mark {
  /** Of its first order. */
  id: string;
  /** How many come before it, those left out that are newer than this time. */
  rank: number;
  until: Date;
}
/** How a page is found. */
export interface Start {
  /** Of the order that it is counted from; undefined: from the newest. */
  from?: string;
  /** So many from there are passed over. */
  offset: number;
  /** To be told what the page begins with. */
  began: (first: OrderRow | undefined) => Promise<void>;
}
/** That order, and those behind it, where the newest come first. */
export const isFrom: SQL = sql`(${orderTable.createdAt}, ${orderTable.id}) <= ((select created_at from "order" where id = ${given<string>('from')}), ${given<string>('from')})`;
const isNewer = sql`${orderTable.createdAt} > ${given<string>('until')}::timestamptz`;

/**
 * Where pages began of lists that no order leaves and that only new ones join, the newest first. It is remembered for ten minutes: the same
 * page and those near it are found from there, and only what is new is counted.
 */
export function createMarks(db: Database, clock: Clock) {
  const lists = new Map<string, { marks: Mark[]; newer: (until: Date) => Promise<number> }>();
  function listOf({ name, where, values }: Which) {
    const known = lists.get(name);
    if (known) return known;
    const count = statement<Array<{ n: number }>>('', (queries) =>
      queries
        .select({ n: sql<number>`count(*)::int` })
        .from(orderTable)
        .where(and(where, isNewer)),
    );
    const newer = async (until: Date) => (await count(db, { ...values, until: until.toISOString() }))[0]!.n;
    const made = { marks: [], newer };
    lists.set(name, made);
    return made;
  }
  return async function start(which: Which, offset: number): Promise<Start> {
    const list = listOf(which),
      now = clock.now().getTime();
    list.marks = list.marks.filter(({ until }) => until.getTime() > now - KEPT_MS).slice(-MOST);
    const remember = (first: OrderRow | undefined, place: Pick<Mark, 'rank' | 'until'>) => {
      if (first && !list.marks.some(({ id }) => id === first.id)) list.marks.push({ id: first.id, ...place });
    };
    const nearest = list.marks.filter(({ rank }) => rank <= offset).toSorted((a, b) => b.rank - a.rank)[0];
    if (nearest) {
      const { id, until } = nearest,
        rank = offset - (await list.newer(until));
      if (rank >= nearest.rank)
        return {
          from: id,
          offset: rank - nearest.rank,
          began: async (first) => remember(first, { rank, until }),
        };
    }
    const until = new Date(now - SETTLED_MS),
      newer = await list.newer(until);
    return {
      offset,
      // Where one has come while the page was read, nobody knows whether it was passed over.
      began: async (first) => {
        if ((await list.newer(until)) === newer) remember(first, { rank: offset - newer, until });
      },
    };
  };
}
