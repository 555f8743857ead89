import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { databaseAt, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    scratch: string;
    /** Address of the run's PostgreSQL, with a migrated database `template` in it. */
    postgres: string;
  }
}

/** A folder for everything the tests write, with one empty, migrated database in it to copy: making one takes seconds. */
export default async function setup(project: TestProject) {
  const scratch = mkdtempSync(join(tmpdir(), 'doorstep-api-'));
  // A PostgreSQL below it does not run as root.
  chmodSync(scratch, 0o711);
  // As a start leaves it that was killed while it made the database.
  mkdirSync(join(scratch, 'empty/db.making'), { recursive: true });
  writeFileSync(join(scratch, 'empty/db.making/PG_VERSION'), '18');
  const empty = await createDatabase({ dataDir: join(scratch, 'empty') }, createLog('silent'));
  await empty.close();
  project.provide('scratch', scratch);
  const postgres = await startPostgres(400);
  const template = new Client(postgres.url);
  await template.connect();
  await template.query('CREATE DATABASE template');
  await template.end();
  const migrated = await createDatabase(
    { dataDir: join(scratch, 'none'), databaseUrl: databaseAt(postgres.url, 'template') },
    createLog('silent'),
  );
  await migrated.close();
  project.provide('postgres', postgres.url);
  // Gigabytes: a call that blocks would keep the workers from ending meanwhile. A database that is ending may still write into its folder.
  return async () => {
    await postgres.remove();
    await rm(scratch, { recursive: true, force: true, maxRetries: 20 });
  };
}
