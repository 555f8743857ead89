import type { Pool, PoolClient } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { codeOf, retrying } from './errors.ts';
import { STATEMENT_MS } from './postgres.ts';
import type { Database, Queries, Rows } from './database.ts';

type Work<T> = (tx: Queries) => Promise<T>;
/** Begins, works and commits once; `sent` holds what the work did not wait for. */
type Once = <T>(work: Work<T>, sent: Array<Promise<unknown>>, limitMs: number) => Promise<T>;

/** What each open transaction does not wait for, by what its work was given. */
const unawaited = new WeakMap<Queries, Array<Promise<unknown>>>();
/** What a transaction given to work really is. */
const inner = new WeakMap<Queries, Queries>();
/** The same queries without what guards them: one object for one connection. */
export const innerOf = (queries: Queries): Queries => inner.get(queries) ?? queries;

/**
 * Sends a statement of a transaction whose answer nobody needs: what follows it goes out at once, the commit too, and all of it costs one
 * wait. Where it fails the transaction fails.
 */
export function send(tx: Queries, statement: { execute: () => Promise<unknown> }): void {
  const sent = unawaited.get(tx);
  if (!sent) throw new Error('nothing is sent outside of a transaction');
  const answer = statement.execute();
  answer.catch(() => {});
  sent.push(answer);
}

/** As PostgreSQL's own limit of a transaction has it. */
const GIVEN_UP = '25P04';

function limited<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      late.reject(
        Object.assign(new Error(`the transaction took longer than ${limitMs} ms`), { code: GIVEN_UP }),
      ),
    limitMs,
  );
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
/** Work that goes on after it was given up would write outside of its transaction: by then the connection is another's. */
async function guarded<T>(tx: Queries, work: Work<T>, sent: Array<Promise<unknown>>, limitMs: number) {
  let over = false;
  const own = new Proxy(tx, {
    get: (target, name) => {
      if (over) throw new Error('the transaction has ended');
      return Reflect.get(target, name) as unknown;
    },
  });
  unawaited.set(own, sent);
  inner.set(own, tx);
  try {
    return await limited(work(own), limitMs);
  } catch (error) {
    // The first that failed is why those behind it did; what takes too long is not waited for.
    if (codeOf(error) !== GIVEN_UP) await Promise.all(sent);
    throw error;
  } finally {
    over = true;
    unawaited.delete(own);
  }
}

const embeddedOnce =
  (plain: PgDatabase<Rows>): Once =>
  (work, sent, limitMs) =>
    plain.transaction(async (tx) => {
      const done = await guarded(tx, work, sent, limitMs);
      await Promise.all(sent);
      return done;
    });

/** On a PostgreSQL nobody waits for BEGIN: it goes out with the first statement, and COMMIT with the last ones. */
function serverOnce(pool: Pool, options: { casing: 'snake_case' }): Once {
  const known = new WeakMap<PoolClient, Queries>();
  function of(client: PoolClient): Queries {
    const there = known.get(client);
    if (there) return there;
    const made = drizzle({ client, ...options }) as unknown as Queries;
    known.set(client, made);
    return made;
  }
  return async (work, sent, limitMs) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // It can only fail with its connection; then all behind it does.
      const begun = [client.query('begin')];
      if (limitMs !== STATEMENT_MS) begun.push(client.query(`set local statement_timeout = ${limitMs}`));
      for (const one of begun) one.catch(() => {});
      const done = await guarded(of(client), work, sent, limitMs);
      const ended = client.query('commit');
      ended.catch(() => {});
      await Promise.all([...begun, ...sent]);
      // What failed in it may have been caught on the way: it is undone all the same.
      if ((await ended).command !== 'COMMIT') throw new Error('the transaction was undone');
      return done;
    } catch (error) {
      await client.query('rollback').catch((reason: unknown) => {
        broken = reason as Error;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

function withTransactions(plain: Queries, once: Once): Database {
  const transaction: Database['transaction'] = (work, { limitMs = STATEMENT_MS } = {}) =>
    retrying(() => once(work, [], limitMs));
  const own = new Proxy(plain, {
    get: (target, name) => (name === 'transaction' ? transaction : (Reflect.get(target, name) as unknown)),
  }) as Database;
  inner.set(own, plain);
  return own;
}
export const overEmbedded = (plain: PgDatabase<Rows>): Database =>
  withTransactions(plain, embeddedOnce(plain));
export const overPool = (pool: Pool, options: { casing: 'snake_case' }): Database =>
  withTransactions(drizzle({ client: pool, ...options }) as unknown as Queries, serverOnce(pool, options));
