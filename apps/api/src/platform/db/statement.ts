import { fillPlaceholders, sql, type Column, type Query, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Queries } from './database.ts';
import { CASING, clientOf, innerOf } from './transactions.ts';

interface Prepared<Rows> {
  execute: (given: Record<string, unknown>) => Promise<Rows>;
}

/**
 * A place for a value in a query that is built once; typed as the value, since the caller gives it. With `column` it may
 * be null: a column encodes null of a place as a value of its own (JSON's null) or throws (a time).
 */
export function given<T>(name: string, column?: Column): T {
  const place = sql.placeholder(name);
  if (!column) return place as unknown as T;
  const orNull = {
    mapToDriverValue: (value: unknown): unknown =>
      value === null || value === undefined ? null : column.mapToDriverValue(value),
  };
  return sql`${sql.param(place, orNull)}` as unknown as T;
}
/** Those whose column is one of the `ids` that come later: one query, however many they are. */
export const isOneGiven = (column: Column): SQL =>
  sql`${column} = any(${sql.placeholder('ids')}::${sql.raw(column.getSQLType())}[])`;

/**
 * A query that is asked often: built once for each connection, which knows it by its name. Building one anew costs as much
 * as asking it. `build` leaves a `sql.placeholder` where a value comes; a name stands for one query in the whole server.
 * With '' for a name it is planned anew for the values that it is given each time.
 */
export function statement<Rows>(
  name: string,
  build: (queries: Queries) => { prepare: (name: string) => Prepared<Rows> },
): (queries: Queries, given: Record<string, unknown>) => Promise<Rows> {
  const known = new WeakMap<Queries, Prepared<Rows>>();
  return (queries, given) => {
    const inner = innerOf(queries);
    let own = known.get(inner);
    if (!own) {
      own = build(inner).prepare(name);
      known.set(inner, own);
    }
    return own.execute(given);
  };
}

const dialect = new PgDialect({ casing: CASING });
const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** Times as PostgreSQL writes them, as drizzle reads them too: a Date has no microseconds. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    [TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL].includes(id)
      ? (value: string) => value
      : (pg.types.getTypeParser(id, format as 'text') as (value: string) => unknown),
};
/** The same of a text of SQL, which drizzle does not prepare; its rows as the database names their columns. */
export function rawStatement<Row>(
  name: string,
  text: SQL,
): (queries: Queries, given: Record<string, unknown>) => Promise<Row[]> {
  let built: Query | undefined;
  return async (queries, given) => {
    built ??= dialect.sqlToQuery(text);
    const values = fillPlaceholders(built.params, given);
    const { rows } = await clientOf(queries).query({ name, text: built.sql, values, types });
    return rows as Row[];
  };
}
