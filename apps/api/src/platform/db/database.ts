import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool, PoolClient } from 'pg';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { openNative, type EmbeddedKind } from './embedded.ts';
import { rereading } from './errors.ts';
import { createLite } from './lite.ts';
import { takeLock } from './lock.ts';
import type { Native } from './native.ts';
import { createListener, createPool, type Client } from './postgres.ts';
import { overEmbedded, overPool } from './transactions.ts';

interface Answered<Row> {
  rows: Row[];
}
export interface Rows extends PgQueryResultHKT {
  type: Answered<this['row']>;
}
/** As much as the embedded database and a PostgreSQL have in common; inside a transaction it is the transaction. */
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
  /** Of a PostgreSQL that several processes may share. */
  pool?: Pool;
  /** Rejects while the database does not answer. */
  ready: () => Promise<void>;
  listen: (channel: string, listener: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
const options = { casing: 'snake_case' } as const;
/** Whoever watches the server has its answer within two seconds. */
const READY_MS = 1_500;
/** A start tries to connect for so long. */
const START_MS = 15_000;
/** Any number that every process of ours agrees on. */
const MIGRATING = 7_234_441;

/** A new one is made beside its place and moved there whole: a start that is killed meanwhile leaves nothing half-made to trip over. */
async function makeLite(dir: string) {
  if (existsSync(dir)) return;
  const making = `${dir}.making`;
  rmSync(making, { recursive: true, force: true });
  await (await createLite(making)).close();
  renameSync(making, dir);
}
async function openEmbedded(dataDir: string, kind: EmbeddedKind, log: Log): Promise<DatabaseHandle> {
  mkdirSync(dataDir, { recursive: true });
  let native: Native | undefined;
  const unlock = await takeLock(dataDir, {
    onLost: () => {
      log.fatal('another server has taken the data folder; this one ends so that both do not write to it');
      native?.kill();
      process.exit(1);
    },
  });
  try {
    native = await openNative(dataDir, kind, log);
    if (native) {
      // Nobody else asks it: what several processes share is counted by this one alone.
      const { db, ready, listen, close } = await openServer(native.url, log);
      return {
        db,
        ready,
        listen,
        embedded: true,
        close: async () => {
          await close();
          await native?.stop();
          unlock();
        },
      };
    }
    const dir = join(dataDir, 'db');
    await makeLite(dir);
    const lite = await createLite(dir);
    const plain = drizzleLite({ client: lite as unknown as PGlite, ...options });
    await migrateLite(plain, { migrationsFolder });
    return {
      db: overEmbedded(plain as unknown as PgDatabase<Rows>),
      embedded: true,
      ready: async () => {
        await lite.query('select 1');
      },
      listen: (channel, listener) => lite.listen(channel, listener),
      close: async () => {
        await lite.close();
        unlock();
      },
    };
  } catch (error) {
    await native?.stop();
    unlock();
    throw error;
  }
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
      await migratePostgres(drizzlePostgres({ client: one, ...options }), { migrationsFolder });
      await one.query('select pg_advisory_unlock($1)', [MIGRATING]);
    } finally {
      one.release(true);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: overPool(pool, options),
    embedded: false,
    pool,
    ready: () => pool.check(READY_MS),
    listen: (channel, heard) => listener.listen(channel, heard),
    close,
  };
}

/** Opens the database that the settings name, and brings its tables up to date. */
export const createDatabase = (
  {
    databaseUrl,
    dataDir,
    embeddedDatabase = 'pglite',
  }: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'embeddedDatabase'>>,
  log: Log,
): Promise<DatabaseHandle> =>
  databaseUrl ? openServer(databaseUrl, log) : openEmbedded(dataDir, embeddedDatabase, log);
