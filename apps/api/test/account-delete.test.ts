import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { account, session } from '../src/account/schema.ts';
import type { House } from '../src/house.ts';
import { address } from '../src/address/schema.ts';
import { order, orderLine } from '../src/order/schema.ts';
import { payment } from '../src/payment/schema.ts';
import { file, job } from '../src/platform/schema.ts';
import type { Settings } from '../src/platform/settings.ts';
import { shopperWith, type Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { jpeg } from './files/pictures.ts';
import { newHouse, testSettings } from './house.ts';
import { codeFor, HOME, logIn, mobiles, newPatient, newPerson, refusalOf, tryLogin } from './people.ts';

let house: House, settings: Settings;
beforeAll(async () => {
  settings = testSettings({ LOGINS_PER_MINUTE: '100000' });
  house = await newHouse(settings);
});
afterAll(() => house?.close());
type Patient = Awaited<ReturnType<typeof newPatient>>;
const leave = ({ call }: Patient, password = DEMO_PASSWORD) => call('DELETE', '/user/account/', { password });
const deliver = (id: string) =>
  house.database.db.update(order).set({ status: 'delivered' }).where(eq(order.id, id));
const send = (patient: Patient, path: string, bytes: Buffer) =>
  house.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: multipart([{ bytes }]),
    headers: { ...patient.headers, 'content-type': multipartType },
  });
