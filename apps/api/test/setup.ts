import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { administer, databaseAt, startPostgres } from './postgres.ts';
import { prepareShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for everything that the tests write. */
    scratch: string;
    /** Address of the run's PostgreSQL. */
    postgres: string;
    /** Begins the name of each database of this run. */
    run: string;
  }
}

/** Starts a PostgreSQL for the run, or uses that of TEST_DATABASE_URL, and makes two template databases: making one takes seconds, a copy a tenth of a second. */
export default async function setup(project: TestProject) {
  const scratch = mkdtempSync(join(tmpdir(), 'doorstep-api-'));
  // PostgreSQL of a server in it does not run as root.
  chmodSync(scratch, 0o711);
  const named = process.env['TEST_DATABASE_URL'],
    own = named ? undefined : await startPostgres(),
    url = named ?? own!.url,
    run = `test_${Date.now().toString(36)}`;
  const open = async (name: string) =>
    createDatabase({ dataDir: '', databaseUrl: databaseAt(url, name) }, createLog('silent'));
  await administer(url, `CREATE DATABASE ${run}_empty`);
  await (await open(`${run}_empty`)).close();
  await administer(url, `CREATE DATABASE ${run}_shop TEMPLATE ${run}_empty`);
  const shop = await open(`${run}_shop`);
  await prepareShop(shop);
  await shop.close();
  project.provide('scratch', scratch);
  project.provide('postgres', url);
  project.provide('run', run);
  return async () => {
    if (own) await own.remove();
    else await dropAll(url, run);
    // Gigabytes: a call that blocks would keep the workers from ending meanwhile. A database that is ending may still write into its folder.
    await rm(scratch, { recursive: true, force: true, maxRetries: 20 });
  };
}
async function dropAll(url: string, run: string) {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [`${run}_`],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await client.end();
}
