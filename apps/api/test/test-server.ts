import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createServer, type AppServer } from '../src/create-server.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings, type Settings } from '../src/platform/settings.ts';
import { isPlanned, keepDatabase, makeDatabase, plannedDatabase } from './copies.ts';
import { seedDemo } from './seed.ts';
import { prepareShop } from './shop.ts';
import { writeWeb } from './web.ts';

export const TOKEN = 'token-of-this-test-run';
let folders = 0;

/** An empty data folder. */
export function newDataDir(): string {
  const dir = join(inject('scratch'), `data-${process.pid}-${++folders}`);
  mkdirSync(dir);
  return dir;
}
/** Options of a server with its own database, made by `newServer`. */
export const testSettings = (more: Record<string, string> = {}): Settings =>
  readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    CLOCK_START: '2026-11-24T10:00:00+05:30',
    DATA_DIR: newDataDir(),
    DATABASE_URL: plannedDatabase(),
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

export { prepareShop };
/** Without `prepare` it has the small shop. */
export async function newServer(
  settings: Settings = testSettings(),
  { prepare, ...more }: Partial<Parameters<typeof createServer>[0]> = {},
): Promise<AppServer> {
  const isOwn = !more.database && settings.databaseUrl !== undefined && isPlanned(settings.databaseUrl);
  if (isOwn) await makeDatabase(settings.databaseUrl!, prepare ? 'empty' : 'shop');
  return createServer({
    settings,
    log: createLog(settings.logLevel),
    token: TOKEN,
    prepare: prepare ?? (isOwn ? undefined : prepareShop),
    ...more,
  });
}

let shared: Promise<AppServer> | undefined;
/**
 * One house for all test files, with the sample catalogue in it. A test that changes it puts it back; one that held the whole process up
 * leaves it turning calls away for a second.
 */
export async function sharedServer(): Promise<AppServer> {
  if (!shared) {
    const settings = testSettings();
    keepDatabase(settings.databaseUrl!);
    shared = newServer(settings);
  }
  const server = await shared;
  while ((await server.app.inject('/api/ready/')).statusCode === 503)
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  return server;
}

let demo: Promise<AppServer> | undefined;
/** Server with the whole demo, shared by the test files of a worker, which only read from it. */
export function demoServer(): Promise<AppServer> {
  if (!demo) {
    const settings = testSettings();
    keepDatabase(settings.databaseUrl!);
    demo = newServer(settings, { prepare: seedDemo(settings, new Date('2026-11-24T10:00:00+05:30')) });
  }
  return demo;
}
