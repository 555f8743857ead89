import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    scratch: string;
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
  // Gigabytes: a call that blocks would keep the workers from ending meanwhile. A database that is ending may still write into its folder.
  return () => rm(scratch, { recursive: true, force: true, maxRetries: 20 });
}
