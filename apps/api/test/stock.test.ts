import { setTimeout as pause } from 'node:timers/promises';
import type { MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import type { OrderDetail, Placed } from '@doorstep/contract/order.schema';
import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { importCatalogue } from '../src/medicine/import/run.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { codeOf } from '../src/platform/db/errors.ts';
import { ledgerOf, CLEAN } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';
import { newServer, prepareShop } from './test-server.ts';

const set = ({ database: { db } }: Pick<AppServer, 'database'>, id: number, stock: number) =>
  db.update(medicineTable).set({ stock }).where(eq(medicineTable.id, id));
const left = async ({ database: { db } }: Pick<AppServer, 'database'>, id: number) =>
  (await db.select().from(medicineTable).where(eq(medicineTable.id, id)))[0]!.stock;
const shown = async ({ app }: AppServer, id: number) =>
  (await app.inject(`/api/medicines/${id}/`)).json<MedicineDetail>().data;
async function prepare(database: DatabaseHandle) {
  await prepareShop(database);
  await database.db.update(medicineTable).set({ stock: 900 });
}

describe('the stock', { timeout: 120_000 }, () => {
  let servers: [AppServer, ...AppServer[]], fakeProvider: FakeProvider, buyer: Buyer;
  beforeAll(async () => {
    fakeProvider = createFakeProvider();
    const opened = await createServers({ prepare, provider: fakeProvider.provider });
    servers = opened.servers;
    return opened.close;
  });
  beforeEach(async () => {
    // What a crowd leaves behind.
    for (const { app } of servers)
      while ((await app.inject('/api/ready/')).statusCode === 503) await pause(50);
    buyer = await newBuyer(servers[0]);
  });
  /** One after the other: passwords are slow to check. */
  async function crowd(many: number): Promise<Buyer[]> {
    const all: Buyer[] = [];
    while (all.length < many) all.push(await newBuyer(servers[0]));
    return all;
  }
  const of = <T>(all: readonly T[], i: number): T => all[i % all.length]!;
  const settle = async () => {
    for (let i = 0; i < 2; i++) for (const { jobs } of servers) await jobs.settle();
  };
  const stock = (id: number) => left(servers[0], id);
  async function quoted(medicines: Array<{ id: number; qty: number }>, more: object = {}, who = buyer) {
    const q = await who.shop.quote(medicines, more);
    return { who, medicines, more, q, order_id: (await who.shop.create(q)).order_id };
  }
  async function placed(asked: Awaited<ReturnType<typeof quoted>>) {
    const paid = fakeProvider.pay(asked.order_id);
    await asked.who.shop.good(asked.who.shop.verify(paid, asked.q));
    return {
      paid,
      answer: await asked.who.shop.place(asked.medicines, paid.razorpay_payment_id, asked.more),
    };
  }
  async function bought(
    medicines: Array<{ id: number; qty: number }>,
    more: object = {},
  ): Promise<OrderDetail> {
    const { answer } = await placed(await quoted(medicines, more));
    expect(answer.statusCode, answer.body).toBe(200);
    return buyer.shop.order(answer.json<Placed>().order_id);
  }
  const cancel = (id: string, i = 0) =>
    of(servers, i).app.inject({
      method: 'POST',
      url: `/api/orders/${id}/cancel/`,
      headers: buyer.headers,
    });

  test('the last pack goes to one of a hundred who pay for it at once; the others get their money back', async () => {
    await set(servers[0], 20, 1);
    const asked = await Promise.all((await crowd(100)).map((who) => quoted([{ id: 20, qty: 1 }], {}, who)));
    const answers = await Promise.all(asked.map(placed));
    expect(answers.filter(({ answer }) => answer.statusCode === 200)).toHaveLength(1);
    await settle();
    const states = await Promise.all(asked.map(({ who, order_id }) => who.shop.status(order_id)));
    expect(states.filter(({ state }) => state === 'paid')).toHaveLength(1);
    const back = states.filter(({ state, order_id }) => state === 'refunded' && order_id === null);
    expect(new Set(back.map(({ refund }) => refund?.reason_code))).toEqual(new Set(['unavailable']));
    expect([back.length, await stock(20), (await shown(servers[0], 20)).in_stock]).toEqual([99, 0, false]);
  });
  test('orders of the same medicines in another order do not block each other, and none is sold twice', async () => {
    await set(servers[0], 21, 10);
    await set(servers[0], 22, 10);
    const asked = await Promise.all(
      (await crowd(12)).map((who, i) =>
        quoted(
          [
            { id: i % 2 ? 21 : 22, qty: 1 },
            { id: i % 2 ? 22 : 21, qty: 1 },
          ],
          {},
          who,
        ),
      ),
    );
    const answers = await Promise.all(asked.map(placed));
    expect(answers.filter(({ answer }) => answer.statusCode === 200)).toHaveLength(10);
    expect([await stock(21), await stock(22)]).toEqual([0, 0]);
  });
  test('an order that cannot be had whole takes nothing', async () => {
    const asked = await quoted([
      { id: 23, qty: 2 },
      { id: 24, qty: 2 },
    ]);
    const [before] = [await stock(23), await set(servers[0], 24, 1)];
    const { answer } = await placed(asked);
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'refunded' });
    expect([await stock(23), await stock(24)]).toEqual([before, 1]);
  });
  test('what is cancelled comes back, once', async () => {
    const before = await stock(PLAIN);
    const { id } = await bought([{ id: PLAIN, qty: 3 }]);
    expect(await stock(PLAIN)).toBe(before - 3);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => cancel(id, i)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await stock(PLAIN)).toBe(before);
  });
  test('a line that is turned down comes back, and the rest when it is cancelled', async () => {
    const before = [await stock(RX), await stock(RX_TOO), await stock(PLAIN)];
    const sheet = await buyer.upload();
    const { id } = await bought(
      [
        { id: RX, qty: 2 },
        { id: RX_TOO, qty: 3 },
        { id: PLAIN, qty: 1 },
      ],
      { prescription_id: sheet.id },
    );
    const review = await servers[0].app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet.id}/review/`,
      headers: await as.pharmacist(servers[0]),
      payload: { decision: 'approved', lines: [{ id: 0, decision: 'rejected', reason: 'No.' }] },
    });
    expect(review.statusCode, review.body).toBe(200);
    expect([await stock(RX), await stock(RX_TOO), await stock(PLAIN)]).toEqual([
      before[0],
      before[1]! - 3,
      before[2]! - 1,
    ]);
    expect((await cancel(id)).statusCode).toBe(200);
    expect([await stock(RX), await stock(RX_TOO), await stock(PLAIN)]).toEqual(before);
  });
  test('an order whose only line is turned down comes back once', async () => {
    const before = await stock(RX);
    const sheet = await buyer.upload();
    const { id } = await bought([{ id: RX, qty: 2 }], { prescription_id: sheet.id });
    await servers[0].app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet.id}/review/`,
      headers: await as.pharmacist(servers[0]),
      payload: { decision: 'rejected', reason: 'Too old.' },
    });
    expect([(await buyer.shop.order(id)).status, await stock(RX)]).toEqual(['cancelled', before]);
    expect((await cancel(id)).statusCode).toBe(200);
    expect(await stock(RX)).toBe(before);
  });
  test("an order whose money is given back at the provider's desk comes back once", async () => {
    const before = await stock(PLAIN);
    const asked = await quoted([{ id: PLAIN, qty: 2 }]);
    const { paid, answer } = await placed(asked);
    const { order_id: id } = answer.json<Placed>();
    fakeProvider.set(paid.razorpay_payment_id, 'refunded');
    await servers[0].app.inject(
      fakeProvider.hook(`evt_stock`, asked.order_id, fakeProvider.factOf(paid.razorpay_payment_id)),
    );
    await settle();
    expect([(await buyer.shop.order(id)).status, await stock(PLAIN)]).toEqual(['cancelled', before]);
    expect((await cancel(id)).statusCode).toBe(200);
    expect(await stock(PLAIN)).toBe(before);
  });
  test('an order that an admin moves, forwards or back, keeps its packs', async () => {
    const { id } = await bought([{ id: PLAIN, qty: 2 }]);
    const before = await stock(PLAIN);
    for (const status of ['processing', 'shipped', 'pending', 'delivered'])
      expect(
        (
          await servers[0].app.inject({
            method: 'POST',
            url: `/api/admin/orders/${id}/status/`,
            headers: await as.admin(servers[0]),
            payload: { status },
          })
        ).statusCode,
      ).toBe(200);
    expect(await stock(PLAIN)).toBe(before);
  });
  test('an order that was made before stock was counted gives back nothing', async () => {
    const { id } = await bought([{ id: PLAIN, qty: 2 }]);
    await servers[0].database.db.execute(
      sql`update order_item set data = data - 'reserved' where order_id = ${id}`,
    );
    const before = await stock(PLAIN);
    expect((await cancel(id)).statusCode).toBe(200);
    expect(await stock(PLAIN)).toBe(before);
  });
  test('a server of the release before, which knows yes and no only, keeps it right', async () => {
    const { db } = servers[0].database;
    const [{ flag }] = (
      await db.execute<{ flag: boolean }>(
        sql`update medicine set stock = 0 where id = 25 returning in_stock as flag`,
      )
    ).rows as [{ flag: boolean }];
    expect(flag).toBe(false);
    await db.execute(sql`update medicine set in_stock = true where id = 25`);
    expect(await stock(25)).toBe(50);
    await db.execute(sql`update medicine set in_stock = false where id = 25`);
    expect(await stock(25)).toBe(0);
    const { rows } = await db.execute(sql`
      insert into medicine (code, name, mrp_paise, offer_paise, in_stock)
      values (${`OLD-1`}, 'Old One', 100, 100, true), (${`OLD-2`}, 'Old Two', 100, 100, false)
      returning stock, in_stock`);
    expect(rows).toEqual([
      { stock: 50, in_stock: true },
      { stock: 0, in_stock: false },
    ]);
    const below = db.execute(sql`update medicine set stock = -1 where id = 25`);
    expect(codeOf(await below.catch((error: unknown) => error))).toBe('23514');
  });
  test('the books are right after all of it', async () => {
    expect(await ledgerOf(servers[0], ...servers.slice(1))).toEqual(CLEAN);
  });
});

