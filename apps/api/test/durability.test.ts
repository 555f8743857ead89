import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { medicineTable } from '../src/medicine/schema.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { LockedError, takeLock } from '../src/platform/db/lock.ts';
import { createLog } from '../src/platform/log.ts';
import { run } from './child.ts';
import { newDataDir } from './test-server.ts';

test('kill -9 in the middle of writes: all that was acknowledged is there, and no half of anything', async () => {
  const dataDir = newDataDir();
  const acknowledged: string[] = [];
  for (const round of ['one', 'two']) {
    const writer = run('test/writer.ts', { DATA_DIR: dataDir }, [round]);
    await writer.says(new RegExp(`wrote ${round}-19\n`));
    writer.process.kill('SIGKILL');
    await writer.ended;
    acknowledged.push(...[...writer.said().matchAll(/wrote (\S+)\n/g)].map(([, code]) => code!));
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);
  }
  const { db, close } = await createDatabase({ dataDir }, createLog('silent'));
  const codes = new Set(
    (await db.select({ code: medicineTable.code }).from(medicineTable)).map((row) => row.code),
  );
  await close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(acknowledged.filter((code) => !codes.has(`${code}-a`) || !codes.has(`${code}-b`))).toEqual([]);
  expect(
    [...codes].filter((code) => !codes.has(code.replace(/a$|b$/, (end) => (end === 'a' ? 'b' : 'a')))),
  ).toEqual([]);
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});

test('a start that was killed while it made the database is made good by the next', () => {
  expect(readdirSync(join(inject('scratch'), 'empty'))).toEqual(['db']);
});

test('a folder that another process uses is refused, with that process and a way out', async () => {
  const dataDir = newDataDir();
  const writer = run('test/writer.ts', { DATA_DIR: dataDir }, ['lock']);
  await writer.says(/open/);
  await expect(createDatabase({ dataDir }, createLog('silent'))).rejects.toThrow(
    new LockedError(
      `Another server (process ${writer.process.pid}) is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    ),
  );
  writer.process.kill('SIGKILL');
  await writer.ended;
  takeLock(dataDir)();
});

test("of a dead process the lock is taken over: also a half-written one, and one whose pid is somebody else's now", () => {
  const dir = join(inject('scratch'), 'locks');
  mkdirSync(dir);
  for (const left of [
    '{"pid":4194303,"started":"x"}',
    `{"pid":${process.pid},"started":"another boot:1"}`,
    '{"pid":',
    '',
    '{"pid":-1}',
    '[]',
  ]) {
    writeFileSync(join(dir, 'lock'), left);
    const unlock = takeLock(dir);
    expect(JSON.parse(readFileSync(join(dir, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(() => takeLock(dir)).toThrow(LockedError);
    unlock();
    expect(existsSync(join(dir, 'lock'))).toBe(false);
  }
});

test('while one takes over, another does not; what a crash left of a take-over is swept up', () => {
  const dir = join(inject('scratch'), 'locks-2');
  mkdirSync(join(dir, 'lock.taking'), { recursive: true });
  writeFileSync(join(dir, 'lock'), '{"pid":4194303,"started":"x"}');
  expect(() => takeLock(dir)).toThrow('just taking');
  utimesSync(join(dir, 'lock.taking'), 0, 0);
  takeLock(dir)();
  expect(existsSync(join(dir, 'lock.taking'))).toBe(false);
});
