import { connect, type AddressInfo } from 'node:net';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { dueBody } from '../src/lab/test/booked.ts';
import { shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newServer, sharedServer, testSettings } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});
const get = (url: string) => server.app.inject(url);
/** A title that can be read, and the whole text. */
const short = (text: string): [string, string] => [text.slice(0, 40), text];

describe('a query', () => {
  test.each(
    [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=1e3',
      'page=0x1',
      'page=',
      'page=one',
      'page=1%20',
      'limit=0',
      'limit=-5',
      'limit=many',
      'letter=PP',
      'letter=1',
      'letter=%E0%A4%AA',
      'page=99999999999999999999',
      `search=${'a'.repeat(10_000)}`,
    ].map(short),
  )('%s is refused with a sentence for its field', async (_, query) => {
    const { status, fields } = failureOf(await get(`/api/medicines/?${query}`));
    expect(status).toBe(400);
    expect(fields![query.split('=')[0]!]).toMatch(/^[A-Z].*\.$/);
  });
  test.each(['page=1&page=2', 'search=a&search=b', 'x=1&x=2', 'limit=5&limit=5'])(
    '%s has no one meaning',
    async (query) => {
      expect(failureOf(await get(`/api/medicines/?${query}`))).toMatchObject({
        status: 400,
        fields: { [query.split('=')[0]!]: 'Please give each value only once.' },
      });
    },
  );
  test('a page far behind the end is an empty one', async () => {
    for (const query of [
      'page=1000000000',
      'page=1000000000&limit=1000000&search=a',
      'page=999999999999999&sort=price-asc',
    ]) {
      const answer = await get(`/api/medicines/?${query}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<MedicineList>()).toMatchObject({
        data: [],
        pagination: { has_previous: true, has_next: false },
      });
    }
  });
  test.each(
    [
      `search=${'a'.repeat(100)}`,
      'search=%25',
      'search=_',
      'search=%5C',
      'search=%27%22%3B--',
      'search=%00',
      'search=a%00b',
      'search=%F0%9F%99%82',
      'search=%E0%A4%AA%E0%A5%87',
      'search=%E2%80%AE',
      'search=%zz',
      'search=%C3%28',
      'sort=best',
      'sort=__proto__',
      '__proto__=1',
      'constructor=1',
      '__proto__[admin]=1',
      'a[b][c]=1',
      '',
      '&&&==',
      '?',
    ].map(short),
  )('%s does no harm', async (_, query) => {
    const answer = await get(`/api/medicines/?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Object.prototype).not.toHaveProperty('admin');
  });
  test('an unknown order is the recommended one', async () => {
    expect((await get('/api/medicines/?sort=best')).json()).toEqual((await get('/api/medicines/')).json());
  });
});

test.each(
  [
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    'abc',
    '2147483648',
    '99999999999999999999',
    '..%2f1',
    "1'",
    '%F0%9F%99%82',
    'a'.repeat(90),
    'a'.repeat(500),
    '1;drop',
  ].map(short),
)('%s is no medicine', async (_, id) => {
  expect(failureOf(await get(`/api/medicines/${id}/`))).toMatchObject({
    status: 404,
    error: 'Medicine not found',
  });
  expect(failureOf(await get(`/api/img/medicine/${id}.svg`)).status).toBe(404);
});
test('a letter that no text can hold is in no path', async () => {
  for (const path of ['/medicines/%00/', '/medicines/1%00/', '/img/medicine/1.svg%00'])
    expect(failureOf(await get(`/api${path}`)).status, path).toBe(404);
});
test.each(['1', '1.png', '.svg', '1.svg.svg', '..%2f..%2fpackage.json'])('%s is no picture', async (file) => {
  expect(failureOf(await get(`/api/img/medicine/${file}`)).status).toBe(404);
});
test('an address that cannot be decoded is refused', async () => {
  expect(failureOf(await get('/api/medicines/%zz')).status).toBe(400);
});

describe('a body', () => {
  const send = (payload: string, type?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/dev/clock/',
      payload,
      headers: type ? { 'content-type': type } : {},
    });
  test.each(
    [
      ['{', 'application/json'],
      ['', 'application/json'],
      ['nul', 'application/json'],
      ['{"advance_s":1,}', 'application/json'],
      ['[]', 'application/json'],
      ['null', 'application/json'],
      ['"text"', 'application/json'],
      ['{"__proto__":{"x":1},"advance_s":1}', 'application/json'],
      ['{"constructor":{"prototype":{"x":1}},"advance_s":1}', 'application/json'],
      ['['.repeat(20_000), 'application/json'],
    ].map(([payload, type]) => [payload!.slice(0, 40), payload!, type!]),
  )('%s is refused', async (_, payload, type) => {
    expect(failureOf(await send(payload!, type)).status).toBe(400);
  });
  test('of another kind is refused', async () => {
    expect(failureOf(await send('a=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect(failureOf(await send('<a/>', 'text/xml')).status).toBe(415);
  });
  test('that is too large is refused', async () => {
    expect(
      failureOf(await send(JSON.stringify({ advance_s: 1, more: 'x'.repeat(300_000) }), 'application/json'))
        .status,
    ).toBe(413);
  });
  test('that nests deeper than anything that we ask for is refused, whatever reads it', async () => {
    const nested = (depth: number) => `{"advance_s":0,"more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect((await send(nested(30), 'application/json')).statusCode).toBe(200);
    for (const depth of [50, 5_000, 100_000])
      expect(failureOf(await send(nested(depth), 'application/json'))).toMatchObject({
        status: 400,
        code: 'unreadable',
      });
    expect(
      failureOf(
        await send('{"advance_s":0,"more":'.repeat(5_000) + '1' + '}'.repeat(5_000), 'application/json'),
      ).status,
    ).toBe(400);
  });
  test.each(['"\\u0000"', '["a\\u0000b"]', '{"a\\u0000":1}', '"\\\\\\u0000"', '[[{"x":{"y":"\\u0000"}}]]'])(
    'with the letter that no text of the database can hold, in %s',
    async (more) => {
      expect(failureOf(await send(`{"advance_s":0,"more":${more}}`, 'application/json'))).toMatchObject({
        status: 400,
        code: 'unreadable',
      });
    },
  );
  test.each(['"\\\\u0000"', '"C:\\\\u0000\\\\"', '{"\\\\u0000":1}'])(
    'with six ordinary letters that look like it, in %s',
    async (more) => {
      expect((await send(`{"advance_s":0,"more":${more}}`, 'application/json')).statusCode).toBe(200);
    },
  );
  test('with half of a character, as a text has that was cut: a mark is kept in its place', async () => {
    const shop = await shopper(server);
    for (const address of ['7 Main Road \uD83D', '\uDC4D 7 Main Road \uD83D']) {
      const answer = await shop.post('/medical-tests/book/', { ...(await dueBody(server)), address });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.body).toContain(address.toWellFormed());
    }
  });
  test('with keys that nobody asked for: they are left out', async () => {
    expect((await send('{"advance_s":0,"role":"admin"}', 'application/json')).statusCode).toBe(200);
  });
});

describe('over the wire', () => {
  let port: number;
  beforeAll(async () => {
    const own = await newServer(testSettings({ READS_PER_MINUTE: '40' }), {
      database: server.database,
      prepare: async () => {},
    });
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    port = (own.app.server.address() as AddressInfo).port;
    return () => own.close();
  });
  const speak = (text: string) =>
    new Promise<{ statusCode: number; body: string; headers: Record<string, string> }>((done, fail) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        heard += chunk.toString();
      });
      socket.on('error', fail);
      socket.on('close', () => {
        const [head = '', body = ''] = heard.split('\r\n\r\n');
        done({
          statusCode: Number(head.split(' ')[1]),
          body,
          headers: Object.fromEntries(
            head
              .split('\r\n')
              .slice(1)
              .map((line) => line.toLowerCase().split(/: (.*)/)),
          ) as Record<string, string>,
        });
      });
    });
  test('an endless address, an endless header and no HTTP at all get the envelope too', async () => {
    expect(
      failureOf(await speak(`GET /api/medicines/?search=${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`))
        .status,
    ).toBe(431);
    expect(
      failureOf(await speak(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`)).status,
    ).toBe(431);
    expect(failureOf(await speak('HELLO WORLD\r\n\r\n')).status).toBe(400);
    expect(
      failureOf(
        await speak('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n'),
      ).status,
    ).toBe(400);
  });
  test('after too many new questions: 429, when to come back, and ready answers still come', async () => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    // A ready answer is one for five seconds, which a busy machine needs for these calls.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => clock.mockRestore());
    expect((await ask('/api/medicines/?page=1')).status).toBe(200);
    let refused: Response | undefined;
    // Another name for the asker is not believed: no proxy is configured.
    for (let i = 0; i < 50 && !refused; i++) {
      const answer = await ask(`/api/medicines/?search=${i}`, { 'x-forwarded-for': `10.0.0.${i}` });
      if (answer.status === 429) refused = answer;
    }
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = failureOf({
      statusCode: 429,
      body: await refused!.text(),
      headers: Object.fromEntries(refused!.headers),
    });
    expect(error).toMatch(/^Too many tries\. Try again in \d+ s\.$/);
    expect((await ask('/api/medicines/?search=0')).status).toBe(200);
    expect((await ask('/api/health/')).status).toBe(200);
  });
  test('behind a configured proxy each visitor has an own measure, and cannot choose it', async () => {
    const own = await newServer(testSettings({ READS_PER_MINUTE: '2', TRUST_PROXY: '127.0.0.1' }), {
      database: server.database,
      prepare: async () => {},
    });
    const ask = async (from: string, search: string) =>
      (
        await own.app.inject({
          url: `/api/medicines/?search=${search}`,
          headers: { 'x-forwarded-for': from },
        })
      ).statusCode;
    expect([await ask('10.0.0.1', 'a'), await ask('10.0.0.1', 'b'), await ask('10.0.0.1', 'c')]).toEqual([
      200, 200, 429,
    ]);
    expect(await ask('10.0.0.2', 'd')).toBe(200);
    expect(await ask('10.0.0.9, 10.0.0.1', 'e')).toBe(429);
    await own.close();
  });
});

