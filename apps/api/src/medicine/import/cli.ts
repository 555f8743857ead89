import { basename } from 'node:path';
import { closeSync, createReadStream, existsSync, openSync, writeSync } from 'node:fs';
import { byCaller, createAudit } from '../../platform/audit.ts';
import { startClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { DatabaseError, isAway } from '../../platform/db/errors.ts';
import { createLog } from '../../platform/log.ts';
import { isRunning, readServerFile } from '../../platform/server-file.ts';
import { readSettings, SettingsError } from '../../platform/settings.ts';
import { readArguments, type Asked } from './arguments.ts';
import { CommandError, EndUnknown, ImportError, importSentence } from './import-error.ts';
import { recordImport } from './record.ts';
import { importRemotely } from './remote.ts';
import type { BadRow } from './row.ts';
import { importCatalogue, type Ended, type Report } from './run.ts';

const BAD_SHOWN = 20;

/** One line that is written over as it goes; where nobody watches, a line for each tenth. */
function showProgress(size: number, collect: (bad: readonly BadRow[]) => void): Report {
  let tenths = 0;
  return ({ rows, bytes, bad, newlyBad }) => {
    collect(newlyBad);
    const percent = size === 0 ? 100 : Math.min(100, Math.floor((bytes / size) * 100));
    const text = `${percent} %, ${rows} rows, ${bad} bad`;
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
    else if (percent >= (tenths + 1) * 10) {
      tenths = Math.floor(percent / 10);
      console.log(text);
    }
  };
}

async function importHere(
  { file, map, dryRun }: Asked,
  settings: ReturnType<typeof readSettings>,
  report: Report,
): Promise<Ended> {
  const database = await createDatabase(settings, createLog('error'));
  try {
    const audit = createAudit({ db: database.db, clock: startClock(settings.clockStart) }),
      by = byCaller({ caller: { accountId: 0, role: 'admin' }, requestId: 'catalogue:import' });
    return await importCatalogue(
      database,
      createReadStream(file),
      {
        map,
        dryRun,
        onSwap: (tx, counts, importId) =>
          recordImport(audit, tx, counts, { importId, file: basename(file) }, by),
      },
      report,
    );
  } finally {
    await database.close();
  }
}

function tellBad(bad: readonly BadRow[], count: number, badFile: string | undefined) {
  if (count === 0) return;
  const width = Math.max(4, ...bad.map(({ line }) => String(line).length));
  console.log(`\n${'Line'.padStart(width)}  Reason`);
  for (const row of bad) console.log(`${String(row.line).padStart(width)}  ${importSentence(row)}`);
  if (badFile !== undefined) console.log(`All ${count} bad rows stand in ${badFile}.`);
  else if (count > bad.length)
    console.log(`and ${count - bad.length} more; --bad FILE writes all of them to a file.`);
}

/** Where all bad rows are written, if that was asked for; opened before anything is read. */
function openList(file: string | undefined) {
  if (file === undefined) return { add: () => {}, close: () => {} };
  let list: number;
  try {
    list = openSync(file, 'w');
  } catch (error) {
    throw new CommandError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  writeSync(list, 'line,reason\n');
  return {
    add: (bad: readonly BadRow[]) => {
      for (const row of bad) writeSync(list, `${row.line},"${importSentence(row).replaceAll('"', '""')}"\n`);
    },
    close: () => closeSync(list),
  };
}

async function main(): Promise<boolean> {
  // npm starts a script in the root of the project; a path is meant from where it was typed.
  const asked = readArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  const settings = readSettings(process.env);
  const list = openList(asked.badFile);
  const shown: BadRow[] = [];
  const report = showProgress(asked.size, (bad) => {
    shown.push(...bad.slice(0, BAD_SHOWN - shown.length));
    list.add(bad);
  });
  const server = readServerFile(settings.dataDir);
  const { rows, inserted, updated, unchanged, unrecognised, bad } =
    server && (await isRunning(server))
      ? await importRemotely(asked.file, server, asked, report)
      : await importHere(asked, settings, report);
  list.close();
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');

  const good = inserted + updated + unchanged;
  if (good === 0) console.log(`Nothing was imported: all ${rows} rows are bad.`);
  else
    console.log(
      `${asked.dryRun ? 'Dry run, nothing was changed. ' : ''}${rows} rows read: ${inserted} new, ${updated} changed, ${unchanged} as they were, ${bad} bad.`,
    );
  if (unrecognised > 0)
    console.log(
      `New medicines without a known substance, now on prescription: ${unrecognised}. Where one needs none, write 'no' in its prescription column.`,
    );
  tellBad(shown, bad, asked.badFile);
  return good > 0;
}

function explain(error: unknown): string {
  if (
    error instanceof ImportError ||
    error instanceof CommandError ||
    error instanceof DatabaseError ||
    error instanceof SettingsError
  )
    return error.message;
  if (isAway(error)) return 'The database does not answer, or has no room left.';
  // Around what the database said stands the query, which helps nobody here.
  const { message } =
    (error as Error).cause instanceof Error ? (error as { cause: Error }).cause : (error as Error);
  return `Something went wrong: ${message.slice(0, 300)}`;
}

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  console.error(error instanceof EndUnknown ? error.message : `Nothing was imported. ${explain(error)}`);
  process.exitCode = 1;
}
