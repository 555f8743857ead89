import { desc, eq } from 'drizzle-orm';
import type { Core } from './area.ts';
import type { Database } from './db/database.ts';
import { fileTable, installationTable } from './schema.ts';
import { SettingsError } from './settings.ts';

type Mode = 'demo' | 'store';
/** Newest files that are looked up in a storage whose identity was never recorded. */
const SAMPLE = 20;

type Fact = (typeof installationTable.$inferSelect)['name'];
async function readFact(db: Database, name: Fact): Promise<string | undefined> {
  const rows = await db.select().from(installationTable).where(eq(installationTable.name, name));
  return rows[0]?.value;
}
/** Returns the recorded value; the first of several concurrent processes wins. */
async function recordFact(db: Database, name: Fact, value: string): Promise<string> {
  await db
    .insert(installationTable)
    .values({ name, value, createdAt: new Date() })
    .onConflictDoNothing({ target: installationTable.name });
  return (await readFact(db, name))!;
}

/**
 * Keeps a demo and a real store apart: people of a demo could log in to a store with public passwords. The mode of
 * a database is recorded at its first start; that of an older one is read from its records.
 */
export async function claimMode({ db, settings, areas }: Pick<Core, 'db' | 'settings' | 'areas'>) {
  const wanted: Mode = settings.demo ? 'demo' : 'store';
  let mode = await readFact(db, 'mode');
  for (const area of mode ? [] : areas) mode ??= await area.modeOfRecords?.();
  mode = await recordFact(db, 'mode', mode ?? wanted);
  if (mode === wanted) return;
  const place = settings.databaseUrl
    ? 'The database at DATABASE_URL'
    : `The data folder ${settings.dataDir} (DATA_DIR)`;
  const other = settings.databaseUrl ? 'DATABASE_URL to another database' : 'DATA_DIR to another folder';
  throw new SettingsError(
    mode === 'demo'
      ? `${place} was used by a demo: its staff and patients could log in here with public passwords. Set ${other} for a real store, or unset NODE_ENV and DEMO to go on with the demo.`
      : `${place} belongs to a real store, where a demo would add staff with public passwords. Set NODE_ENV=production to run the store, or ${other} for a demo.`,
  );
}

/** Whether the newest files of the database are all missing in this storage. */
async function lacksFiles({ db, storage }: Pick<Core, 'db' | 'storage'>): Promise<boolean> {
  const newest = await db
    .select({ id: fileTable.id })
    .from(fileTable)
    .orderBy(desc(fileTable.createdAt))
    .limit(SAMPLE);
  for (const { id } of newest) if (await storage.get(id)) return false;
  return newest.length > 0;
}

/**
 * Asserts that all processes of one database share one storage: a file uploaded to one would be missing on the
 * others. Throws for another storage in production, warns elsewhere.
 */
export async function claimStorage({
  db,
  storage,
  settings,
  log,
}: Pick<Core, 'db' | 'storage' | 'settings' | 'log'>): Promise<void> {
  const identity = await storage.identity();
  if (settings.filesStorage === identity)
    await db
      .insert(installationTable)
      .values({ name: 'storage', value: identity, createdAt: new Date() })
      .onConflictDoUpdate({ target: installationTable.name, set: { value: identity } });
  const known = await readFact(db, 'storage');
  const isOther = known
    ? known !== identity
    : (await lacksFiles({ db, storage })) || (await recordFact(db, 'storage', identity)) !== identity;
  if (!isOther) return;
  const sentence = [
    `This server keeps files in ${storage.place}, but the files of its database are in another storage: what is uploaded to one server would be missing on another.`,
    'Use the storage of the other servers: mount their folder at DATA_DIR/files, or set the same S3_ settings.',
    `If that storage was moved here or is lost for good, set FILES_STORAGE=${identity} to go on with this one.`,
  ].join(' ');
  if (settings.production) throw new SettingsError(sentence);
  log.warn(sentence);
}
