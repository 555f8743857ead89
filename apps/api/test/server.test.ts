import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { run, type Child } from './child.ts';
import { newDatabase } from './copies.ts';
import { administer } from './postgres.ts';
import { newDataDir } from './test-server.ts';
import { beginRequest } from './unfinished-request.ts';
import { writeWeb } from './web.ts';

/** Database role with read access only, for this process. */
const READER = `reader_${process.pid}`;
const base = () => ({
  PORT: '0',
  WEB_DIST: writeWeb(join(inject('scratch'), 'web')),
  LOG_LEVEL: 'info',
  CLOCK_START: '2026-11-24T10:00:00+05:30',
});

describe('a started server', () => {
  let server: Child, url: string, dataDir: string;
  beforeAll(async () => {
    dataDir = newDataDir();
    server = run('src/server.ts', { ...base(), DATA_DIR: dataDir });
    url = (await server.says(/Doorstep is ready at (http:\/\/127\.0\.0\.1:\d+)\n/))[1]!;
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });

  test('has a demo catalogue, and says how large it is', async () => {
    const { pagination } = (await (await fetch(`${url}/api/medicines/`)).json()) as {
      pagination: { total: number };
    };
    expect(pagination.total).toBeGreaterThanOrEqual(2_500);
    expect(server.said()).toContain(
      `Demo store: ${pagination.total} medicines. Demo accounts (password doorstep1): patient 9876543210, patient 9876543211, admin 9000000001, pharmacist 9000000002, doctor 9000000003\n`,
    );
  });
  test('lets the people in whom it has told of', async () => {
    for (const mobile of ['9876543210', '9876543211', '9000000001', '9000000002', '9000000003']) {
      const answer = await fetch(`${url}/api/auth/login/`, {
        method: 'POST',
        body: JSON.stringify({ mobile, password: 'doorstep1' }),
        headers: { 'content-type': 'application/json' },
      });
      expect([mobile, answer.status]).toEqual([mobile, 200]);
    }
  });
  test('leaves its address and token for its owner alone', () => {
    const file = join(dataDir, 'server.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      url,
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      pid: server.process.pid,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
  test('keeps the clock it was given', async () => {
    const { now } = (await (
      await fetch(`${url}/api/dev/clock/`, {
        method: 'POST',
        body: '{"advance_s":0}',
        headers: { 'content-type': 'application/json' },
      })
    ).json()) as { now: string };
    expect(now).toMatch(/^2026-11-24T10:0\d:/);
  });
  test('a second one on the same folder refuses in one line, and harms nothing', async () => {
    const second = run('src/server.ts', { ...base(), DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.said()).toBe(
      `Another server (process ${server.process.pid} on ${hostname()}) is using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${url}/api/ready/`)).status).toBe(200);
  });
  test('a second one on the same port says which, before it makes anything', async () => {
    const { port } = new URL(url),
      empty = mkdtempSync(join(inject('scratch'), 'empty-'));
    const second = run('src/server.ts', { ...base(), DATA_DIR: empty, PORT: port, DEMO: '0' });
    expect(await second.ended).toBe(1);
    expect(second.said()).toBe(
      `Port ${port} is already in use. Stop what is running there, or set PORT to another number.\n`,
    );
    expect(readdirSync(empty)).toEqual([]);
  });
  test('writes no query, header, body or mobile into its log', async () => {
    const secrets = ['s3cret-query', 's3cret-token', 's3cret-cookie', 's3cret-body', '9876543210'];
    await fetch(`${url}/api/medicines/?search=s3cret-query`);
    await fetch(`${url}/api/medicines/1/?token=s3cret-token`, {
      headers: { authorization: 'Bearer s3cret-token', cookie: 'session=s3cret-cookie' },
    });
    await fetch(`${url}/throws?mobile=9876543210`);
    await fetch(`${url}/api/dev/clock/`, {
      method: 'POST',
      body: '{"advance_s":"s3cret-body 9876543210"}',
      headers: { 'content-type': 'application/json' },
    });
    await fetch(`${url}/api/user/9876543210/?otp=s3cret-query`);
    await server.says(/"path":"\/api\/user\/\*{8}10\/"/);
    const written = server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    for (const secret of secrets) expect(written.join('\n')).not.toContain(secret);
    const lines = written.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter((line) => line['msg'] === 'request').length).toBeGreaterThanOrEqual(5);
    for (const line of lines) expect(line).toHaveProperty('request_id');
  });
  test('finishes what is in flight when it is told to stop, takes its files away, and ends well', async () => {
    const request = await beginRequest(url, '/api/dev/clock/', { advance_s: 0 });
    server.process.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${url}/api/health/`).then(
          () => 'answers',
          () => 'closed',
        ),
      )
      .toBe('closed');
    request.finish();
    expect(await server.ended).toBe(0);
    expect([request.status(), request.body()]).toMatchObject([200, { success: true }]);
    expect(['server.json', 'lock'].filter((file) => existsSync(join(dataDir, file)))).toEqual([]);
  });
});

test("a store of one's own says at the start, once, by which ways nobody is told, and that it does not know its address, and has ready what reads pictures", async () => {
  const server = run('src/server.ts', { ...base(), DATA_DIR: newDataDir(), DEMO: '0', LOG_LEVEL: 'warn' });
  try {
    await server.says(/"msg":"nothing is set up that sends by these/);
    const lines = server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { channels?: string[] });
    expect(lines.filter(({ channels }) => channels).map(({ channels }) => channels)).toEqual([
      ['sms', 'whatsapp', 'email'],
    ]);
    expect(server.said()).toContain('PUBLIC_URL is not set');
    // Other systems do not tell what a process has loaded.
    expect(
      process.platform === 'linux' ? readFileSync(`/proc/${server.process.pid}/maps`, 'utf8') : 'libvips',
    ).toContain('libvips');
  } finally {
    server.process.kill('SIGKILL');
    await server.ended;
  }
});

test('a wrong setting stops the start in one line', async () => {
  const server = run('src/server.ts', { PORT: 'abc', DATABASE_URL: 'mysql://user:sesame@host/db' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe(
    'PORT must be a whole number from 0 to 65535. DATABASE_URL must be an address that begins with postgres://.\n',
  );
});

test('a file named .env sets what the environment does not', async () => {
  const dataDir = newDataDir();
  writeFileSync(join(dataDir, '.env'), 'PORT=abc\nDEMO=maybe\n');
  const server = run('src/server.ts', { DATA_DIR: dataDir, PORT: '0' });
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe('DEMO must be 0 or 1.\n');
});

test('a database that is not there stops the start in one line', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => {
    probe.once('listening', done);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => {
    probe.close(done);
  });
  const server = run('src/server.ts', {
    ...base(),
    DATA_DIR: newDataDir(),
    DATABASE_URL: `postgres://user:sesame@127.0.0.1:${port}/none`,
  });
  expect(await server.ended).toBe(1);
  expect(server.said().trim().split('\n').at(-1)).toBe(
    'The database at DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded one.',
  );
  expect(server.said()).not.toContain('sesame');
});

describe('a wrong DATABASE_URL stops the start in one line', () => {
  const ANSWERS = 'The database at DATABASE_URL';
  /** Changes the address of an empty database. */
  const addresses: Array<[string, (url: URL) => Promise<void> | void, string]> = [
    [
      'a user who is not known',
      (url) => {
        url.username = 'somebody';
      },
      `${ANSWERS} refuses this user or password. Correct DATABASE_URL.`,
    ],
    [
      'a database that does not exist',
      (url) => {
        url.pathname = '/nowhere';
      },
      'The database that DATABASE_URL names does not exist. Create it, or correct DATABASE_URL.',
    ],
    [
      'a user who may not create tables',
      async (url) => {
        await administer(url.href, `DROP ROLE IF EXISTS ${READER}`, `CREATE ROLE ${READER} LOGIN`);
        url.username = READER;
      },
      'The user of DATABASE_URL may not create tables. Make it the owner of the database, or correct DATABASE_URL.',
    ],
    [
      'a host that does not exist',
      (url) => {
        url.hostname = 'nowhere.invalid';
      },
      `${ANSWERS} does not answer. Start it, or unset DATABASE_URL to use the embedded one.`,
    ],
  ];
  // Each waits seconds for an answer that does not come: all at once.
  test.concurrent.each(addresses)('%s', async (_, change, sentence) => {
    const url = new URL(await newDatabase('none'));
    await change(url);
    const server = run('src/server.ts', {
      ...base(),
      LOG_LEVEL: 'silent',
      DATA_DIR: newDataDir(),
      DATABASE_URL: url.href,
    });
    expect([await server.ended, server.said()]).toEqual([1, `${sentence}\n`]);
  });
  test.concurrent('a server that is no database', async () => {
    const other = createHttpServer((_, reply) => reply.end('Hello')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const server = run('src/server.ts', {
      ...base(),
      LOG_LEVEL: 'silent',
      DATA_DIR: newDataDir(),
      DATABASE_URL: `postgres://user@127.0.0.1:${(other.address() as AddressInfo).port}/name`,
    });
    expect([await server.ended, server.said()]).toEqual([
      1,
      `${ANSWERS} does not answer. Start it, or unset DATABASE_URL to use the embedded one.\n`,
    ]);
    other.close();
  });
});
