import type { Refill } from '@doorstep/contract/refill.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countIn } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { newPatient } from './people.ts';
import { demoServer } from './test-server.ts';
import type { AppServer } from '../src/create-server.ts';
import { orderItemTable, orderTable, returnedItemTable } from '../src/order/schema.ts';
import { indianDay } from '../src/platform/clock.ts';
import type { Message } from '../src/platform/sender.ts';

type Patient = Awaited<ReturnType<typeof newPatient>>;
/** Of ten tablets; the third says no number. */
const TABLET = 2,
  OTHER = 3,
  NO_NUMBER = 8;
const HOUR_MS = 3_600_000,
  DAY_MS = 24 * HOUR_MS;
let orders = 0;

describe('refills', () => {
  let servers: [AppServer, ...AppServer[]], server: AppServer, close: () => Promise<void>, asha: Patient;
  const sent: Message[] = [];
  beforeAll(async () => {
    const way = async (message: Message) => {
      sent.push(message);
    };
    ({ servers, close } = await createServers({ channels: { sms: way, whatsapp: way, email: way } }));
    server = servers[0];
  });
  afterAll(() => close());
  beforeEach(async () => {
    asha = await newPatient(server);
  });

  const day = (days: number) => indianDay(new Date(server.clock.now().getTime() + days * DAY_MS));
  /** As if it had been ordered so many days ago. */
  async function bought(medicineId: number, packs: number, daysAgo: number, status = 'shipped') {
    const id = `OD-REFILL${process.pid}${++orders}`,
      at = new Date(server.clock.now().getTime() - daysAgo * DAY_MS);
    await server.database.db.insert(orderTable).values({
      id,
      accountId: asha.id,
      serviceType: 'medicine',
      status: status as 'shipped',
      subtotalPaise: 0,
      feePaise: 0,
      totalPaise: 0,
      intent: id,
      createdAt: at,
    });
    await server.database.db.insert(orderItemTable).values({
      orderId: id,
      position: 0,
      productType: 'medicine',
      reference: String(medicineId),
      title: 'A medicine',
      quantity: packs,
      pricePaise: 100,
      data: { image: null, mrpPaise: 100, prescriptionRequired: false },
    });
    return id;
  }
  const list = async () =>
    (await asha.call('GET', '/user/refills/')).json<{ data: Refill[]; today: string }>().data;
  const of = async (id: number) => (await list()).find(({ medicine }) => medicine.id === id)!;
  const say = (id: number | string, body: object) => asha.call('PUT', `/user/refills/${id}/`, body);
  const agree = async (id: number, perDay: number | null = 1) => {
    const answer = await say(id, { per_day: perDay, remind: true });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Refill }>().data;
  };
  /** By the shop's clock, on each server, and then all that is due. */
  async function pass(days: number): Promise<void> {
    for (const { clock } of servers) clock.advance((days * DAY_MS) / 1000);
    for (const { areas } of servers) await areas.refill.service.reminders.wake();
    // One server may still be at what the other has added; what an error leaves taken is free after 20 seconds.
    await expect
      .poll(
        async () => {
          await Promise.all(servers.map(({ jobs }) => jobs.settle()));
          return countIn(
            server,
            sql`select count(*) as n from job where kind like 'refill_%' and (run_at <= now() or taken_until is not null)`,
          );
        },
        { timeout: 45_000 },
      )
      .toBe(0);
  }
  const told = () => sent.filter(({ to }) => to === asha.mobile).map(({ text }) => text);
  const waiting = () =>
    countIn(
      server,
      sql`select count(*) as n from job where kind = 'refill_reminder' and key = ${String(asha.id)}`,
    );

  describe('are listed', () => {
    test('by the dose that was said, with the medicine as lists have it', async () => {
      await bought(TABLET, 2, 10);
      await say(TABLET, { per_day: 1.5, remind: false });
      const detail = (await asha.call('GET', `/medicines/${TABLET}/`)).json<{ data: Refill['medicine'] }>();
      expect(await list()).toEqual([
        {
          medicine: detail.data,
          packs: 2,
          units: 20,
          bought_on: day(-10),
          per_day: 1.5,
          by: 'dose',
          said_by: 'you',
          runs_out_on: day(3),
          due: true,
          remind: false,
          remind_on: null,
        },
      ]);
    });
    test('by earlier orders, and first what runs out first; what cannot be worked out says so', async () => {
      await bought(TABLET, 1, 20);
      await bought(TABLET, 1, 15);
      await bought(TABLET, 4, 10);
      await bought(OTHER, 1, 1);
      await bought(NO_NUMBER, 1, 3);
      expect(
        (await list()).map(({ medicine, units, per_day, by, runs_out_on, due }) => [
          medicine.id,
          units,
          per_day,
          by,
          runs_out_on,
          due,
        ]),
      ).toEqual([
        [TABLET, 60, 2, 'orders', day(10), false],
        [OTHER, 10, null, null, null, false],
        [NO_NUMBER, null, null, null, null, false],
      ]);
    });
    test('without what was cancelled, given back, or bought by somebody else', async () => {
      await bought(TABLET, 1, 5, 'cancelled');
      const id = await bought(OTHER, 1, 5);
      await server.database.db
        .insert(returnedItemTable)
        .values({ orderId: id, position: 0, byAccountId: null, at: server.clock.now() });
      expect(await list()).toEqual([]);
      await bought(TABLET, 1, 5);
      asha = await newPatient(server);
      expect(await list()).toEqual([]);
    });
    test('from the day on which they came', async () => {
      const id = await bought(TABLET, 1, 9, 'delivered');
      await server.database.db.execute(
        sql`insert into order_event (order_id, status, at) values (${id}, 'delivered', ${new Date(server.clock.now().getTime() - 7 * DAY_MS)})`,
      );
      expect((await of(TABLET)).bought_on).toBe(day(-7));
    });
  });

  describe('what is said', () => {
    test('is refused of what was not bought, and of a dose that nobody takes', async () => {
      expect(failureOf(await say(TABLET, { per_day: 1, remind: false })).status).toBe(404);
      await bought(TABLET, 1, 1);
      for (const per_day of [0, -1, 0.1, 201, '1', undefined])
        expect(failureOf(await say(TABLET, { per_day, remind: false })).status, String(per_day)).toBe(400);
      expect(failureOf(await say(TABLET, { per_day: null, remind: true }))).toMatchObject({
        status: 400,
        fields: { per_day: expect.stringContaining('how much you take a day') as string },
      });
      expect(failureOf(await say('x', { per_day: 1, remind: false })).status).toBe(404);
    });
    test('is forgotten, again and again', async () => {
      await bought(TABLET, 1, 1);
      await agree(TABLET);
      for (const _ of [1, 2])
        expect((await asha.call('DELETE', `/user/refills/${TABLET}/`)).statusCode).toBe(200);
      expect(await of(TABLET)).toMatchObject({ per_day: null, remind: false, runs_out_on: null });
    });
    test('is in what somebody takes with them, and goes with the account', async () => {
      await bought(TABLET, 1, 1, 'delivered');
      await agree(TABLET);
      const answer = await asha.call('GET', '/user/export/');
      expect(answer.json<{ refills: unknown }>().refills).toEqual([
        {
          medicine_id: TABLET,
          name: expect.any(String) as string,
          per_day: 1,
          remind: true,
          agreed_at: expect.stringContaining('+05:30') as string,
        },
      ]);
      await server.database.db.transaction((tx) => server.areas.refill.eraseAccount(tx, asha.id));
      expect([await waiting(), (await of(TABLET)).per_day]).toEqual([0, null]);
    });
  });

  describe('a reminder', () => {
    test('comes five days before, once, and names no medicine', async () => {
      await bought(TABLET, 2, 0);
      expect(await agree(TABLET)).toMatchObject({ runs_out_on: day(20), remind_on: day(15) });
      await pass(14);
      expect(told()).toEqual([]);
      await pass(1);
      const name = (await of(TABLET)).medicine.name;
      expect(told()).toEqual([expect.stringContaining('one of your medicines runs out about')]);
      expect(told()[0]).not.toContain(name);
      await pass(1);
      await pass(1);
      expect(told()).toHaveLength(1);
      expect(await of(TABLET)).toMatchObject({ remind: true, remind_on: null });
    });
    test('moves with a new purchase, and comes again for that one', async () => {
      await bought(TABLET, 2, 0);
      await agree(TABLET);
      await pass(10);
      await bought(TABLET, 1, 0);
      await pass(5);
      expect(told()).toEqual([]);
      await pass(10);
      expect(told()).toHaveLength(1);
      await bought(TABLET, 3, 0);
      await pass(29);
      expect(told()).toHaveLength(1);
      await pass(1);
      expect(told()).toHaveLength(2);
    });
    test('of several medicines is one, in the language of the account', async () => {
      await asha.call('PUT', '/user/preferences/', { language: 'hi' });
      await bought(TABLET, 2, 0);
      await bought(OTHER, 2, 0);
      await agree(TABLET);
      await agree(OTHER);
      await pass(15);
      expect(told()).toEqual([expect.stringContaining('आपकी 2 दवाइयाँ')]);
    });
    test('does not come to who did not agree, ended it, or agreed when it was due already', async () => {
      await bought(TABLET, 2, 0);
      await say(TABLET, { per_day: 1, remind: false });
      await pass(15);
      await agree(TABLET);
      await pass(1);
      expect(told()).toEqual([]);
      await bought(TABLET, 2, 0);
      await say(TABLET, { per_day: 1, remind: false });
      await pass(25);
      expect([told(), await waiting()]).toEqual([[], 0]);
    });
    test('that was sent is not sent again after it was ended and agreed to anew', async () => {
      await bought(TABLET, 2, 0);
      await agree(TABLET);
      await pass(15);
      await say(TABLET, { per_day: 1, remind: false });
      await agree(TABLET);
      await pass(1);
      expect(told()).toHaveLength(1);
    });
    test('wakes nobody', async () => {
      await bought(TABLET, 2, 0);
      await agree(TABLET);
      await pass(15 + 12 / 24);
      expect(told()).toEqual([]);
      await pass(12 / 24);
      expect(told()).toHaveLength(1);
    });
  });
});

test('the demo has three refills of Asha, one of which runs out in four days', async () => {
  const server = await demoServer(),
    {
      rows: [asha],
    } = await server.database.db.execute<{ id: number }>(
      sql`select id from account where mobile = '9876543210'`,
    ),
    { data } = await server.areas.refill.service.list(asha!.id);
  expect(
    data
      .filter(({ runs_out_on }) => runs_out_on)
      .map(({ medicine, runs_out_on, due, by, remind }) => [medicine.name, runs_out_on, due, by, remind]),
  ).toEqual([
    ['Telmaveda 40', '2026-11-28', true, 'dose', false],
    ['Gluvida 500', '2026-12-13', false, 'dose', true],
    ['Febrisol 650', '2027-01-02', false, 'orders', false],
  ]);
});