async function shopping(): Promise<[Patient, Shopper]> {
  const patient = await newPatient(house);
  await patient.call('POST', '/user/addresses/', {
    ...HOME,
    name: 'Planted Name',
    address_line_1: 'Planted Lane 12',
    mobile: '9811122233',
    landmark: 'Planted Temple',
  });
  return [patient, await shopperWith(house, patient.headers)];
}
/** The tables in which this text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = house.database,
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
      { db } = house.database;
    await patient.call('PUT', '/user/profile/', { username: 'Planted Person', email: 'planted@example.in' });
    await patient.call('POST', '/user/wishlist/5/');
    await patient.call('POST', '/user/consents/', { purpose: 'offers', given: true });
    await patient.call('PUT', '/user/preferences/', { language: 'hi' }, { 'idempotency-key': 'planted-key' });
    await send(patient, '/user/profile/picture/', await jpeg());
    await send(patient, '/prescription/upload/', await jpeg());
    await codeFor(house, patient.mobile, 'verify');
    const { order_id, total } = await shop.buy([{ id: 2, qty: 3 }]);
    await shop.quote([{ id: 4, qty: 1 }]);
    const { invoice_number } = (
      await patient.call('POST', `/medicines/orders/${order_id}/generate-invoice/`)
    ).json<{ invoice_number: string }>();
    await deliver(order_id);
    const files = (await db.select({ id: file.id }).from(file).where(eq(file.accountId, patient.id))).map(
      ({ id }) => id,
    );
    expect(files).toHaveLength(3);
    const planted = ['Planted', 'planted@example.in', '9811122233', patient.mobile, 'planted-key'];
    for (const text of planted) expect(await tablesWith(text), text).not.toEqual([]);

    expect((await leave(patient)).json()).toEqual({ success: true });
    expect(await Promise.all(planted.map(async (text) => [text, await tablesWith(text)]))).toEqual(
      planted.map((text) => [text, []]),
    );
    expect(await db.select().from(account).where(eq(account.id, patient.id))).toEqual([
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
    expect(await db.select().from(order).where(eq(order.id, order_id))).toEqual([
      expect.objectContaining({
        accountId: patient.id,
        status: 'delivered',
        totalPaise: Math.round(total * 100),
        address: null,
        contactMobile: null,
      }),
    ]);
    expect(await db.select().from(orderLine).where(eq(orderLine.orderId, order_id))).toEqual([
      expect.objectContaining({ medicineId: 2, qty: 3 }),
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
    await house.jobs.settle();
    // Of the files the invoice alone, drawn anew without the name.
    expect(await db.select({ kind: file.kind }).from(file).where(eq(file.accountId, patient.id))).toEqual([
      { kind: 'invoice' },
    ]);
    expect(await tablesWith(invoice_number)).toContain('invoice');
    const left = existsSync(join(settings.dataDir, 'files'))
      ? readdirSync(join(settings.dataDir, 'files'))
      : [];
    expect(files.filter((id) => left.includes(id))).toEqual([]);
  });
  test('ends every session at once, and no password and no code opens it (T18)', async () => {
    const patient = await newPatient(house),
      elsewhere = await logIn(house, patient.mobile);
    const code = await codeFor(house, patient.mobile, 'reset');
    await leave(patient);
    for (const authorization of [patient.headers.authorization, `Bearer ${elsewhere.access_token}`])
      expect(
        (await house.app.inject({ url: '/api/user/profile/', headers: { authorization } })).statusCode,
      ).toBe(401);
    expect((await tryLogin(house, { mobile: patient.mobile, password: DEMO_PASSWORD })).statusCode).toBe(400);
    expect(
      (
        await house.app.inject({
          method: 'POST',
          url: '/api/auth/reset-password/',
          payload: { mobile: patient.mobile, otp: code, new_password: 'fresh-passphrase' },
        })
      ).statusCode,
    ).toBe(400);
    for (const password of ['', 'x', DEMO_PASSWORD])
      expect((await tryLogin(house, { mobile: `deleted-${patient.id}`, password })).statusCode).toBe(400);
  });
  test('a session that was left over opens nothing', async () => {
    const patient = await newPatient(house),
      { db } = house.database,
      [row] = await db.select().from(session).where(eq(session.accountId, patient.id));
    await leave(patient);
    const { id: _, ...kept } = row!;
    await db.insert(session).values(kept);
    expect((await patient.call('GET', '/user/profile/')).statusCode).toBe(401);
  });
  test('what a call writes that was let in just before goes a little later', async () => {
    const [patient] = await shopping(),
      { db } = house.database,
      [row] = await db.select().from(address).where(eq(address.accountId, patient.id));
    await leave(patient);
    const { id: _, ...late } = row!;
    await db.insert(address).values(late);
    await db
      .update(account)
      .set({ name: 'Planted Late', email: 'late@example.in', preferences: { language: 'hi' } })
      .where(eq(account.id, patient.id));
    await house.jobs.settle();
    expect(await db.$count(address, eq(address.accountId, patient.id))).toBe(1);
    await db
      .update(job)
      .set({ runAt: new Date() })
      .where(eq(job.key, String(patient.id)));
    await house.jobs.settle();
    expect(await db.$count(address, eq(address.accountId, patient.id))).toBe(0);
    expect(await db.select().from(account).where(eq(account.id, patient.id))).toEqual([
      expect.objectContaining({
        name: 'Deleted account',
        email: null,
        preferences: {},
        deletedAt: expect.any(Date) as Date,
      }),
    ]);
  });
  test('of logins that run beside it none stays', async () => {
    const patient = await newPatient(house);
    const [gone, ...logins] = await Promise.all([
      leave(patient),
      ...Array.from({ length: 6 }, () =>
        tryLogin(house, { mobile: patient.mobile, password: DEMO_PASSWORD }),
      ),
    ]);
    expect(gone.statusCode).toBe(200);
    expect(await house.database.db.$count(session, eq(session.accountId, patient.id))).toBe(0);
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
      (await house.app.inject({ method: 'POST', url: '/api/auth/register/', payload: form })).statusCode,
    ).toBe(201);
    const { access_token, user } = await logIn(house, mobile, 'my own phrase 7');
    expect(user.id).not.toBe(patient.id);
    const read = async (path: string) =>
      (
        await house.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${access_token}` } })
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
    const patient = await newPatient(house);
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
      await house.database.db.update(order).set({ status }).where(eq(order.id, order_id));
      expect(failureOf(await leave(patient))).toMatchObject({ status: 409, code: 'orders_open' });
    }
    expect((await patient.call('GET', '/user/addresses/')).json<{ data: unknown[] }>().data).toHaveLength(1);
    await house.database.db.update(order).set({ status: 'cancelled' }).where(eq(order.id, order_id));
    expect((await leave(patient)).statusCode).toBe(200);
  });
  test('while money of theirs is to become an order', async () => {
    const [patient, shop] = await shopping(),
      quote = await shop.quote([{ id: 2, qty: 1 }]),
      { order_id } = await shop.create(quote);
    await house.database.db
      .update(payment)
      .set({ state: 'authorized' })
      .where(eq(payment.providerOrderId, order_id));
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
    const admins = await Promise.all(Array.from({ length: count }, () => newPerson(house, 'admin')));
    await house.database.db
      .update(account)
      .set({ role: 'patient' })
      .where(
        and(
          eq(account.role, 'admin'),
          notInArray(
            account.id,
            admins.map(({ id }) => id),
          ),
        ),
      );
    return admins;
  }
  afterEach(() =>
    house.database.db.update(account).set({ role: 'admin' }).where(eq(account.mobile, mobiles.admin)),
  );
  test('the last one cannot go, and keeps everything', async () => {
    const [last] = (await among(1)) as [Patient];
    await last.call('POST', '/user/wishlist/5/');
    expect(failureOf(await leave(last))).toMatchObject(LAST);
    expect((await last.call('GET', '/user/wishlist/')).json<{ data: unknown[] }>().data).toHaveLength(1);
    // One who left is none.
    expect((await leave(await newPerson(house, 'admin'))).statusCode).toBe(200);
    expect(failureOf(await leave(last)).code).toBe('last_admin');
  });
  test('of two who go at once one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all((await among(2)).map((admin) => leave(admin)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(
        await house.database.db.$count(account, and(eq(account.role, 'admin'), isNull(account.deletedAt))),
      ).toBe(1);
    }
  });
  test('other staff go, however many there are', async () => {
    const pharmacist = await newPerson(house, 'pharmacist');
    expect((await leave(pharmacist)).statusCode).toBe(200);
  });
});

test('what is paid after the account is gone goes back, and becomes no order', async () => {
  const [patient, shop] = await shopping(),
    quote = await shop.quote([{ id: 2, qty: 1 }]),
    { order_id } = await shop.create(quote);
  expect((await leave(patient)).statusCode).toBe(200);
  await shop.attempt(order_id, 'pay-lost');
  await house.sandbox!.settle();
  await house.payments.reconcile(true);
  await house.jobs.settle();
  await house.sandbox!.settle();
  await house.jobs.settle();
  const { db } = house.database;
  expect(await db.$count(order, eq(order.accountId, patient.id))).toBe(0);
  const [row] = await db.select().from(payment).where(eq(payment.providerOrderId, order_id));
  expect([row!.state, row!.refundReason]).toEqual(['refunded', 'This account was deleted.']);
});
