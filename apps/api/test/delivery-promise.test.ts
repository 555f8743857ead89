import type { Addresses, DeliveryCheck } from '@doorstep/contract/address.schema';
import type { AdminOrders } from '@doorstep/contract/order-admin.schema';
import type { OrderDetail, OrderHistory, Quote } from '@doorstep/contract/order.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  // A Tuesday.
  server = await newServer(testSettings({ CLOCK_START: '2026-11-24T10:00:00+05:30' }));
  return () => server.close();
});
/** Moves the clock on to a moment in India. */
const goTo = (local: string) =>
  server.clock.advance((Date.parse(`${local}+05:30`) - server.clock.now().getTime()) / 1000);
const by = (local: string) => `${local}:00.000+05:30`;
const check = (query: string) => server.app.inject(`/api/delivery/${query}`);
const checked = async (pincode: string) =>
  (await check(`?pincode=${pincode}`)).json<{ data: DeliveryCheck }>().data;
const move = async (id: string, status: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${id}/status/`,
    headers: await as.admin(server),
    payload: { status },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const late = async () => {
  const answer = await server.app.inject({
    url: '/api/admin/orders/?view=late&limit=100',
    headers: await as.admin(server),
  });
  return answer.json<AdminOrders>().orders.map(({ id }) => id);
};
const promiseOf = ({ promised_at, promise_waits }: Quote | OrderDetail) => [promised_at, promise_waits];
/** Pays a quote, and places what it is for. */
async function buy({ shop }: Buyer, quote: Quote, medicines: Array<{ id: number; qty: number }>) {
  const paid = await shop.pay((await shop.create(quote)).order_id);
  await shop.good(shop.verify(paid, quote));
  return (await shop.good<{ order_id: string }>(shop.place(medicines, paid.razorpay_payment_id))).order_id;
}

describe('a delivery check', () => {
  test('says whether and by when we come to a pincode', async () => {
    expect(await checked('834001')).toEqual({
      pincode: '834001',
      place: 'Ranchi',
      place_hi: 'राँची',
      distance_km: expect.any(Number),
      available: true,
      promised_at: by('2026-11-24T20:00'),
    });
    expect(await checked('110001')).toMatchObject({ available: false, promised_at: null });
  });
  test('refuses what is no pincode, or is nobody’s', async () => {
    for (const query of ['', '?pincode=', '?pincode=83400', '?pincode=034001', '?pincode=834001&pincode=1'])
      expect(failureOf(await check(query)), query).toMatchObject({ status: 400 });
    expect(failureOf(await check('?pincode=999999'))).toMatchObject({
      status: 422,
      code: 'pincode_unknown',
      fields: { pincode: 'We do not know this pincode. Please check it.' },
    });
  });
});

describe('the promise', () => {
  test('is one instant in address, quote, order and history, and stands when the cut-off has passed', async () => {
    const buyer = await newBuyer(server),
      medicines = [{ id: PLAIN, qty: 1 }],
      today = by('2026-11-24T20:00');
    goTo('2026-11-24T15:58');
    const { addresses } = await buyer.shop.good<Addresses>(buyer.shop.get('/user/addresses/'));
    expect(addresses.map(({ promised_at }) => promised_at)).toEqual([today]);
    const quote = await buyer.shop.quote(medicines);
    expect(promiseOf(quote)).toEqual([today, false]);
    goTo('2026-11-24T16:01');
    const id = await buy(buyer, quote, medicines);
    expect(promiseOf(await buyer.shop.order(id))).toEqual([today, false]);
    const { orders } = await buyer.shop.good<OrderHistory>(buyer.shop.get('/medicines/orders/history/'));
    expect(orders[0]).toMatchObject({ id, promised_at: today, promise_waits: false });
    // Confirmed later, it is no other.
    await move(id, 'Confirmed');
    expect(promiseOf(await buyer.shop.order(id))).toEqual([today, false]);
  });
  test('of a quote made after the cut-off is the next working day', async () => {
    const buyer = await newBuyer(server),
      medicines = [{ id: PLAIN, qty: 1 }];
    goTo('2026-11-25T15:59');
    const before = await buyer.shop.quote(medicines);
    goTo('2026-11-25T16:00');
    const after = await buyer.shop.quote(medicines);
    expect([before, after].map(promiseOf)).toEqual([
      [by('2026-11-25T20:00'), false],
      [by('2026-11-26T20:00'), false],
    ]);
    // It is the same wish at the same price: one quote, so that it is paid once.
    expect(after.quote_id).toBe(before.quote_id);
  });
  test('of what is paid when its quote has ended counts from then', async () => {
    const buyer = await newBuyer(server),
      medicines = [{ id: PLAIN, qty: 2 }];
    goTo('2026-11-26T12:00');
    const quote = await buyer.shop.quote(medicines),
      { order_id } = await buyer.shop.create(quote);
    goTo('2026-11-27T12:00');
    const paid = await buyer.shop.pay(order_id);
    await buyer.shop.good(buyer.shop.verify(paid, quote));
    const { order_id: id } = await buyer.shop.good<{ order_id: string }>(
      buyer.shop.place(medicines, paid.razorpay_payment_id),
    );
    expect(promiseOf(quote)).toEqual([by('2026-11-26T20:00'), false]);
    expect(promiseOf(await buyer.shop.order(id))).toEqual([by('2026-11-27T20:00'), false]);
  });
  test('of what waits for a pharmacist is made once it is confirmed, and not again', async () => {
    const buyer = await newBuyer(server),
      medicines = [
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
      ];
    // A Saturday.
    goTo('2026-11-28T10:00');
    const { id: sheet } = await buyer.upload();
    expect(promiseOf(await buyer.shop.quote(medicines, { prescription_id: sheet }))).toEqual([null, true]);
    const id = await buyer.order(medicines, sheet);
    expect(promiseOf(await buyer.shop.order(id))).toEqual([null, true]);
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${sheet}/review/`,
      headers: await as.pharmacist(server),
      payload: { decision: 'approved' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    goTo('2026-11-28T17:00');
    await move(id, 'Confirmed');
    expect(promiseOf(await buyer.shop.order(id))).toEqual([by('2026-11-30T20:00'), false]);
    goTo('2026-11-30T17:00');
    for (const status of ['Pending', 'Confirmed', 'Out for Delivery']) await move(id, status);
    expect(promiseOf(await buyer.shop.order(id))).toEqual([by('2026-11-30T20:00'), false]);
    // What is there is promised no more.
    await move(id, 'Delivered');
    expect(promiseOf(await buyer.shop.order(id))).toEqual([null, false]);
  });
  test('that is missed is late, whatever the order’s status, and not a minute sooner', async () => {
    const buyer = await newBuyer(server);
    goTo('2026-12-01T10:00');
    const [kept, missed] = [
      await buyer.order([{ id: PLAIN, qty: 3 }]),
      await buyer.order([{ id: PLAIN, qty: 4 }]),
    ];
    const mine = async () => (await late()).filter((id) => id === kept || id === missed);
    for (const id of [kept, missed]) await move(id, 'Out for Delivery');
    goTo('2026-12-01T19:59');
    expect(await mine()).toEqual([]);
    await move(kept, 'Delivered');
    goTo('2026-12-01T20:01');
    expect(await mine()).toEqual([missed]);
    expect(await buyer.shop.order(missed)).toMatchObject({ late: true });
    expect(await buyer.shop.order(kept)).toMatchObject({ late: false });
    const today = await server.app.inject({ url: '/api/staff/today/', headers: await as.admin(server) });
    expect(today.body).toContain(`"due_at":"${by('2026-12-01T20:00')}"`);
  });
});
