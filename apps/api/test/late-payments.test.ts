import type { Placed } from '@doorstep/contract/order.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { CLEAN, countIn, ledgerOf, shopperWith, type Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { bearerOf, logIn, mobiles } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, asha: Shopper, fakeProvider: FakeProvider;
/** A session ends before some of what is tried here. */
const logInAnew = async () => {
  asha = await shopperWith(server, bearerOf(await logIn(server, mobiles.asha)));
};
beforeAll(async () => {
  fakeProvider = createFakeProvider();
  server = await newServer(testSettings(), { provider: fakeProvider.provider });
  await server.database.db.update(medicineTable).set({ stock: 9_999 });
  await logInAnew();
  return () => server.close();
});
const DAY = 86_400,
  HALF_HOUR = 1_800;
let last = 1;
/** Another cart each time. */
async function opened(cart = [{ id: ++last, qty: 1 }]) {
  const q = await asha.quote(cart);
  return { cart, q, order_id: (await asha.create(q)).order_id };
}
const ordersOf = (paymentId: string) =>
  countIn(
    server,
    sql`select count(*) as n from "order" o join payment p on p.id = o.payment_id where p.provider_payment_id = ${paymentId}`,
  );
/** Paid there, and told by a webhook so much after the quote's end; paid: when by the provider's clock, if it says so. */
async function paidAfter(seconds: number, paid?: number) {
  const { cart, q, order_id } = await opened();
  const { offerPaise } = (
    await server.database.db.select().from(medicineTable).where(eq(medicineTable.id, cart[0]!.id))
  )[0]!;
  const price = (paise: number) =>
    server.database.db
      .update(medicineTable)
      .set({ offerPaise: paise })
      .where(eq(medicineTable.id, cart[0]!.id));
  await price(offerPaise - 1);
  const start = server.clock.now().getTime();
  server.clock.advance(HALF_HOUR + seconds);
  const { razorpay_payment_id: id } = fakeProvider.pay(order_id);
  const fact = {
    ...fakeProvider.factOf(id),
    ...(paid !== undefined && { at: new Date(start + (HALF_HOUR + paid) * 1000) }),
  };
  expect((await server.app.inject(fakeProvider.hook(`evt_${id}`, order_id, fact))).statusCode).toBe(200);
  await server.jobs.settle();
  await price(offerPaise);
  await logInAnew();
  return { cart, q, order_id, id };
}
test('what is paid within four days of the end of its quote becomes the order, at the frozen sum (C40)', async () => {
  for (const seconds of [3 * DAY, 4 * DAY - 60]) {
    const { cart, q, id } = await paidAfter(seconds);
    const placed = await asha.good<Placed>(asha.place(cart, id));
    expect([placed.total, (await asha.order(placed.order_id)).total]).toEqual([q.total, q.total]);
    expect(fakeProvider.count(`refund ${id}`)).toBe(0);
  }
  expect(await ledgerOf(server)).toEqual(CLEAN);
});
test('what is paid later goes back, and the patient is told why (C40)', async () => {
  for (const seconds of [4 * DAY + 60, 60 * DAY]) {
    const { cart, q, order_id, id } = await paidAfter(seconds);
    expect(await ordersOf(id)).toBe(0);
    expect(await asha.status(order_id)).toMatchObject({
      state: 'refunded',
      order_id: null,
      refund: {
        amount: q.total,
        state: 'processed',
        reason_code: 'quote_too_old',
        reason: 'This was paid more than 4 days after its prices had ended.',
      },
    });
    expect(failureOf(await asha.place(cart, id))).toMatchObject({ status: 409, code: 'refunded' });
    expect(fakeProvider.count(`refund ${id}`)).toBe(1);
    // The same wish is priced anew, and is another quote.
    expect((await opened(cart)).order_id).not.toBe(order_id);
  }
  expect(await ledgerOf(server)).toEqual(CLEAN);
});
test("what counts is when it was paid by the provider's clock, where it says so", async () => {
  const told = await paidAfter(9 * DAY, 3 * DAY);
  expect(await ordersOf(told.id)).toBe(1);
  const late = await paidAfter(9 * DAY, 8 * DAY);
  expect([await ordersOf(late.id), fakeProvider.count(`refund ${late.id}`)]).toEqual([0, 1]);
  // A clock of theirs that goes ahead of ours keeps nothing from being an order.
  const ahead = await paidAfter(3 * DAY, 5 * DAY);
  expect(await ordersOf(ahead.id)).toBe(1);
});
test('the payment of a quote that has ended is not opened again before it is priced anew', async () => {
  const { cart, q, order_id } = await opened();
  server.clock.advance(HALF_HOUR + 1);
  const again = () =>
    asha.post('/create-razorpay-order/', {
      amount: q.total,
      service_type: 'medicine',
      service_id: q.quote_id,
    });
  const expiresAt = async () =>
    (await server.database.db.execute(sql`select expires_at from quote where id = ${q.quote_id}`)).rows;
  const before = await expiresAt();
  expect(failureOf(await again())).toMatchObject({ status: 409, code: 'quote_expired' });
  expect(await expiresAt()).toEqual(before);
  // The same wish at the same price was just priced: it stands for half an hour from now.
  expect((await opened(cart)).order_id).toBe(order_id);
  expect((await again()).statusCode).toBe(200);
  server.clock.advance(HALF_HOUR - 60);
  const open = await expiresAt();
  expect((await again()).statusCode).toBe(200);
  expect(await expiresAt()).toEqual(open);
});
