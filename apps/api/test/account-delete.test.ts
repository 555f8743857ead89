import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { accountTable, sessionTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { addressTable } from '../src/address/schema.ts';
import { orderItemTable, orderTable } from '../src/order/schema.ts';
import { paymentTable } from '../src/payment/schema.ts';
import { fileTable, jobTable } from '../src/platform/schema.ts';
import type { Settings } from '../src/platform/settings.ts';
import { shopperWith, type Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { jpeg } from './files/pictures.ts';
import { newServer, testSettings } from './test-server.ts';
import { codeFor, HOME, logIn, mobiles, newPatient, newPerson, refusalOf, tryLogin } from './people.ts';

let server: AppServer, settings: Settings;
beforeAll(async () => {
  settings = testSettings({ LOGINS_PER_MINUTE: '100000' });
  server = await newServer(settings);
});
afterAll(() => server?.close());
type Patient = Awaited<ReturnType<typeof newPatient>>;
const leave = ({ call }: Patient, password = DEMO_PASSWORD) => call('DELETE', '/user/account/', { password });
const deliver = (id: string) =>
  server.database.db.update(orderTable).set({ status: 'delivered' }).where(eq(orderTable.id, id));
const send = (patient: Patient, path: string, bytes: Buffer) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: multipart([{ bytes }]),
    headers: { ...patient.headers, 'content-type': multipartType },
  });
