import type { OrderDetail, Placed } from '@doorstep/contract/order.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { Fact } from '../src/payment/provider.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { as, textsTo } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';
import { prepareShop } from './test-server.ts';

async function prepare(database: DatabaseHandle) {
  await prepareShop(database);
  await database.db.update(medicineTable).set({ stock: 9_999 });
}
const paise = (rupees: number) => Math.round(rupees * 100);
const CANCELLED = [
  { status: 'pending', by: 'you' },
  { status: 'cancelled', by: 'system', reason_code: 'money_returned' },
];

describe("money given back at the provider's desk", () => {
  let servers: [AppServer, ...AppServer[]], fakeProvider: FakeProvider, buyer: Buyer;
  beforeAll(async () => {
    fakeProvider = createFakeProvider();
    const opened = await createServers({ prepare, provider: fakeProvider.provider });
    servers = opened.servers;
    return opened.close;
  });
  beforeEach(async () => {
    buyer = await newBuyer(servers[0]);
  });
  const of = <T>(all: readonly T[], i: number): T => all[i % all.length]!;
  const settle = async () => {
    await servers[0].database.db.execute(
      sql`update job set run_at = now() - interval '1 second' where kind = 'repay'`,
    );
    for (let i = 0; i < 2; i++) for (const { jobs } of servers) await jobs.settle();
  };
  /** Paid and placed, with its order at the provider. */
  async function bought(medicines = [{ id: PLAIN, qty: 2 }], prescription_id?: string) {
    const { shop } = buyer;
    const q = await shop.quote(medicines, { prescription_id });
    const { order_id } = await shop.create(q);
    const paid = fakeProvider.pay(order_id);
    await shop.good(shop.verify(paid, q));
    const placed = await shop.good<Placed>(
      shop.place(medicines, paid.razorpay_payment_id, { prescription_id }),
    );
    return { ...(await shop.order(placed.order_id)), providerOrder: order_id };
  }
  const move = async ({ id }: Pick<OrderDetail, 'id'>, status: string, i = 0) => {
    const answer = await of(servers, i).app.inject({
      method: 'POST',
      url: `/api/admin/orders/${id}/status/`,
      headers: await as.admin(of(servers, i)),
      payload: { status },
    });
    return answer.statusCode === 200 ? 200 : failureOf(answer);
  };
  let hooks = 0;
  const post = async (hook: ReturnType<FakeProvider['hook']>) => {
    expect((await of(servers, hooks).app.inject(hook)).statusCode).toBe(200);
  };
  /** Given back there, and told by the event of the refund. */
  async function giveBack({ id, payment_id }: OrderDetail, amountPaise: number) {
    await fakeProvider.provider.refund(payment_id!, amountPaise, `desk ${id} ${++hooks}`);
    const refundId = [...fakeProvider.refunds.keys()].at(-1)!;
    const hear = () => post(fakeProvider.refundHook(`evt_${++hooks}`, payment_id!, amountPaise, refundId));
    return { refundId, hear };
  }
  const hear = (providerOrder: string, fact: Fact) =>
    post(fakeProvider.hook(`evt_${++hooks}`, providerOrder, fact));
  const refundsAsked = () => fakeProvider.count('refund ');
  const told = async (what: string) =>
    (await textsTo(servers[0], buyer.mobile)).filter((text) => text.includes(what)).length;
  const givenBack = ({ payment_id }: OrderDetail) =>
    [...fakeProvider.refunds.values()]
      .filter(({ paymentId, status }) => paymentId === payment_id && status === 'processed')
      .reduce((sum, one) => sum + one.amountPaise, 0);
  const wayOf = ({ timeline }: OrderDetail) =>
    timeline.map(({ status, by, reason_code }) => ({ status, by, ...(reason_code && { reason_code }) }));

  test('all of it: the order is cancelled, says why, is told once, and asks for no money', async () => {
    const order = await bought();
    const { refundId, hear: told1 } = await giveBack(order, paise(order.total));
    const before = refundsAsked();
    await told1();
    // Whether or not the job that cancels it has run.
    expect(await move(order, 'processing')).toMatchObject({
      status: 409,
      code: expect.stringMatching(/^(?:money_returned|cancelled)$/) as string,
    });
    await told1();
    await hear(order.providerOrder, fakeProvider.factOf(order.payment_id!));
    await settle();
    const after = await buyer.shop.order(order.id);
    expect([after.status, after.payment_status, wayOf(after)]).toEqual(['cancelled', 'refunded', CANCELLED]);
    expect(after.items).toEqual(order.items);
    expect(after.refunds).toMatchObject([
      { amount: order.total, state: 'processed', reference: refundId, reason_code: 'by_shop' },
    ]);
    for (const status of ['processing', 'shipped', 'delivered'])
      expect(await move(order, status)).toMatchObject({ status: 409, code: 'cancelled' });
    expect((await buyer.shop.post(`/orders/${order.id}/cancel/`, {})).statusCode).toBe(200);
    await settle();
    expect([refundsAsked(), await told('was cancelled')]).toEqual([before, 1]);
    expect(await buyer.shop.order(order.id)).toEqual(after);
  });
  test('all of it, told by what became of the payment alone', async () => {
    const order = await bought();
    await fakeProvider.provider.refund(order.payment_id!, paise(order.total), `desk ${order.id}`);
    const before = refundsAsked();
    await hear(order.providerOrder, fakeProvider.factOf(order.payment_id!));
    await settle();
    const after = await buyer.shop.order(order.id);
    expect([after.status, after.payment_status, wayOf(after)]).toEqual(['cancelled', 'refunded', CANCELLED]);
    expect([refundsAsked(), await told('was cancelled')]).toEqual([before, 1]);
  });
  test("told by nobody: the reconciler sees it on the provider's list of refunds, once", async () => {
    const order = await bought(),
      other = await bought([{ id: PLAIN, qty: 3 }]);
    // Its list of payments goes back for some minutes only; this one may be days old.
    fakeProvider.now.unlisted = true;
    const { refundId } = await giveBack(order, paise(order.total));
    await giveBack(other, 100);
    const before = refundsAsked();
    for (const { areas } of servers) await areas.payment.service.reconcile();
    await settle();
    fakeProvider.now.unlisted = false;
    const after = await buyer.shop.order(order.id);
    expect([after.status, after.payment_status, wayOf(after)]).toEqual(['cancelled', 'refunded', CANCELLED]);
    expect(after.refunds).toMatchObject([{ amount: order.total, reference: refundId }]);
    expect(await buyer.shop.order(other.id)).toMatchObject({
      status: 'pending',
      payment_status: 'paid',
      refunds: [{ amount: 1, state: 'processed', reason_code: 'by_shop' }],
    });
    expect([refundsAsked(), await told('was cancelled')]).toEqual([before, 1]);
  });
  test('a part of it changes nothing; the rest of it does', async () => {
    const order = await bought();
    const part = await giveBack(order, 100);
    await part.hear();
    await settle();
    expect(await move(order, 'processing')).toBe(200);
    expect(await buyer.shop.order(order.id)).toMatchObject({ status: 'processing', payment_status: 'paid' });
    const rest = await giveBack(order, paise(order.total) - 100);
    await rest.hear();
    await settle();
    const after = await buyer.shop.order(order.id);
    expect([after.status, after.payment_status, wayOf(after).at(-1)]).toEqual([
      'cancelled',
      'refunded',
      CANCELLED[1],
    ]);
    expect(await told('was cancelled')).toBe(1);
  });
  test('what is on its way, or there, stays so, and is not sent again', async () => {
    const order = await bought();
    expect(await move(order, 'shipped')).toBe(200);
    const { hear: tell } = await giveBack(order, paise(order.total));
    await tell();
    await settle();
    expect(await buyer.shop.order(order.id)).toMatchObject({ status: 'shipped', payment_status: 'refunded' });
    for (const status of ['pending', 'processing'])
      expect(await move(order, status)).toMatchObject({
        status: 409,
        code: 'money_returned',
        error: "All of this order's money was given back. It cannot be sent out again.",
      });
    expect(await move(order, 'delivered')).toBe(200);
    expect(await move(order, 'pending')).toMatchObject({ status: 409, code: 'money_returned' });
    expect(await told('was cancelled')).toBe(0);
  });
  test('seen when the pharmacist turns a line down: there is nothing left to give back, and nothing to send', async () => {
    const sheet = await buyer.upload();
    const order = await bought(
      [
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
      ],
      sheet.id,
    );
    await fakeProvider.provider.refund(order.payment_id!, paise(order.total), `desk ${order.id}`);
    const answer = await servers[0].app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet.id}/review/`,
      headers: await as.pharmacist(servers[0]),
      payload: { decision: 'approved', lines: [{ id: 0, decision: 'rejected', reason: 'No.' }] },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await settle();
    const after = await buyer.shop.order(order.id);
    expect([after.status, after.payment_status, wayOf(after)]).toEqual(['cancelled', 'refunded', CANCELLED]);
  });
  test('before its order was made: there is none, and the same cart can be bought anew', async () => {
    const { shop } = buyer;
    const cart = [{ id: PLAIN, qty: 3 }];
    const { order_id } = await shop.create(await shop.quote(cart));
    const { razorpay_payment_id: id } = fakeProvider.pay(order_id);
    const { amountPaise } = fakeProvider.factOf(id);
    await servers[0].database.db.execute(
      sql`insert into payment_attempt (id, payment_id, state, amount_paise) select ${id}, id, 'captured', amount_paise from payment where provider_order_id = ${order_id}`,
    );
    await servers[0].database.db.execute(
      sql`update payment set state = 'captured', provider_payment_id = ${id}, captured_at = now() where provider_order_id = ${order_id}`,
    );
    await post(fakeProvider.refundHook(`evt_${++hooks}`, id, amountPaise, 'rfnd_desk'));
    await servers[0].areas.payment.service.reconcile();
    expect(await shop.status(order_id)).toMatchObject({ state: 'refunded', order_id: null });
    expect((await shop.create(await shop.quote(cart))).order_id).not.toBe(order_id);
  });
  test('after ours counted as through, told twice at once: it stands once in the order', async () => {
    const order = await bought();
    const { hear: tell } = await giveBack(order, paise(order.total));
    expect((await buyer.shop.post(`/orders/${order.id}/cancel/`, {})).statusCode).toBe(200);
    await settle();
    expect((await buyer.shop.order(order.id)).refunds).toMatchObject([{ state: 'processed' }]);
    const { db } = servers[0].database;
    // Both are there before either may write.
    let told: Promise<void[]> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from payment where provider_order_id = ${order.providerOrder} for update`);
      told = Promise.all([tell(), tell()]);
      await vi.waitUntil(
        async () =>
          (
            await db.execute(
              sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).rows.length === 2,
        { timeout: 15_000 },
      );
    });
    await told;
    await settle();
    const { refunds } = await buyer.shop.order(order.id);
    expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([[order.total, 'processed']]);
    expect(givenBack(order)).toBe(paise(order.total));
  });
  test('while an admin moves the order and the patient cancels it: one outcome, and no money twice', async () => {
    for (let round = 0; round < 6; round++) {
      buyer = await newBuyer(servers[0]);
      const order = await bought();
      const { hear: tell } = await giveBack(order, paise(order.total));
      const before = refundsAsked();
      const moves = [
        () => tell(),
        () => move(order, 'processing', round),
        () => hear(order.providerOrder, fakeProvider.factOf(order.payment_id!)),
        () => move(order, 'shipped', round + 1),
        () => tell(),
        ...(round % 2
          ? [
              async () => {
                await buyer.shop.post(`/orders/${order.id}/cancel/`, {});
              },
            ]
          : []),
      ];
      await Promise.all(moves.map((_, i) => moves[(i + round) % moves.length]!()));
      await settle();
      const after = await buyer.shop.order(order.id);
      const way = after.timeline.map(({ status }) => status);
      // Sent before the money was seen to be gone; else never.
      expect(['cancelled', 'shipped']).toContain(after.status);
      expect(after.payment_status).toBe('refunded');
      const times = after.status === 'cancelled' ? 1 : 0;
      expect([way.filter((status) => status === 'cancelled').length, await told('was cancelled')]).toEqual([
        times,
        times,
      ]);
      // A patient's cancel that came first may have asked for it, and was told that it is back.
      expect(refundsAsked() - before).toBeLessThanOrEqual(round % 2);
      expect(givenBack(order)).toBe(paise(order.total));
      expect(after.refunds.reduce((sum, { amount }) => sum + paise(amount), 0)).toBe(paise(order.total));
    }
  });
});
