// The documented way to production, from a clean copy of the tree without any installed package, and the demo after it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf, put } from '../copy.mjs';

/** Installing and building on a busy machine. */
const LONG_MS = 1_800_000;
const clone = mkdtempSync(join(tmpdir(), 'doorstep-production-'));
beforeAll(() => {
  for (const path of filesOf()) put(path, clone);
  execFileSync('git', ['init', '--quiet'], { cwd: clone });
}, LONG_MS);
afterAll(() => rmSync(clone, { recursive: true, force: true, maxRetries: 20 }), LONG_MS);

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
/** What a shell has, without the tools of this checkout. */
const shell = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|VITEST|PROOFS|TURBO_)/.test(name)),
);
const PATH = (shell.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/** Starts it in the clone, and returns what its home page answers. */
async function startAndAsk(name, env) {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...shell, PATH, PORT: String(port), DATA_DIR: join(clone, name), ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${said}`);
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (answer?.ok) return await answer.text();
      await new Promise((done) => {
        setTimeout(done, 500);
      });
    }
  } finally {
    if (child.exitCode === null) {
      process.kill(-Number(child.pid), 'SIGTERM');
      await ended;
    }
  }
}

test(
  'NODE_ENV=production npm start installs, builds and serves a real store, and npm start serves the demo afterwards',
  { timeout: LONG_MS },
  async () => {
    const store = await startAndAsk('store', { NODE_ENV: 'production' });
    expect(store).toContain('<h1');
    expect(store).not.toContain('data-demo');
    const demo = await startAndAsk('demo', {});
    expect(demo).toContain('<h1');
    expect(demo).toContain('data-demo');
  },
);
