import type { AdminSort } from '@doorstep/contract/order-admin';
import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { COUNTED, countOf, countUpTo } from '../platform/pagination.ts';
import { dueOf, LIMITED } from './late.ts';
import { createMatching } from './matching.ts';
import type { OrderRow } from './product-type.ts';
import { orderTable, person } from './schema.ts';

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
/**
 * Of two alike the newer one is first. What has no such time stands behind what has, in both directions: it
 * is a part of its own, since there is no end of it.
 */
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

/** An order, and whose it is. */
export interface Found {
  row: OrderRow;
  user: { mobile: string; name: string };
}

/** Finds the ids of orders before anything else of them is read: that an index alone can do, also for a page far behind. */
export function createFind(db: Database) {
  const patient = person('patient');
  const ids = (which: SQL | undefined) => db.select({ id: orderTable.id }).from(orderTable).where(which);
  async function take(
    parts: readonly Part[],
    which: SQL | undefined,
    { limit, offset }: { limit: number; offset: number },
    counting: SQL<number>,
  ) {
    const found: Array<Found & { counted: number }> = [];
    let skip = offset;
    for (const part of parts) {
      const where = and(which, part.which);
      const rows = await db
        .select({ row: orderTable, user: { mobile: patient.mobile, name: patient.name }, counted: counting })
        .from(orderTable)
        .innerJoin(patient, eq(patient.id, orderTable.accountId))
        .where(
          inArray(
            orderTable.id,
            ids(where)
              .orderBy(...part.by)
              .limit(limit - found.length)
              .offset(skip),
          ),
        )
        .orderBy(...part.by);
      found.push(...rows);
      if (found.length === limit || part === parts.at(-1)) break;
      skip = rows.length > 0 ? 0 : Math.max(0, skip - (await db.$count(orderTable, where)));
    }
    return found;
  }
  /**
   * Those from `offset` on, at most `limit` of them, and how many there are, counted so far. Few that a
   * search finds are sorted; of many, the orders are walked through in their order until there are enough.
   */
  return async function find(
    { which, search, leastDigits, sort }: Wanted,
    { limit, offset = 0 }: { limit: number; offset?: number },
  ): Promise<{ rows: Found[]; counted: number }> {
    const window = { limit, offset };
    if (!search) {
      const counting = countOf(sql`${ids(which)}`),
        rows = await take(partsOf(sort), which, window, counting);
      return { rows, counted: rows[0]?.counted ?? (await countUpTo(db, sql`${ids(which)}`)) };
    }
    const matching = createMatching(db, search, leastDigits),
      all = matching.ids(which);
    // Walked through, the orders are read until there are enough: not for a tenth of those that are sought.
    const most = Math.max(COUNTED, 10 * limit),
      counted = await countUpTo(db, all, most),
      few = counted <= most;
    if (few && offset >= counted) return { rows: [], counted };
    const chosen = few ? sql`${orderTable.id} in (${all})` : and(which, matching.isOne());
    return { rows: await take(partsOf(sort), chosen, window, sql<number>`0`), counted };
  };
}
