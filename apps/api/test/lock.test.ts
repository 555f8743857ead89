import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../src/platform/db/database.ts';
import { LockedError, takeLock } from '../src/platform/db/lock.ts';
import { createLog } from '../src/platform/log.ts';
import { run } from './child.ts';
import { newDataDir } from './test-server.ts';

test('a folder that another process uses is refused, with that process and a way out', async () => {
  const dataDir = newDataDir();
  const writer = run('test/holder.ts', { DATA_DIR: dataDir });
  await writer.says(/open/);
  await expect(createDatabase({ dataDir }, createLog('silent'))).rejects.toThrow(
    new LockedError(
      `Another server (process ${writer.process.pid} on ${hostname()}) is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    ),
  );
  writer.process.kill('SIGKILL');
  await writer.ended;
  (await takeLock(dataDir))();
});

/** Runs a command that sees no process outside of its own, as in a container; undefined where this machine does not allow it. */
const inOwnPids = [
  ['unshare', '-p', '-f', '--kill-child', '--mount-proc'],
  ['unshare', '-r', '-p', '-f', '--kill-child', '--mount-proc'],
].find(([command, ...args]) => spawnSync(command!, [...args, 'true']).status === 0);

test.runIf(inOwnPids)(
  'a process in another container, which cannot see this one, is refused too',
  async () => {
    const dataDir = newDataDir();
    const writer = run('test/holder.ts', { DATA_DIR: dataDir });
    await writer.says(/open/);
    const other = run('test/holder.ts', { DATA_DIR: dataDir }, [], { within: inOwnPids! });
    await other.says(/open|LockedError/);
    other.process.kill('SIGKILL');
    expect(other.said()).toContain(`Another server (process ${writer.process.pid} on`);
    writer.process.kill('SIGKILL');
    await writer.ended;
    (await takeLock(dataDir))();
  },
);

const beats = (dir: string) => (JSON.parse(readFileSync(join(dir, 'lock'), 'utf8')) as { beat: number }).beat;
/** A folder where the lock is left like this. */
function folder(left: string) {
  const dir = newDataDir();
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'lock'), left);
  return dir;
}

test('a live holder whose process cannot be found is refused', async () => {
  const dir = newDataDir();
  mkdirSync(dir, { recursive: true });
  const unlock = await takeLock(dir);
  writeFileSync(
    join(dir, 'lock'),
    readFileSync(join(dir, 'lock'), 'utf8').replace(/"pid":\d+/, '"pid":4194303'),
  );
  await expect(takeLock(dir)).rejects.toThrow('process 4194303 on');
  unlock();
});

test.each(['{"id":"x","pid":1,"host":"other","kernel":"another","beat":7}', '{"pid":', '', '[]', 'null'])(
  'of a machine that is silent the lock is taken over: %s',
  async (left) => {
    const dir = folder(left);
    const waited: number[] = [];
    const unlock = await takeLock(dir, { beatMs: 20, onWait: (_, waitMs) => waited.push(waitMs) });
    expect(waited).toEqual([100]);
    await expect(takeLock(dir, { beatMs: 20 })).rejects.toThrow(LockedError);
    const { pid } = JSON.parse(readFileSync(join(dir, 'lock'), 'utf8')) as { pid: number };
    expect(pid).toBe(process.pid);
    const before = beats(dir);
    await expect.poll(() => beats(dir)).toBeGreaterThan(before);
    unlock();
    expect(existsSync(join(dir, 'lock'))).toBe(false);
    (await takeLock(dir))();
  },
);

test('a machine whose heart beats is refused where the kernel knows nothing of it', async () => {
  const holder = (beat: number) =>
    JSON.stringify({ id: 'x', pid: 7, host: 'ward-3', kernel: 'another', beat });
  const dir = folder(holder(1));
  let beat = 1;
  const living = setInterval(() => {
    writeFileSync(join(dir, 'next'), holder(++beat));
    renameSync(join(dir, 'next'), join(dir, 'lock'));
  }, 50);
  await expect(takeLock(dir, { beatMs: 1_000 })).rejects.toThrow('process 7 on ward-3');
  clearInterval(living);
});

test('whose folder is taken by another all the same is told to end', async () => {
  const dir = newDataDir();
  mkdirSync(dir, { recursive: true });
  const lost = Promise.withResolvers<void>();
  const unlock = await takeLock(dir, { beatMs: 20, onLost: lost.resolve });
  const theirs = '{"id":"y","pid":7,"host":"ward-3","kernel":"another","beat":1}';
  writeFileSync(join(dir, 'lock'), theirs);
  await lost.promise;
  unlock();
  expect(readFileSync(join(dir, 'lock'), 'utf8')).toBe(theirs);
});
