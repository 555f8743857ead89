import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentBuild, makeBuild } from '../builds.mjs';

let dist;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const make = (text, now) =>
  makeBuild(
    dist,
    (folder) => {
      mkdirSync(join(folder, 'client'), { recursive: true });
      writeFileSync(join(folder, 'client/app.js'), text);
    },
    now,
  );
const read = (folder) => readFileSync(join(folder, 'client/app.js'), 'utf8');
const folders = () => readdirSync(dist).filter((name) => name !== 'current');

test('a new build lies beside the one that runs, and is the current one', async () => {
  const first = await make('one');
  const second = await make('two');
  expect(read(first)).toBe('one');
  expect(currentBuild(dist)).toBe(second);
  expect(read(currentBuild(dist))).toBe('two');
});

test('the same content has the same folder', async () => {
  const first = await make('one');
  await make('two');
  expect(await make('one')).toBe(first);
  expect(currentBuild(dist)).toBe(first);
  expect(folders()).toHaveLength(2);
});

test('a build that fails changes nothing, and leaves nothing', async () => {
  const first = await make('one');
  const failing = makeBuild(dist, (folder) => {
    mkdirSync(folder);
    throw new Error('no space left');
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(currentBuild(dist)).toBe(first);
  expect(folders()).toHaveLength(1);
});

test('what a killed build left is removed by the next one', async () => {
  mkdirSync(join(dist, '.making-1a2b3c4d'));
  await make('one');
  expect(folders()).toHaveLength(1);
});

test('three builds are kept, and one that a server still touches', async () => {
  const all = [];
  for (const text of ['one', 'two', 'three', 'four']) all.push(await make(text));
  const old = new Date(Date.now() - 7_200_000);
  for (const folder of all) utimesSync(folder, old, old);
  const [running] = all;
  utimesSync(running, new Date(), new Date());
  const last = await make('five');
  expect(existsSync(running)).toBe(true);
  expect(existsSync(last)).toBe(true);
  expect(folders()).toHaveLength(3);
});

test('what the server is told by its environment makes no other build', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const hashesIn = (env) => {
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/turbo'),
      ['run', 'build', 'build:dev', '--dry=json', '--no-color'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      },
    );
    const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    return tasks.map(({ taskId, hash }) => [taskId, hash]);
  };
  const plain = hashesIn({});
  expect(plain.length).toBeGreaterThan(1);
  const told = hashesIn({
    PORT: '4000',
    HOST: '0.0.0.0',
    DATA_DIR: '/elsewhere',
    DATABASE_URL: 'postgres://other',
    CLOCK_START: '2026-11-24T10:00:00+05:30',
    DEMO: '0',
    NODE_ENV: 'production',
    CHROMIUM_PATH: '/usr/bin/chromium',
  });
  expect(told).toEqual(plain);
});
