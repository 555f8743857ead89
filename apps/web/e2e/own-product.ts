import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');
const CLOCK_START = '2026-11-24T10:00:00+05:30';
/** Folder of the run, made by the configuration. */
const runFolder = () => process.env['E2E_DATA']!;
const demoFolder = () => join(runFolder(), 'demo');

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

interface Options {
  /** Time at which the server's clock starts. */
  clockStart?: string;
  /** Folder of the built web app. */
  dist?: string;
  /** Further settings of the server. */
  env?: Record<string, string>;
}
/** Starts a server on a data folder, and waits until it answers. */
async function startServer(
  dir: string,
  port: number,
  { clockStart = CLOCK_START, dist = join(root, 'apps/web/dist'), env }: Options = {},
) {
  const child: ChildProcess = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: join(runFolder(), 'compiled'),
      PORT: String(port),
      DATA_DIR: dir,
      WEB_DIST: dist,
      CLOCK_START: clockStart,
      LOG_LEVEL: 'error',
      DEMO: '1',
      ...env,
    },
  });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 180_000, intervals: [100] }).toBe(true);
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { stop };
}

/** Global setup: fills a data folder with the demo once; a product of one test's own begins as its copy. */
export default async function fillDemoFolder() {
  const { stop } = await startServer(demoFolder(), await freePort());
  await stop('SIGTERM');
}

/** A product of one test's own, to be killed and started again on the same data. */
export async function ownProduct(options: Options = {}) {
  const dir = mkdtempSync(join(runFolder(), 'own-')),
    port = await freePort();
  cpSync(demoFolder(), dir, { recursive: true });
  let server: Awaited<ReturnType<typeof startServer>>;
  async function start() {
    server = await startServer(dir, port, options);
  }
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    kill: () => server.stop('SIGKILL'),
    remove: async () => {
      await server.stop('SIGKILL');
      // Its database may still be ending.
      rmSync(dir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
