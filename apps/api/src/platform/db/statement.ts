import { is, Param, Placeholder, sql, type Column, type SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { innerOf } from './transactions.ts';

interface Prepared<Rows> {
  params: unknown[];
  execute: (given: Record<string, unknown>) => Promise<Rows>;
}
type Prepare = (query: unknown, fields: undefined, name: string, isArray: false) => unknown;
/** As much as we use of what drizzle keeps for itself. */
interface Inside {
  _: { session: { client: unknown; prepareQuery: Prepare } };
  dialect: { sqlToQuery: (text: SQL) => unknown };
}
/** Null is null, whatever the column: drizzle asks the column's encoder even then, where a value comes later. */
function withNulls(params: unknown[]): unknown[] {
  return params.map((one) =>
    is(one, Param) && is(one.value, Placeholder)
      ? new Param(one.value, {
          mapToDriverValue: (value: unknown) => (value === null ? null : one.encoder.mapToDriverValue(value)),
        })
      : one,
  );
}
/** A place for a value in a query that is built once; typed as the value, since whoever asks gives it. */
export const given = <T>(name: string): T => sql.placeholder(name) as unknown as T;
/** Those whose column is one of the `ids` that come later: one query, however many they are. */
export const isOneGiven = (column: Column): SQL =>
  sql`${column} = any(${sql.placeholder('ids')}::${sql.raw(column.getSQLType())}[])`;
/**
 * A query of ours that is asked often: built once, and known by its name to each connection that has asked it. Making one anew costs as
 * much as asking it. `build` leaves a `sql.placeholder` where a value comes; a name stands for one query in the whole server. With ''
 * for a name it is built once all the same, and planned anew for the values that it is given each time.
 */
export function statement<Rows>(
  name: string,
  build: (queries: Queries) => { prepare: (name: string) => Pick<Prepared<Rows>, 'execute'> },
): (queries: Queries, given: Record<string, unknown>) => Promise<Rows> {
  // One process may have several databases, of both kinds.
  const first = new Map<unknown, Prepared<Rows>>();
  const known = new WeakMap<object, Prepared<Rows>>();
  return (queries, given) => {
    const inside = innerOf(queries);
    let own = known.get(inside);
    if (!own) {
      const { session } = (inside as unknown as Inside)._;
      let built = first.get(session.constructor);
      if (!built) {
        built = build(inside).prepare(name) as Prepared<Rows>;
        built.params = withNulls(built.params);
        first.set(session.constructor, built);
      }
      // The same query for another connection, or transaction: only whom it is sent to differs.
      own = Object.assign(Object.create(Object.getPrototypeOf(built) as object) as Prepared<Rows>, built, {
        client: session.client,
      });
      known.set(inside, own);
    }
    return own.execute(given);
  };
}
/** The same of a text of SQL; its rows as the database names their columns. */
export function rawStatement<Row>(
  name: string,
  text: SQL,
): (queries: Queries, given: Record<string, unknown>) => Promise<Row[]> {
  const ask = statement<{ rows: Row[] }>(name, (queries) => ({
    prepare: (known) => {
      const { _, dialect } = queries as unknown as Inside;
      return _.session.prepareQuery(dialect.sqlToQuery(text), undefined, known, false) as Prepared<{
        rows: Row[];
      }>;
    },
  }));
  return async (queries, values) => (await ask(queries, values)).rows;
}
