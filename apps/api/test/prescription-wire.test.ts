import { mkdirSync, readdirSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { PRESCRIPTION_MAX_BYTES } from '@doorstep/contract/prescription';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { accountTable } from '../src/account/schema.ts';
import { createAudit } from '../src/platform/audit.ts';
import { startClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createFiles } from '../src/platform/files.ts';
import { errorMessages } from './messages.ts';
import { envelope, httpErrorOf, type HttpError } from '../src/platform/http/http-error.ts';
import { createJobs } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { fileTable } from '../src/platform/schema.ts';
import { folderStorage, type Storage } from '../src/platform/storage.ts';
import { bodyOf, partsOf } from '../src/platform/upload/incoming.ts';
import { prescriptionHandlers } from '../src/prescription/plugin.ts';
import { prescriptionTable } from '../src/prescription/schema.ts';
import { createOrderService } from '../src/order/service.ts';
import { createPaymentService } from '../src/payment/service.ts';
import { createPrescriptionService } from '../src/prescription/service.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { pdf } from './files/pdfs.ts';
import { jpeg } from './files/pictures.ts';
import { sharedServer } from './test-server.ts';

const STALL_MS = 600;
let db: Database, app: FastifyInstance, port: number, photo: Buffer;
let dir: string,
  storage: Storage,
  clock: ReturnType<typeof startClock>,
  service: ReturnType<typeof createPrescriptionService>;
let folders = 0,
  accountId = 0;
/** With a part of it that fails, or all as it is. */
function serviceOf({
  db: on = db,
  storage: into = storage,
  stallMs = STALL_MS,
}: { db?: Database; storage?: Storage; stallMs?: number } = {}) {
  const jobs = createJobs(on, createLog('silent')),
    audit = createAudit({ db: on, clock });
  const files = createFiles({ db: on, clock, jobs, storage: into });
  const payments = createPaymentService({
    db: on,
    clock,
    jobs,
    log: createLog('silent'),
    provider: undefined,
    limits: { perAccount: 1, open: 1 },
  });
  const orders = createOrderService({
    db: on,
    clock,
    jobs,
    files,
    payments,
    accounts: { isGone: () => Promise.resolve(false) },
  });
  return createPrescriptionService({
    db: on,
    clock,
    jobs,
    audit,
    orders,
    files,
    accounts: {
      people: () => Promise.resolve(new Map()),
      search: () => Promise.resolve([]),
      reach: () => Promise.resolve({ language: 'en', to: new Map(), reminders: false }),
    },
    compositionInHindi: () => undefined,
    log: createLog('silent'),
    stallMs,
  });
}

/** A service with an empty folder and a patient that nobody else has, so that what it leaves behind can be counted. */
beforeEach(async () => {
  const at = new Date('2026-11-24T10:00:00+05:30');
  dir = join(inject('scratch'), `wire-${process.pid}-${++folders}`);
  mkdirSync(dir);
  storage = folderStorage(dir);
  clock = startClock(at);
  service = serviceOf();
  [{ id: accountId }] = (await db
    .insert(accountTable)
    .values({
      mobile: `60000${String(folders).padStart(5, '0')}`,
      name: 'Wire',
      passwordHash: '',
      createdAt: at,
    })
    .returning({ id: accountTable.id })) as [{ id: number }];
});
beforeAll(async () => {
  ({
    database: { db },
  } = await sharedServer());
  photo = await jpeg();
  app = Fastify();
  app.addContentTypeParser('multipart/form-data', (_, payload, done) => done(null, payload));
  app.setErrorHandler((error, request, reply) => {
    const fault = httpErrorOf(error);
    return reply
      .code(fault.status)
      .headers(fault.headers)
      .send(envelope(fault, request.id, errorMessages));
  });
  app.post('/upload/', (request: FastifyRequest) =>
    prescriptionHandlers(service).uploadPrescription({ caller: { accountId }, request } as never),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());
afterEach(async () => {
  await db.delete(prescriptionTable).where(eq(prescriptionTable.accountId, accountId));
  await db.delete(fileTable).where(eq(fileTable.accountId, accountId));
  await db.delete(accountTable).where(eq(accountTable.id, accountId));
});

/** What has stayed: files, their rows, prescriptions. */
const left = async () => [
  readdirSync(dir).length,
  await db.$count(fileTable, eq(fileTable.accountId, accountId)),
  await db.$count(prescriptionTable, eq(prescriptionTable.accountId, accountId)),
];
const upload = (body: Buffer, as = service) =>
  as.upload(accountId, { stream: Readable.from(body.length > 0 ? [body] : []), contentType: multipartType });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: HttpError) => {
      const { message, fields } = envelope(error, '', errorMessages);
      return { status: error.status, message, fields, headers: error.headers };
    },
  );
const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);

