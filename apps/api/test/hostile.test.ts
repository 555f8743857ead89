import { Writable } from 'node:stream';
import { API_BASE } from '@doorstep/contract/envelope';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints, type EndpointName } from '@doorstep/contract/table.schema';
import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { addressTable } from '../src/address/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { createLog } from '../src/platform/log.ts';
import { shopperWith, type Shopper } from './checkout.ts';
import { examples } from './examples.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { jpeg, pixelBomb } from './files/pictures.ts';
import { newServer, testSettings, TOKEN } from './test-server.ts';
import { bearerOf, HOME, logIn, mobiles, newAddress, newPatient, pathOf, refusalOf } from './people.ts';

/** Requests made up for each endpoint: 40 in `npm run test:all`, 1,000 by `npm run safety` (G3). */
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 6);
const TIMEOUT = 120_000 + RUNS * 300;

/** With a database, a clock and a log of its own: whatever it changes disturbs nobody. */
let server: AppServer, someone: Awaited<ReturnType<typeof newPatient>>, shop: Shopper;
const said: string[] = [],
  tokens: string[] = [];
beforeAll(async () => {
  const log = createLog(
    'debug',
    new Writable({
      write(chunk: Buffer, _, done) {
        said.push(chunk.toString());
        done();
      },
    }),
  );
  server = await newServer(testSettings({ LOGINS_PER_MINUTE: '999999' }), { log });
  someone = await newPatient(server);
  await someone.call('POST', '/user/addresses/', {
    ...HOME,
    name: 'Hostile Neighbour',
    mobile: '9811144455',
  });
  shop = await shopperWith(server, someone.headers);
});
afterAll(() => server?.close());

const session = async (mobile = someone.mobile) => {
  const headers = bearerOf(await logIn(server, mobile));
  tokens.push(headers.authorization.slice(7));
  return headers;
};
type Answer = Awaited<ReturnType<typeof server.app.inject>>;
interface Sent {
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}
/** Sends it, and sees that it stays on its feet, in its envelope or on its schema, and whole within. */
async function survives(call: Endpoint, { url, headers, payload }: Sent): Promise<Answer> {
  // Requests over a wire leave the event loop its turns; these would not, and the server would call itself busy.
  do
    await new Promise((done) => {
      setImmediate(done);
    });
  while (server.app.isUnderPressure());
  const answer = await server.app.inject({
    method: call.method,
    url,
    headers,
    remoteAddress: newAddress(),
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500);
  const asDescribed =
    answer.statusCode >= 400
      ? refusalOf(answer).status === answer.statusCode
      : !call.answer || call.answer.safeParse(answer.json()).success;
  expect(asDescribed, answer.body).toBe(true);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  return answer;
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '1000000000',
  '99999999999999999999',
  '0x10',
  '1.5',
  'NaN',
  'null',
  'true',
  '%',
  '_',
  '\\',
  "'",
  '"',
  "' or 1=1 --",
  '; drop table medicine',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '\u0000',
  '\u202E',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '🙂',
  'पेरासिटामोल',
  'é',
  'ﬁ',
  'İ',
  'a'.repeat(10_000),
  '%'.repeat(500),
  '(a+)+$',
  '__proto__',
  'constructor',
  '[object Object]',
  '\r\nX-Evil: 1',
);
const value = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.webQueryParameters({ size: 'small' }),
);
const known = (schema: z.ZodMiniType | undefined): string[] =>
  Object.keys((schema?._zod.def as { shape?: object } | undefined)?.shape ?? {});
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Pieces of JSON as they are written: some of them no JSON.stringify would make. */
const pieces = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '-1e308',
  '1e999',
  '-1e999',
  '0.1e-400',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '1e21',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '[{}]',
  '[0]',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202e"',
  '"\\r\\nX-Evil: 1"',
  '"NaN"',
  '"Infinity"',
  '"2147483648"',
  '"-1"',
  '"1e3"',
  '"%00"',
  '"__proto__"',
  '"constructor"',
  '"\' or 1=1 --"',
  '"<script>alert(1)</script>"',
  '"../../etc/passwd"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1}',
  '{"length":1000000000}',
  '{"$ne":null}',
  '{"id":1,"qty":1}',
  JSON.stringify('x'.repeat(1_000)),
  JSON.stringify('क'.repeat(60_000)),
  JSON.stringify('9'.repeat(100_000)),
  '['.repeat(5_000) + ']'.repeat(5_000),
  '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  `[${'0,'.repeat(20_000)}0]`,
];
const extras = [
  '',
  '',
  '',
  '"__proto__":{"admin":true},',
  '"constructor":{"prototype":{"admin":true}},',
  '"role":"admin","is_admin":true,"user_id":1,"id":1,"status":"delivered","total":0.01,',
  '"\\u0000":1,',
  '"":"",',
];
const idempotencyKeys = [undefined, undefined, 'same', '', ' ', 'a\tb', 'x'.repeat(101)];
type Path = readonly string[];
/** Every place of a body, the ones that hold others too. */
function* placesIn(body: unknown, at: Path = []): Generator<Path> {
  if (typeof body !== 'object' || body === null) return;
  for (const [key, one] of Object.entries(body)) {
    const place = at.concat(key);
    yield place;
    yield* placesIn(one, place);
  }
}
/** The body with this piece in this place. */
function withPiece(body: object, place: Path, piece: string, extra: string): string {
  const copy = structuredClone(body) as Record<string, unknown>;
  const holder = place.slice(0, -1).reduce((one, key) => one[key] as Record<string, unknown>, copy);
  holder[place.at(-1)!] = '@piece@';
  return JSON.stringify(copy)
    .replace('"@piece@"', () => piece)
    .replace('{', () => `{${extra}`);
}

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
async function headersFor({ who, method }: Endpoint) {
  // A made-up id may be a real one: what is deleted is nothing that other calls need.
  if (method === 'DELETE' && who === 'logged-in') return (await newPatient(server)).headers;
  if (who === 'anyone' || who === 'demo') return { authorization: 'Bearer x' };
  if (who === 'logged-in') return session();
  return who.includes('pharmacist') ? session(mobiles.pharmacist) : { authorization: `Bearer ${TOKEN}` };
}

