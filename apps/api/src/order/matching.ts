import { and, eq, isNotNull, like, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database.ts';
import { contains, containsSought, mobilePart, soughtOf, type Sought } from '../platform/db/like.ts';
import { given } from '../platform/db/statement.ts';
import { orderTable, person } from './schema.ts';
import { isOrderId } from './transitions.ts';

const anyOf = (queries: readonly SQL[]): SQL => sql.join([...queries], sql` union all `);

interface Parts {
  parts: string[];
  like: string;
}
/** What is looked for, ready to be compared. */
export interface Words<Found = Parts> {
  /** An order's id: nothing else is looked for then. */
  whole: string | undefined;
  /** Undefined for less than three letters: they are a name's, and would say nothing as a part of an id. */
  id: Found | undefined;
  name: Found;
  mobile: Found | undefined;
}
export function wordsOf(search: string, leastDigits = 3): Words {
  const id = search.toUpperCase(),
    mobile = mobilePart(search, leastDigits);
  return {
    whole: isOrderId(id) ? id : undefined,
    id: [...id].length < 3 ? undefined : soughtOf(id),
    name: soughtOf(search.toLowerCase()),
    mobile: mobile === undefined ? undefined : soughtOf(mobile),
  };
}
const literal = ({ parts, like: pattern }: Parts): Sought => ({
  parts: sql`${sql.param(parts)}`,
  like: pattern,
});
const place = (name: string): Sought => ({
  parts: sql`${given<string[]>(`${name}Parts`)}`,
  like: given<string>(`${name}Like`),
});
/** The same words with places for them, in a query that is built once; and what is given to it. */
export function givenWords({ whole, id, name, mobile }: Words) {
  const values = (of: string, found: Parts | undefined) =>
    found && { [`${of}Parts`]: found.parts, [`${of}Like`]: found.like };
  return {
    places: {
      whole: whole && given<string>('whole'),
      id: id && place('id'),
      name: place('name'),
      mobile: mobile && place('mobile'),
    },
    values: { whole, ...values('id', id), ...values('name', name), ...values('mobile', mobile) },
    /** One for all words that make the same text. */
    kind: whole ? 'id' : `${id ? 'id' : ''} name ${mobile ? 'mobile' : ''}`,
  };
}

/** To look an order's patient up among so many is worth to collect them. */
const FEW_PATIENTS = 1_000;
/** Orders by their id or a part of it, or by a part of the name or mobile of whose account it is. */
export function createMatching(db: Database, { whole, id, name, mobile }: Words<Sought>) {
  const patient = person('patient');
  const hasId = id ? like(orderTable.id, id.like) : sql`false`,
    hasName = like(sql`lower(${patient.name})`, name.like),
    hasMobile = mobile && like(patient.mobile, mobile.like);
  const idOf = (which: SQL | undefined): SQL =>
    sql`${db.select({ id: patient.id }).from(patient).where(which)}`;
  /** A query of the ids of the patients. Each way to find one is a query of its own, since each has its index. */
  const patients: SQL = anyOf([
    idOf(containsSought(sql`lower(${patient.name})`, name, 1)),
    ...(mobile ? [idOf(and(containsSought(patient.mobile, mobile, 3), not(hasName)))] : []),
  ]);
  /**
   * A query of those for which this is so, too: of their ids, and what else of them is wanted. By their id and by their patient are queries
   * of their own: an `or` over two tables would have no index. Where `from` has the ids of the patients it is read patient by patient, for who
   * does not want all; the database would rather read all orders that there are.
   */
  function rows(
    which: SQL | undefined,
    { more = {}, from }: { more?: Record<string, PgColumn>; from?: SQL } = {},
  ): SQL {
    const columns = { id: orderTable.id, ...more },
      of = (these: SQL | undefined) => sql`${db.select(columns).from(orderTable).where(and(which, these))}`;
    if (whole !== undefined) return of(eq(orderTable.id, whole));
    const ofPatients = from
      ? sql`select own.* from ${from} as one
          cross join lateral (${of(and(sql`${orderTable.accountId} = one.id`, not(hasId)))} offset 0) as own`
      : of(and(sql`${orderTable.accountId} in (${patients})`, not(hasId)));
    return anyOf([...(id ? [of(containsSought(orderTable.id, id, 3))] : []), ofPatients]);
  }
  /**
   * The same of one order after the other, for who walks through them until there are enough. `from` has the ids of the patients, and is
   * read only as far as it has to be: where there are many of them, each order's own is compared.
   */
  const isOne = (from: SQL): SQL =>
    whole === undefined
      ? or(
          hasId,
          sql`case when (select count(*) from (select 1 from ${from} limit ${sql.raw(String(FEW_PATIENTS + 1))}) as one) <= ${sql.raw(String(FEW_PATIENTS))}
            then "order".account_id in (select id from ${from})
            else ${db
              .select({ is: sql<boolean>`${or(hasName, hasMobile)}`.as('is') })
              .from(patient)
              .where(sql`${patient.id} = "order".account_id`)} end`,
        )!
      : eq(orderTable.id, whole);
  return { patients, rows, isOne };
}

function literalMatching(db: Database, search: string) {
  const { whole, id, name, mobile } = wordsOf(search);
  return createMatching(db, {
    whole,
    id: id && literal(id),
    name: literal(name),
    mobile: mobile && literal(mobile),
  });
}
/** A query of all ids of orders that this is a part of. */
export const idsLike = (db: Database, part: string) =>
  db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(contains(orderTable.id, part.toUpperCase(), 3));
/**
 * Ids of orders of all product types, for a query of another area: as above, or by whom one is for, who need not be whose account it
 * is.
 */
export function idsMatching(db: Database, search: string): SQL {
  const mobile = mobilePart(search, 3);
  const where = (which: SQL | undefined) =>
    sql`${db.select({ id: orderTable.id }).from(orderTable).where(which)}`;
  return sql`(${anyOf([
    literalMatching(db, search).rows(undefined),
    where(
      and(
        isNotNull(orderTable.details),
        contains(sql`lower(${orderTable.details}->>'name')`, search.toLowerCase(), 1),
      ),
    ),
    ...(mobile === undefined
      ? []
      : [where(and(isNotNull(orderTable.contactMobile), contains(orderTable.contactMobile, mobile, 3)))]),
  ])})`;
}
