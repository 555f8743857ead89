import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { ClusterTask } from './cluster.process.ts';
import { endLeft } from './cluster-left.ts';
import { linkLibraries, type RunAs } from './cluster-package.ts';

export interface Cluster {
  /** Its socket lies in its own folder, which only its owner may enter; with a `port` it listens on this machine. */
  url: string;
  /** Ends it at once, without tidying up: another server has the folder. */
  kill: () => void;
  stop: () => Promise<void>;
}

/** Far more than the slowest machine takes to recover a crashed database. */
const START_MS = 90_000;
/** Processes of a crashed PostgreSQL end by themselves in that time. */
const LEFT_MS = 30_000;
/** A stop that waits for a client that never ends goes on without it. */
const STOP_MS = 8_000;
const AGAIN_MS = 500,
  AGAIN_MOST_MS = 5_000;
/** The socket of PostgreSQL in `data`. By its descriptor the path is short enough, wherever the folder lies. */
const socketFolder = (data: string, folder: number) =>
  process.platform === 'linux' ? `/proc/self/fd/${folder}` : data;

interface Place {
  dir: string;
  programs: string;
  as: RunAs;
  options?: ClusterTask['options'];
}

/** A process with its working directory in the cluster's data, and what it has written to its error output. */
function launch({ dir, as, options }: Place, task: ClusterTask['task']) {
  const data = join(dir, 'data'),
    lib = join(dir, 'lib');
  const given: ClusterTask = {
    task,
    ...as,
    options,
    env: { LD_LIBRARY_PATH: lib, DYLD_LIBRARY_PATH: lib, TMPDIR: dir },
  };
  const child = fork(join(import.meta.dirname, 'cluster.process.ts'), [JSON.stringify(given)], {
    cwd: data,
    // Without the settings of the server: PostgreSQL does not need a password of a provider.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', HOME: data },
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    // Ctrl+C in a terminal is for the server, which ends it once its requests are answered.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise<number | null>((done) => {
    child.once('error', (error) => {
      said += String(error);
      done(1);
    });
    // Its output is complete by then.
    child.once('close', done);
  });
  return { child, ended, said: () => said.trim() };
}

/** Makes a new, empty cluster in `dir`. */
export async function initialise(place: Place): Promise<void> {
  linkLibraries(place.dir, place.programs);
  const { ended, said } = launch(place, 'initialise');
  if ((await ended) !== 0) throw new Error(said());
}

/** Process number of the PostgreSQL in `data`. */
function postmasterOf(data: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}
function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}

/** PostgreSQL in `dir`, which is started again when it ends by itself. */
export async function startCluster(place: Place, log: Log): Promise<Cluster> {
  const data = join(place.dir, 'data');
  await endLeft(data, log);
  // The package may lie elsewhere by now.
  linkLibraries(place.dir, place.programs);
  const folder = openSync(data, constants.O_RDONLY | constants.O_DIRECTORY);
  const { port } = place.options ?? {},
    host = port ? `127.0.0.1:${port}` : `${encodeURIComponent(socketFolder(data, folder))}:5432`;
  const url = `postgres://doorstep@${host}/postgres?sslmode=disable`;
  let child: ChildProcess | undefined,
    ended: Promise<unknown> = Promise.resolve(),
    said = () => '',
    postmaster: number | undefined,
    isStopping = false;

  async function launched(): Promise<boolean> {
    const now = launch(place, 'start');
    child = now.child;
    ({ ended, said } = now);
    const timer = setTimeout(() => {
      signal(postmasterOf(data), 'SIGQUIT');
      now.child.kill('SIGKILL');
    }, START_MS);
    const isReady = await Promise.race([
      new Promise<true>((done) => {
        now.child.once('message', () => done(true));
      }),
      ended.then(() => false as const),
    ]);
    clearTimeout(timer);
    postmaster = isReady ? postmasterOf(data) : undefined;
    return isReady;
  }
  async function start() {
    for (const end = Date.now() + LEFT_MS; ; await pause(AGAIN_MS)) {
      if (await launched()) return;
      if (isStopping || !/pre-existing shared memory/.test(said()) || Date.now() > end)
        throw new Error(said() || 'PostgreSQL did not start');
    }
  }
  /** Recovers what was acknowledged. While it cannot start (a full disk, say), calls fail as with a database that is away. */
  async function keep() {
    for (;;) {
      await ended;
      if (isStopping) return;
      log.error({ said: said() }, 'the database ended by itself; it is started again');
      for (let wait = AGAIN_MS; !isStopping; wait = Math.min(2 * wait, AGAIN_MOST_MS))
        try {
          await endLeft(data, log);
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
    if (child?.connected) child.send('stop');
    const timer = setTimeout(() => signal(postmaster, 'SIGQUIT'), STOP_MS);
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
      signal(postmaster, 'SIGQUIT');
    },
    stop,
  };
}

/** Whether there is a cluster in this folder. */
export const hasCluster = (dir: string): boolean => existsSync(join(dir, 'data/PG_VERSION'));
