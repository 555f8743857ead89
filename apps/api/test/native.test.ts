import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { medicineTable } from '../src/medicine/schema.ts';
import { createDatabase, type DatabaseHandle } from '../src/platform/db/database.ts';
import { EmbeddedError, type EmbeddedKind } from '../src/platform/db/embedded.ts';
import { isAway } from '../src/platform/db/errors.ts';
import { createLog } from '../src/platform/log.ts';
import { run } from './child.ts';
import { newDataDir, prepareShop } from './test-server.ts';

const isRoot = process.getuid?.() === 0;
let folders = 0;
/** Without a database in it. */
function newFolder(): string {
  const dir = join(inject('scratch'), `native-${process.pid}-${++folders}`);
  mkdirSync(dir);
  return dir;
}
/** Closed when its test is over, if that has not done it. */
async function open(dataDir: string, embeddedDatabase: EmbeddedKind = 'auto') {
  const database = await createDatabase({ dataDir, embeddedDatabase }, createLog('silent'));
  let isOpen = true;
  const close = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...database, close };
}
const pidOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
/** Somebody without rights; as root this process can be them. */
const mayEnter = (dir: string) =>
  !isRoot || spawnSync('ls', [dir], { uid: 65_534, gid: 65_534 }).status === 0;
/** One that has ended may wait to be noticed. */
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
const row = (code: string) => ({ code, name: 'Row', mrpPaise: 100, offerPaise: 100 });
const codesIn = async ({ db }: Pick<DatabaseHandle, 'db'>) =>
  (await db.select({ code: medicineTable.code }).from(medicineTable)).map(({ code }) => code);

