import { and, eq, isNotNull, like, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database.ts';
import { contains, mobilePart, within } from '../platform/db/like.ts';
import { orderTable, person } from './schema.ts';
import { isOrderId } from './transitions.ts';

const anyOf = (queries: readonly SQL[]): SQL => sql.join([...queries], sql` union all `);

/** Orders by their id or a part of it (three letters and more), or by a part of the name or mobile of whose account it is. */
export function createMatching(db: Database, search: string, leastDigits = 3) {
  const patient = person('patient'),
    id = search.toUpperCase(),
    mobile = mobilePart(search, leastDigits);
  // Two letters are a name's: as a part of an id they would say nothing.
  const hasId = [...id].length < 3 ? sql`false` : like(orderTable.id, within(id)),
    hasName = like(sql`lower(${patient.name})`, within(search.toLowerCase())),
    hasMobile = mobile === undefined ? undefined : like(patient.mobile, within(mobile));
  /**
   * A query of those for which this is so, too: of their ids, and what else of them is wanted. Each way to find one is a query of its own,
   * since each has its index, and an `or` over two tables would have none; what the ways before have found is left out.
   */
  function rows(which: SQL | undefined, more: Record<string, PgColumn> = {}): SQL {
    const columns = { id: orderTable.id, ...more };
    /** Of patients whom an index finds. */
    const ofPatients = (these: SQL | undefined): SQL =>
      sql`${db.select(columns).from(orderTable).innerJoin(patient, eq(patient.id, orderTable.accountId)).where(these)}`;
    const byId = isOrderId(id) ? eq(orderTable.id, id) : contains(orderTable.id, id, 3);
    const found = sql`${db.select(columns).from(orderTable).where(and(which, byId))}`;
    if (isOrderId(id)) return found;
    return anyOf([
      found,
      ofPatients(and(which, contains(sql`lower(${patient.name})`, search.toLowerCase(), 1), not(hasId))),
      ...(mobile === undefined
        ? []
        : [ofPatients(and(which, contains(patient.mobile, mobile, 3), not(hasId), not(hasName)))]),
    ]);
  }
  /** The same of one order after the other, for who walks through them until there are enough. */
  const isOne = (): SQL =>
    or(
      hasId,
      sql`${db
        .select({ is: sql<boolean>`${or(hasName, hasMobile)}`.as('is') })
        .from(patient)
        .where(sql`${patient.id} = "order".account_id`)}`,
    )!;
  return { rows, isOne };
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
    createMatching(db, search).rows(undefined),
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
