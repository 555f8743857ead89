import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { accountTable, consentTable, otpTable, sessionTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { orderTable } from '../src/order/schema.ts';
import { paymentTable } from '../src/payment/schema.ts';
import { shopperWith } from './checkout.ts';
import { createServers } from './databases.ts';
import { codeFor, HOME, newAddress, newMobile, newPatient, textsTo } from './people.ts';

let servers: [AppServer, ...AppServer[]], close: () => Promise<void>;
beforeAll(async () => {
  ({ servers, close } = await createServers());
});
afterAll(() => close?.());

/** So many calls at once, at one process and the other in turn. */
const atOnce = <T>(count: number, work: (server: AppServer, i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => work(servers[i % servers.length]!, i)));
const post = (server: AppServer, path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api/auth/${path}/`, payload, remoteAddress: newAddress() });

describe('two processes on a PostgreSQL', { timeout: 120_000 }, () => {
  test('send one code to a mobile that many ask for (T14)', async () => {
    const { mobile } = await newPatient(servers[0]);
    const answers = await atOnce(20, (server) => post(server, 'send-otp', { mobile, purpose: 'reset' }));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(await textsTo(servers[0], mobile)).toHaveLength(1);
  });
  test('look at five guesses of a code, and take the right one once (T13)', async () => {
    const [guessed, used] = [await newPatient(servers[0]), await newPatient(servers[0])];
    const [code, good] = [
      await codeFor(servers[0], guessed.mobile, 'verify'),
      await codeFor(servers[0], used.mobile, 'verify'),
    ];
    await atOnce(20, (server) =>
      post(server, 'verify-otp', {
        mobile: guessed.mobile,
        otp: String((Number(code) + 1) % 1e6).padStart(6, '0'),
      }),
    );
    expect(
      (await servers[0].database.db.select().from(otpTable).where(eq(otpTable.mobile, guessed.mobile)))[0],
    ).toMatchObject({ triesLeft: 0 });
    expect((await post(servers[1]!, 'verify-otp', { mobile: guessed.mobile, otp: code })).statusCode).toBe(
      400,
    );
    const answers = await atOnce(4, (server) =>
      post(server, 'verify-otp', { mobile: used.mobile, otp: good }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
  test('make one account of a mobile, and tell its owner once', async () => {
    const mobile = newMobile();
    const answers = await atOnce(10, (server, i) =>
      post(server, 'register', {
        mobile,
        name: `Person ${i}`,
        email: 'p@example.in',
        password: 'my own phrase 7',
        confirm_password: 'my own phrase 7',
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
    expect([
      await servers[0].database.db.$count(accountTable, eq(accountTable.mobile, mobile)),
      (await textsTo(servers[0], mobile)).length,
    ]).toEqual([1, 1]);
  });
  test('let nobody stay in who logs in with the old password while it is made another (T18)', async () => {
    const patient = await newPatient(servers[0]),
      [one, two] = [servers[0].database.db, servers[1]!.database.db];
    const someWait = async () =>
      Number(
        (
          await two.execute<{ n: string }>(
            sql`select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).rows[0]!.n,
      ) > 0;
    let login!: Promise<{ statusCode: number }>;
    await one.transaction(async (tx) => {
      await tx.update(accountTable).set({ passwordHash: 'another' }).where(eq(accountTable.id, patient.id));
      await tx.delete(sessionTable).where(eq(sessionTable.accountId, patient.id));
      let isOver = false;
      login = post(servers[1]!, 'login', { mobile: patient.mobile, password: DEMO_PASSWORD }).finally(() => {
        isOver = true;
      });
      await expect.poll(async () => isOver || (await someWait()), { timeout: 4_000 }).toBe(true);
    });
    expect((await login).statusCode).toBe(400);
    expect(await one.$count(sessionTable, eq(sessionTable.accountId, patient.id))).toBe(0);
  });
  test('make a password another once: who was overtaken does not take the place of the new one (T18)', async () => {
    const patient = await newPatient(servers[0]),
      fresh = ['my own phrase 7', 'my own phrase 8'];
    const answers = await atOnce(2, (server, i) =>
      server.app.inject({
        method: 'POST',
        url: '/api/user/password/',
        payload: { current_password: DEMO_PASSWORD, new_password: fresh[i] },
        headers: patient.headers,
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const logins = await Promise.all(
      fresh.map((password) => post(servers[0], 'login', { mobile: patient.mobile, password })),
    );
    expect(logins.map(({ statusCode }) => statusCode)).toEqual(answers.map(({ statusCode }) => statusCode));
  });
  test('lose no choice, and keep each consent once', async () => {
    const patient = await newPatient(servers[0]);
    const changes = [
      { language: 'hi' },
      { comfort: true },
      { notifications: { reminders: true } },
      { notifications: { orders_email: true } },
      { notifications: { orders_sms: false } },
      { notifications: { orders_whatsapp: true } },
    ];
    await atOnce(6, (server, i) =>
      server.app.inject({
        method: 'PUT',
        url: '/api/user/preferences/',
        payload: changes[i]!,
        headers: patient.headers,
      }),
    );
    expect((await patient.call('GET', '/user/preferences/')).json()).toEqual({
      success: true,
      data: {
        language: 'hi',
        comfort: 1,
        notifications: { orders_sms: false, orders_whatsapp: true, orders_email: true, reminders: true },
        offered: ['sms', 'whatsapp', 'email'],
      },
    });
    await atOnce(8, (server) =>
      server.app.inject({
        method: 'POST',
        url: '/api/user/consents/',
        payload: { purpose: 'offers', given: true },
        headers: patient.headers,
      }),
    );
    expect(await servers[0].database.db.$count(consentTable, eq(consentTable.accountId, patient.id))).toBe(1);
  });
  test("either place an order or delete the account: no order is a person's who is gone", async () => {
    const { db } = servers[0].database;
    for (let round = 0; round < 6; round++) {
      const patient = await newPatient(servers[0]);
      await patient.call('POST', '/user/addresses/', HOME);
      const shop = await shopperWith(servers[0], patient.headers),
        quote = await shop.quote([{ id: 2, qty: 1 }]),
        { order_id } = await shop.create(quote),
        paid = await shop.pay(order_id);
      const [left] = await Promise.all([
        servers[1]!.app.inject({
          method: 'DELETE',
          url: '/api/user/account/',
          payload: { password: DEMO_PASSWORD },
          headers: patient.headers,
        }),
        new Promise((done) => {
          setTimeout(done, round * 15);
        }).then(() => shop.verify(paid, quote)),
      ]);
      for (const server of servers) {
        await server.areas.payment.service.reconcile(true);
        await server.jobs.settle();
      }
      const orders = await db.$count(orderTable, eq(orderTable.accountId, patient.id));
      const [row] = await db.select().from(paymentTable).where(eq(paymentTable.providerOrderId, order_id));
      // Gone, and the money goes back; or still there, with the order.
      expect([left.statusCode, orders, row!.state === 'captured']).toEqual(
        left.statusCode === 200 ? [200, 0, false] : [409, 1, true],
      );
    }
  });
});
