import type { OrderDetail, Placed } from '@doorstep/contract/order.schema';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { shopperWith, type Answer } from './checkout.ts';
import { createServers } from './databases.ts';
import { prepareShop } from './test-server.ts';
import { as } from './people.ts';
import { newBuyer, RX, RX_TOO, type Buyer } from './prescriptions.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';

async function prepare(database: DatabaseHandle) {
  await prepareShop(database);
  await database.db.update(medicineTable).set({ stock: 9_999 });
}
const paise = (rupees: number) => Math.round(rupees * 100);

describe('refunds', () => {
  let servers: [AppServer, ...AppServer[]], fakeProvider: FakeProvider, buyer: Buyer;
  beforeAll(async () => {
    fakeProvider = createFakeProvider();
    const opened = await createServers({ prepare, provider: fakeProvider.provider });
    servers = opened.servers;
    buyer = await newBuyer(servers[0]);
    return opened.close;
  });
  afterEach(() => {
    Object.assign(fakeProvider.now, { away: false, deaf: false, gate: undefined, refunding: 'processed' });
  });
  const of = <T>(all: readonly T[], i: number): T => all[i % all.length]!;
  /** Until no job is due; one that was put off is due now. */
  const settle = async () => {
    await servers[0].database.db.execute(
      sql`update job set run_at = now() - interval '1 second' where kind = 'repay'`,
    );
    for (const { jobs } of servers) await jobs.settle();
  };
  let last = 10;
  /** Paid and placed; another cart each time, so that none is taken for the same wish. */
  async function bought(
    medicines = [{ id: ++last, qty: 2 }],
    prescription_id?: string,
  ): Promise<OrderDetail> {
    const { shop } = buyer;
    const q = await shop.quote(medicines, { prescription_id });
    const paid = fakeProvider.pay((await shop.create(q)).order_id);
    await shop.good(shop.verify(paid, q));
    return shop.order(
      (await shop.good<Placed>(shop.place(medicines, paid.razorpay_payment_id, { prescription_id })))
        .order_id,
    );
  }
  const ask = async (
    i: number,
    url: string,
    headers: { authorization: string },
    payload?: object,
  ): Promise<Answer> =>
    of(servers, i).app.inject({ method: 'POST', url: `/api${url}`, headers, ...(payload && { payload }) });
  const cancel = async (id: string, i = 0) => ask(i, `/orders/${id}/cancel/`, buyer.headers);
  const review = async (sheet: string, body: object, i = 0) =>
    ask(i, `/staff/prescriptions/${sheet}/review/`, await as.pharmacist(of(servers, i)), body);
  const givenBack = (paymentId: string) =>
    [...fakeProvider.refunds.values()]
      .filter((one) => one.paymentId === paymentId && one.status === 'processed')
      .reduce((sum, one) => sum + one.amountPaise, 0);
  const asked = (order: OrderDetail) => order.refunds.reduce((sum, { amount }) => sum + paise(amount), 0);
  let hooks = 0;
  const hear = async (paymentId: string, amountPaise: number, id?: string, event = `evt_${++hooks}`) => {
    expect(
      (await of(servers, hooks).app.inject(fakeProvider.refundHook(event, paymentId, amountPaise, id)))
        .statusCode,
    ).toBe(200);
  };

  test('20 cancels at once, with an admin who sends it off meanwhile: cancelled with its money, or on its way without', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round++) {
      const order = await bought();
      const admin = await as.admin(servers[0]);
      await Promise.all(
        Array.from({ length: 21 }, (_, i) =>
          i === round * 3
            ? ask(i, `/admin/orders/${order.id}/status/`, admin, { status: 'shipped' })
            : cancel(order.id, i),
        ),
      );
      await settle();
      const after = await buyer.shop.order(order.id);
      outcomes.add(after.status);
      expect(after.refunds.map(({ amount, state }) => [amount, state])).toEqual(
        after.status === 'cancelled' ? [[order.total, 'processed']] : [],
      );
      expect(givenBack(order.payment_id!)).toBe(after.status === 'cancelled' ? paise(order.total) : 0);
      expect(after.timeline.map(({ status }) => status)).toEqual(['pending', after.status]);
    }
    expect([...outcomes].filter((status) => status !== 'cancelled' && status !== 'shipped')).toEqual([]);
  });
  test('lines turned down while the patient cancels: all of the money goes back, and none twice', async () => {
    for (let round = 0; round < 4; round++) {
      const sheet = await buyer.upload();
      const order = await bought(
        [
          { id: RX, qty: 1 + round },
          { id: RX_TOO, qty: 1 },
          { id: ++last, qty: 1 },
        ],
        sheet.id,
      );
      const turnDown = (id: number, i: number) =>
        review(sheet.id, { decision: 'approved', lines: [{ id, decision: 'rejected', reason: 'No.' }] }, i);
      await Promise.all([turnDown(0, 0), turnDown(1, 1), cancel(order.id, 0), cancel(order.id, 1)]);
      await settle();
      const after = await buyer.shop.order(order.id);
      expect([after.status, after.payment_status, asked(after), givenBack(order.payment_id!)]).toEqual([
        'cancelled',
        'refunded',
        paise(order.total),
        paise(order.total),
      ]);
    }
  });
  test('the provider does it and its answer is lost: asked again, it is the same refund', async () => {
    const order = await bought();
    fakeProvider.now.deaf = true;
    expect((await cancel(order.id)).statusCode).toBe(200);
    await settle();
    expect((await buyer.shop.order(order.id)).refunds).toMatchObject([{ state: 'pending', reference: null }]);
    fakeProvider.now.deaf = false;
    await settle();
    const after = await buyer.shop.order(order.id);
    expect([after.payment_status, after.refunds[0]!.state, givenBack(order.payment_id!)]).toEqual([
      'refunded',
      'processed',
      paise(order.total),
    ]);
    expect(
      [...fakeProvider.refunds.values()].filter(({ paymentId }) => paymentId === order.payment_id),
    ).toHaveLength(1);
  });
  test('the process ends before it asked: whoever comes next does', async () => {
    const order = await bought();
    fakeProvider.now.away = true;
    await cancel(order.id);
    await settle();
    // Its job is gone, too, with a database that was put back.
    await servers[0].database.db.execute(sql`delete from job where kind = 'repay'`);
    fakeProvider.now.away = false;
    await servers[0].areas.payment.service.reconcile();
    expect(await buyer.shop.order(order.id)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ state: 'processed' }],
    });
  });
  test('told ten times at once that it is through, before we saw it: it is through once', async () => {
    const order = await bought();
    fakeProvider.now.refunding = 'pending';
    await cancel(order.id);
    await settle();
    const [[id]] = [...fakeProvider.refunds].filter(
      ([, { paymentId }]) => paymentId === order.payment_id,
    ) as [[string, unknown]];
    expect(await buyer.shop.order(order.id)).toMatchObject({
      payment_status: 'refunding',
      refunds: [{ state: 'pending', reference: id }],
    });
    fakeProvider.settle(id, 'processed');
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        hear(order.payment_id!, paise(order.total), id, `evt_copy_${i >> 1}`),
      ),
    );
    const after = await buyer.shop.order(order.id);
    expect(after).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ state: 'processed', reference: id }],
    });
    await settle();
    await hear(order.payment_id!, paise(order.total), id);
    expect(await buyer.shop.order(order.id)).toEqual(after);
  });
  test('one that the bank turns down is asked for anew, and says so meanwhile; what is through never goes back', async () => {
    const order = await bought();
    fakeProvider.now.refunding = 'failed';
    await cancel(order.id);
    await settle();
    expect((await buyer.shop.order(order.id)).refunds).toMatchObject([{ state: 'failed' }]);
    fakeProvider.now.refunding = 'processed';
    await settle();
    const after = await buyer.shop.order(order.id);
    expect([after.refunds[0]!.state, givenBack(order.payment_id!)]).toEqual([
      'processed',
      paise(order.total),
    ]);
    // Each time under a key of its own: under the old one the answer would be the old one.
    const keys = [...fakeProvider.refunds.values()]
      .filter(({ paymentId }) => paymentId === order.payment_id)
      .map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(keys.length);
    await servers[0].areas.payment.service.reconcile();
    expect((await buyer.shop.order(order.id)).refunds).toEqual(after.refunds);
  });
  test("what went back at the provider's desk does not go back again", async () => {
    const order = await bought(),
      part = 100;
    await fakeProvider.provider.refund(order.payment_id!, part, `desk ${order.id}`);
    const id = [...fakeProvider.refunds.keys()].at(-1)!;
    await Promise.all([1, 2, 3].map(() => hear(order.payment_id!, part, id)));
    expect((await buyer.shop.order(order.id)).refunds).toMatchObject([
      { amount: 1, state: 'processed', reference: id },
    ]);
    await cancel(order.id);
    await settle();
    const after = await buyer.shop.order(order.id);
    expect([after.refunds.length, asked(after), givenBack(order.payment_id!), after.payment_status]).toEqual([
      2,
      paise(order.total),
      paise(order.total),
      'refunded',
    ]);
  });
  test('what went back there is told while the patient cancels, or only afterwards: all of it goes back, and nothing is asked for that cannot be', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await bought(),
        part = 100 + round;
      await fakeProvider.provider.refund(order.payment_id!, part, `desk ${order.id}`);
      const id = [...fakeProvider.refunds.keys()].at(-1)!;
      if (round % 2) await Promise.all([cancel(order.id, round), hear(order.payment_id!, part, id)]);
      else {
        await cancel(order.id, round);
        await settle();
        await hear(order.payment_id!, part, id);
      }
      await settle();
      const after = await buyer.shop.order(order.id);
      expect([
        asked(after),
        givenBack(order.payment_id!),
        after.payment_status,
        new Set(after.refunds.map(({ state }) => state)),
      ]).toEqual([paise(order.total), paise(order.total), 'refunded', new Set(['processed'])]);
    }
  });
  test('where all of it went back there already, a cancelled order asks for nothing', async () => {
    const order = await bought();
    await fakeProvider.provider.refund(order.payment_id!, paise(order.total), `desk ${order.id}`);
    await hear(order.payment_id!, paise(order.total), [...fakeProvider.refunds.keys()].at(-1)!);
    expect((await buyer.shop.order(order.id)).payment_status).toBe('refunded');
    const before = fakeProvider.count('refund ');
    expect((await cancel(order.id)).statusCode).toBe(200);
    await settle();
    expect([fakeProvider.count('refund '), givenBack(order.payment_id!)]).toEqual([
      before,
      paise(order.total),
    ]);
  });
  test('50 partial refunds at once never come to more than was paid', async () => {
    const sheet = await buyer.upload();
    const ids = [RX, RX_TOO, 13, 17, 21];
    const order = await bought(
      ids.map((id) => ({ id, qty: 1 })),
      sheet.id,
    );
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        review(
          sheet.id,
          { decision: 'approved', lines: [{ id: i % ids.length, decision: 'rejected', reason: 'No.' }] },
          i,
        ),
      ),
    );
    // A review that met another's is sent back: the pharmacist looks again.
    for (const position of ids.keys())
      await review(sheet.id, {
        decision: 'approved',
        lines: [{ id: position, decision: 'rejected', reason: 'No.' }],
      });
    await settle();
    const after = await shopperWith(servers[0], buyer.headers).then((shop) => shop.order(order.id));
    expect(asked(after)).toBe(givenBack(order.payment_id!));
    expect(asked(after)).toBeLessThanOrEqual(paise(order.total));
    const rejected = after.items.filter(({ rx_status }) => rx_status === 'rejected');
    expect(asked(after)).toBe(
      after.status === 'cancelled'
        ? paise(order.total)
        : rejected.reduce((sum, { total }) => sum + paise(total), 0),
    );
    expect(rejected.length).toBeGreaterThan(0);
  });
});
