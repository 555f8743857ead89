import { connect, createServer as listen, type AddressInfo, type Server, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { overNetwork } from '../src/payment/razorpay.ts';
import { s3Storage } from '../src/platform/storage-s3.ts';
import { newFileId } from '../src/platform/storage.ts';
import { as } from '../test/people.ts';
import { newDatabase, openDatabase } from '../test/copies.ts';
import { startProxy, type Proxy } from '../test/tcp-proxy.ts';
import { newServer, testSettings } from '../test/test-server.ts';

/** Longer than any call may take, with room for a busy machine. */
const ENDS_MS = 30_000;
const within = <T>(work: PromiseLike<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('no answer')), ENDS_MS).unref();
    }),
  ]);

const through = (port: number, database: string) => {
  const url = new URL(database);
  url.port = String(port);
  return url.href;
};
/** Server whose database is reached through a proxy on this port. */
const startServerThrough = (port: number, database: string): Promise<AppServer> =>
  newServer(testSettings({ DATABASE_URL: through(port, database) }));

/** The connection that listens hears of changes again. */
async function hearsChanges({ app, database: { db } }: AppServer, name: string): Promise<void> {
  const [row] = await db.select().from(medicineTable).limit(1);
  await db.update(medicineTable).set({ name }).where(eq(medicineTable.id, row!.id));
  await expect
    .poll(async () => (await app.inject(`/api/medicines/?search=${name}`)).body, { timeout: ENDS_MS })
    .toContain(name);
}

describe('a database that stops answering', { timeout: 240_000 }, () => {
  let database: string, proxy: Proxy, server: AppServer, patient: { authorization: string };
  beforeAll(async () => {
    database = await newDatabase('shop');
    proxy = await startProxy(Number(new URL(database).port));
    server = await startServerThrough(proxy.port, database);
    patient = await as.asha(server);
  }, 240_000);
  afterAll(async () => {
    await server?.close();
    await proxy?.close();
  });
  let nth = 0;
  /** Twenty calls of several kinds, none of them answered before. */
  const calls = () =>
    Array.from({ length: 20 }, (_, at) => {
      const urls = [
        `/api/medicines/?search=silence${++nth}`,
        '/api/medicines/orders/history/',
        '/api/user/addresses/',
        `/api/medicines/?page=1&limit=${(nth % 40) + 1}`,
      ];
      return within(
        at % 5 === 4
          ? server.app.inject({
              method: 'POST',
              url: '/api/auth/login/',
              payload: { mobile: '9876543210', password: 'not this one' },
            })
          : server.app.inject({ url: urls[at % 5]!, headers: patient }),
      );
    });
  const status = async (url: string) => (await within(server.app.inject(url))).statusCode;

  test.each(['silence', 'stalled'] as const)('ends every call and recovers (%s)', async (how) => {
    if (how === 'silence') proxy.silence();
    else proxy.breakAll('stalled');
    const answers = await Promise.all(calls());
    for (const { statusCode, headers } of answers) {
      expect([200, 400, 429, 503]).toContain(statusCode);
      expect(statusCode !== 503 || headers['retry-after'] !== undefined).toBe(true);
    }
    expect(await status('/api/health/')).toBe(200);
    // A stalled connection is replaced by a new one; a silent database is away until it heals, and calls do not wait for it.
    expect(await status('/api/ready/')).toBe(how === 'silence' ? 503 : 200);
    for (const answer of await Promise.all(calls()))
      expect(how === 'silence' ? [200, 503] : [200, 400, 429, 503]).toContain(answer.statusCode);
    if (how === 'silence') proxy.heal();
    await expect.poll(() => status('/api/ready/'), { timeout: ENDS_MS }).toBe(200);
    for (const answer of await Promise.all(calls())) expect([200, 400, 429]).toContain(answer.statusCode);
    await hearsChanges(server, `Newname ${how}`);
  });
  test('fails a transaction that waits in it, and others work afterwards', async () => {
    const waits = Promise.withResolvers<void>();
    const work = server.database.db.transaction(async (tx) => {
      await tx.select().from(medicineTable).limit(1);
      await waits.promise;
      await tx.select().from(medicineTable).limit(1);
    });
    work.catch(() => {});
    await server.database.db.$count(medicineTable);
    proxy.silence();
    waits.resolve();
    await expect(within(work)).rejects.toThrow(Error);
    proxy.heal();
    await expect.poll(() => status('/api/ready/'), { timeout: ENDS_MS }).toBe(200);
    await server.database.db.transaction((tx) => tx.select().from(medicineTable).limit(1));
  });
  test('stops the start', async () => {
    proxy.silence();
    await expect(within(openDatabase(through(proxy.port, database)))).rejects.toThrow(Error);
    proxy.heal();
    await expect.poll(() => status('/api/ready/'), { timeout: ENDS_MS }).toBe(200);
  });
});