test('while the process cannot keep up: 503 and when to come back, and it is not called dead', async () => {
  const own = await newServer(testSettings(), { database: server.database, prepare: async () => {} });
  await own.app.inject('/api/medicines/');
  const until = performance.now() + 8_000;
  await expect
    .poll(
      () => {
        // Holds the event loop far longer than any request of ours does.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500);
        return own.app.isUnderPressure() || performance.now() > until;
      },
      { timeout: 20_000, interval: 10 },
    )
    .toBe(true);
  const answer = await own.app.inject('/api/medicines/?page=2');
  expect([failureOf(answer).status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect((await own.app.inject('/api/health/')).statusCode).toBe(200);
  await own.close();
});

test('a process that stood still for a second takes the next request', async () => {
  const own = await newServer(testSettings(), { database: server.database, prepare: async () => {} });
  const busy = [];
  for (let n = 0; n < 4; n++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
    await new Promise((done) => {
      setTimeout(done);
    });
    busy.push(own.app.isUnderPressure());
  }
  expect(busy).toEqual([false, false, false, false]);
  await own.close();
});

test('in production every answer keeps browsers to HTTPS', async () => {
  const own = await newServer(
    { ...testSettings(), production: true },
    { database: server.database, prepare: async () => {} },
  );
  for (const url of [
    '/api/health/',
    '/api/medicines/',
    '/medicines',
    '/api/nothing',
    '/assets/app-a1b2c3.js',
  ])
    expect((await own.app.inject(url)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  await own.close();
});
