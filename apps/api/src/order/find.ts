import type { AdminSort } from '@doorstep/contract/order-admin';
import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { WithSubquery } from 'drizzle-orm/subquery';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { COUNTED, countOf } from '../platform/pagination.ts';
import type { Sought } from '../platform/db/like.ts';
import { given, statement } from '../platform/db/statement.ts';
import { dueOf, LIMITED } from './late.ts';
import { createMarks, isFrom } from './marks.ts';
import { createMatching, givenWords, wordsOf, type Words } from './matching.ts';
import type { OrderRow } from './product-type.ts';
import { orderTable, person } from './schema.ts';

/** A condition with places for its values. */
export interface Which {
  /** The same name, the same text. */
  name: string;
  where: SQL | undefined;
  values: Record<string, unknown>;
  /** No order leaves these, and only new ones join. */
  isFixed?: boolean;
}
interface Wanted {
  /** Besides the search. */
  which: Which;
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

/** Orders of which a page is taken, part by part. */
interface Source {
  /** Queries by name that the others read from. */
  named: WithSubquery[];
  /** A query of the ids of a part that stand in the window of it that is given. */
  ids: (part: Part) => SQL;
  /** A query of all of a part, to be counted. */
  all: (part: Part) => SQL;
  /** How many there are in all parts, counted so far: a value of a query. */
  counting: SQL<number>;
}
/** To pass over so many orders takes longer than to read a page. */
const DEEP = 1_000;
const most = given<number>('most');
const cutOut = (query: SQL, { by }: Part): SQL =>
  sql`(${query} order by ${sql.join(by, sql`, `)} limit ${given('limit')} offset ${given('offset')})`;
type Counted = Array<{ n: number }>;
type Ask<Rows> = (queries: Queries, values: Record<string, unknown>) => Promise<Rows>;
interface Asks {
  parts: Array<{ rows: Ask<Array<Found & { counted: number }>>; count: Ask<Counted> }>;
  counted: Ask<Counted>;
}

/** Finds the ids of orders before anything else of them is read: that an index alone can do, also for a page far behind. */
export function createFind(db: Database, clock: Clock) {
  const patient = person('patient'),
    startOf = createMarks(db, clock);
  const ids = (which: SQL | undefined) =>
    sql`${db.select({ id: orderTable.id }).from(orderTable).where(which)}`;

  /** All for which `which` is so; `from`: of them those from a mark on, to be taken. */
  const every = (which: SQL | undefined, from?: SQL): Source => ({
    named: [],
    ids: (part) => cutOut(ids(and(which, part.which, from)), part),
    all: (part) => ids(and(which, part.which)),
    counting: countOf(ids(which)),
  });
  /**
   * Those of them that a search finds. Few are collected through the indexes of names, ids and mobiles, and sorted; of many, the orders
   * are walked through in their order until there are enough. Which it is the database knows once it has collected `most` of them.
   */
  function searched(which: SQL | undefined, sort: AdminSort, words: Words<Sought>): Source {
    const matching = createMatching(db, words);
    const patients = db.$with('patient_found', { id: patient.id }).as(matching.patients),
      from = sql.raw('patient_found');
    const found = db
      .$with('found', { id: orderTable.id })
      .as(
        sql`select * from (${matching.rows(which, { more: sortedBy(sort), from })}) as one limit ${most} + 1`,
      );
    const counting = sql<number>`(select count(*)::int from found)`,
      collected = ({ which: ofPart }: Part) =>
        sql`select "order".id from found as "order" where ${and(sql`${counting} <= ${most}`, ofPart)}`,
      walked = ({ which: ofPart }: Part) =>
        ids(and(sql`${counting} > ${most}`, which, matching.isOne(from), ofPart));
    return {
      named: words.whole === undefined ? [patients, found] : [found],
      ids: (part) => sql`(${cutOut(collected(part), part)} union all ${cutOut(walked(part), part)})`,
      all: (part) => sql`(${collected(part)} union all ${walked(part)})`,
      counting,
    };
  }
  /** The queries of a source: built once, planned for what is given to them each time. */
  function asksOf({ named, ids: idsOf, all, counting }: Source, sort: AdminSort): Asks {
    const parts = partsOf(sort).map((part) => ({
      rows: statement<Array<Found & { counted: number }>>('', (queries) =>
        queries
          .with(...named)
          .select({
            row: orderTable,
            user: { mobile: patient.mobile, name: patient.name },
            counted: counting,
          })
          .from(orderTable)
          .innerJoin(patient, eq(patient.id, orderTable.accountId))
          .where(inArray(orderTable.id, idsOf(part)))
          .orderBy(...part.by),
      ),
      count: statement<Counted>('', (queries) =>
        queries
          .with(...named)
          .select({ n: sql<number>`count(*)::int` })
          .from(sql`(${all(part)}) as part`),
      ),
    }));
    return {
      parts,
      counted: statement<Counted>('', (queries) =>
        queries
          .with(...named)
          .select({ n: counting })
          .from(sql`(select 1) as one`),
      ),
    };
  }
  const known = new Map<string, Asks>();
  function asks(
    { which, sort }: Wanted,
    { words, from }: { words: ReturnType<typeof givenWords> | undefined; from: string | undefined },
  ): Asks {
    const isMarked = from !== undefined,
      key = [which.name, sort, words?.kind, isMarked].join();
    let there = known.get(key);
    if (!there) {
      const source = words
        ? searched(which.where, sort, words.places)
        : every(which.where, isMarked ? isFrom : undefined);
      there = asksOf(source, sort);
      known.set(key, there);
    }
    return there;
  }
  /** Those from `offset` on, at most `limit` of them, and how many there are, counted so far. */
  return async function find(
    wanted: Wanted,
    { limit, offset = 0 }: { limit: number; offset?: number },
  ): Promise<{ rows: Found[]; counted: number }> {
    const { which, search, leastDigits } = wanted,
      words = search ? givenWords(wordsOf(search, leastDigits)) : undefined,
      isDeep = which.isFixed && !search && wanted.sort === '-date' && offset >= DEEP,
      start = isDeep ? await startOf(which, offset) : undefined,
      from = start?.from,
      { parts, counted } = asks(wanted, { words, from });
    // Walked through, the orders are read until there are enough: not for a tenth of those that are sought.
    const values = { ...which.values, ...words?.values, from, most: Math.max(COUNTED, 10 * limit) };
    const rows: Array<Found & { counted: number }> = [];
    let skip = start?.offset ?? offset;
    for (const part of parts) {
      const ofPart = await part.rows(db, { ...values, limit: limit - rows.length, offset: skip });
      rows.push(...ofPart);
      if (rows.length === limit || part === parts.at(-1)) break;
      skip = ofPart.length > 0 ? 0 : Math.max(0, skip - (await part.count(db, values))[0]!.n);
    }
    await start?.began(rows[0]?.row);
    return {
      rows,
      counted: rows[0]?.counted ?? (offset === 0 ? 0 : (await counted(db, values))[0]!.n),
    };
  };
}