/** A client that writes what it is told to, byte by byte if need be. */
async function dial(head: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  socket
    .setEncoding('latin1')
    .on('data', (text: string) => {
      heard += text;
    })
    .on('error', () => {});
  const closed = new Promise<void>((done) => {
    socket.once('close', () => {
      done();
    });
  });
  await new Promise((done) => {
    socket.once('connect', done);
  });
  socket.write(`POST /upload/ HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipartType}\r\n${head}\r\n\r\n`);
  return { socket, closed, status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]), heard: () => heard };
}
const answered = (client: Awaited<ReturnType<typeof dial>>) => expect.poll(client.status, { timeout: 5_000 });

describe('the size', () => {
  test('of 5 MB exactly is taken, and a byte more is not', async () => {
    expect(await refusal(upload(multipart([{ bytes: padded(PRESCRIPTION_MAX_BYTES) }])))).toBe('taken');
    expect(await left()).toEqual([1, 1, 1]);
    for (const size of [PRESCRIPTION_MAX_BYTES + 1, PRESCRIPTION_MAX_BYTES + 100_000])
      expect(await refusal(upload(multipart([{ bytes: padded(size) }])))).toMatchObject({
        status: 413,
        fields: { image: 'Please choose a file of at most 5 MB.' },
      });
    expect(await left()).toEqual([1, 1, 1]);
  });
  test('without an end is let go of soon after the limit', async () => {
    const client = await dial('Transfer-Encoding: chunked');
    const block = Buffer.alloc(64 * 1024),
      line = Buffer.concat([Buffer.from('10000\r\n'), block, Buffer.from('\r\n')]);
    let sent = 0,
      isOver = false;
    void client.closed.then(() => {
      isOver = true;
    });
    while (!isOver && sent < 60e6) {
      sent += block.length;
      if (!client.socket.write(line))
        await Promise.race([
          client.closed,
          new Promise((done) => {
            client.socket.once('drain', done);
          }),
        ]);
      else await pause(0);
    }
    await client.closed;
    expect(client.status()).toBe(413);
    expect(client.heard()).toMatch(/connection: close/i);
    // What lies in the sockets' own buffers has been sent, but never read.
    expect(sent).toBeLessThan(20e6);
    expect(await left()).toEqual([0, 0, 0]);
  });
  test('that is told wrong: too small is cut off, too large never comes', async () => {
    const body = multipart([{ bytes: photo }]);
    const short = await dial(`Content-Length: ${body.length - 30}`);
    short.socket.write(body);
    await answered(short).toBe(400);
    // What is left over begins no request.
    await short.closed;
    const long = await dial(`Content-Length: ${body.length + 30}`);
    long.socket.write(body);
    await answered(long).toBe(408);
    await long.closed;
    expect(await left()).toEqual([0, 0, 0]);
  });
});