describe.each(rows)('%s', (name, call) => {
  const key = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'page', 'search', ...known(call.query)),
    fc.string({ maxLength: 12 }),
  );
  const query = fc
    .array(fc.tuple(key, value, fc.boolean()), { maxLength: 5 })
    .map((pairs) =>
      pairs
        .map(
          ([one, text, plainly]) =>
            `${encoded(one)}=${plainly ? text.replaceAll(/[^\x21-\x7E]|#/g, '') : encoded(text)}`,
        )
        .join('&'),
    );
  // One dot or two are no name: with them it is another call's path.
  const path = fc.array(value, { minLength: 3, maxLength: 3 }).map((parts) => {
    let at = 0;
    return (
      API_BASE +
      call.path.replaceAll(
        /:\w+/g,
        () => encoded(parts[at++]!.slice(0, 200)).replace(/^(?:\.|%2e){1,2}$/i, '...') || '-',
      )
    );
  });
  const json = fc.oneof(
    fc.json(),
    fc.jsonValue().map((body) => JSON.stringify(body)),
    fc.string(),
    fc.constant('{"__proto__":{"admin":true}}'),
    fc.constant(`{"advance_s":1e999}`),
    fc.constant('['.repeat(5_000)),
  );

  test('no request brings it down, or off its envelope', { timeout: TIMEOUT }, async () => {
    const headers = await headersFor(call);
    let answered = 0;
    // A letter that no column can hold, in each place, whatever else is made up.
    const zero = API_BASE + call.path.replaceAll(/:\w+/g, '%00'),
      zeros = [
        [zero, '', '{}', undefined],
        ...known(call.query).map((one) => [zero, `${one}=%00`, '{}', undefined]),
      ] as Array<[string, string, string, undefined]>;
    await fc.assert(
      fc.asyncProperty(
        path,
        query,
        json,
        fc.constantFrom('application/json', 'text/plain', 'application/xml', 'text/csv', undefined),
        async (url, search, body, type) => {
          const isRead = call.method === 'GET';
          await survives(call, {
            url: `${url}?${search}`,
            headers: {
              ...(name === 'logout' ? await session() : headers),
              ...(type && !isRead && { 'content-type': type }),
            },
            ...(!isRead && { payload: body }),
          });
          answered++;
        },
      ),
      { numRuns: RUNS, examples: zeros },
    );
    expect(answered).toBe(RUNS);
  });
});

