import type { AdminSort } from '@doorstep/contract/order-admin';
import { and, asc, desc, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { COUNTED, countUpTo } from '../platform/pagination.ts';
import { dueOf, LIMITED } from './late.ts';
import { createMatching } from './matching.ts';
import { orderTable } from './schema.ts';

interface Wanted {
  /** Besides the search. */
  which: SQL | undefined;
  search?: string | undefined;
  leastDigits?: number;
  sort: AdminSort;
}
/** Those for which `which` is so, in this order. */
interface Part {
  which?: SQL;
  by: SQL[];
}
const newest = [desc(orderTable.createdAt), desc(orderTable.id)],
  down = (sort: AdminSort) => sort.startsWith('-');
const isDue = inArray(orderTable.status, LIMITED),
  isDone = notInArray(orderTable.status, LIMITED);
/** Of two alike the newer one is first. What has no such time stands behind what has, in both directions: it is a part of its own, since there is no end of it. */
const partsOf = (sort: AdminSort): Part[] => {
  const turn = down(sort) ? desc : asc;
  if (sort === 'due' || sort === '-due')
    return [
      { which: isDue, by: [turn(dueOf), ...newest] },
      { which: isDone, by: newest },
    ];
  return sort === 'date' || sort === '-date'
    ? [{ by: [turn(orderTable.createdAt), desc(orderTable.id)] }]
    : [{ by: [turn(orderTable.totalPaise), ...newest] }];
};

/** Finds the ids of orders before anything else of them is read: that an index alone can do, also for a page far behind. */
export function createFind(db: Database) {
  async function take(parts: readonly Part[], which: SQL | undefined, limit: number, offset: number) {
    const found: string[] = [];
    let skip = offset;
    for (const part of parts) {
      const where = and(which, part.which);
      const rows = await db
        .select({ id: orderTable.id })
        .from(orderTable)
        .where(where)
        .orderBy(...part.by)
        .limit(limit - found.length)
        .offset(skip);
      found.push(...rows.map(({ id }) => id));
      if (found.length === limit || part === parts.at(-1)) break;
      skip = rows.length > 0 ? 0 : Math.max(0, skip - (await db.$count(orderTable, where)));
    }
    return found;
  }
  /**
   * Ids from `offset` on, at most `limit` of them, and how many there are, counted so far. Few that a search finds are sorted; of many, the orders
   * are walked through in their order until there are enough.
   */
  return async function find(
    { which, search, leastDigits, sort }: Wanted,
    { limit, offset = 0 }: { limit: number; offset?: number },
  ): Promise<{ ids: string[]; counted: number }> {
    const matching = search ? createMatching(db, search, leastDigits) : undefined;
    const all =
      matching?.ids(which) ?? sql`${db.select({ id: orderTable.id }).from(orderTable).where(which)}`;
    // Walked through, the orders are read until there are enough: not for a tenth of those that are sought.
    const most = Math.max(COUNTED, 10 * limit),
      counted = await countUpTo(db, all, matching ? most : COUNTED),
      few = counted <= most;
    if (few && offset >= counted) return { ids: [], counted };
    const chosen = !matching ? which : few ? sql`${orderTable.id} in (${all})` : and(which, matching.isOne());
    return { ids: await take(partsOf(sort), chosen, limit, offset), counted };
  };
}
