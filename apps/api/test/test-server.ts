import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { seedDemoAccounts } from '../src/account/demo.ts';
import { seedDemoAddresses } from '../src/address/demo.ts';
import { createServer, type AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings, type Settings } from '../src/platform/settings.ts';
import { sampleRows } from './rows.ts';
import { writeWeb } from './web.ts';

export const TOKEN = 'token-of-this-test-run';
let folders = 0;

/** A data folder with an empty, migrated database. */
export function newDataDir(): string {
  const dir = join(inject('scratch'), `data-${process.pid}-${++folders}`);
  cpSync(join(inject('scratch'), 'empty'), dir, { recursive: true });
  return dir;
}
export const testSettings = (more: Record<string, string> = {}): Settings =>
  readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    CLOCK_START: '2026-11-24T10:00:00+05:30',
    DATA_DIR: newDataDir(),
    // Its empty one is copied in no time.
    EMBEDDED_DATABASE: 'pglite',
    WEB_DIST: writeWeb(join(inject('scratch'), 'web')),
    // Tests share one address and few accounts.
    SEARCHES_PER_MINUTE: '999999',
    READS_PER_MINUTE: '999999',
    PAGES_PER_MINUTE: '999999',
    DOCUMENTS_PER_MINUTE: '999999',
    // One patient buys in many tests.
    PAYMENTS_PER_ACCOUNT: '99999',
    OPEN_PAYMENTS: '99999',
    ...more,
  });

/** A small shop with the demo's people in it. */
export async function prepareShop({ db }: DatabaseHandle): Promise<void> {
  await db.insert(medicineTable).values(sampleRows());
  const now = new Date('2026-11-24T09:00:00+05:30');
  await seedDemoAddresses(db, (await seedDemoAccounts(db, now)).get('9876543210')!, now);
}
export const newServer = (
  settings: Settings = testSettings(),
  more: Partial<Parameters<typeof createServer>[0]> = {},
): Promise<AppServer> =>
  createServer({ settings, log: createLog(settings.logLevel), token: TOKEN, prepare: prepareShop, ...more });

let shared: Promise<AppServer> | undefined;
/**
 * One house for all test files, with the sample catalogue in it. A test that changes it puts it back; one that held the whole process up
 * leaves it turning calls away for a second.
 */
export async function sharedServer(): Promise<AppServer> {
  const server = await (shared ??= newServer());
  while ((await server.app.inject('/api/ready/')).statusCode === 503)
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  return server;
}
