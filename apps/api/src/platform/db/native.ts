import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { endLeft } from './native-left.ts';
import { KEEPER, nativeSettings } from './native-settings.ts';
import { environment, linkLibraries, type NativePackage, type RunAs } from './native-package.ts';

export interface Native {
  /** How a client finds it: its socket lies in its own folder, which nobody else may enter. */
  url: string;
  /** At once and without tidying up: another server has the folder. */
  kill: () => void;
  stop: () => Promise<void>;
}

/** Far more than the slowest machine takes to bring a crashed database back. */
const START_MS = 90_000;
/** A stop that waits for a client that never ends goes on without it. */
const STOP_MS = 8_000;
const AGAIN_MS = 500,
  AGAIN_MOST_MS = 5_000;

/** Resolves once it takes questions; 'gone' where it ended before that. */
async function untilReady(url: string, isGone: () => boolean): Promise<'ready' | 'gone' | 'late'> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(20)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return 'ready';
    } catch {
      if (isGone()) return 'gone';
    } finally {
      await client.end().catch(() => {});
    }
  }
  return 'late';
}

/** A PostgreSQL of our own in `dir`, as a child of this process that comes back when it dies. */
export async function startNative(dir: string, found: NativePackage, as: RunAs, log: Log): Promise<Native> {
  const data = join(dir, 'data');
  await endLeft(data);
  // The package may lie elsewhere by now.
  linkLibraries(dir, found);
  // By its descriptor the path is short enough for a socket, wherever the folder lies.
  const folder = openSync(data, constants.O_RDONLY | constants.O_DIRECTORY);
  const url = `postgres://doorstep@%2Fproc%2Fself%2Ffd%2F${folder}:5432/postgres?sslmode=disable`;
  let child: ChildProcess | undefined,
    ended: Promise<void> = Promise.resolve(),
    isStopping = false,
    said = '';

  function launch() {
    const now = spawn(
      '/bin/sh',
      [
        '-c',
        KEEPER,
        'sh',
        join(found.bin, 'postgres'),
        '-D',
        '.',
        ...Object.entries(nativeSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        cwd: data,
        ...as,
        env: environment(data),
        // Ctrl+C in a terminal is for the server, which ends it once its requests are answered.
        detached: true,
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    );
    child = now;
    said = '';
    now.stdin!.on('error', () => {});
    now.stderr!.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
    });
    ended = new Promise((done) => {
      const end = () => {
        // The one that waits beside it has nothing to end any more.
        now.stdin!.end('\n');
        if (child === now) child = undefined;
        done();
      };
      now.once('error', (error) => {
        said = String(error);
        end();
      });
      now.once('exit', end);
    });
    return untilReady(url, () => child !== now);
  }
  /** What its last process left may take a moment to go; it says so, and is asked again. */
  async function start() {
    for (const end = Date.now() + START_MS; ; await pause(AGAIN_MS)) {
      const state = await launch();
      if (state === 'ready') return;
      if (state === 'late') child?.kill('SIGQUIT');
      if (isStopping || !/pre-existing shared memory|lock file/.test(said) || Date.now() > end)
        throw new Error(`PostgreSQL did not start: ${said.trim()}`);
    }
  }
  /** Its log brings back all that was acknowledged. While it cannot start (a full disk, say), questions are answered with 'away'. */
  async function keep() {
    for (;;) {
      await ended;
      if (isStopping) return;
      log.error({ said: said.trim() }, 'the database ended by itself; it is started again');
      for (let wait = AGAIN_MS; !isStopping; wait = Math.min(2 * wait, AGAIN_MOST_MS))
        try {
          await start();
          break;
        } catch (error) {
          log.error({ err: error }, 'the database could not be started again yet');
          await pause(wait);
        }
    }
  }
  async function stop() {
    isStopping = true;
    child?.kill('SIGINT');
    const timer = setTimeout(() => child?.kill('SIGQUIT'), STOP_MS);
    await ended;
    clearTimeout(timer);
    closeSync(folder);
  }
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  void keep();
  return {
    url,
    kill: () => {
      isStopping = true;
      child?.kill('SIGQUIT');
    },
    stop,
  };
}

/** Whether there is one in this folder. */
export const hasNative = (dir: string): boolean => existsSync(join(dir, 'data/PG_VERSION'));