describe('the number', () => {
  let server: AppServer, buyer: Buyer, headers: { authorization: string };
  beforeAll(async () => {
    server = await newServer(undefined, { prepare });
    headers = await as.admin(server);
    buyer = await newBuyer(server);
    return () => server.close();
  });
  const change = (id: number, payload: object) =>
    server.app.inject({ method: 'PUT', url: `/api/staff/medicines/${id}/`, headers, payload });
  const changed = async (id: number, payload: object) => {
    const answer = await change(id, payload);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: StaffMedicine }>().data;
  };
  const place = (medicines: object[]) => buyer.shop.post('/order/place/', buyer.shop.cart(medicines));

  test('is told where few are left, in list and detail, and follows each sale', async () => {
    const listed = async () =>
      (await server.app.inject('/api/medicines/?ids=10')).json<MedicineList>().data[0]!;
    expect(await listed()).toMatchObject({ in_stock: true });
    expect('left' in (await listed())).toBe(false);
    await changed(10, { stock: 6 });
    expect('left' in (await listed())).toBe(false);
    for (const n of [5, 4]) {
      await buyer.order([{ id: 10, qty: 1 }]);
      await expect.poll(listed, { timeout: 15_000 }).toMatchObject({ in_stock: true, left: n });
      await expect.poll(() => shown(server, 10), { timeout: 15_000 }).toMatchObject({ left: n });
    }
    const last = await buyer.order([{ id: 10, qty: 4 }]);
    await expect.poll(listed, { timeout: 15_000 }).toMatchObject({ in_stock: false });
    expect('left' in (await listed())).toBe(false);
    await buyer.shop.good(buyer.shop.post(`/orders/${last}/cancel/`, {}));
    await expect.poll(listed, { timeout: 15_000 }).toMatchObject({ in_stock: true, left: 4 });
  });
  test('a sale of what there is plenty of clears no answer that is kept ready', async () => {
    const url = '/api/medicines/?limit=3';
    await server.app.inject(url);
    let cleared = 0;
    server.areas.medicine.catalogue.onChange(() => cleared++);
    await buyer.order([{ id: 11, qty: 2 }]);
    expect(await left(server, 11)).toBe(898);
    // What is told of a change comes in turn: once this one is heard of, the sale would have been.
    await set(server, 12, 0);
    await expect.poll(() => cleared, { timeout: 15_000 }).toBe(1);
    await set(server, 12, 900);
    await expect.poll(() => cleared, { timeout: 15_000 }).toBe(2);
  });
  test('of more than are left is refused with how many there are', async () => {
    await set(server, 13, 2);
    await set(server, 14, 0);
    const few = await place([{ id: 13, qty: 3 }]);
    const { name } = await shown(server, 13);
    expect(failureOf(few)).toMatchObject({
      status: 409,
      code: 'cart_changed',
      error: `We have only a few packs left: ${name} (2). Please order fewer.`,
    });
    expect(few.json()).toMatchObject({ unavailable: [{ id: 13, name, reason: 'few', left: 2 }] });
    const both = await place([
      { id: 13, qty: 3 },
      { id: 14, qty: 1 },
      { id: 2, qty: 1 },
    ]);
    expect(both.json()).toMatchObject({
      code: 'cart_changed',
      unavailable: [
        { id: 13, reason: 'few', left: 2 },
        { id: 14, reason: 'out-of-stock' },
      ],
    });
    expect((await place([{ id: 13, qty: 2 }])).statusCode).toBe(200);
  });
  test('what needs a prescription by now needs one, also of the last pack (S9)', async () => {
    await set(server, 2, 1);
    const q = await buyer.shop.quote([{ id: 2, qty: 1 }]);
    const paid = await buyer.shop.pay((await buyer.shop.create(q)).order_id);
    await server.database.db
      .update(medicineTable)
      .set({ prescriptionRequired: true })
      .where(eq(medicineTable.id, 2));
    await buyer.shop.good(buyer.shop.verify(paid, q));
    const { order_id } = await buyer.shop.good<Placed>(
      buyer.shop.place([{ id: 2, qty: 1 }], paid.razorpay_payment_id),
    );
    expect((await buyer.shop.order(order_id)).items).toMatchObject([{ rx_status: 'needed' }]);
    await server.database.db
      .update(medicineTable)
      .set({ prescriptionRequired: false, stock: 900 })
      .where(eq(medicineTable.id, 2));
  });
  test('is set by an admin, and the audit has it from what to what', async () => {
    expect(await changed(15, { stock: 12, stock_seen: 900 })).toMatchObject({ stock: 12, in_stock: true });
    expect(await changed(15, { stock: 0 })).toMatchObject({ stock: 0, in_stock: false });
    const { data } = (await server.app.inject({ url: '/api/staff/audit/?limit=1', headers })).json<{
      data: Array<{ changes: object }>;
    }>();
    expect(data[0]!.changes).toEqual({ stock: { from: 12, to: 0 } });
    expect(await shown(server, 15)).toMatchObject({ in_stock: false });
  });
  test('that somebody saw before a sale is not written over it', async () => {
    await set(server, 16, 30);
    await buyer.order([{ id: 16, qty: 4 }]);
    const stale = await change(16, { stock: 31, stock_seen: 30 });
    expect(failureOf(stale)).toMatchObject({ status: 409, code: 'stock_changed' });
    expect(stale.json()).toMatchObject({
      stock: 26,
      field_codes: { stock: { code: 'stock_changed', params: { left: 26 } } },
    });
    expect(await left(server, 16)).toBe(26);
    // Of a price alone the number is no matter.
    await changed(16, { mrp: 500 });
    expect(await left(server, 16)).toBe(26);
    expect(await changed(16, { stock: 31, stock_seen: 26 })).toMatchObject({ stock: 31 });
  });
  test('a yes alone says no number: it is asked for where there is none; a no is 0', async () => {
    expect(await changed(17, { in_stock: true })).toMatchObject({ stock: 900 });
    expect(await changed(17, { in_stock: false })).toMatchObject({ stock: 0, in_stock: false });
    const refused = await change(17, { in_stock: true });
    expect(failureOf(refused).status).toBe(400);
    expect(refused.json()).toMatchObject({ field_codes: { stock: { code: 'stock_needed' } } });
    expect(await changed(17, { in_stock: true, stock: 3 })).toMatchObject({ stock: 3 });
  });
  test.each([-1, 1.5, 100_000, '7'])('of %j is refused in its field', async (stock) => {
    const { status, fields } = failureOf(await change(18, { stock }));
    expect([status, Object.keys(fields!), await left(server, 18)]).toEqual([400, ['stock'], 900]);
  });
  test('comes with a new medicine, or is 0', async () => {
    const add = async (body: object) =>
      (
        await server.app.inject({ method: 'POST', url: '/api/staff/medicines/', headers, payload: body })
      ).json<{ data: StaffMedicine }>().data;
    const fresh = { name: 'Plain Gauze', mrp: 30 };
    expect(await add({ ...fresh, code: 'S-1', stock: 7 })).toMatchObject({ stock: 7 });
    expect(await add({ ...fresh, code: 'S-2' })).toMatchObject({ stock: 0 });
    expect(await add({ ...fresh, code: 'S-4', in_stock: true })).toMatchObject({ stock: 0 });
    expect(await add({ ...fresh, code: 'S-3', in_stock: false })).toMatchObject({ stock: 0 });
  });
  test('is set by an import that tells one; a yes keeps what there is, a no takes it', async () => {
    const bring = async (csv: string) => {
      await importCatalogue(
        server.database,
        (async function* () {
          yield Buffer.from(csv);
        })(),
      );
      return (
        await server.database.db.execute<{ code: string; stock: number }>(
          sql`select code, stock from medicine where code like 'I-%' order by code`,
        )
      ).rows.map(({ code, stock }) => `${code} ${stock}`);
    };
    expect(await bring('code,name,mrp,stock\nI-1,One,10,"1,200"\nI-2,Two,10,no\nI-3,Three,10,yes\n')).toEqual(
      ['I-1 1200', 'I-2 0', 'I-3 0'],
    );
    expect(await bring('code,name,mrp,stock\nI-1,One,10,yes\nI-2,Two,10,yes\nI-3,Three,10,8.7\n')).toEqual([
      'I-1 1200',
      'I-2 0',
      'I-3 8',
    ]);
    // A column that is named as a question is answered by 1 and 0 as well.
    expect(await bring('code,name,mrp,in_stock\nI-1,One,10,1\nI-2,Two,10,0\nI-3,Three,10,8\n')).toEqual([
      'I-1 1200',
      'I-2 0',
      'I-3 8',
    ]);
    expect(await bring('code,name,mrp\nI-1,One,11\nI-2,Two,11\nI-3,Three,11\n')).toEqual([
      'I-1 1200',
      'I-2 0',
      'I-3 8',
    ]);
    expect(await bring('code,name,mrp,stock\nI-1,One,11,-4\nI-3,Three,11,9999999999\n')).toEqual([
      'I-1 0',
      'I-2 0',
      'I-3 99999',
    ]);
  });
});
