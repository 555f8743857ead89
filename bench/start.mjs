// `npm start` from a fresh clone with a warm package cache to the first page, and again.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, root } from './server.mjs';

async function untilPage(cwd, port) {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    // Vite, which one part runs in this process, says 'production' to all that follows: npm would leave out what builds the app.
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), DATA_DIR: join(cwd, '.data') },
  });
  const ended = new Promise((done) => {
    child.once('exit', done);
  });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error('npm start ended');
      const page = await fetch(`http://127.0.0.1:${port}/medicines`).then(
        (answer) => (answer.ok ? answer.text() : ''),
        () => '',
      );
      if (page.includes('<h1')) return (performance.now() - began) / 1000;
      await new Promise((done) => {
        setTimeout(done, 100);
      });
    }
  } finally {
    process.kill(-Number(child.pid), 'SIGTERM');
    await ended;
    await new Promise((done) => {
      setTimeout(done, 1500);
    });
  }
}

export async function run() {
  const clone = mkdtempSync(join(tmpdir(), 'doorstep-clone-'));
  try {
    const made = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
    if (made.status !== 0) throw new Error('git clone failed');
    const port = await freePort();
    const first = await untilPage(clone, port);
    const again = await untilPage(clone, port);
    return [
      { figure: '', what: 'npm start on a fresh clone, to the list page', value: first, must: 90, unit: 's' },
      { figure: '', what: 'npm start again', value: again, must: 4, unit: 's' },
    ];
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
