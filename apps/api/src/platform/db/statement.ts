import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { innerOf } from './transactions.ts';

interface Prepared<Rows> {
  execute: (given: Record<string, unknown>) => Promise<Rows>;
}
/** As much as we use of what drizzle keeps for itself. */
interface Inside {
  _: { session: { client: unknown } };
}
/** A place for a value in a query that is built once; typed as the value, since whoever asks gives it. */
export const given = <T>(name: string): T => sql.placeholder(name) as unknown as T;
/**
 * A query of ours that is asked often: built once, and known by its name to each connection that has asked it. Making one anew costs as
 * much as asking it. `build` leaves a `sql.placeholder` where a value comes; a name stands for one query in the whole house.
 */
export function statement<Rows>(
  name: string,
  build: (queries: Queries) => { prepare: (name: string) => Prepared<Rows> },
): (queries: Queries, given: Record<string, unknown>) => Promise<Rows> {
  // One process may have several databases, of both kinds.
  const first = new Map<unknown, Prepared<Rows>>();
  const known = new WeakMap<object, Prepared<Rows>>();
  return (queries, given) => {
    const inside = innerOf(queries);
    let own = known.get(inside);
    if (!own) {
      const { session } = (inside as unknown as Inside)._;
      const built = first.get(session.constructor) ?? build(inside).prepare(name);
      first.set(session.constructor, built);
      // The same query for another connection, or transaction: only whom it is sent to differs.
      own = Object.assign(Object.create(Object.getPrototypeOf(built) as object) as Prepared<Rows>, built, {
        client: session.client,
      });
      known.set(inside, own);
    }
    return own.execute(given);
  };
}