describe.each(rows.filter(([, { body }]) => body))('the body of %s', (name, call) => {
  test('may hold any value in any place', { timeout: TIMEOUT }, async () => {
    const headers = examples[name].changesCaller
        ? (await newPatient(server)).headers
        : await headersFor(call),
      example = await examples[name].example(shop, server),
      url = pathOf(call, example),
      { db } = server.database;
    // Whose password is guessed that often has to wait: nobody whom other tests know.
    const good =
      name === 'login'
        ? { mobile: (await newPatient(server)).mobile, password: DEMO_PASSWORD }
        : (example.body as object);
    const places = [
      ...placesIn(good),
      ...known(call.body)
        .filter((one) => !(one in good))
        .map((one) => [one]),
    ];
    let sent = 0;
    for (let round = 0; round < RUNS / 80; round++)
      for (const place of places)
        for (const piece of pieces) {
          // In step with nothing: over the rounds each piece meets each of the others.
          const turn = ++sent + round,
            key = idempotencyKeys[turn % idempotencyKeys.length] ?? (turn % 3 ? undefined : `key-${sent}`),
            isVisitor = call.who === 'logged-in' && turn % 11 === 0;
          const answer = await survives(call, {
            url,
            payload: withPiece(good, place, piece, extras[turn % extras.length]!),
            headers: {
              'content-type': 'application/json',
              ...(!isVisitor && headers),
              ...(key !== undefined && { 'idempotency-key': key }),
            },
          });
          expect(answer.statusCode === 401, place.join('.')).toBe(isVisitor);
          // Room for the next: a person has thirty addresses at most.
          if ((name === 'addAddress' || name === 'addMapAddress') && sent % 20 === 0)
            await db
              .delete(addressTable)
              .where(and(eq(addressTable.accountId, someone.id), ne(addressTable.id, shop.home.id)));
        }
    expect(sent).toBeGreaterThanOrEqual(places.length * pieces.length);
  });
});