describe('the pace', () => {
  test('of a body in which nothing moves ends it', async () => {
    const client = await dial('Content-Length: 5000');
    client.socket.write(multipart([{ bytes: photo }]).subarray(0, 300));
    const since = performance.now();
    await client.closed;
    expect(performance.now() - since).toBeGreaterThan(STALL_MS - 50);
    expect(client.status()).toBe(408);
    expect(client.heard()).toContain('The upload stopped on its way. Check your connection and try again.');
    expect(await left()).toEqual([0, 0, 0]);
  });
  test('may be slow as long as it moves', async () => {
    const body = multipart([{ bytes: photo }]),
      client = await dial(`Content-Length: ${body.length}`);
    const step = Math.ceil(body.length / 8);
    const since = performance.now();
    for (let at = 0; at < body.length; at += step) {
      client.socket.write(body.subarray(at, at + step));
      await pause(STALL_MS / 4);
    }
    await answered(client).toBe(200);
    expect(performance.now() - since).toBeGreaterThan(1.5 * STALL_MS);
    client.socket.destroy();
  });
  test('of ten seconds is what a patient gets', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stream = new PassThrough();
      let found: unknown;
      void refusal(
        serviceOf({ stallMs: 10_000 }).upload(accountId, { stream, contentType: multipartType }),
      ).then((said) => {
        found = said;
      });
      for (let i = 0; i < 20; i++) {
        stream.write('-');
        await vi.advanceTimersByTimeAsync(9_900);
      }
      expect(found).toBeUndefined();
      await vi.advanceTimersByTimeAsync(200);
      expect(found).toMatchObject({ status: 408 });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the parts', () => {
  const many = (count: number) =>
    multipart(Array.from({ length: count }, (_, i) => ({ name: `f${i}`, bytes: 'x' })));
  test.each<[string, () => Buffer]>([
    ['10,000 of them', () => many(10_000)],
    ['two files', () => multipart([{ bytes: photo }, { bytes: photo }])],
    [
      'a field beside it',
      () =>
        multipart([{ bytes: photo }, { bytes: 'x', headers: 'Content-Disposition: form-data; name="note"' }]),
    ],
    ['another field', () => multipart([{ name: 'file', bytes: photo }])],
    ['no name', () => multipart([{ bytes: photo, headers: 'Content-Type: image/jpeg' }])],
    ['none', () => multipart([])],
    ['an empty file', () => multipart([{ bytes: '' }])],
    ['no end', () => multipart([{ bytes: photo }], '')],
    ['no body', () => Buffer.alloc(0)],
    ['garbage', () => Buffer.from('\0'.repeat(9_000))],
    [
      'a header without an end',
      () => Buffer.from(`------doorstep-test\r\nContent-Disposition: ${'x'.repeat(100_000)}`),
    ],
    [
      '1,000 headers',
      () =>
        multipart([
          { bytes: photo, headers: Array.from({ length: 1_000 }, (_, i) => `X-${i}: y`).join('\r\n') },
        ]),
    ],
  ])('%s', async (_, body) => {
    expect(await refusal(upload(body()))).toMatchObject({
      status: 400,
      fields: { image: 'Please choose one file to upload.' },
    });
    expect(await left()).toEqual([0, 0, 0]);
  });
  test('whatever they call the file, it is what its bytes say', async () => {
    for (const [i, name] of [
      'shell.php',
      '../../etc/passwd',
      'a\0.jpg',
      'नुस्ख़ा.pdf',
      'x'.repeat(4_000),
      'CON',
      '.htaccess',
    ].entries()) {
      expect(
        await refusal(upload(multipart([{ filename: name, type: 'text/html', bytes: await jpeg(i + 20) }]))),
      ).toBe('taken');
    }
    expect(readdirSync(dir).every((name) => /^[\w-]{43}$/.test(name))).toBe(true);
  });
  test('are answered wherever they are cut, and never taken short', async () => {
    const whole = multipart([{ bytes: 'abc\r\n--abc' }]);
    for (let end = 0; end < whole.length; end++) {
      const found = await partsOf(whole.subarray(0, end), multipartType).then(
        ({ file }) => String(file),
        ({ status }: HttpError) => status,
      );
      // But for the last line break nothing may be missing.
      expect(found, String(end)).toBe(end >= whole.length - 2 ? 'abc\r\n--abc' : 400);
    }
  });
  test('are answered whatever they are', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '------doorstep-test',
        '--',
        '\r\n',
        '\r\n\r\n',
        'Content-Disposition: form-data; name="image"',
        'Content-Disposition: form-data; name="image"; filename="',
        'Content-Type: multipart/mixed; boundary=',
        'Content-Transfer-Encoding: base64',
        '"',
        ':',
        '\0',
        '%00',
        "filename*=utf-8''%",
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 20 }),
        fc.constantFrom(
          multipartType,
          'multipart/form-data; boundary=""',
          'multipart/form-data; boundary="--"',
          "multipart/form-data; boundary*=utf-8''%",
        ),
        async (pieces, type) => {
          const found = await Promise.race([
            (async () => partsOf(Buffer.from(pieces.join(''), 'latin1'), type))().then(
              () => 'taken',
              ({ status }: HttpError) => status,
            ),
            pause(2_000, 'hangs', { ref: false }),
          ]);
          expect([400, 'taken']).toContain(found);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('an upload that fails leaves nothing (safety F22)', () => {
  test('when its sender hangs up at 80%, and does not count as one that is on its way', async () => {
    const body = multipart([{ bytes: photo }]);
    for (let i = 0; i < 3; i++) {
      const client = await dial(`Content-Length: ${body.length}`);
      client.socket.write(body.subarray(0, Math.floor(body.length * 0.8)));
      await pause(20);
      client.socket.destroy();
      await client.closed;
    }
    await pause(50);
    expect(await left()).toEqual([0, 0, 0]);
    await expect.poll(() => refusal(upload(body)), { timeout: 5_000 }).toBe('taken');
    expect(await left()).toEqual([1, 1, 1]);
  });
  const failing = (error: Error) =>
    serviceOf({
      db: new Proxy(db, {
        get: (target, name) =>
          name === 'transaction' ? () => Promise.reject(error) : (Reflect.get(target, name) as unknown),
      }),
    });
  test('when its row cannot be written', async () => {
    await expect(upload(multipart([{ bytes: photo }]), failing(new Error('no row today')))).rejects.toThrow(
      'no row today',
    );
    expect(await left()).toEqual([0, 0, 0]);
  });
  test('when the database goes away in its middle', async () => {
    let asked = 0;
    const away = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }));
    const goingAway = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction' || (name === '$count' && ++asked > 0)
          ? away
          : (Reflect.get(target, name) as unknown),
    });
    expect(
      httpErrorOf(
        await upload(multipart([{ bytes: photo }]), serviceOf({ db: goingAway })).catch(
          (error: unknown) => error,
        ),
      ),
    ).toMatchObject({ status: 503 });
    expect(await left()).toEqual([0, 0, 0]);
  });
  test('but keeps its bytes when only the answer to its commit was lost', async () => {
    const lost = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (work: Parameters<Database['transaction']>[0]) => {
              await target.transaction(work);
              throw Object.assign(new Error('lost'), { code: '08006' });
            }
          : (Reflect.get(target, name) as unknown),
    });
    await expect(upload(multipart([{ bytes: photo }]), serviceOf({ db: lost }))).rejects.toThrow('lost');
    expect(await left()).toEqual([1, 1, 1]);
    expect(await refusal(upload(multipart([{ bytes: photo }])))).toBe('taken');
    expect(await left()).toEqual([1, 1, 1]);
  });
  test('when the disk is full', async () => {
    const full: Storage = {
      ...storage,
      put: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    };
    expect(
      httpErrorOf(
        await upload(multipart([{ bytes: photo }]), serviceOf({ storage: full })).catch(
          (error: unknown) => error,
        ),
      ),
    ).toMatchObject({ status: 503 });
    expect(await left()).toEqual([0, 0, 0]);
  });
});

