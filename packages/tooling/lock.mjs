// One at a time in this checkout: `node packages/tooling/lock.mjs "command"` runs the command once nobody else holds the lock of the current
// folder. The lock is a socket that listens: the kernel frees it when its process ends, however that ends.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ASK_AGAIN_MS = 200;
const { platform } = process;

function addressOf(name) {
  const id = `doorstep-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  if (platform === 'linux') return `\0${id}`;
  return platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`);
}
const listen = (address) =>
  new Promise((done, fail) => {
    const server = createServer((asking) => asking.destroy());
    server.once('error', ({ code }) =>
      code === 'EADDRINUSE' ? done(undefined) : fail(new Error(`no lock: ${code}`)),
    );
    server.listen(address, () => done(server));
  });
/** A file that a killed process left: only systems without abstract sockets have one. */
const isLeft = (address) =>
  new Promise((done) => {
    const asked = connect(address);
    asked.once('connect', () => {
      asked.destroy();
      done(false);
    });
    asked.once('error', ({ code }) => done(code === 'ECONNREFUSED'));
  });

/**
 * Waits for the lock of this name; returns what frees it.
 * @param {string} name
 * @param {() => void} [onWait] called once where somebody else holds it
 */
export async function takeLock(name, onWait) {
  const address = addressOf(name);
  for (let turn = 0; ; turn++) {
    const server = await listen(address);
    if (server) return () => new Promise((done) => server.close(() => done()));
    if (turn === 0) onWait?.();
    if (!address.startsWith('\0') && (await isLeft(address))) unlinkSync(address);
    else
      await new Promise((done) => {
        setTimeout(done, ASK_AGAIN_MS);
      });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await takeLock(process.cwd(), () =>
    console.log('Another build of this checkout is running; waiting for it.'),
  );
  const { status } = spawnSync(process.argv.slice(2).join(' '), { stdio: 'inherit', shell: true });
  process.exit(status ?? 1);
}