describe('an upload', () => {
  let photo: Buffer, bomb: Buffer, headers: Record<string, string>;
  beforeAll(async () => {
    photo = await jpeg();
    bomb = pixelBomb();
    headers = await session();
  });
  const END = '------doorstep-test--\r\n';
  const content = fc.oneof(
    fc.constantFrom(
      '',
      'x',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
      'GIF89a/*<script>alert(1)</script>*/',
      '%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>> endobj\n%%EOF',
      'PK\u0003\u0004',
      '#!/bin/sh',
      '\u0000'.repeat(50_000),
      END,
      `\r\n${END}`,
    ),
    fc.constantFrom('whole', 'half', 'head', 'polyglot', 'bomb').map(
      (kind) => () =>
        ({
          whole: photo,
          half: photo.subarray(0, photo.length / 2),
          head: photo.subarray(0, 20),
          polyglot: Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
          bomb,
        })[kind],
    ),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
    fc
      .uint8Array({ maxLength: 500 })
      .map(
        (noise) => () =>
          Buffer.concat([photo.subarray(0, photo.length / 2), noise, photo.subarray(photo.length / 2)]),
      ),
  );
  const part = fc.record(
    {
      name: fc.constantFrom(
        'image',
        'image',
        'image',
        'file',
        'image[]',
        '__proto__',
        '',
        'x'.repeat(9_000),
        'चित्र',
        'a"b',
      ),
      filename: fc.constantFrom(
        'photo.jpg',
        '../../etc/passwd',
        'a\u0000.jpg',
        '"; name="other',
        'x'.repeat(5_000),
        '<script>.svg',
        '..\\..\\x',
        '\u202Egpj.exe',
        '',
      ),
      type: fc.constantFrom(
        'image/jpeg',
        'text/html',
        'image/svg+xml',
        'application/json',
        'multipart/mixed; boundary=inner',
        '',
        'x'.repeat(9_000),
      ),
      headers: fc.option(
        fc.constantFrom(
          '',
          'Content-Disposition: form-data',
          'Content-Disposition: attachment',
          "Content-Disposition: form-data; name=image; filename*=UTF-8''%00%zz",
          'Content-Disposition: form-data; name="image"\r\nContent-Transfer-Encoding: base64',
          'X: y\r\n'.repeat(2_000),
          ': : :',
          '\u0000\u0000',
        ),
        { nil: undefined, freq: 4 },
      ),
      bytes: content,
    },
    { requiredKeys: ['bytes'] },
  );
  const type = fc.oneof(
    { weight: 6, arbitrary: fc.constant(multipartType) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data;',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=""',
        `multipart/form-data; boundary="${'b'.repeat(300)}"`,
        'multipart/form-data; boundary=other',
        `${multipartType}; boundary=second`,
        `${multipartType}; charset=utf-16`,
        'multipart/form-data-evil; boundary=x',
        'multipart/mixed; boundary=----doorstep-test',
        'application/json',
      ),
    },
  );
  const end = fc.constantFrom(
    END,
    END,
    END,
    '',
    '------doorstep-test',
    '------doorstep-test--',
    END + END,
    `${END}rest`,
    '\u0000',
  );

  test(
    'of any bytes brings nothing down: it is taken, or refused with a sentence',
    { timeout: TIMEOUT },
    async () => {
      const url = `${API_BASE}${endpoints.uploadPrescription.path}`,
        statuses = new Map<number, number>();
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(part, { maxLength: 3 }), end, type, async (parts, last, contentType) => {
          // Twenty an hour are one person's; each of these is to be looked at.
          if (++sent % 15 === 0) server.clock.advance(3_601);
          const made = parts.map(({ bytes, ...rest }) =>
            Object.assign(rest, { bytes: typeof bytes === 'function' ? bytes()! : bytes }),
          );
          const { statusCode } = await survives(endpoints.uploadPrescription, {
            url,
            payload: multipart(made, last),
            headers: { ...headers, 'content-type': contentType },
          });
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        }),
        {
          numRuns: RUNS,
          examples: [
            [[{ bytes: () => photo }], END, multipartType],
            [Array.from({ length: 10_000 }, () => ({ bytes: 'x' })), END, multipartType],
            [[{ bytes: Buffer.alloc(5 * 2 ** 20 + 1) }], END, multipartType],
            [[{ bytes: Buffer.alloc(7 * 2 ** 20) }], END, multipartType],
          ],
        },
      );
      expect([...statuses.keys()].filter((status) => ![201, 400, 413, 415].includes(status))).toEqual([]);
      expect([statuses.get(201)! >= 1, statuses.get(400)! >= 1, statuses.get(413)! >= 1]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );
});

test("of all this the log holds no fault, and nobody's secret (G3)", () => {
  const lines = said.map((line) => JSON.parse(line) as { level: string; msg: string });
  expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(RUNS * 10);
  // Of a machine that cannot keep up it says that; whoever asks is told to come again.
  expect(
    lines.filter(({ level, msg }) => (level === 'error' || level === 'fatal') && msg !== 'unavailable'),
  ).toEqual([]);
  const all = said.join('');
  expect(tokens.length).toBeGreaterThan(RUNS);
  expect(
    [
      ...tokens,
      TOKEN,
      DEMO_PASSWORD,
      someone.mobile,
      'Hostile Neighbour',
      '9811144455',
      HOME.address_line_1,
    ].filter((secret) => all.includes(secret)),
  ).toEqual([]);
});
