// Starts the product on a temporary DATA_DIR and a free port, for a part of the benchmark; ends it, and only it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnv, serverFlags } from '../packages/tooling/server-limits.mjs';

export const root = join(import.meta.dirname, '..');
/** A real catalogue to measure with, where there is one. */
export const REAL_CATALOGUE = join(root, '../shared/data/medicines_bench_44k_synthetic_prices.csv');
export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
export const median = (values) => {
  const sorted = values.filter((v) => v !== null && v !== undefined).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
};

/** @param {string} [cwd] a built checkout: this one, or another commit that it is compared with */
export async function startProduct(env = {}, cwd = root) {
  const dir = mkdtempSync(join(tmpdir(), 'doorstep-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...serverFlags, 'apps/api/src/server.ts'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...serverEnv,
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      DATA_DIR: dir,
      LOG_LEVEL: 'warn',
      // Load comes from one address.
      SEARCHES_PER_MINUTE: '999999',
      READS_PER_MINUTE: '999999',
      PAGES_PER_MINUTE: '999999',
      DOCUMENTS_PER_MINUTE: '999999',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise((done) => {
    child.once('exit', done);
  });
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 600) {
      child.kill();
      rmSync(dir, { recursive: true, force: true });
      throw new Error('the server did not start');
    }
    if (
      await fetch(`${url}/api/ready/`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  return {
    url,
    port,
    dir,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
