import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { inject } from 'vitest';
import { createDatabase, type DatabaseHandle } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { administer, databaseAt } from './postgres.ts';

/** `empty` has the tables, `shop` the sample catalogue and the demo's people too (./shop.ts), `none` nothing at all. */
export type Template = 'none' | 'empty' | 'shop';

const made = new Map<string, Promise<void>>(),
  kept = new Set<string>();
let count = 0;

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Address of a database that `makeDatabase` makes. */
export const plannedDatabase = (): string =>
  databaseAt(inject('postgres'), `${inject('run')}_${process.pid}_${++count}`);
export const isPlanned = (url: string): boolean => nameOf(url).startsWith(`${inject('run')}_`);

/** Copies a template; once for each name. */
export function makeDatabase(url: string, template: Template): Promise<void> {
  const name = nameOf(url),
    known = made.get(name);
  if (known) return known;
  const making = administer(
    inject('postgres'),
    `CREATE DATABASE ${name}${template === 'none' ? '' : ` TEMPLATE ${inject('run')}_${template} STRATEGY FILE_COPY`}`,
  );
  made.set(name, making);
  return making;
}
export async function newDatabase(template: Template = 'empty'): Promise<string> {
  const url = plannedDatabase();
  await makeDatabase(url, template);
  return url;
}
/** The same, open. */
export const openDatabase = async (url?: string): Promise<DatabaseHandle> =>
  createDatabase({ databaseUrl: url ?? (await newDatabase()), dataDir: '' }, createLog('silent'));

/** A data folder whose `.env` names a database of its own: for a command that is started in it. */
export async function newStore(): Promise<string> {
  const dataDir = mkdtempSync(join(inject('scratch'), 'store-'));
  writeFileSync(join(dataDir, '.env'), `DATABASE_URL=${await newDatabase()}\n`);
  return dataDir;
}
export const openStore = (dataDir: string): Promise<DatabaseHandle> =>
  openDatabase(parseEnv(readFileSync(join(dataDir, '.env'), 'utf8'))['DATABASE_URL']);

/** Keeps a database for the files that follow. */
export const keepDatabase = (url: string): void => {
  kept.add(nameOf(url));
};
/** Removes databases that the tests of one file have made. */
export async function dropDatabases(): Promise<void> {
  const gone = [...made.keys()].filter((name) => !kept.has(name));
  for (const name of gone) made.delete(name);
  if (gone.length > 0)
    await administer(
      inject('postgres'),
      ...gone.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
    );
}
