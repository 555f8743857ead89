import type { AdminSort } from '@doorstep/contract/order-admin';
import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { WithSubquery } from 'drizzle-orm/subquery';
import type { Database } from '../platform/db/database.ts';
import { COUNTED, countOf } from '../platform/pagination.ts';
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

/** What `partsOf` asks of an order: with them those that a search has found are sorted as they are. */
const sortedBy = (sort: AdminSort) => ({
  createdAt: orderTable.createdAt,
  ...(sort.endsWith('total') && { totalPaise: orderTable.totalPaise }),
  ...(sort.endsWith('due') && { status: orderTable.status, promisedAt: orderTable.promisedAt }),
});

/** An order, and whose it is. */
export interface Found {
  row: OrderRow;
  user: { mobile: string; name: string };
}

interface Window {
  limit: number;
  offset: number;
}
/** Orders of which a page is taken, part by part. */
interface Source {
  /** Queries by name that the others read from. */
  named: WithSubquery[];
  /** A query of the ids of a part that stand in this window of it. */
  ids: (part: Part, window: Window) => SQL;
  count: (part: Part) => Promise<number>;
  /** How many there are in all parts, counted so far: a value of a query. */
  counting: SQL<number>;
}
const cutOut = (query: SQL, { by }: Part, { limit, offset }: Window): SQL =>
  sql`(${query} order by ${sql.join(by, sql`, `)} limit ${limit} offset ${offset})`;

/** Finds the ids of orders before anything else of them is read: that an index alone can do, also for a page far behind. */
export function createFind(db: Database) {
  const patient = person('patient');
  const ids = (which: SQL | undefined) =>
    sql`${db.select({ id: orderTable.id }).from(orderTable).where(which)}`;

  /** All for which `which` is so. */
  const every = (which: SQL | undefined): Source => ({
    named: [],
    ids: (part, window) => cutOut(ids(and(which, part.which)), part, window),
    count: (part) => db.$count(orderTable, and(which, part.which)),
    counting: countOf(ids(which)),
  });
  /**
   * Those of them that a search finds. Few are collected through the indexes of names, ids and mobiles, and sorted; of many, the orders
   * are walked through in their order until there are enough. Which it is the database knows once it has collected `most` of them.
   */
  function searched({ which, search, leastDigits, sort }: Wanted & { search: string }, most: number): Source {
    const matching = createMatching(db, search, leastDigits);
    const found = db
      .$with('found', { id: orderTable.id })
      .as(sql`select * from (${matching.rows(which, sortedBy(sort))}) as one limit ${most + 1}`);
    const counting = sql<number>`(select count(*)::int from found)`,
      few = ({ which: ofPart }: Part) =>
        sql`select "order".id from found as "order" where ${and(sql`${counting} <= ${most}`, ofPart)}`,
      many = ({ which: ofPart }: Part) =>
        ids(and(sql`${counting} > ${most}`, which, matching.isOne(), ofPart));
    return {
      named: [found],
      ids: (part, window) =>
        sql`(${cutOut(few(part), part, window)} union all ${cutOut(many(part), part, window)})`,
      count: async (part) =>
        (
          await db
            .with(found)
            .select({ n: sql<number>`count(*)::int` })
            .from(sql`(${few(part)} union all ${many(part)}) as part`)
        )[0]!.n,
      counting,
    };
  }
  async function take(
    { named, ids: idsOf, count, counting }: Source,
    parts: readonly Part[],
    { limit, offset }: Window,
  ) {
    const rows: Array<Found & { counted: number }> = [];
    let skip = offset;
    for (const part of parts) {
      const ofPart = await db
        .with(...named)
        .select({ row: orderTable, user: { mobile: patient.mobile, name: patient.name }, counted: counting })
        .from(orderTable)
        .innerJoin(patient, eq(patient.id, orderTable.accountId))
        .where(inArray(orderTable.id, idsOf(part, { limit: limit - rows.length, offset: skip })))
        .orderBy(...part.by);
      rows.push(...ofPart);
      if (rows.length === limit || part === parts.at(-1)) break;
      skip = ofPart.length > 0 ? 0 : Math.max(0, skip - (await count(part)));
    }
    return rows;
  }
  async function counted({ named, counting }: Source): Promise<number> {
    const [one] = await db
      .with(...named)
      .select({ n: counting })
      .from(sql`(select 1) as one`);
    return one!.n;
  }
  /** Those from `offset` on, at most `limit` of them, and how many there are, counted so far. */
  return async function find(
    { search, ...wanted }: Wanted,
    { limit, offset = 0 }: { limit: number; offset?: number },
  ): Promise<{ rows: Found[]; counted: number }> {
    // Walked through, the orders are read until there are enough: not for a tenth of those that are sought.
    const most = Math.max(COUNTED, 10 * limit),
      source = search ? searched({ ...wanted, search }, most) : every(wanted.which);
    const rows = await take(source, partsOf(wanted.sort), { limit, offset });
    return { rows, counted: rows[0]?.counted ?? (offset === 0 ? 0 : await counted(source)) };
  };
}
