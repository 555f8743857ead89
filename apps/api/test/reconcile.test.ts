import type { Placed } from '@doorstep/contract/order.schema';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { Fact } from '../src/payment/provider.ts';
import { paymentTable } from '../src/payment/schema.ts';
import { ledgerOf, CLEAN, countIn, shopper, type Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newServer, testSettings } from './test-server.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';

let server: AppServer, asha: Shopper, fakeProvider: FakeProvider;
beforeAll(async () => {
  fakeProvider = createFakeProvider();
  server = await newServer(testSettings(), { provider: fakeProvider.provider });
  await server.database.db.update(medicineTable).set({ stock: 9_999 });
  asha = await shopper(server);
  return () => server.close();
});
afterEach(async () => {
  Object.assign(fakeProvider.now, {
    away: false,
    deaf: false,
    gate: undefined,
    refunding: 'processed',
    unlisted: false,
  });
  // What a test leaves open is not the next one's.
  await server.database.db
    .update(paymentTable)
    .set({ state: 'refunded' })
    .where(sql`state in ('created', 'attempted', 'failed', 'authorized')`);
});
let last = 1;
/** Another cart each time. */
const newCart = () => [{ id: ++last, qty: 1 }];
async function opened(cart = newCart(), more: object = {}) {
  const q = await asha.quote(cart, more);
  const { order_id } = await asha.create(q);
  return { cart, q, order_id };
}
const later = async (seconds: number) => {
  server.clock.advance(seconds);
  await server.areas.payment.service.reconcile();
};
const ordersOf = (paymentId: string) =>
  countIn(
    server,
    sql`select count(*) as n from "order" o join payment p on p.id = o.payment_id where p.provider_payment_id = ${paymentId}`,
  );
const attemptOf = async (id: string) =>
  (
    await server.database.db.execute<{ state: string }>(
      sql`select state from payment_attempt where id = ${id}`,
    )
  ).rows[0]?.state;
/** Opened by hand, by the provider unknown, and due before all others. */
const manyOpen = (many: number) =>
  server.database.db.execute(sql`
    with quotes as (
      insert into quote (id, account_id, service_type, intent, fingerprint, frozen, subtotal_paise, fee_paise, total_paise, created_at, expires_at)
      select 'Q-many-' || n || '-' || (select count(*) from quote), (select min(id) from account), 'medicine', 'many', 'many ' || n || ' ' || (select count(*) from quote), '{}', 100, 0, 100, ${server.clock.now()}, ${server.clock.now()} from generate_series(1, ${many}) n
      returning id, account_id)
    insert into payment (quote_id, account_id, provider_order_id, amount_paise, next_check_at, created_at)
    select id, account_id, 'order_' || id, 100, ${new Date(0)}, ${server.clock.now()} from quotes`);
let hooks = 0;
const hear = async (orderId: string, fact: Fact) => {
  expect((await server.app.inject(fakeProvider.hook(`evt_${++hooks}`, orderId, fact))).statusCode).toBe(200);
  await server.jobs.settle();
};
/** Paid for what cannot be had any more, at a provider that refunds like this. */
async function paidForNothing(now: Partial<FakeProvider['now']>) {
  const {
    cart: [line],
    order_id,
  } = await opened();
  const { razorpay_payment_id: id } = fakeProvider.pay(order_id);
  const setStock = (stock: number) =>
    server.database.db.update(medicineTable).set({ stock }).where(eq(medicineTable.id, line!.id));
  await setStock(0);
  Object.assign(fakeProvider.now, now);
  await hear(order_id, fakeProvider.factOf(id));
  await setStock(9_999);
  return { order_id, id };
}
const refundsOf = (id: string) => [...fakeProvider.refunds].filter(([, { paymentId }]) => paymentId === id);

