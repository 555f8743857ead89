import { createHook } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { Writable } from 'node:stream';
import type { LoggedIn } from '@doorstep/contract/account.schema';
import { endpoints } from '@doorstep/contract/table.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { hashPassword, isPassword } from '../src/account/password.ts';
import { sessionTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { createLog } from '../src/platform/log.ts';
import { throttleTable } from '../src/platform/schema.ts';
import { shopper } from './checkout.ts';
import { examples } from './examples.ts';
import { failureOf } from './envelope.ts';
import { newServer, testSettings, TOKEN } from './test-server.ts';
import {
  bearerOf,
  HOME,
  logIn,
  mobiles,
  newAddress,
  newPatient,
  people,
  refusalOf,
  send,
  tryLogin,
} from './people.ts';

const WRONG = 'wr0ng-passphrase';
const said: string[] = [];
const log = createLog(
  'debug',
  new Writable({
    write(chunk: Buffer, _, done) {
      said.push(chunk.toString());
      done();
    },
  }),
);
let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings({ LOGINS_PER_MINUTE: '100000' }), { log });
});
afterAll(() => server?.close());

const profile = (token: string) =>
  server.app.inject({ url: '/api/user/profile/', headers: { authorization: `Bearer ${token}` } });
/** How often the hash is worked out meanwhile: each time is one request to the system, whoever asks. */
async function derivations(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'ARGON2REQUEST') count++;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
}

describe('logging in', () => {
  test.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    ' 9876543210 ',
    '+919876543210',
    '+91 98765-43210',
    '+91 (98765) 43210',
    '919876543210',
    '09876543210',
    '0 98765 43210',
    '09198765 43210',
  ])('with %j', async (mobile) => {
    const { user, access_token, refresh_token } = await logIn(server, mobile);
    expect(user).toMatchObject({
      name: 'Asha Kumari',
      mobile: '9876543210',
      phone: '9876543210',
      email: 'asha@doorstep.example',
      role: 'patient',
      mobile_verified: true,
    });
    expect([access_token, refresh_token]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect(access_token).not.toBe(refresh_token);
  });
  test("each of the demo's people with their own role", async () => {
    const roles = await Promise.all(
      people.map(async (person) => [person, (await logIn(server, mobiles[person])).user.role]),
    );
    expect(Object.fromEntries(roles)).toEqual({
      asha: 'patient',
      imran: 'patient',
      admin: 'admin',
      pharmacist: 'pharmacist',
      doctor: 'doctor',
    });
  });
  test('a wrong password and an unknown mobile are told apart by nothing, and cost the same work (T15)', async () => {
    const answers: Array<Awaited<ReturnType<typeof tryLogin>>> = [];
    const work = async (mobile: string, password: string) =>
      derivations(async () => {
        answers.push(await tryLogin(server, { mobile, password }));
      });
    expect([
      await work(mobiles.asha, WRONG),
      await work('9876500000', WRONG),
      await work('1234567890', WRONG),
      await work(mobiles.asha, `${DEMO_PASSWORD} `),
    ]).toEqual([1, 1, 1, 1]);
    const told = answers.map((answer) => {
      const { date: _date, ...headers } = answer.headers;
      return Object.assign(refusalOf(answer), { headers });
    });
    for (const one of told) expect(one).toEqual(told[0]);
    // Not 401: that ends the client's session.
    expect(told[0]).toMatchObject({
      status: 400,
      code: 'wrong_credentials',
      error: 'Invalid mobile number or password. Please try again.',
      fields: undefined,
    });
  });
  const MOBILE = { mobile: 'Mobile number is required' },
    TEN = { mobile: 'Please enter a valid 10-digit mobile number' };
  const good = { mobile: mobiles.asha, password: DEMO_PASSWORD };
  test.each<[unknown, Record<string, string>]>([
    [{}, { ...MOBILE, password: 'Password is required' }],
    [
      { mobile: '', password: '' },
      { ...MOBILE, password: 'Password is required' },
    ],
    [{ ...good, mobile: '   ' }, MOBILE],
    [{ ...good, mobile: null }, MOBILE],
    [{ ...good, mobile: 9_876_543_210 }, MOBILE],
    [{ ...good, mobile: ['9876543210'] }, MOBILE],
    [{ ...good, mobile: '98765' }, TEN],
    [{ ...good, mobile: '98765432101' }, TEN],
    [{ ...good, mobile: 'mobile' }, TEN],
    [{ ...good, mobile: '+1 98765 43210' }, TEN],
    [{ ...good, mobile: '९८७६५४३२१०' }, TEN],
    [{ ...good, mobile: '9'.repeat(100_000) }, TEN],
    [{ ...good, password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ ...good, password: 'x'.repeat(129) }, { password: 'Password must be at most 128 characters' }],
    [{ ...good, password: 123_456 }, { password: 'Password is required' }],
    [{ ...good, password: { $ne: null } }, { password: 'Password is required' }],
  ])('%o is refused with a sentence for each field, and nothing is worked out', async (payload, fields) => {
    let answer!: ReturnType<typeof refusalOf>;
    expect(
      await derivations(async () => {
        answer = refusalOf(await tryLogin(server, payload as object));
      }),
    ).toBe(0);
    expect(answer).toMatchObject({ status: 400, code: 'invalid', error: Object.values(fields)[0], fields });
    expect(answer.fields).toEqual(fields);
  });
});

