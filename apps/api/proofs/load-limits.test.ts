import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints } from '@doorstep/contract/table.schema';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { createPace } from '../src/platform/http/connections.ts';
import { patiently } from '../test/checkout.ts';
import { failureOf } from '../test/envelope.ts';
import { newPatient } from '../test/people.ts';
import { newServer, testSettings } from '../test/test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings({ SEARCHES_PER_MINUTE: '3', DOCUMENTS_PER_MINUTE: '2' }));
  return () => server.close();
}, 120_000);
const get = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  patiently(() => server.app.inject({ url, remoteAddress, headers }));

describe('searches', () => {
  test('are limited by address over all calls together, and other reads are not', async () => {
    const own = '10.90.0.1';
    for (const url of ['/api/search/?q=fever', '/api/medicines/?search=zinc', '/api/search/?q=cough'])
      expect((await get(url, own)).statusCode, url).toBe(200);
    for (const url of ['/api/search/?q=headache', '/api/medicines/?search=para']) {
      const refused = await get(url, own);
      expect(failureOf(refused)).toMatchObject({ status: 429, code: 'too_many' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await get('/api/medicines/?page=2', own)).statusCode).toBe(200);
    expect((await get('/api/search/?q=headache', '10.90.0.2')).statusCode).toBe(200);
  });
});
describe('documents', () => {
  const documents = (Object.entries(endpoints) as Array<[string, Endpoint]>).filter(([, { path }]) =>
    /\/(?:csv|export|generate-invoice|credit-notes)\/|\.pdf$/.test(path),
  );
  test.each(documents)('%s is counted as a document', (_, { limited }) => {
    expect(limited).toBe('documents');
  });
  test('are limited for each account, from whatever address', async () => {
    const one = await newPatient(server),
      other = await newPatient(server);
    const exported = ({ headers }: typeof one, at: number) =>
      get('/api/user/export/', `10.91.0.${at}`, headers);
    for (const at of [1, 2]) expect((await exported(one, at)).statusCode).toBe(200);
    expect(failureOf(await exported(one, 3))).toMatchObject({ status: 429, code: 'too_many' });
    expect((await exported(other, 4)).statusCode).toBe(200);
  });
});
describe('a body that does not come', () => {
  test('is answered with 408 and its connection ends, while others are served', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const stall = () =>
      new Promise<string>((done) => {
        const socket = connect(port, '127.0.0.1');
        let heard = '';
        socket.on('data', (chunk) => (heard += String(chunk)));
        socket.on('error', () => {});
        socket.on('close', () => done(heard));
        socket.write(
          'POST /api/auth/login/ HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"mobile":',
        );
      });
    /** Repeats a connection that a busy machine turned away before it read the body. */
    async function stallPatiently(): Promise<string> {
      for (let left = 20; ; left--) {
        const heard = await stall();
        if (!heard.startsWith('HTTP/1.1 503 ') || left === 0) return heard;
      }
    }
    const stalled = Array.from({ length: 20 }, stallPatiently);
    expect((await fetch(`http://127.0.0.1:${port}/api/health/`)).status).toBe(200);
    for (const heard of await Promise.all(stalled)) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect((await fetch(`http://127.0.0.1:${port}/api/health/`)).status).toBe(200);
  });
  test('from inside the process is refused like any other, and stops nothing later', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/no-such-call/', payload: { a: 1 } });
    expect(failureOf(answer).status).toBe(404);
    // Longer than a stalled body is waited for.
    await new Promise((done) => setTimeout(done, 12_000));
    expect((await get('/api/health/', '10.92.0.1')).statusCode).toBe(200);
  });
});

describe('a body that comes byte by byte', () => {
  const MULTIPART = 'Content-Type: multipart/form-data; boundary=bb';
  let port = 0,
    authorization = '';
  beforeAll(async () => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
    authorization = `Authorization: ${(await newPatient(server)).headers.authorization}`;
  });
  /** Sends a byte each second until the connection ends; returns all that was received. */
  const drip = (request: string, headers: string[]) =>
    new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      const timer = setInterval(() => socket.write('x'), 1_000);
      socket.on('data', (chunk) => (heard += String(chunk)));
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(timer);
        done(heard);
      });
      const lines = [`${request} HTTP/1.1`, 'Host: shop.example', 'Content-Length: 90000', ...headers];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
  test('is cut whatever it is sent to', async () => {
    const upload = 'POST /api/prescription/upload/';
    const cases: Array<[request: string, headers: string[], status: number]> = [
      ['POST /api/auth/login/', ['Content-Type: application/json'], 408],
      ['POST /api/auth/login/', [MULTIPART], 400],
      ['POST /api/nope/', [MULTIPART], 404],
      ['GET /api/health/', [MULTIPART], 200],
      [upload, [MULTIPART], 401],
      [upload, [MULTIPART, authorization], 408],
    ];
    const answers = await Promise.all(cases.map(([request, headers]) => drip(request, headers)));
    for (const [at, [request, , status]] of cases.entries())
      // A busy machine may refuse it.
      expect(answers[at], request).toMatch(new RegExp(`^HTTP/1\\.1 (?:${status}|503) `));
  });
});
describe('the pace of an upload', () => {
  /** Seconds until an upload is cut that comes at `perSecond` bytes, at most 640. */
  function cutAfter(perSecond: number, isAnswered = false): number {
    const isTooSlow = createPace(true, { now: 0, bytes: 500 });
    for (let second = 1; second <= 640; second++)
      if (isTooSlow({ now: second * 1_000, bytes: 500 + Math.floor(second * perSecond), isAnswered }))
        return second;
    return Infinity;
  }
  test('may be that of a slow phone for ten minutes', () => {
    expect(cutAfter(16 * 1024)).toBe(Infinity);
  });
  test('is cut below 1 KiB a second', () => {
    expect(cutAfter(1_000)).toBe(60);
    expect(cutAfter(1 / 9)).toBe(60);
  });
  test('is cut after a pause of 10 s', () => {
    expect(cutAfter(0)).toBe(11);
  });
  test('is cut a minute after the answer, however fast', () => {
    expect(cutAfter(16 * 1024, true)).toBe(62);
  });
});