describe('while the provider is away', () => {
  test('a payment cannot be opened: the sentence says so, nothing is stored, and later it works', async () => {
    const q = await asha.quote(newCart());
    const before = await countIn(server, sql`select count(*) as n from payment`);
    fakeProvider.now.away = true;
    const answer = await asha.post('/create-razorpay-order/', {
      amount: q.total,
      service_type: 'medicine',
      service_id: q.quote_id,
    });
    expect(failureOf(answer)).toMatchObject({
      status: 503,
      error: 'Failed to initiate payment. Please try again.',
    });
    expect(answer.headers['retry-after']).toBe('5');
    expect(await countIn(server, sql`select count(*) as n from payment`)).toBe(before);
    fakeProvider.now.away = false;
    expect(await asha.create(q)).toMatchObject({
      amount: Math.round(q.total * 100),
      key: 'till_key',
      script_url: '/fake-provider.js',
    });
  });
  test("the window's answer is taken, placing waits, and when it is back there is one order (F3)", async () => {
    const { cart, q, order_id } = await opened();
    const paid = fakeProvider.pay(order_id);
    fakeProvider.now.away = true;
    expect((await asha.verify(paid, q)).json()).toEqual({
      success: true,
      payment_id: paid.razorpay_payment_id,
    });
    const waiting = await asha.place(cart, paid.razorpay_payment_id);
    expect(failureOf(waiting)).toMatchObject({ status: 402, code: 'payment_pending' });
    expect(waiting.json()).toMatchObject({ payment_id: paid.razorpay_payment_id });
    expect(await asha.status(order_id)).toMatchObject({ state: 'paid', order_id: null });
    expect(await ordersOf(paid.razorpay_payment_id)).toBe(0);
    fakeProvider.now.away = false;
    await later(61);
    const { state, order_id: made } = await asha.status(order_id);
    expect([state, made]).toEqual(['paid', expect.stringMatching(/^OD-/) as string]);
    expect((await asha.place(cart, paid.razorpay_payment_id)).json<Placed>().order_id).toBe(made);
    expect(await ordersOf(paid.razorpay_payment_id)).toBe(1);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('back again, placing does not wait for the reconciler: what the provider captured by itself is seen at once', async () => {
    const { cart, q, order_id } = await opened();
    const paid = fakeProvider.pay(order_id);
    fakeProvider.now.away = true;
    await asha.good(asha.verify(paid, q));
    await server.jobs.settle();
    fakeProvider.now.away = false;
    expect((await asha.place(cart, paid.razorpay_payment_id)).statusCode).toBe(200);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('a webhook that comes while verify waits for it makes the order, and verify answers all the same', async () => {
    const { cart, q, order_id } = await opened();
    const paid = fakeProvider.pay(order_id);
    const gate = Promise.withResolvers<void>();
    fakeProvider.now.gate = gate.promise;
    const before = fakeProvider.count(`payments ${order_id}`);
    const verifying = asha.verify(paid, q);
    await expect.poll(() => fakeProvider.count(`payments ${order_id}`), { timeout: 10_000 }).toBe(before + 1);
    expect(
      (
        await server.app.inject(
          fakeProvider.hook('evt_meanwhile', order_id, fakeProvider.factOf(paid.razorpay_payment_id)),
        )
      ).statusCode,
    ).toBe(200);
    await server.jobs.settle();
    const placed = (await asha.place(cart, paid.razorpay_payment_id)).json<Placed>();
    gate.resolve();
    expect((await verifying).statusCode).toBe(200);
    expect((await asha.place(cart, paid.razorpay_payment_id)).json<Placed>().order_id).toBe(placed.order_id);
    expect(await ordersOf(paid.razorpay_payment_id)).toBe(1);
  });
});

test('an event is heard once: its id again tells nothing, whatever it says (T11)', async () => {
  const { order_id } = await opened();
  const paid = fakeProvider.pay(order_id);
  const fact = fakeProvider.factOf(paid.razorpay_payment_id);
  for (const status of ['failed', 'captured', 'captured'] as const)
    expect(
      (await server.app.inject(fakeProvider.hook('evt_same', order_id, { ...fact, status }))).statusCode,
    ).toBe(200);
  await server.jobs.settle();
  expect(await ordersOf(fact.id)).toBe(0);
  await hear(order_id, fact);
  expect(await ordersOf(fact.id)).toBe(1);
});

describe('the reconciler', () => {
  test('finds what no webhook told (F13)', async () => {
    const { order_id } = await opened();
    const paid = fakeProvider.pay(order_id);
    expect(await ordersOf(paid.razorpay_payment_id)).toBe(0);
    await later(61);
    expect(await ordersOf(paid.razorpay_payment_id)).toBe(1);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('looks at all that is open when a server starts', async () => {
    const { order_id } = await opened();
    const paid = fakeProvider.pay(order_id);
    const next = await newServer(testSettings(), {
      database: server.database,
      prepare: async () => {},
      provider: fakeProvider.provider,
    });
    await expect.poll(() => ordersOf(paid.razorpay_payment_id), { timeout: 10_000 }).toBe(1);
    await next.close();
  });
  test('captures what was only authorized, once', async () => {
    const { order_id } = await opened();
    const { razorpay_payment_id: id } = fakeProvider.pay(order_id, 'authorized');
    await later(61);
    await later(61);
    expect([fakeProvider.count(`capture ${id}`), fakeProvider.factOf(id).status, await ordersOf(id)]).toEqual(
      [1, 'captured', 1],
    );
    await later(61);
    expect(fakeProvider.count(`capture ${id}`)).toBe(1);
  });
  test('leaves be what a call has captured since its job was put off', async () => {
    const { cart, order_id } = await opened();
    const { razorpay_payment_id: id } = fakeProvider.pay(order_id, 'authorized');
    fakeProvider.now.away = true;
    await hear(order_id, fakeProvider.factOf(id));
    fakeProvider.now.away = false;
    expect((await asha.place(cart, id)).statusCode).toBe(200);
    await expect
      .poll(() => countIn(server, sql`select count(*) as n from job where kind <> 'unprescribed'`), {
        timeout: 15_000,
      })
      .toBe(0);
    expect([fakeProvider.count(`capture ${id}`), await ordersOf(id)]).toEqual([2, 1]);
  });
  test('requests a payment once when several runs start together', async () => {
    const { order_id } = await opened();
    const { reconcile } = server.areas.payment.service;
    // Advancing the clock starts a run as well.
    server.clock.advance(61);
    await Promise.all([reconcile(), reconcile()]);
    expect(fakeProvider.count(`payments ${order_id}`)).toBe(1);
  });
  test('asks again ever more seldom, and after four days no more', async () => {
    const { order_id } = await opened();
    const asked = () => fakeProvider.count(`payments ${order_id}`);
    const during = async (seconds: number) => {
      const before = asked();
      await later(seconds);
      return asked() > before;
    };
    expect([await during(30), await during(31), await during(61)]).toEqual([false, true, true]);
    expect([await during(30 * 60), await during(5 * 60), await during(6 * 60)]).toEqual([true, false, true]);
    expect(await during(3.9 * 86_400)).toBe(true);
    expect([await during(86_400), await during(86_400)]).toEqual([false, false]);
    fakeProvider.now.unlisted = true;
    const { razorpay_payment_id: id } = fakeProvider.pay(order_id);
    await later(3_600);
    await server.areas.payment.service.reconcile(true);
    expect([await ordersOf(id), fakeProvider.count(`refund ${id}`)]).toEqual([0, 0]);
    // Where the provider lists it, its money goes back all the same (C40).
    fakeProvider.now.unlisted = false;
    await server.areas.payment.service.reconcile();
    expect([await ordersOf(id), fakeProvider.count(`refund ${id}`)]).toEqual([0, 1]);
  });
  test('looks after a payment that is opened anew after four days as after a fresh one', async () => {
    const { cart, order_id } = await opened();
    await later(5 * 86_400);
    const again = await opened(cart);
    expect(again.order_id).toBe(order_id);
    const paid = fakeProvider.pay(order_id);
    await later(61);
    expect(await ordersOf(paid.razorpay_payment_id)).toBe(1);
  });
  test('finds what was paid in one run, however many open payments are due before it (F2)', async () => {
    const { order_id } = await opened();
    const paid = fakeProvider.pay(order_id);
    await manyOpen(450);
    server.clock.advance(61);
    await server.areas.payment.service.reconcile();
    expect(await ordersOf(paid.razorpay_payment_id)).toBe(1);
  });
  test('without a list asks first for those that somebody has tried to pay', async () => {
    fakeProvider.now.unlisted = true;
    const { order_id } = await opened();
    const tried = fakeProvider.pay(order_id, 'failed');
    await hear(order_id, fakeProvider.factOf(tried.razorpay_payment_id));
    fakeProvider.set(tried.razorpay_payment_id, 'captured');
    await manyOpen(450);
    server.clock.advance(61);
    await server.areas.payment.service.reconcile();
    expect(await ordersOf(tried.razorpay_payment_id)).toBe(1);
  });
  test('makes the order of what it knows to be paid before it asks for anything', async () => {
    const { order_id } = await opened();
    const { razorpay_payment_id: id } = fakeProvider.pay(order_id);
    const { db } = server.database;
    // As a process leaves it that dies with its database's last minute.
    await db.execute(
      sql`insert into payment_attempt (id, payment_id, state, amount_paise) select ${id}, id, 'captured', amount_paise from payment where provider_order_id = ${order_id}`,
    );
    await db.execute(
      sql`update payment set state = 'captured', provider_payment_id = ${id}, captured_at = created_at where provider_order_id = ${order_id}`,
    );
    await manyOpen(1);
    const gate = Promise.withResolvers<void>();
    fakeProvider.now.gate = gate.promise;
    const running = server.areas.payment.service.reconcile();
    await expect.poll(() => ordersOf(id), { timeout: 15_000 }).toBe(1);
    gate.resolve();
    await running;
  });
  test('sees a second payment of an order that is paid already, and gives it back', async () => {
    const { order_id } = await opened();
    const first = fakeProvider.pay(order_id);
    await later(61);
    const second = fakeProvider.pay(order_id);
    await later(61);
    expect([
      await ordersOf(first.razorpay_payment_id),
      await attemptOf(second.razorpay_payment_id),
      fakeProvider.count(`refund ${first.razorpay_payment_id}`),
      fakeProvider.count(`refund ${second.razorpay_payment_id}`),
    ]).toEqual([1, 'refunded', 0, 1]);
  });
  test('goes on to the others where the provider does not know one', async () => {
    fakeProvider.now.unlisted = true;
    const lost = await opened(),
      found = await opened();
    const { db } = server.database;
    // Due first: opened with other keys, say, or at a sandbox that is no more.
    await db
      .update(paymentTable)
      .set({ providerOrderId: 'order_of_elsewhere', nextCheckAt: new Date(0) })
      .where(eq(paymentTable.providerOrderId, lost.order_id));
    const paid = fakeProvider.pay(found.order_id);
    await later(61);
    // The server's own run, which the clock has begun, may be the one that asks for it.
    await expect.poll(() => ordersOf(paid.razorpay_payment_id)).toBe(1);
  });
  test('does not ask for one after the other while the provider is away', async () => {
    await opened();
    await opened();
    const before = fakeProvider.asked.length;
    fakeProvider.now.away = true;
    await later(61);
    // The clock told the reconciler too: at most it and we asked, each for the list and for one of them.
    expect(fakeProvider.asked.length - before).toBeLessThanOrEqual(4);
  });
});

describe('money that goes back', () => {
  test('stays on its way until the provider says that it is done', async () => {
    const { order_id, id } = await paidForNothing({ refunding: 'pending' });
    expect(await asha.status(order_id)).toMatchObject({
      state: 'refunding',
      order_id: null,
      refund: { state: 'pending' },
    });
    await server.areas.payment.service.reconcile();
    expect(await asha.status(order_id)).toMatchObject({ state: 'refunding' });
    fakeProvider.settle(refundsOf(id)[0]![0], 'processed');
    await server.areas.payment.service.reconcile();
    expect(await asha.status(order_id)).toMatchObject({
      state: 'refunded',
      refund: { state: 'processed', reason: expect.stringMatching(/could not be had any more\.$/) as string },
    });
    expect(fakeProvider.count(`refund ${id}`)).toBe(1);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('is asked for under one key, however often: a lost answer pays nobody twice', async () => {
    const { order_id, id } = await paidForNothing({ refunding: 'pending', deaf: true });
    await server.areas.payment.service.reconcile();
    fakeProvider.now.deaf = false;
    await server.areas.payment.service.reconcile();
    const asked = fakeProvider.asked.filter((one) => one.startsWith(`refund ${id}`));
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked)).toEqual(new Set([`refund ${id} refund-${id}`]));
    expect(refundsOf(id)).toHaveLength(1);
    fakeProvider.settle(refundsOf(id)[0]![0], 'processed');
    await server.areas.payment.service.reconcile();
    expect(await asha.status(order_id)).toMatchObject({ state: 'refunded' });
  });
  test('is asked for anew, under another key, when the provider could not do it', async () => {
    const { order_id, id } = await paidForNothing({ refunding: 'failed' });
    expect(await asha.status(order_id)).toMatchObject({ state: 'refunding' });
    fakeProvider.now.refunding = 'processed';
    await server.areas.payment.service.reconcile();
    expect(await asha.status(order_id)).toMatchObject({ state: 'refunded' });
    expect(refundsOf(id).map(([, { status }]) => status)).toEqual(['failed', 'processed']);
  });
  test("counts as gone when somebody gave it back at the provider's desk", async () => {
    const { order_id, id } = await paidForNothing({ refunding: 'failed' });
    fakeProvider.set(id, 'refunded');
    await server.areas.payment.service.reconcile();
    expect(await asha.status(order_id)).toMatchObject({ state: 'refunded', refund: { state: 'processed' } });
    expect(refundsOf(id)).toHaveLength(1);
  });
  test.each([
    ['in turn', [0, 1]],
    ['the wrong way round', [1, 0]],
  ])(
    'at the desk, before it became an order, told %s: no order, and the same cart can be bought anew',
    async (_, turn) => {
      const { cart, order_id } = await opened();
      const { razorpay_payment_id: id } = fakeProvider.pay(order_id);
      fakeProvider.now.away = true;
      const facts = [
        { ...fakeProvider.factOf(id), status: 'authorized' as const },
        { ...fakeProvider.factOf(id), status: 'refunded' as const },
      ];
      fakeProvider.set(id, 'refunded');
      for (const at of turn) await hear(order_id, facts[at]!);
      fakeProvider.now.away = false;
      expect(await asha.status(order_id)).toMatchObject({ state: 'refunded', order_id: null });
      const answer = failureOf(await asha.place(cart, id));
      expect(answer).toMatchObject({ status: 409, code: 'refunded' });
      expect(await ordersOf(id)).toBe(0);
      const again = await opened(cart);
      expect(again.order_id).not.toBe(order_id);
      const paid = fakeProvider.pay(again.order_id);
      await asha.good(asha.verify(paid, again.q));
      expect((await asha.place(cart, paid.razorpay_payment_id)).statusCode).toBe(200);
      expect(await ledgerOf(server)).toEqual(CLEAN);
    },
  );
  test("when the bank let one go and took another after it: the second is the order's", async () => {
    const { cart, q, order_id } = await opened();
    const first = fakeProvider.pay(order_id, 'refunded'),
      second = fakeProvider.pay(order_id);
    await asha.good(asha.verify(second, q));
    expect((await asha.place(cart, second.razorpay_payment_id)).statusCode).toBe(200);
    expect([
      await ordersOf(first.razorpay_payment_id),
      await ordersOf(second.razorpay_payment_id),
      fakeProvider.count(`refund ${second.razorpay_payment_id}`),
    ]).toEqual([0, 1, 0]);
  });
  test('in part is not all of it: the order stays paid, and a later whole refund is seen', async () => {
    const { cart, q, order_id } = await opened();
    const paid = fakeProvider.pay(order_id);
    await asha.good(asha.verify(paid, q));
    const { order_id: made } = await asha.good<Placed>(asha.place(cart, paid.razorpay_payment_id));
    const id = paid.razorpay_payment_id;
    await server.app.inject(fakeProvider.refundHook('evt_part', id, 100));
    expect([await attemptOf(id), (await asha.order(made)).payment_status]).toEqual(['captured', 'paid']);
    await hear(order_id, { ...fakeProvider.factOf(id), status: 'refunded' });
    expect([await attemptOf(id), (await asha.order(made)).payment_status]).toEqual(['refunded', 'refunded']);
  });
});

test('a cart that was left, bought otherwise and then taken up again is bought: only what was paid before that comes back', async () => {
  const cart = newCart();
  const left = await opened(cart);
  server.clock.advance(60);
  const other = await opened(cart, { for_other: true, contact_mobile: '9876500000' });
  const first = fakeProvider.pay(other.order_id);
  await asha.good(asha.verify(first, other.q));
  expect(
    (await asha.place(cart, first.razorpay_payment_id, { for_other: true, contact_mobile: '9876500000' }))
      .statusCode,
  ).toBe(200);
  server.clock.advance(86_400);
  // The same wish as the one that was left: it is the same quote, and a wish of today.
  const again = await opened(cart);
  expect(again.q.quote_id).toBe(left.q.quote_id);
  const second = fakeProvider.pay(again.order_id);
  await asha.good(asha.verify(second, again.q));
  expect((await asha.place(cart, second.razorpay_payment_id)).statusCode).toBe(200);
  expect(fakeProvider.count(`refund ${second.razorpay_payment_id}`)).toBe(0);
  expect(await ledgerOf(server)).toEqual(CLEAN);
});
test('of the same wish paid twice one comes back, also where the clocks of two servers differ', async () => {
  const cart = newCart();
  const left = await opened(cart);
  // The server that makes the other order is two minutes behind.
  server.clock.advance(-120);
  const forOther = { for_other: true, contact_mobile: '9876500000' };
  const other = await opened(cart, forOther);
  const first = fakeProvider.pay(other.order_id);
  await asha.good(asha.verify(first, other.q));
  expect((await asha.place(cart, first.razorpay_payment_id, forOther)).statusCode).toBe(200);
  server.clock.advance(120);
  const second = fakeProvider.pay(left.order_id);
  await asha.good(asha.verify(second, left.q));
  expect((await asha.place(cart, second.razorpay_payment_id)).json()).toMatchObject({ code: 'refunded' });
  expect(await asha.status(left.order_id)).toMatchObject({
    refund: { reason: 'You have ordered the same again since.' },
  });
  expect(await ledgerOf(server)).toEqual(CLEAN);
});