/** Proxy to a port of this machine; answers pass at a few bytes per interval while it drips. */
async function startDripping(port: number) {
  let rate: { bytes: number; everyMs: number } | undefined;
  const sockets = new Set<Socket>();
  const server = listen((near) => {
    const far = connect(port, '127.0.0.1');
    let held = Buffer.alloc(0);
    let timer: NodeJS.Timeout | undefined;
    const pass = () => {
      const part = held.subarray(0, rate?.bytes);
      held = held.subarray(part.length);
      if (part.length > 0) near.write(part);
      timer = held.length > 0 ? setTimeout(pass, rate?.everyMs) : undefined;
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        clearTimeout(timer);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (chunk: Buffer) => {
      held = Buffer.concat([held, chunk]);
      if (!timer) pass();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((done) => {
    server.once('listening', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drip(bytes: number, everyMs: number) {
      rate = { bytes, everyMs };
    },
    heal() {
      rate = undefined;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a database whose answers drip', { timeout: 240_000 }, () => {
  let database: string,
    proxy: Awaited<ReturnType<typeof startDripping>>,
    server: AppServer,
    patient: { authorization: string };
  beforeAll(async () => {
    database = await newDatabase('shop');
    proxy = await startDripping(Number(new URL(database).port));
    server = await startServerThrough(proxy.port, database);
    patient = await as.asha(server);
  }, 240_000);
  afterAll(async () => {
    await server?.close();
    proxy?.close();
  });
  const isReady = async () => (await within(server.app.inject('/api/ready/'))).statusCode === 200;
  let nth = 0;
  const statuses = async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => [
        `/api/medicines/?search=silence${++nth}`,
        '/api/medicines/orders/history/',
        '/api/user/addresses/',
      ])
        .flat()
        .map((url) => within(server.app.inject({ url, headers: patient }))),
    );
    return answers.map(({ statusCode }) => statusCode);
  };

  test.each([
    [1, 1_000],
    [1, 100],
    [10, 20],
  ])('ends every call and recovers (%i bytes every %i ms)', async (bytes, everyMs) => {
    await expect.poll(isReady, { timeout: ENDS_MS }).toBe(true);
    proxy.drip(bytes, everyMs);
    for (const status of await statuses()) expect([200, 429, 503]).toContain(status);
    proxy.heal();
    await expect.poll(isReady, { timeout: ENDS_MS }).toBe(true);
    for (const status of await statuses()) expect([200, 429]).toContain(status);
    await hearsChanges(server, `Slowname ${bytes} ${everyMs}`);
  });
  test('leaves a long transaction its own limit', async () => {
    const [row] = await server.database.db.transaction(
      async (tx) => (await tx.execute<{ done: string }>(sql`select pg_sleep(10)::text as done`)).rows,
      { limitMs: 60_000 },
    );
    expect(row).toEqual({ done: '' });
  });
});

describe('a provider or a storage that hangs', () => {
  const HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n';
  const forms: Array<[name: string, answer: (socket: Socket) => void]> = [
    ['accepts and never answers', () => {}],
    ['sends its headers and nothing else', (socket) => socket.write(HEAD)],
    [
      'sends byte by byte',
      (socket) => {
        socket.write(HEAD);
        const drip = setInterval(() => socket.write('x'), 50);
        socket.on('close', () => clearInterval(drip));
      },
    ],
    [
      'sends its headers byte by byte',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
        const drip = setInterval(() => socket.write('x'), 50);
        socket.on('close', () => clearInterval(drip));
      },
    ],
  ];
  test.each(forms)('is given up when it %s', async (_, answer) => {
    const sockets = new Set<Socket>();
    const server: Server = listen((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('data', () => answer(socket));
    }).listen(0, '127.0.0.1');
    await new Promise((done) => {
      server.once('listening', done);
    });
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const storage = s3Storage(
      { endpoint: base, bucket: 'shop-files', region: 'x', accessKeyId: 'k', secretAccessKey: 's' },
      300,
    );
    try {
      await expect(
        within(overNetwork(base, 300)({ method: 'GET', path: '/v1/orders/x', headers: {} })),
      ).rejects.toThrow(/timeout|aborted/i);
      await expect(within(storage.get(newFileId()))).rejects.toMatchObject({ status: 503 });
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  });
});
