import { randomBytes } from 'node:crypto';
import type { LoggedIn } from '@doorstep/contract/account.schema';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints, type EndpointName } from '@doorstep/contract/table.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountTable, sessionTable } from '../src/account/schema.ts';
import { addressTable } from '../src/address/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { anonymousCallers, columns, sessions, type Column } from './answers.ts';
import { shopper, type Shopper } from './checkout.ts';
import { examples } from './examples.ts';
import { failureOf } from './envelope.ts';
import { newServer, TOKEN } from './test-server.ts';
import {
  as,
  bearerOf,
  HOME,
  logIn,
  mobiles,
  newPatient,
  newPerson,
  send,
  tryLogin,
  type Example,
} from './people.ts';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];

let server: AppServer, asha: Shopper;
let tokens: Record<(typeof anonymousCallers)[number], string | undefined>;
/** Words and ids of Asha's that nobody else may read. */
let hers: string[];
const held: Partial<Record<EndpointName, Example>> = {};

beforeAll(async () => {
  server = await newServer();
  asha = await shopper(server);
  const { db } = server.database;
  // Of a person who does not log in again: that takes away what has run out.
  const late = await newPatient(server),
    ended = await logIn(server, mobiles.asha);
  await db
    .update(sessionTable)
    .set({ expiresAt: server.clock.now() })
    .where(eq(sessionTable.accountId, late.id));
  await server.app.inject({ method: 'POST', url: '/api/auth/logout/', headers: bearerOf(ended) });
  tokens = {
    visitor: undefined,
    expired: late.headers.authorization.slice(7),
    'logged out': ended.access_token,
    'refresh token': (await logIn(server, mobiles.asha)).refresh_token,
    forged: randomBytes(32).toString('base64url'),
    huge: 'a'.repeat(10_000),
    'server token': TOKEN,
  };
  for (const [name] of rows) held[name] = await examples[name].example(asha, server);
  const all = JSON.stringify(
    (
      await db.execute(sql`
    select (select json_agg(o) from "order" o where account_id = a.id) as orders, (select json_agg(q.id) from quote q where account_id = a.id) as quotes, (select json_agg(p) from payment p where account_id = a.id) as payments,
      (select json_agg(f.id) from file f where account_id = a.id) as files, (select json_agg(p.id) from prescription p where account_id = a.id) as prescriptions from account a where mobile = ${mobiles.asha}`)
    ).rows,
  );
  hers = [
    mobiles.asha,
    'Asha Kumari',
    'asha@doorstep.example',
    'Shanti Apartments',
    'Gandhi Nagar',
    ...all.match(/\b(?:OD-\w{12}|Q-[\w-]{22}|(?:order|pay)_\w{6,}|[\w-]{43}(?="))/g)!,
  ];
});
afterAll(() => server?.close());

async function headersOf(column: Column, name: EndpointName): Promise<Record<string, string>> {
  if (!(column in sessions)) {
    const token = tokens[column as (typeof anonymousCallers)[number]];
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }
  const person = sessions[column as keyof typeof sessions];
  return examples[name].changesCaller
    ? (await newPerson(server, person === 'asha' || person === 'imran' ? 'patient' : person)).headers
    : as[person](server);
}

test('every call has its line, and a line has every column', () => {
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  for (const { answers } of Object.values(examples))
    expect(Object.keys(answers).toSorted()).toEqual(columns.toSorted());
  // What is the caller's own needs a caller, and staff's calls turn everybody else away.
  for (const [name, { who, status = 200 }] of rows) {
    expect([examples[name].answers.visitor, examples[name].answers.forged], name).toEqual(
      who === 'anyone' || who === 'demo' ? [status, status] : [401, 401],
    );
    const staff = typeof who === 'object' ? who.filter((role) => role !== 'patient') : [];
    expect(
      staff.length > 0 ? columns.filter((column) => examples[name].answers[column] < 300).toSorted() : [],
      name,
    ).toEqual([...staff, ...(staff.includes('admin') ? ['server token'] : [])].toSorted());
  }
  // Sought in every answer: if nothing of Asha's were known, nothing could be found to leak.
  for (const kind of [/^OD-/, /^Q-/, /^order_/, /^pay_/, /^[\w-]{43}$/])
    expect(
      hers.some((word) => kind.test(word)),
      String(kind),
    ).toBe(true);
});

describe.each(rows)('%s', (name, call) => {
  test.each(columns)("answers %s as stated, and shows nothing of another's", async (column) => {
    const example = examples[name].isUsedUp ? await examples[name].example(asha, server) : held[name]!;
    const answer = await send(server, call, example, await headersOf(column, name));
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(examples[name].answers[column]);
    expect(answer.statusCode >= 400 ? failureOf(answer).code : undefined).toBe(
      { 401: 'not_logged_in', 402: 'payment_unknown', 403: 'not_for_you', 404: 'not_found' }[
        answer.statusCode
      ],
    );
    // Whom of the staff a call is for is shown what it is about; and a demo's outbox is everybody's phone.
    const isTold =
      column === 'owner' ||
      name === 'listOutbox' ||
      (typeof call.who === 'object' && answer.statusCode < 300);
    expect(isTold ? [] : hers.filter((word) => answer.body.includes(word))).toEqual([]);
  });
});

describe("what is another's", () => {
  const pairs = rows.flatMap(([name]) =>
    Object.entries(examples[name].foreign ?? {}).map(([what, pair]) => [what, name, pair] as const),
  );
  test.each(pairs)(
    '%s: the same answer as for one that is not there, and nothing changes (T1 to T3)',
    async (_, name, pair) => {
      const headers = await as.imran(server),
        { db } = server.database;
      const counts = async () =>
        (
          await db.execute(
            sql`select (select count(*) from "order") as orders, (select count(*) from quote) as quotes, (select count(*) from payment) as payments, (select count(*) from prescription) as prescriptions`,
          )
        ).rows;
      const [foreign, missing] = await pair(held[name]!, asha, server);
      const before = await counts();
      const told = await Promise.all(
        [foreign, missing].map(async (example) => {
          const {
            statusCode,
            body,
            headers: { date: _date, ...others },
          } = await send(server, endpoints[name], example, headers);
          return { statusCode, others, body: { ...(JSON.parse(body) as object), request_id: '' } };
        }),
      );
      expect(told[0]).toEqual(told[1]);
      expect([402, 404]).toContain(told[0]!.statusCode);
      expect(await counts()).toEqual(before);
    },
  );
  test('of many who call at once each is answered as who they are', async () => {
    const persons = await Promise.all(Array.from({ length: 5 }, () => newPatient(server)));
    const told = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const person = persons[i % 5]!;
        return (
          (await person.call('GET', '/user/profile/')).json<{ mobile: string }>().mobile === person.mobile
        );
      }),
    );
    expect(told.filter((own) => !own)).toEqual([]);
  });
  test("a list holds one's own alone", async () => {
    const [one, two] = [await newPatient(server), await newPatient(server)];
    const added = await one.call('POST', '/user/addresses/', HOME);
    expect(added.statusCode, added.body).toBe(201);
    await one.call('POST', '/user/wishlist/5/');
    for (const path of ['/user/addresses/', '/user/wishlist/']) {
      const lengths = await Promise.all(
        [one, two].map(async ({ call }) => (await call('GET', path)).json<{ data: unknown[] }>().data.length),
      );
      expect(lengths, path).toEqual([1, 0]);
    }
  });
});