describe('the same file again', () => {
  const body = () => multipart([{ bytes: photo }]);
  test('is the same prescription, also when both arrive at once', async () => {
    const both = await Promise.all([upload(body()), upload(body())]);
    expect(both[1]).toEqual(both[0]);
    expect(await upload(body())).toEqual(both[0]);
    expect(await left()).toEqual([1, 1, 1]);
  });
  test('is another one after ten minutes, or when the first was rejected', async () => {
    const first = await upload(body());
    clock.advance(9 * 60);
    expect(await upload(body())).toEqual(first);
    clock.advance(61);
    const second = await upload(body());
    expect(second.id).not.toBe(first.id);
    await db.update(prescriptionTable).set({ status: 'rejected' }).where(eq(prescriptionTable.id, second.id));
    expect((await upload(body())).id).not.toBe(second.id);
    expect(await left()).toEqual([3, 3, 3]);
  });
});

describe('a sheet that waited for the line, and comes with its key', () => {
  const waited = () =>
    service.upload(
      accountId,
      { stream: Readable.from([multipart([{ bytes: photo }])]), contentType: multipartType },
      true,
    );
  test('is the same one for a day, and another one after that', async () => {
    const first = await waited();
    clock.advance(23 * 3_600);
    expect(await waited()).toEqual(first);
    expect((await upload(multipart([{ bytes: photo }]))).id).not.toBe(first.id);
    clock.advance(25 * 3_600);
    expect((await waited()).id).not.toBe(first.id);
  });
});

describe('how much one patient may send', () => {
  test('is two at once; a third is told to wait, and not read', async () => {
    const streams = [new PassThrough(), new PassThrough(), new PassThrough()] as const;
    const patient = serviceOf({ stallMs: 10_000 });
    const [first, second, third] = streams.map((stream) =>
      refusal(patient.upload(accountId, { stream, contentType: multipartType })),
    );
    expect(await third).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    streams[0].end(multipart([{ bytes: pdf() }]));
    expect(await first).toBe('taken');
    expect(await refusal(upload(multipart([{ bytes: pdf() }]), patient))).toBe('taken');
    streams[1].destroy();
    expect(await second).toMatchObject({ status: 400 });
  });
  test('is twenty an hour, refused ones among them', async () => {
    for (let i = 0; i < 20; i++)
      expect(await refusal(upload(multipart([{ bytes: `GIF89a${i}` }])))).toMatchObject({ status: 415 });
    clock.advance(60);
    expect(await refusal(upload(multipart([{ bytes: photo }])))).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^35\d\d$/) as string },
      message: 'You have sent 20 files within an hour. Please try again in 59 min.',
    });
    clock.advance(59 * 60 + 1);
    expect(await refusal(upload(multipart([{ bytes: photo }])))).toBe('taken');
  });
});

describe('owned', () => {
  test("knows this patient's own prescriptions and nothing else", async () => {
    const { id } = await upload(multipart([{ bytes: photo }]));
    expect(await service.check.isOwn(accountId, id)).toBe(true);
    expect(await service.check.isOwn(accountId + 1, id)).toBe(false);
    for (const odd of ['', '\0', '../x', 'a'.repeat(10_000), `${id} `])
      expect(await service.check.isOwn(accountId, odd)).toBe(false);
  });
});

test('a body is let go of when its sender does', async () => {
  const stream = new PassThrough();
  const body = refusal(bodyOf(stream, 60_000));
  stream.write('x');
  stream.destroy(new Error('reset'));
  expect(await body).toMatchObject({ status: 400 });
});
