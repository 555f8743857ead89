import type { Pool, PoolClient } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { codeOf, rereading, retrying } from './errors.ts';
import { STATEMENT_MS, type Client } from './postgres.ts';
import type { Database, Queries } from './database.ts';

/** Names of columns, of those in the schemas. */
export const CASING = 'snake_case';

type Work<T> = (tx: Queries) => Promise<T>;
/** One try at a transaction. */
interface Try<T> {
  work: Work<T>;
  limitMs: number;
  /** What the work does not wait for. */
  sent: Array<Promise<unknown>>;
  /** What follows its commit. */
  follow: Array<() => void>;
}
type Once = <T>(one: Try<T>) => Promise<T>;

/** What each open transaction does not wait for, by what its work was given. */
const unawaited = new WeakMap<Queries, Array<Promise<unknown>>>();
const following = new WeakMap<Queries, Array<() => void>>();
/** What a transaction given to work really is. */
const inner = new WeakMap<Queries, Queries>();
/** The same queries without what guards them: one object for one connection. */
export const innerOf = (queries: Queries): Queries => inner.get(queries) ?? queries;
/** The driver's connection, or pool, of these queries. */
export const clientOf = (queries: Queries): Pick<Pool, 'query'> =>
  (innerOf(queries) as Queries & { $client: Pool }).$client;

/**
 * Of a transaction: the answer of a statement that nobody needs. What follows it goes out at once, the commit
 * too, and all of it costs one wait. Where it fails the transaction fails. It has been sent by now
 * (`statement`, `execute`): a query that is only built goes out when it is awaited.
 */
export function send(tx: Queries, answer: Promise<unknown>): void {
  const sent = unawaited.get(tx);
  if (!sent) throw new Error('nothing is sent outside of a transaction');
  answer.catch(() => {});
  sent.push(answer);
}

/** Milliseconds for a rollback; after that its connection is closed. */
const ROLLBACK_MS = 1_000;
/** As PostgreSQL's own limit of a transaction has it. */
const GIVEN_UP = '25P04';

/** Whether it is one of an open transaction. */
export const isTransaction = (queries: Queries): boolean => following.has(queries);
/** What is to follow, once the transaction has come to its end and stands: nothing where it does not. */
export function afterCommit(tx: Queries, follow: () => void): void {
  const all = following.get(tx);
  if (!all) throw new Error('nothing follows outside of a transaction');
  all.push(follow);
}

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
async function guarded<T>(tx: Queries, { work, limitMs, sent, follow }: Try<T>) {
  let over = false;
  const own = new Proxy(tx, {
    get: (target, name) => {
      if (over) throw new Error('the transaction has ended');
      return Reflect.get(target, name) as unknown;
    },
  });
  unawaited.set(own, sent);
  following.set(own, follow);
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
    following.delete(own);
  }
}

/** The queries of one connection of the pool: made once for each. */
function createOnClient(): (client: PoolClient) => Queries {
  const known = new WeakMap<PoolClient, Queries>();
  return (client) => {
    const there = known.get(client);
    if (there) return there;
    const made = drizzle({ client, casing: CASING }) as unknown as Queries;
    known.set(client, made);
    return made;
  };
}
/** Nobody waits for BEGIN: it goes out with the first statement, and COMMIT with the last ones. */
function serverOnce(pool: Pool, onClient: (client: PoolClient) => Queries): Once {
  return async (one) => {
    const { limitMs, sent } = one;
    const client = (await pool.connect()) as PoolClient & Pick<Client, 'limitMs'>;
    let broken: Error | undefined;
    client.limitMs = limitMs;
    try {
      // It can only fail with its connection; then all behind it does.
      const begun = [client.query('begin')];
      if (limitMs !== STATEMENT_MS) begun.push(client.query(`set local statement_timeout = ${limitMs}`));
      for (const each of begun) each.catch(() => {});
      const done = await guarded(onClient(client), one);
      const ended = client.query('commit');
      ended.catch(() => {});
      await Promise.all([...begun, ...sent]);
      // What failed in it may have been caught on the way: it is undone all the same.
      if ((await ended).command !== 'COMMIT') throw new Error('the transaction was undone');
      return done;
    } catch (error) {
      // A connection that fails to roll back is closed.
      await limited(client.query('rollback'), ROLLBACK_MS).catch((reason: unknown) => {
        broken = reason as Error;
      });
      throw error;
    } finally {
      client.limitMs = STATEMENT_MS;
      client.release(broken);
    }
  };
}

function withTransactions(plain: Queries, once: Once, together: Database['together']): Database {
  const transaction: Database['transaction'] = (work, { limitMs = STATEMENT_MS } = {}) =>
    retrying(async () => {
      const follow: Array<() => void> = [];
      const done = await once({ work, limitMs, sent: [], follow });
      for (const each of follow) each();
      return done;
    });
  const own = new Proxy(plain, {
    get: (target, name) =>
      name === 'transaction'
        ? transaction
        : name === 'together'
          ? together
          : (Reflect.get(target, name) as unknown),
  }) as Database;
  inner.set(own, plain);
  return own;
}
export function overPool(pool: Pool): Database {
  const onClient = createOnClient();
  return withTransactions(
    drizzle({ client: pool, casing: CASING }) as unknown as Queries,
    serverOnce(pool, onClient),
    (work) =>
      rereading(async () => {
        const client = await pool.connect();
        try {
          return await work(onClient(client));
        } finally {
          // A broken connection is removed by the pool.
          client.release();
        }
      }),
  );
}