describe('a password', () => {
  test("is kept as argon2id of OWASP's figures, each with its own salt", async () => {
    const [one, two] = await Promise.all([hashPassword('same-password'), hashPassword('same-password')]);
    for (const kept of [one, two])
      expect(kept).toMatch(/^\$argon2id\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(
      await Promise.all([
        isPassword('same-password', one),
        isPassword('same-password', two),
        isPassword('Same-password', one),
        isPassword('same-password', undefined),
        isPassword('same-password', ''),
        isPassword(
          'same-password',
          one.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
        ),
      ]),
    ).toEqual([true, true, false, false, false, false]);
  });
  test('is the same however its letters were typed, and no other', async () => {
    const kept = await hashPassword('caf\u00E9-पेड़');
    expect(await isPassword('cafe\u0301-पेड़', kept)).toBe(true);
    expect(await isPassword('cafe-पेड़', kept)).toBe(false);
    for (const odd of ['', ' ', '\u0000', '\uD800', 'x'.repeat(128), '🙂'.repeat(64)])
      expect(await isPassword(odd, await hashPassword(odd)), JSON.stringify(odd)).toBe(true);
  });
});

describe('guessing', () => {
  const guess = (mobile: string, from: string) => tryLogin(server, { mobile, password: WRONG }, from);
  const waits = (answer: Awaited<ReturnType<typeof tryLogin>>) => {
    const seconds = Number(answer.headers['retry-after']);
    expect(refusalOf(answer)).toMatchObject({
      status: 429,
      code: 'too_many',
      error: `Too many tries. Try again in ${seconds} s.`,
    });
    expect(Number.isInteger(seconds) && seconds >= 1).toBe(true);
    return seconds;
  };
  test('after five failures of one mobile from one address it has to wait there, whoever it is; elsewhere and with another mobile not (T16, F24)', async () => {
    const { mobile } = await newPatient(server),
      from = newAddress();
    const right = (address: string, who = mobile) =>
      tryLogin(server, { mobile: who, password: DEMO_PASSWORD }, address);
    for (let i = 0; i < 5; i++) expect((await guess(mobile, from)).statusCode).toBe(400);
    // With each further failure longer, so that a slow machine does not outlast the wait while it is looked at.
    const told: number[] = [];
    for (let i = 0; i < 5; i++) {
      server.clock.advance(waits(await guess(mobile, from)));
      expect((await guess(mobile, from)).statusCode).toBe(400);
      told.push(waits(await right(from)));
    }
    expect(told).toEqual([2, 4, 8, 16, 32]);
    expect(await derivations(() => right(from))).toBe(0);
    expect((await right(newAddress())).statusCode).toBe(200);
    expect((await right(from, mobiles.asha)).statusCode).toBe(200);
    // Another name for the address is not believed: no proxy is configured.
    expect(
      waits(
        await server.app.inject({
          method: 'POST',
          url: '/api/auth/login/',
          payload: { mobile, password: DEMO_PASSWORD },
          remoteAddress: from,
          headers: { 'x-forwarded-for': newAddress() },
        }),
      ),
    ).toBeGreaterThan(1);
    // Nor is another spelling another mobile.
    expect(waits(await right(from, `+91 ${mobile}`))).toBeGreaterThan(1);
    server.clock.advance(33);
    expect((await right(from)).statusCode).toBe(200);
    // Who has logged in starts afresh.
    expect((await guess(mobile, from)).statusCode).toBe(400);
    expect((await right(from)).statusCode).toBe(200);
  });
  test('a wait is a minute at most, and a quiet quarter of an hour forgets all', async () => {
    const { mobile } = await newPatient(server),
      from = newAddress();
    for (let i = 0; i < 14; i++) {
      await guess(mobile, from);
      server.clock.advance(61);
    }
    await guess(mobile, from);
    expect(waits(await guess(mobile, from))).toBe(60);
    server.clock.advance(15 * 60 + 1);
    for (let i = 0; i < 5; i++) expect((await guess(mobile, from)).statusCode).toBe(400);
  });
  test('that comes all at once is counted all the same', async () => {
    const { mobile } = await newPatient(server),
      from = newAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(mobile, from)));
    const wrong = answers.filter(({ statusCode }) => statusCode === 400).length;
    expect(answers.every(({ statusCode }) => statusCode === 400 || statusCode === 429)).toBe(true);
    // Five are free; a slow machine may see the first wait of a second or two end meanwhile.
    expect(wrong).toBeGreaterThanOrEqual(5);
    expect(wrong).toBeLessThanOrEqual(7);
  });
  test('at one mobile from everywhere, and at everybody from one address, has to wait too', async () => {
    const { mobile } = await newPatient(server);
    for (let i = 0; i < 50; i++) expect((await guess(mobile, newAddress())).statusCode).toBe(400);
    expect(waits(await guess(mobile, newAddress()))).toBeGreaterThan(0);
    const from = newAddress();
    for (let i = 0; i < 100; i++)
      expect((await guess(`60001${String(i).padStart(5, '0')}`, from)).statusCode).toBe(400);
    expect(waits(await guess('6000200000', from))).toBeGreaterThan(0);
    server.clock.advance(61);
  });
  test('is kept as hashes, and goes when it is forgotten', async () => {
    const { mobile } = await newPatient(server),
      { db } = server.database;
    await guess(mobile, newAddress());
    const rows = await db.select().from(throttleTable);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => !/^[\w-]{43}$/.test(key))).toEqual([]);
    server.clock.advance(16 * 60);
    await guess(mobile, newAddress());
    expect(await db.$count(throttleTable)).toBe(3);
  });
  test("beyond the setting's logins a minute from one address: 429, and elsewhere not", async () => {
    const small = await newServer(testSettings({ LOGINS_PER_MINUTE: '3' }), {
      database: server.database,
      prepare: async () => {},
    });
    const from = newAddress(),
      again = (address: string) =>
        tryLogin(small, { mobile: mobiles.imran, password: DEMO_PASSWORD }, address);
    const first = [await again(from), await again(from), await again(from)];
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(
      await derivations(async () => {
        expect(waits(await again(from))).toBeLessThanOrEqual(60);
      }),
    ).toBe(0);
    expect(
      (
        await small.app.inject({
          url: '/api/user/profile/',
          headers: bearerOf(first[0]!.json<LoggedIn>()),
          remoteAddress: from,
        })
      ).statusCode,
    ).toBe(200);
    expect((await again(newAddress())).statusCode).toBe(200);
    await small.close();
  });
  test('fifty who log in at once are all answered: let in, or asked to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tryLogin(server, { mobile: mobiles.imran, password: DEMO_PASSWORD })),
    );
    const inside = answers.filter(({ statusCode }) => statusCode === 200);
    expect(inside.length).toBeGreaterThanOrEqual(40);
    expect(new Set(inside.map((answer) => answer.json<LoggedIn>().access_token)).size).toBe(inside.length);
    for (const answer of answers.filter((one) => !inside.includes(one))) {
      expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('5');
    }
    // Whoever was turned away gets in a moment later: nothing stays counted.
    expect((await tryLogin(server, { mobile: mobiles.imran, password: DEMO_PASSWORD })).statusCode).toBe(200);
  });
});