describe('who one is stands in the database alone', () => {
  const stolen = {
    role: 'admin',
    roles: ['admin'],
    is_admin: true,
    is_staff: true,
    mobile_verified: true,
    mobile_verified_at: '2020-01-01',
    password_hash: '',
    created_at: '2020-01-01',
  };
  test('no key of a login makes anybody more (T5)', async () => {
    const patient = await newPatient(server),
      { db } = server.database;
    await db.update(accountTable).set({ mobileVerifiedAt: null }).where(eq(accountTable.id, patient.id));
    const [before] = await db.select().from(accountTable).where(eq(accountTable.id, patient.id));
    const asAdmin = (
      await server.app.inject({ url: '/api/user/profile/', headers: await as.admin(server) })
    ).json<object>();
    expect(asAdmin).toMatchObject({ role: 'admin' });
    const answer = await tryLogin(server, {
      mobile: patient.mobile,
      password: 'doorstep1',
      ...stolen,
      id: 1,
      user_id: 1,
      account_id: 1,
      user: { id: 1, role: 'admin' },
    });
    const { user, ...loggedIn } = answer.json<LoggedIn>();
    expect(user).toEqual({
      id: patient.id,
      name: 'New Patient',
      email: null,
      mobile: patient.mobile,
      phone: patient.mobile,
      role: 'patient',
      mobile_verified: false,
    });
    const headers = bearerOf(loggedIn);
    expect(
      (await server.app.inject({ url: '/api/user/profile/?role=admin&user_id=1', headers })).json(),
    ).toMatchObject({ mobile: patient.mobile, role: 'patient', mobile_verified: false });
    expect((await send(server, endpoints.importCatalogue, held.importCatalogue!, headers)).statusCode).toBe(
      403,
    );
    const [after] = await db.select().from(accountTable).where(eq(accountTable.id, patient.id));
    expect(after).toEqual({ ...before, lastLoginAt: after!.lastLoginAt });
  });
  test("no key of an address makes it another's, or another one (T5)", async () => {
    const patient = await newPatient(server),
      { db } = server.database;
    const [first] = await db.select().from(addressTable).where(eq(addressTable.id, asha.home.id));
    const answer = await patient.call('POST', '/user/addresses/?user_id=1', {
      ...HOME,
      ...stolen,
      id: asha.home.id,
      user_id: first!.accountId,
      account_id: first!.accountId,
      accountId: first!.accountId,
      distance_km: 0,
      full_address: 'x',
      address: 'x',
      label: 'x',
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<{ data: { id: number } }>();
    expect(data).toMatchObject({
      title: 'Office',
      label: 'Office',
      address_line_1: '7 Main Road',
      full_address: '7 Main Road, Ranchi, Jharkhand 834001',
    });
    expect(data.id).not.toBe(asha.home.id);
    expect((await db.select().from(addressTable).where(eq(addressTable.id, data.id)))[0]).toMatchObject({
      accountId: patient.id,
    });
    expect((await db.select().from(addressTable).where(eq(addressTable.id, asha.home.id)))[0]).toEqual(first);
    expect((await db.select().from(accountTable).where(eq(accountTable.id, patient.id)))[0]).toMatchObject({
      role: 'patient',
    });
  });
  test('a role that is taken away, or given, counts from the very next call on (T18)', async () => {
    const patient = await newPatient(server);
    const become = (role: 'admin' | 'doctor' | 'patient') =>
      server.database.db.update(accountTable).set({ role }).where(eq(accountTable.id, patient.id));
    const status = async () =>
      (await send(server, endpoints.importCatalogue, held.importCatalogue!, patient.headers)).statusCode;
    const seen = [await status()];
    for (const role of ['admin', 'doctor', 'admin', 'patient'] as const) {
      await become(role);
      seen.push(await status());
    }
    expect(seen).toEqual([403, 200, 403, 200, 403]);
  });
  test('a session that is taken away ends at the very next call (T18)', async () => {
    const patient = await newPatient(server);
    expect((await patient.call('GET', '/user/profile/')).statusCode).toBe(200);
    await server.database.db.delete(sessionTable).where(eq(sessionTable.accountId, patient.id));
    expect(failureOf(await patient.call('GET', '/user/profile/')).status).toBe(401);
  });
  test('no header makes a call another one (T46)', async () => {
    const patient = await newPatient(server);
    const tricks = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-original-url': '/api/staff/catalogue/import/',
      'x-rewrite-url': '/api/auth/logout/',
      'x-user-id': '1',
      'x-role': 'admin',
      'x-forwarded-user': mobiles.admin,
      cookie: `access_token=${TOKEN}; role=admin`,
    };
    expect(
      (await patient.call('POST', '/user/wishlist/7/?_method=DELETE', undefined, tricks)).statusCode,
    ).toBe(200);
    expect(
      (await patient.call('GET', '/user/wishlist/', undefined, tricks))
        .json<{ data: { id: number }[] }>()
        .data.map(({ id }) => id),
    ).toEqual([7]);
    expect((await patient.call('GET', '/user/profile/', undefined, tricks)).json()).toMatchObject({
      mobile: patient.mobile,
      role: 'patient',
    });
    // A token in an address stands in logs and histories: it opens nothing there.
    const { authorization } = patient.headers,
      token = authorization.slice(7);
    for (const where of [
      { url: `/api/user/profile/?token=${token}&access_token=${token}` },
      { url: '/api/user/profile/', headers: { cookie: `access_token=${token}`, 'x-access-token': token } },
    ])
      expect(failureOf(await server.app.inject(where)).status).toBe(401);
  });
});