async function shopping(): Promise<[Patient, Shopper]> {
  const patient = await newPatient(server);
  await patient.call('POST', '/user/addresses/', {
    ...HOME,
    name: 'Planted Name',
    address_line_1: 'Planted Lane 12',
    mobile: '9811122233',
    landmark: 'Planted Temple',
  });
  return [patient, await shopperWith(server, patient.headers)];
}
/** The tables in which this text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = server.database,
    { rows } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const {
        rows: [row],
      } = await db.execute<{ there: boolean }>(
        sql`select exists (select 1 from ${sql.identifier(name)} t where t::text like ${`%${text}%`}) as there`,
      );
      return row!.there ? [name] : [];
    }),
  );
  return found.flat();
}

describe("deleting one's account", () => {
  test("takes away everything of one's own; what was sold stays for the law, without whose it was", async () => {
    const [patient, shop] = await shopping(),
      { db } = server.database;
    await patient.call('PUT', '/user/profile/', { username: 'Planted Person', email: 'planted@example.in' });
    await patient.call('POST', '/user/wishlist/5/');
    await patient.call('POST', '/user/consents/', { purpose: 'offers', given: true });
    await patient.call('PUT', '/user/preferences/', { language: 'hi' }, { 'idempotency-key': 'planted-key' });
    await send(patient, '/user/profile/picture/', await jpeg());
    await send(patient, '/prescription/upload/', await jpeg());
    await codeFor(server, patient.mobile, 'verify');
    const { order_id, total } = await shop.buy([{ id: 2, qty: 3 }]);
    await shop.quote([{ id: 4, qty: 1 }]);
    const { invoice_number } = (
      await patient.call('POST', `/medicines/orders/${order_id}/generate-invoice/`)
    ).json<{ invoice_number: string }>();
    await deliver(order_id);
    const files = (
      await db.select({ id: fileTable.id }).from(fileTable).where(eq(fileTable.accountId, patient.id))
    ).map(({ id }) => id);
    expect(files).toHaveLength(3);
    const planted = ['Planted', 'planted@example.in', '9811122233', patient.mobile, 'planted-key'];
    for (const text of planted) expect(await tablesWith(text), text).not.toEqual([]);

    expect((await leave(patient)).json()).toEqual({ success: true });
    expect(await Promise.all(planted.map(async (text) => [text, await tablesWith(text)]))).toEqual(
      planted.map((text) => [text, []]),
    );
    expect(await db.select().from(accountTable).where(eq(accountTable.id, patient.id))).toEqual([
      expect.objectContaining({
        mobile: `deleted-${patient.id}`,
        name: 'Deleted account',
        email: null,
        passwordHash: '',
        role: 'patient',
        mobileVerifiedAt: null,
        pictureId: null,
        preferences: {},
        deletedAt: expect.any(Date) as Date,
      }),
    ]);
    expect(await db.select().from(orderTable).where(eq(orderTable.id, order_id))).toEqual([
      expect.objectContaining({
        accountId: patient.id,
        status: 'delivered',
        totalPaise: Math.round(total * 100),
        address: null,
        contactMobile: null,
      }),
    ]);
    expect(await db.select().from(orderItemTable).where(eq(orderItemTable.orderId, order_id))).toEqual([
      expect.objectContaining({ productType: 'medicine', reference: '2', quantity: 3 }),
    ]);
    for (const name of ['session', 'address', 'wish', 'otp', 'idempotent']) {
      const {
        rows: [row],
      } = await db.execute<{ n: number }>(
        name === 'otp'
          ? sql`select count(*)::int as n from otp where mobile = ${patient.mobile}`
          : sql`select count(*)::int as n from ${sql.identifier(name)} where account_id = ${patient.id}`,
      );
      expect([name, row!.n]).toEqual([name, 0]);
    }
    await server.jobs.settle();
    // Of the files the invoice alone, drawn anew without the name.
    expect(
      await db.select({ kind: fileTable.kind }).from(fileTable).where(eq(fileTable.accountId, patient.id)),
    ).toEqual([{ kind: 'invoice' }]);
    expect(await tablesWith(invoice_number)).toContain('invoice');
    const left = existsSync(join(settings.dataDir, 'files'))
      ? readdirSync(join(settings.dataDir, 'files'))
      : [];
    expect(files.filter((id) => left.includes(id))).toEqual([]);
  });
  test('ends every session at once, and no password and no code opens it (T18)', async () => {
    const patient = await newPatient(server),
      elsewhere = await logIn(server, patient.mobile);
    const code = await codeFor(server, patient.mobile, 'reset');
    await leave(patient);
    for (const authorization of [patient.headers.authorization, `Bearer ${elsewhere.access_token}`])
      expect(
        (await server.app.inject({ url: '/api/user/profile/', headers: { authorization } })).statusCode,
      ).toBe(401);
    expect((await tryLogin(server, { mobile: patient.mobile, password: DEMO_PASSWORD })).statusCode).toBe(
      400,
    );
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/auth/reset-password/',
          payload: { mobile: patient.mobile, otp: code, new_password: 'fresh-passphrase' },
        })
      ).statusCode,
    ).toBe(400);
    for (const password of ['', 'x', DEMO_PASSWORD])
      expect((await tryLogin(server, { mobile: `deleted-${patient.id}`, password })).statusCode).toBe(400);
  });
  test('a session that was left over opens nothing', async () => {
    const patient = await newPatient(server),
      { db } = server.database,
      [row] = await db.select().from(sessionTable).where(eq(sessionTable.accountId, patient.id));
    await leave(patient);
    const { id: _, ...kept } = row!;
    await db.insert(sessionTable).values(kept);
    expect((await patient.call('GET', '/user/profile/')).statusCode).toBe(401);
  });
  test('what a call writes that was let in just before goes a little later', async () => {
    const [patient] = await shopping(),
      { db } = server.database,
      [row] = await db.select().from(addressTable).where(eq(addressTable.accountId, patient.id));
    await leave(patient);
    const { id: _, ...late } = row!;
    await db.insert(addressTable).values(late);
    await db
      .update(accountTable)
      .set({ name: 'Planted Late', email: 'late@example.in', preferences: { language: 'hi' } })
      .where(eq(accountTable.id, patient.id));
    await server.jobs.settle();
    expect(await db.$count(addressTable, eq(addressTable.accountId, patient.id))).toBe(1);
    await db
      .update(jobTable)
      .set({ runAt: new Date() })
      .where(eq(jobTable.key, String(patient.id)));
    await server.jobs.settle();
    expect(await db.$count(addressTable, eq(addressTable.accountId, patient.id))).toBe(0);
    expect(await db.select().from(accountTable).where(eq(accountTable.id, patient.id))).toEqual([
      expect.objectContaining({
        name: 'Deleted account',
        email: null,
        preferences: {},
        deletedAt: expect.any(Date) as Date,
      }),
    ]);
  });
  test('of logins that run beside it none stays', async () => {
    const patient = await newPatient(server);
    const [gone, ...logins] = await Promise.all([
      leave(patient),
      ...Array.from({ length: 6 }, () =>
        tryLogin(server, { mobile: patient.mobile, password: DEMO_PASSWORD }),
      ),
    ]);
    expect(gone.statusCode).toBe(200);
    expect(await server.database.db.$count(sessionTable, eq(sessionTable.accountId, patient.id))).toBe(0);
    for (const { statusCode } of logins) expect([200, 400]).toContain(statusCode);
  });
  test('the mobile may be registered again, and finds nothing of before', async () => {
    const [patient] = await shopping();
    await leave(patient);
    const { mobile } = patient,
      form = {
        mobile,
        name: 'Next Person',
        email: 'next@example.in',
        password: 'my own phrase 7',
        confirm_password: 'my own phrase 7',
      };
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/auth/register/', payload: form })).statusCode,
    ).toBe(201);
    const { access_token, user } = await logIn(server, mobile, 'my own phrase 7');
    expect(user.id).not.toBe(patient.id);
    const read = async (path: string) =>
      (
        await server.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${access_token}` } })
      ).json<{ data: unknown[] }>().data;
    expect([
      await read('/user/addresses/'),
      await read('/user/wishlist/'),
      await read('/prescriptions/'),
    ]).toEqual([[], [], []]);
  });
});

describe('an account stays', () => {
  const SENTENCE = 'That is not your password. Please try again.';
  test('without its password; who guesses has to wait (T16)', async () => {
    const patient = await newPatient(server);
    expect(refusalOf(await patient.call('DELETE', '/user/account/', {}))).toMatchObject({
      status: 400,
      fields: { password: 'Password is required' },
    });
    for (let i = 0; i < 5; i++)
      expect(refusalOf(await leave(patient, 'wrong-one'))).toMatchObject({
        status: 400,
        code: 'wrong_credentials',
        error: SENTENCE,
        fields: { password: SENTENCE },
      });
    await leave(patient, 'wrong-one');
    expect(refusalOf(await leave(patient)).status).toBe(429);
    expect((await patient.call('GET', '/user/profile/')).json()).toMatchObject({ mobile: patient.mobile });
  });
  test('while an order is on its way', async () => {
    const [patient, shop] = await shopping(),
      { order_id } = await shop.buy([{ id: 2, qty: 1 }]);
    for (const status of ['pending', 'processing', 'shipped'] as const) {
      await server.database.db.update(orderTable).set({ status }).where(eq(orderTable.id, order_id));
      expect(failureOf(await leave(patient))).toMatchObject({ status: 409, code: 'orders_open' });
    }
    expect((await patient.call('GET', '/user/addresses/')).json<{ data: unknown[] }>().data).toHaveLength(1);
    await server.database.db
      .update(orderTable)
      .set({ status: 'cancelled' })
      .where(eq(orderTable.id, order_id));
    expect((await leave(patient)).statusCode).toBe(200);
  });
  test('while money of theirs is to become an order', async () => {
    const [patient, shop] = await shopping(),
      quote = await shop.quote([{ id: 2, qty: 1 }]),
      { order_id } = await shop.create(quote);
    await server.database.db
      .update(paymentTable)
      .set({ state: 'authorized' })
      .where(eq(paymentTable.providerOrderId, order_id));
    expect(failureOf(await leave(patient))).toMatchObject({ status: 409, code: 'orders_open' });
  });
});

describe('the shop keeps an admin', () => {
  const LAST = {
    status: 409,
    code: 'last_admin',
    error: 'You are the only admin of this shop. Make another admin first, and then delete your account.',
  };
  /** All but these are patients meanwhile. */
  async function among(count: number): Promise<Patient[]> {
    const admins = await Promise.all(Array.from({ length: count }, () => newPerson(server, 'admin')));
    await server.database.db
      .update(accountTable)
      .set({ role: 'patient' })
      .where(
        and(
          eq(accountTable.role, 'admin'),
          notInArray(
            accountTable.id,
            admins.map(({ id }) => id),
          ),
        ),
      );
    return admins;
  }
  afterEach(() =>
    server.database.db
      .update(accountTable)
      .set({ role: 'admin' })
      .where(eq(accountTable.mobile, mobiles.admin)),
  );
  test('the last one cannot go, and keeps everything', async () => {
    const [last] = (await among(1)) as [Patient];
    await last.call('POST', '/user/wishlist/5/');
    expect(failureOf(await leave(last))).toMatchObject(LAST);
    expect((await last.call('GET', '/user/wishlist/')).json<{ data: unknown[] }>().data).toHaveLength(1);
    // One who left is none.
    expect((await leave(await newPerson(server, 'admin'))).statusCode).toBe(200);
    expect(failureOf(await leave(last)).code).toBe('last_admin');
  });
  test('of two who go at once one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all((await among(2)).map((admin) => leave(admin)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(
        await server.database.db.$count(
          accountTable,
          and(eq(accountTable.role, 'admin'), isNull(accountTable.deletedAt)),
        ),
      ).toBe(1);
    }
  });
  test('other staff go, however many there are', async () => {
    const pharmacist = await newPerson(server, 'pharmacist');
    expect((await leave(pharmacist)).statusCode).toBe(200);
  });
});

test('what is paid after the account is gone goes back, and becomes no order', async () => {
  const [patient, shop] = await shopping(),
    quote = await shop.quote([{ id: 2, qty: 1 }]),
    { order_id } = await shop.create(quote);
  expect((await leave(patient)).statusCode).toBe(200);
  await shop.attempt(order_id, 'pay-lost');
  await server.areas.payment.sandbox!.settle();
  await server.areas.payment.service.reconcile(true);
  await server.jobs.settle();
  await server.areas.payment.sandbox!.settle();
  await server.jobs.settle();
  const { db } = server.database;
  expect(await db.$count(orderTable, eq(orderTable.accountId, patient.id))).toBe(0);
  const [row] = await db.select().from(paymentTable).where(eq(paymentTable.providerOrderId, order_id));
  expect([row!.state, row!.refundReasonCode]).toEqual(['refunded', 'account_deleted']);
});