describe('a session', () => {
  const DAY = 86_400;
  test('is kept by the hashes of its tokens alone: their text stands nowhere in the database', async () => {
    const { access_token, refresh_token } = await logIn(server, mobiles.asha);
    const { db } = server.database;
    const digest = (token: string) => hash('sha256', token, 'base64url');
    expect(
      await db
        .select({ refresh: sessionTable.refreshHash })
        .from(sessionTable)
        .where(eq(sessionTable.accessHash, digest(access_token))),
    ).toEqual([{ refresh: digest(refresh_token) }]);
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const {
        rows: [{ text }],
      } = (await db.execute(
        sql`select coalesce(string_agg(t::text, ' '), '') as text from ${sql.identifier(name)} t`,
      )) as { rows: [{ text: string }] };
      expect(
        [access_token, refresh_token, DEMO_PASSWORD, TOKEN].filter((secret) => text.includes(secret)),
        name,
      ).toEqual([]);
    }
  });
  test('ends at once by logging out; another one of the same person goes on (T18)', async () => {
    const [one, two] = [await logIn(server, mobiles.asha), await logIn(server, mobiles.asha)];
    const logout = () =>
      server.app.inject({ method: 'POST', url: '/api/auth/logout/', headers: bearerOf(one) });
    expect((await logout()).json()).toEqual({ success: true });
    expect([
      (await profile(one.access_token)).statusCode,
      (await profile(one.refresh_token)).statusCode,
      (await profile(two.access_token)).statusCode,
    ]).toEqual([401, 401, 200]);
    expect(failureOf(await logout()).status).toBe(401);
    expect(
      await server.database.db.$count(
        sessionTable,
        eq(sessionTable.accessHash, hash('sha256', one.access_token, 'base64url')),
      ),
    ).toBe(0);
  });
  test("shows its person's profile, kept by nobody in between", async () => {
    const { access_token } = await logIn(server, mobiles.doctor);
    const answer = await profile(access_token);
    expect(answer.json()).toEqual({
      success: true,
      username: 'Dr. Anil Mahato',
      mobile: mobiles.doctor,
      email: 'anil@doorstep.example',
      profile_pic: null,
      role: 'doctor',
      mobile_verified: true,
      has_password: true,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
  test('is not written to by each call, but slides on while it is used, and runs out after thirty days without', async () => {
    const { db } = server.database;
    const [used, unused] = [await logIn(server, mobiles.imran), await logIn(server, mobiles.imran)];
    const row = async () =>
      (
        await db
          .select()
          .from(sessionTable)
          .where(eq(sessionTable.accessHash, hash('sha256', used.access_token, 'base64url')))
      )[0]!;
    const begun = await row();
    expect(begun.expiresAt.getTime() - begun.createdAt.getTime()).toBe(30 * DAY * 1000);
    await profile(used.access_token);
    expect(await row()).toEqual(begun);
    server.clock.advance(29 * DAY);
    expect((await profile(used.access_token)).statusCode).toBe(200);
    expect((await row()).expiresAt.getTime() - begun.expiresAt.getTime()).toBeGreaterThanOrEqual(
      29 * DAY * 1000,
    );
    server.clock.advance(29 * DAY);
    expect([
      (await profile(used.access_token)).statusCode,
      (await profile(unused.access_token)).statusCode,
    ]).toEqual([200, 401]);
    server.clock.advance(30 * DAY);
    expect(failureOf(await profile(used.access_token))).toMatchObject({ status: 401, code: 'not_logged_in' });
    // What has run out goes with the next login.
    await logIn(server, mobiles.imran);
    expect(await db.$count(sessionTable, eq(sessionTable.accountId, begun.accountId))).toBe(1);
  });
});

test('a log tells what happened, and nothing of whom (T47)', async () => {
  const { db } = server.database;
  const asha = await shopper(server);
  const { access_token, refresh_token } = await logIn(server, mobiles.asha);
  const planted = {
    'secret title': 'Planted Title',
    'a name': 'Planted Name',
    line: 'Planted Line 12',
    'line after a line': 'Planted Second Line',
    landmark: 'Planted Landmark',
    city: 'Plantedpur',
    "a neighbour's mobile": '9811122233',
    'idempotency key': 'planted-key-1',
    query: 'planted-query',
    cookie: 'planted-cookie',
    'forged token': 'planted-forged-token',
    'event id': 'evt_planted',
  };
  const home = {
    ...HOME,
    title: planted['secret title'],
    name: planted['a name'],
    address_line_1: planted.line,
    landmark: planted.landmark,
    city: planted.city,
    mobile: planted["a neighbour's mobile"],
  };
  const cart = [{ id: 2, qty: 1 }],
    other = { for_other: true, contact_mobile: planted["a neighbour's mobile"] };
  await tryLogin(server, { mobile: mobiles.asha, password: WRONG });
  await tryLogin(server, { mobile: mobiles.asha, password: 'Planted' });
  await profile(planted['forged token']);
  await server.app.inject({
    url: `/api/user/profile/?token=${planted.query}`,
    headers: { ...asha.headers, cookie: `a=${planted.cookie}` },
  });
  await asha.post('/user/addresses/', home, { 'idempotency-key': planted['idempotency key'] });
  const quote = await asha.quote(cart, other),
    opened = await asha.create(quote),
    paid = await asha.pay(opened.order_id);
  await asha.verify({ ...paid, razorpay_signature: 'planted-signature' }, quote);
  await asha.verify(paid, quote);
  await asha.good(asha.place(cart, paid.razorpay_payment_id, other));
  await send(
    server,
    endpoints.uploadPrescription,
    await examples.uploadPrescription.example(asha, server),
    asha.headers,
  );
  await server.app.inject({ url: `/api/user/${mobiles.asha}/` });
  expect(said.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(100);
  // A query that the database refuses is written down, without what was in it, however many lines that had.
  await db.execute(sql`alter table address add constraint planted check (line2 <> 'refused')`);
  const before = said.length;
  const refused = await asha.post('/user/addresses/', {
    ...home,
    address_line_1: `${planted.line}\n${planted['line after a line']}\n    at Planted Frame`,
    address_line_2: 'refused',
  });
  await db.execute(sql`alter table address drop constraint planted`);
  expect(failureOf(refused)).toMatchObject({ status: 500, code: 'internal' });
  const errors = said
    .slice(before)
    .map((line) => JSON.parse(line) as { level: string; err?: { message: string; stack: string } })
    .filter(({ level }) => level === 'error');
  expect(errors).toHaveLength(1);
  expect(errors[0]!.err!.message).toMatch(/insert into "address".*violates check constraint "planted"/s);
  expect(errors[0]!.err!.stack).toMatch(/address\/service\.ts/);
  // Nor a value that the database cannot read.
  log.error(
    { err: await db.execute(sql`select ${'Planted Value'}::int`).catch((error: unknown) => error) },
    'planted',
  );
  expect(said.at(-1)).toMatch(/invalid input syntax for type integer: \\"…\\"/);
  const all = said.join('');
  const secrets = [
    ...Object.values(planted),
    'Planted Frame',
    'Planted Value',
    'planted-signature',
    WRONG,
    DEMO_PASSWORD,
    TOKEN,
    access_token,
    refresh_token,
    mobiles.asha,
    'Asha Kumari',
    'asha@doorstep.example',
    'Shanti Apartments',
    paid.razorpay_signature,
    asha.headers.authorization.slice(7),
  ];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});
