import { Client } from 'pg';
import { inject } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { databaseAt } from './postgres.ts';
import { newServer, testSettings } from './test-server.ts';

export type Where = 'embedded' | 'PostgreSQL';
/** PostgreSQL; both in `npm run test:all`. */
export const databases: readonly Where[] =
  process.env['ENGINES'] === 'both' ? ['embedded', 'PostgreSQL'] : ['PostgreSQL'];

let count = 0;
/** Runs a statement on the database that every PostgreSQL has. */
async function administer(statement: string) {
  const client = new Client(inject('postgres'));
  await client.connect();
  await client.query(statement);
  await client.end();
}
/** A migrated database of the run's PostgreSQL. */
async function copyDatabase() {
  const name = `test_${process.pid}_${++count}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE template`);
  return {
    url: databaseAt(inject('postgres'), name),
    drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Houses that share one database: only one on the embedded one, which is one process's own; two on a PostgreSQL, where what runs at once gets in each other's way. */
export async function createServers(
  where: Where,
  more: Parameters<typeof newServer>[1] = {},
): Promise<{ servers: [AppServer, ...AppServer[]]; close: () => Promise<void> }> {
  if (where === 'embedded') {
    const api = await newServer(testSettings(), more);
    return { servers: [api], close: () => api.close() };
  }
  const database = await copyDatabase();
  const settings = testSettings({ DATABASE_URL: database.url });
  const first = await newServer(settings, more);
  const second = await newServer(settings, { ...more, prepare: async () => {} });
  // Each starts its clock anew at CLOCK_START: they agree again, as those of two machines do.
  second.clock.advance((first.clock.now().getTime() - second.clock.now().getTime()) / 1000);
  return {
    servers: [first, second],
    close: async () => {
      await first.close();
      await second.close();
      await database.drop();
    },
  };
}
