import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { explainedLater, openCluster } from './embedded.ts';
import { codeOf, DatabaseError, rereading } from './errors.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { createListener, createPool, type Client } from './postgres.ts';
import { overPool } from './transactions.ts';

interface Answered<Row> {
  rows: Row[];
}
export interface Rows extends PgQueryResultHKT {
  type: Answered<this['row']>;
}
/** Queries of the pool; inside a transaction they are the transaction's. */
export type Queries = Omit<PgDatabase<Rows>, 'transaction'>;
export interface Database extends Queries {
  /** All or nothing. Sent back and tried again when two got in each other's way; given up after `limitMs`, so that nobody waits for ever. */
  transaction<T>(work: (tx: Queries) => Promise<T>, options?: { limitMs?: number }): Promise<T>;
  /** Several reads, without a transaction: what is asked in one turn goes out together, and costs one wait. */
  together<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
}
export interface DatabaseHandle {
  db: Database;
  embedded: boolean;
  /** Connections to a PostgreSQL that several processes may share. */
  pool?: Pool;
  /** Rejects while the database does not answer. */
  ready: () => Promise<void>;
  listen: (channel: string, listener: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
/** Whoever watches the server has its answer within two seconds. */
const READY_MS = 1_500;
/** A start tries to connect for so long. */
const START_MS = 15_000;
/** Any number that every process of ours agrees on. */
const MIGRATING = 7_234_441;

/** A sentence for a fault of DATABASE_URL that whoever started the server can mend. */
function refused(error: unknown): unknown {
  const because = (message: string) => new DatabaseError(message, { cause: error });
  switch (codeOf(error)) {
    case '28000':
    case '28P01':
      return because('The database at DATABASE_URL refuses this user or password. Correct DATABASE_URL.');
    case '3D000':
      return because(
        'The database that DATABASE_URL names does not exist. Create it, or correct DATABASE_URL.',
      );
    case '42501':
      return because(
        'The user of DATABASE_URL may not create tables. Make it the owner of the database, or correct DATABASE_URL.',
      );
    default:
      return error;
  }
}
async function openEmbedded(dataDir: string, log: Log): Promise<DatabaseHandle> {
  const cluster = await openCluster(dataDir, log);
  try {
    // Nobody else asks it: what several processes share is counted by this one alone.
    const { db, ready, listen, close } = await openServer(cluster.url, log);
    return {
      db,
      ready,
      listen,
      embedded: true,
      close: async () => {
        await close();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw explainedLater(error, dataDir) ?? error;
  }
}

/** A later release may have moved data to where this one does not look: it would lose what is written since. */
async function refuseNewer(client: PoolClient): Promise<void> {
  const {
    rows: [found],
  } = await client.query<{ there: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as there",
  );
  if (!found?.there) return;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.last ?? 0) > journal.entries.at(-1)!.when)
    throw new DatabaseError(
      'A newer release has changed this database. Start that release or a later one, or restore the backup made before it.',
    );
}

async function openServer(url: string, log: Log): Promise<DatabaseHandle> {
  const pool = createPool(url, log);
  const listener = createListener(url, log);
  const close = async () => {
    await listener.close();
    await pool.end();
  };
  try {
    // One connection for the lock and what it guards: of several processes that start at once, one migrates and the others wait.
    const one = (await rereading(() => pool.connect(), [500, 1_000, 2_000], START_MS)) as PoolClient & Client;
    try {
      // A migration takes as long as it takes.
      one.limitMs = Infinity;
      await one.query('set statement_timeout = 0');
      await one.query('select pg_advisory_lock($1)', [MIGRATING]);
      await refuseNewer(one);
      await migrate(drizzle({ client: one }), { migrationsFolder });
      await one.query('select pg_advisory_unlock($1)', [MIGRATING]);
    } finally {
      one.release(true);
    }
  } catch (error) {
    await close();
    throw refused(error);
  }
  return {
    db: overPool(pool),
    embedded: false,
    pool,
    ready: () => pool.check(READY_MS),
    listen: (channel, heard) => listener.listen(channel, heard),
    close,
  };
}

/** Opens the database that the settings name, and brings its tables up to date. */
export const createDatabase = (
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<DatabaseHandle> => (databaseUrl ? openServer(databaseUrl, log) : openEmbedded(dataDir, log));
