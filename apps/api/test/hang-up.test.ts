import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { as } from './people.ts';
import { newServer, sharedServer, testSettings } from './test-server.ts';

interface Line {
  level: string;
  msg: string;
  path?: string;
}
let server: AppServer, token: string, port: number;
let lines: Line[] = [];
/** What the database throws; undefined while it works. */
let fault: Error | undefined;
beforeAll(async () => {
  const { database } = await sharedServer();
  token = (await as.asha(await sharedServer())).authorization;
  const log = createLog(
    'debug',
    new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(JSON.parse(chunk.toString()) as Line);
        done();
      },
    }),
  );
  const db = new Proxy(database.db, {
    get(target, name) {
      if (fault && name === 'select') throw fault;
      return Reflect.get(target, name) as Database;
    },
  });
  server = await newServer(testSettings(), { database: { ...database, db }, prepare: async () => {}, log });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server?.close());
beforeEach(() => {
  lines = [];
  fault = undefined;
});

/** What was logged of calls of one path: jobs and the reconciler log in between, their errors too. */
const of = (path: string) => lines.filter((line) => line.path === path);

/** Sends a head and the first letters of a body, and hangs up. */
async function hangUp(path: string, head: string, begun: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const arrived = new Promise<IncomingMessage>((done) => {
    server.app.server.once('request', done);
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\n${head}\r\n\r\n${begun}`);
  const request = await arrived;
  // Its body is waited for.
  await expect.poll(() => request.listenerCount('data'), { timeout: 15_000 }).toBeGreaterThan(0);
  socket.destroy();
  await expect.poll(() => lines.map(({ msg }) => msg), { timeout: 15_000 }).toContain('the sender hung up');
}
const JSON_HEAD = 'Content-Type: application/json\r\n';
const calls = [
  ['/api/user/addresses/', `${JSON_HEAD}Content-Length: 500`, '{"title":"Ho'],
  ['/api/user/addresses/', `${JSON_HEAD}Content-Length: 500`, ''],
  ['/api/user/addresses/', `${JSON_HEAD}Transfer-Encoding: chunked`, '5\r\n{"tit'],
  ['/api/auth/login/', `${JSON_HEAD}Content-Length: 500`, '{'],
  ['/api/webhooks/payment/', `${JSON_HEAD}Content-Length: 500`, '{'],
  [
    '/api/prescription/upload/',
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 500',
    '--x\r\n',
  ],
] as const;
test.each(calls)('who hangs up amid a body writes no error: %s %j %j', async (path, head, begun) => {
  await hangUp(path, head, begun);
  expect(of(path)).toEqual([
    {
      level: 'info',
      msg: 'the sender hung up',
      method: 'POST',
      path,
      request_id: expect.any(String) as string,
      time: expect.any(String) as string,
    },
  ]);
});
test.each([
  [503, 'unavailable', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  [500, 'internal', new Error('aborted')],
])('a fault of our own that looks like it is an error: %d', async (status, msg, thrown) => {
  const url = '/api/user/addresses/';
  fault = thrown;
  const answer = await server.app.inject({ url, headers: { authorization: token } });
  expect(answer.statusCode).toBe(status);
  expect(of(url).filter(({ level }) => level === 'error')).toEqual([expect.objectContaining({ msg })]);
});