describe('a PostgreSQL as the embedded database', () => {
  test('waits for the disk at each commit, is reached by its folder alone, and ends with its server', async () => {
    const dataDir = newFolder();
    const { db, embedded, pool, close } = await open(dataDir);
    const { rows } = await db.execute(
      sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as waits, current_setting('listen_addresses') as listens`,
    );
    expect([rows, embedded, pool]).toEqual([[{ fsync: 'on', waits: 'on', listens: '' }], true, undefined]);
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
    const pid = pidOf(dataDir);
    // Never with the rights of root, nor for whoever else has none.
    expect(/^Uid:\s+0\b/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))).toBe(false);
    expect(mayEnter(join(dataDir, 'postgres'))).toBe(!isRoot);
    await close();
    expect([isAlive(pid), existsSync(join(dataDir, 'lock'))]).toEqual([false, false]);
  });
  test('says nothing in the log of what was asked or stored', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    const database = await createDatabase({ dataDir: newFolder(), embeddedDatabase: 'postgres' }, log);
    const twice = row('secret-row');
    await database.db.insert(medicineTable).values(twice);
    await expect(database.db.insert(medicineTable).values(twice)).rejects.toThrow('Failed query');
    // What one connection does to another is told in words of the database's own.
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    await database.close();
    expect(lines.join('')).not.toContain('secret-row');
  });
  test('ends soon after its server was killed, and the next start has all that was acknowledged', async () => {
    const dataDir = newFolder();
    const writer = run('test/writer.ts', { DATA_DIR: dataDir, EMBEDDED_DATABASE: 'postgres' }, ['killed']);
    await writer.says(/wrote killed-3\n/);
    const pid = pidOf(dataDir);
    writer.process.kill('SIGKILL');
    await writer.ended;
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
    expect(await codesIn(await open(dataDir))).toContain('killed-3-b');
  });
  test('whatever still runs in the folder is ended by the next start', async () => {
    const dataDir = newFolder();
    const writer = run('test/writer.ts', { DATA_DIR: dataDir, EMBEDDED_DATABASE: 'postgres' }, ['left']);
    await writer.says(/wrote left-3\n/);
    const pid = pidOf(dataDir);
    // What would end it with its server is held.
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' });
    const waiting = Number(/^\s*(\d+) \S*sh -c/m.exec(children)![1]);
    process.kill(waiting, 'SIGSTOP');
    onTestFinished(() => void process.kill(waiting, 'SIGKILL'));
    writer.process.kill('SIGKILL');
    await writer.ended;
    expect(isAlive(pid)).toBe(true);
    const codes = await codesIn(await open(dataDir));
    expect([isAlive(pid), codes.includes('left-3-b')]).toEqual([false, true]);
  });
  test('that dies under its server is away, and comes back by itself with all that was acknowledged', async () => {
    const dataDir = newFolder();
    const database = await open(dataDir);
    const { db, listen } = database;
    await db.insert(medicineTable).values(row('before'));
    const heard: string[] = [];
    await listen('again', (payload) => heard.push(payload));
    process.kill(pidOf(dataDir), 'SIGKILL');
    await expect(
      (async () => {
        for (let i = 0; ; i++) await db.insert(medicineTable).values(row(`lost-${i}`));
      })(),
    ).rejects.toSatisfy(isAway);
    await expect.poll(() => codesIn(database).catch(() => []), { timeout: 30_000 }).toContain('before');
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('');
    await db.execute(sql`select pg_notify('again', 'heard')`);
    await expect.poll(() => heard).toContain('heard');
  });
});

/** A folder as an older release left it, with people, medicines, and a number that was taken and given up. */
async function oldFolder(): Promise<string> {
  const dataDir = newDataDir();
  const old = await createDatabase({ dataDir, embeddedDatabase: 'pglite' }, createLog('silent'));
  await prepareShop(old);
  await old.db.insert(medicineTable).values({ ...row('tab\there "quoted", (all) \\ रोज़'), name: 'A\nB' });
  await old.db
    .transaction(async (tx) => {
      await tx.insert(medicineTable).values(row('given up'));
      throw new Error('no');
    })
    .catch(() => {});
  await old.close();
  return dataDir;
}
/** Every row of every table as text, and what each sequence gave last. */
async function contentOf({ db }: Pick<DatabaseHandle, 'db'>) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql.raw(`select t::text as row from ${name} t order by 1`),
    );
    content[name] = rows.map((one) => one.row);
  }
  const { rows } = await db.execute(
    sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  );
  return { content, sequences: rows };
}

describe('the data of a PGlite folder', () => {
  test('move by themselves, to the last letter and number', async () => {
    const dataDir = await oldFolder();
    const before = await open(dataDir, 'pglite');
    const was = await contentOf(before);
    await before.close();
    expect(Object.values(was.content).flat().length).toBeGreaterThan(20);
    const after = await open(dataDir);
    expect(await contentOf(after)).toEqual(was);
    // Numbers go on, and rules hold.
    await after.db.insert(medicineTable).values(row('new'));
    await expect(after.db.insert(medicineTable).values({ ...row('dear'), offerPaise: 200 })).rejects.toThrow(
      'Failed query',
    );
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['db.moved', 'postgres']));
    await after.close();
    const again = await open(dataDir);
    expect([await codesIn(again), readdirSync(dataDir)]).toEqual([
      expect.arrayContaining(['new']),
      expect.not.arrayContaining(['db.moved', 'db', 'postgres.making']),
    ]);
  });
  test('of a start that was killed while they moved are untouched, and move at the next one', async () => {
    const dataDir = await oldFolder();
    const moving = run('test/writer.ts', { DATA_DIR: dataDir, EMBEDDED_DATABASE: 'postgres' }, ['moved']);
    await expect
      .poll(() => existsSync(join(dataDir, 'postgres.making/data/.s.PGSQL.5432')), {
        interval: 5,
        timeout: 60_000,
      })
      .toBe(true);
    moving.process.kill('SIGKILL');
    await moving.ended;
    expect([existsSync(join(dataDir, 'postgres')), existsSync(join(dataDir, 'db/PG_VERSION'))]).toEqual([
      false,
      true,
    ]);
    const database = await open(dataDir);
    expect((await codesIn(database)).some((code) => code.startsWith('tab'))).toBe(true);
    expect(readdirSync(dataDir)).not.toContain('postgres.making');
  });
  test('that had moved when the start was killed are not moved again', async () => {
    const dataDir = await oldFolder();
    const first = await open(dataDir);
    await first.db.insert(medicineTable).values(row('new'));
    await first.close();
    renameSync(join(dataDir, 'db.moved'), join(dataDir, 'db'));
    const next = await open(dataDir);
    expect([await codesIn(next), existsSync(join(dataDir, 'db.moved'))]).toEqual([
      expect.arrayContaining(['new']),
      true,
    ]);
  });
  test('of another database that lies beside the moved ones are left alone', async () => {
    const dataDir = await oldFolder();
    await (await open(dataDir)).close();
    rmSync(join(dataDir, 'db.moved'), { recursive: true });
    const other = newDataDir();
    const made = await createDatabase({ dataDir: join(other, 'fresh') }, createLog('silent'));
    await made.close();
    cpSync(join(other, 'fresh/db'), join(dataDir, 'db'), { recursive: true });
    for (let start = 0; start < 2; start++) await (await open(dataDir)).close();
    expect(existsSync(join(dataDir, 'db/PG_VERSION'))).toBe(true);
  });
});

describe('where PostgreSQL cannot run', () => {
  /** Below a folder that root alone enters. */
  function closedFolder() {
    const outer = mkdtempSync(join(tmpdir(), 'doorstep-closed-'));
    onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
    chmodSync(outer, 0o700);
    const dataDir = join(outer, 'data');
    mkdirSync(dataDir);
    return dataDir;
  }
  test.runIf(isRoot)('PGlite takes its place, and says so', async () => {
    const dataDir = closedFolder();
    const writer = run(
      'test/writer.ts',
      { DATA_DIR: dataDir, EMBEDDED_DATABASE: 'auto', LOG_LEVEL: 'warn' },
      ['fallen'],
    );
    await writer.says(/wrote fallen-3\n/);
    writer.process.kill('SIGKILL');
    await writer.ended;
    expect(writer.said()).toContain('PGlite is the embedded database');
    expect(readdirSync(dataDir)).toEqual(expect.not.arrayContaining(['postgres', 'postgres.making']));
    expect(existsSync(join(dataDir, 'db'))).toBe(true);
  });
  test.runIf(isRoot)('it is no start where it was asked for', async () => {
    await expect(open(closedFolder(), 'postgres')).rejects.toThrow(EmbeddedError);
  });
  test.runIf(isRoot)('a folder that is root’s alone lets the database through, and nobody else', async () => {
    const dataDir = newFolder();
    chmodSync(dataDir, 0o700);
    const { embedded } = await open(dataDir, 'postgres');
    expect([embedded, mayEnter(dataDir)]).toEqual([true, false]);
  });
  test('data that are in it are never taken for none', async () => {
    const dataDir = newFolder();
    await (await open(dataDir)).close();
    await expect(open(dataDir, 'pglite')).rejects.toThrow('Set EMBEDDED_DATABASE to auto');
    rmSync(join(dataDir, 'postgres/data/global'), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow('could not be opened');
    expect(readdirSync(dataDir)).not.toContain('db');
  });
});
