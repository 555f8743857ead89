import type { OrderDetail } from '@doorstep/contract/order.schema';
import type { OrderHistory } from '@doorstep/contract/order.schema';
import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import type { PaymentStatus } from '@doorstep/contract/payment.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { notFound } from '../src/platform/http/http-error.ts';
import type { ProductType, ProductTypes } from '../src/order/service.ts';
import { webhookEventTable } from '../src/payment/schema.ts';
import { ledgerOf, CLEAN, countIn, shopper, type Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newServer, sharedServer, testSettings } from './test-server.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';

/** In place of what its area sells. */
type Booked = 'video-consultation';
const TYPES: Booked[] = ['video-consultation'];
/** One may be cancelled, and the shop keeps a hundred rupees: where a test says so. */
let cancelling: ProductType['cancelling'];
/** What is asked for each, and how it is when it is paid: a test turns both. */
const prices = new Map<Booked, number>();
let reserve: ProductType['reserve'];
const TAKEN = { code: 'slot_taken', text: 'That time was just taken.' };
let asked: unknown;
const kindOf = (type: Booked): ProductType => ({
  idPrefix: 'VC',
  statuses: ['processing', 'cancelled'],
  inHistory: false,
  messages: {},
  async price({ serviceId, details, holdId }) {
    asked = { serviceId, details, holdId };
    if (serviceId !== '7') throw notFound();
    return {
      serviceId,
      intent: details,
      subtotalPaise: prices.get(type)!,
      feePaise: 0,
      frozen: {
        items: [],
        address: 'Harmu, Ranchi',
        addressId: null,
        distanceKm: null,
        contactMobile: '9876543210',
        placeOfSupply: null,
        details,
        data: null,
      },
    };
  },
  reserve: (...given) => reserve(...given),
  get cancelling() {
    return cancelling;
  },
});
const productTypes: ProductTypes = Object.fromEntries(TYPES.map((type) => [type, kindOf(type)]));

let server: AppServer, asha: Shopper, imran: Shopper, fakeProvider: FakeProvider;
beforeAll(async () => {
  fakeProvider = createFakeProvider();
  server = await newServer(testSettings(), { provider: fakeProvider.provider, productTypes });
  asha = await shopper(server);
  imran = await shopper(server, 'imran');
  return () => server.close();
});
beforeEach(() => {
  for (const type of TYPES) prices.set(type, 50_033);
  reserve = async () => undefined;
  cancelling = undefined;
});
let turn = 0;
/** Another time of day each time. */
const newDetails = () => ({ time: `2026-11-25T10:${String(++turn).padStart(2, '0')}`, name: 'Asha Kumari' });
const create = (type: Booked, details: object, amount = 500.33, more: object = {}, who = asha) =>
  who.post('/create-razorpay-order/', {
    amount,
    service_type: type,
    service_id: 7,
    currency: 'INR',
    details,
    ...more,
  });
const opened = async (type: Booked, details: object, who = asha) =>
  (await who.good<PaymentOrder>(create(type, details, 500.33, {}, who))).order_id;
/** Paid, and told by the webhook alone. */
async function paid(orderId: string): Promise<string> {
  const { razorpay_payment_id: id } = fakeProvider.pay(orderId);
  expect(
    (await server.app.inject(fakeProvider.hook(`evt_${id}`, orderId, fakeProvider.factOf(id)))).statusCode,
  ).toBe(200);
  await server.jobs.settle();
  return id;
}
const statusOf = async (orderId: string, who = asha) =>
  (await who.good<{ data: PaymentStatus }>(who.get(`/payments/${orderId}/`))).data;
const ordersOf = async (paymentId: string) =>
  (
    await server.database.db.execute<{ id: string; details: unknown }>(
      sql`select o.id, o.details from "order" o join payment p on p.id = o.payment_id where p.provider_payment_id = ${paymentId}`,
    )
  ).rows;
const ashaId = async () =>
  Number(
    (
      await server.database.db.execute<{ id: number }>(
        sql`select id from account where mobile = '9876543210'`,
      )
    ).rows[0]!.id,
  );

describe.each(TYPES)('%s', (type) => {
  test('is frozen when its payment is opened, and made by the webhook alone', async () => {
    const details = newDetails();
    const payment = await asha.good<PaymentOrder>(create(type, details, 500.33, { hold_id: 'hold-1' }));
    expect(payment).toMatchObject({ amount: 50_033, key: 'till_key' });
    expect(asked).toEqual({ serviceId: '7', details, holdId: 'hold-1' });
    prices.set(type, 99_999);
    const id = await paid(payment.order_id);
    const [made] = await ordersOf(id);
    expect(made).toMatchObject({
      id: expect.stringMatching(
        type === 'video-consultation' ? /^VC-[\dA-Z]{12}$/ : /^OD-[\dA-Z]{12}$/,
      ) as string,
      details,
    });
    expect((await asha.good<{ data: OrderDetail }>(asha.get(`/orders/${made!.id}/`))).data).toMatchObject({
      id: made!.id,
      service_type: type,
      status: 'processing',
      payment_status: 'paid',
      payment_method: 'Fake provider',
      payment_id: id,
      subtotal: 500.33,
      delivery_charge: 0,
      total: 500.33,
      items: [],
      address: 'Harmu, Ranchi',
      timeline: [{ status: 'processing' }],
    });
    expect(await statusOf(payment.order_id)).toMatchObject({
      service_type: type,
      state: 'paid',
      order_id: made!.id,
    });
    expect(failureOf(await imran.get(`/orders/${made!.id}/`)).status).toBe(404);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('costs what it costs now: the old sum is refused with the new one', async () => {
    const details = newDetails();
    const first = await opened(type, details);
    expect(await opened(type, details)).toBe(first);
    prices.set(type, 60_000);
    const answer = await create(type, details);
    expect([failureOf(answer).code, answer.json<{ total: number }>().total]).toEqual(['amount_changed', 600]);
    const dearer = await asha.good<PaymentOrder>(create(type, details, 600));
    expect(dearer.order_id).not.toBe(first);
    expect(await opened(type, newDetails()).catch(() => 'refused')).toBe('refused');
  });
  test('that cannot be had any more is refunded, and the status says why (F9)', async () => {
    const orderId = await opened(type, newDetails());
    reserve = async () => TAKEN;
    const id = await paid(orderId);
    expect(await ordersOf(id)).toEqual([]);
    expect(await statusOf(orderId)).toMatchObject({
      state: 'refunded',
      order_id: null,
      payment_id: id,
      refund: {
        amount: 500.33,
        state: 'processed',
        reason: 'That time was taken before your payment came.',
        reason_code: 'slot_taken',
      },
    });
    expect(fakeProvider.factOf(id).status).toBe('refunded');
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('that fails is tried again, and nothing of a failed try stays', async () => {
    const orderId = await opened(type, newDetails());
    let tries = 0;
    reserve = async (tx) => {
      await tx.insert(webhookEventTable).values({ id: `half-${orderId}-${++tries}`, receivedAt: new Date() });
      if (tries === 1) throw new Error('the calendar is away');
      return undefined;
    };
    const id = await paid(orderId);
    expect([tries, await ordersOf(id), (await statusOfWithoutAsking(orderId)).state]).toEqual([
      1,
      [],
      'captured',
    ]);
    // Nobody asks: its job does it.
    await expect.poll(async () => (await ordersOf(id)).length, { timeout: 15_000, interval: 200 }).toBe(1);
    expect(tries).toBe(2);
    expect(
      (
        await server.database.db.execute(
          sql`select id from webhook_event where id like ${`half-${orderId}-%`}`,
        )
      ).rows,
    ).toEqual([{ id: `half-${orderId}-2` }]);
    expect(await statusOf(orderId)).toMatchObject({ state: 'paid', order_id: (await ordersOf(id))[0]!.id });
    expect(await countIn(server, sql`select count(*) as n from job`)).toBe(0);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
});
const statusOfWithoutAsking = async (orderId: string) =>
  (
    await server.database.db.execute<{ state: string }>(
      sql`select state from payment where provider_order_id = ${orderId}`,
    )
  ).rows[0]!;

test('medicine goes the same way: frozen by its quote, made by the webhook alone', async () => {
  const { db } = server.database;
  const q = await asha.quote([{ id: 2, qty: 3 }]);
  const { order_id } = await asha.create(q);
  await db.execute(
    sql`update medicine set mrp_paise = mrp_paise + 5000, offer_paise = offer_paise + 5000 where id = 2`,
  );
  const [made] = await ordersOf(await paid(order_id));
  expect(await asha.order(made!.id)).toMatchObject({
    id: expect.stringMatching(/^OD-/) as string,
    service_type: 'medicine',
    status: 'pending',
    total: q.total,
    items: q.lines,
  });
  expect(await ledgerOf(server)).toEqual(CLEAN);
});
test("a booking's own call answers what the webhook made, and takes no payment of anything else (T9, T12)", async () => {
  const details = newDetails(),
    accountId = await ashaId();
  const orderId = await opened('video-consultation', details);
  const id = await paid(orderId);
  const wanted = { serviceType: 'video-consultation' as const, intent: details, quoteId: undefined };
  const order = await server.areas.order.service.place(accountId, id, wanted);
  expect([order]).toMatchObject(await ordersOf(id));
  expect((await server.areas.order.service.place(accountId, id, wanted)).id).toBe(order.id);
  const others = [
    { ...wanted, serviceType: 'medical-test' as const },
    { ...wanted, intent: newDetails() },
    { ...wanted, quoteId: 'Q-another' },
  ];
  for (const other of others)
    await expect(server.areas.order.service.place(accountId, id, other)).rejects.toMatchObject({
      status: 409,
      code: 'other_cart',
    });
  await expect(server.areas.order.service.place(accountId + 1, id, wanted)).rejects.toMatchObject({
    status: 402,
  });
  expect(failureOf(await asha.place([{ id: 2, qty: 1 }], id))).toMatchObject({
    status: 409,
    code: 'other_cart',
  });
  expect(await ordersOf(id)).toHaveLength(1);
});
test('of two who pay for one slot, one has it and the other the money (F9)', async () => {
  const details = newDetails();
  const orders = [
    await opened('video-consultation', details),
    await opened('video-consultation', details, imran),
  ];
  reserve = async (tx, frozen) => {
    const [mine] = await tx
      .insert(webhookEventTable)
      .values({ id: `slot ${(frozen.details as { time: string }).time}`, receivedAt: new Date() })
      .onConflictDoNothing()
      .returning();
    return mine ? undefined : TAKEN;
  };
  const ids = orders.map((order) => [order, fakeProvider.pay(order).razorpay_payment_id] as const);
  await Promise.all(
    ids.map(([order, id]) =>
      server.app.inject(fakeProvider.hook(`evt_${id}`, order, fakeProvider.factOf(id))),
    ),
  );
  await server.jobs.settle();
  expect(
    (await Promise.all(ids.map(([, id]) => ordersOf(id))))
      .map(({ length }) => length)
      .toSorted((a, b) => a - b),
  ).toEqual([0, 1]);
  expect(
    [await statusOf(orders[0]!), await statusOf(orders[1]!, imran)].map(({ state }) => state).toSorted(),
  ).toEqual(['paid', 'refunded']);
  expect(await ledgerOf(server)).toEqual(CLEAN);
});
test('is cancelled by the rule of its product type alone, and the shop keeps what that costs', async () => {
  const [visit] = await ordersOf(await paid(await opened('video-consultation', newDetails())));
  const [other] = await ordersOf(await paid(await opened('video-consultation', newDetails())));
  const of = async (id: string) => (await asha.good<{ data: OrderDetail }>(asha.get(`/orders/${id}/`))).data;
  expect((await of(other!.id)).can_cancel).toBe(false);
  expect(failureOf(await asha.post(`/orders/${other!.id}/cancel/`, {}))).toMatchObject({ status: 404 });
  cancelling = {
    isAllowed: (status) => status === 'processing',
    feePaise: () => 10_000,
    tooLate: () => notFound(),
  };
  expect((await of(visit!.id)).can_cancel).toBe(true);
  const reason = 'The nurse cannot come';
  for (let again = 0; again < 2; again++)
    expect(
      (await asha.good<{ data: OrderDetail }>(asha.post(`/orders/${visit!.id}/cancel/`, { reason }))).data,
    ).toMatchObject({
      status: 'cancelled',
      can_cancel: false,
      refunds: [
        {
          amount: 400.33,
          reason: `You cancelled this order: ${reason}`,
          reason_code: 'cancelled_by_you',
          reason_params: { note: reason },
        },
      ],
    });
  await server.jobs.settle();
  expect((await of(visit!.id)).refunds).toMatchObject([{ amount: 400.33, state: 'processed' }]);
  expect((await of(other!.id)).status).toBe('processing');
  expect((await asha.good<OrderHistory>(asha.get('/medicines/orders/history/'))).orders).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ id: visit!.id })]),
  );
  expect(await ledgerOf(server)).toEqual(CLEAN);
});
test('what is withdrawn after it was paid is refunded', async () => {
  const orderId = await opened('video-consultation', newDetails());
  const later = await newServer(testSettings(), {
    database: server.database,
    prepare: async () => {},
    provider: fakeProvider.provider,
    productTypes: { 'video-consultation': undefined },
  });
  try {
    const { razorpay_payment_id: id } = fakeProvider.pay(orderId);
    await later.app.inject(fakeProvider.hook(`evt_${id}`, orderId, fakeProvider.factOf(id)));
    await later.jobs.settle();
    expect(await statusOf(orderId)).toMatchObject({
      state: 'refunded',
      refund: { reason: 'This service is no longer offered.' },
    });
  } finally {
    await later.close();
  }
});
test('what is not offered, or not there, cannot be paid', async () => {
  const without = await shopper(await sharedServer());
  for (const type of TYPES)
    expect(failureOf(await create(type, newDetails(), 500.33, {}, without))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  expect(
    failureOf(
      await asha.post('/create-razorpay-order/', {
        amount: 1,
        service_type: 'video-consultation',
        service_id: '8',
        details: {},
      }),
    ).status,
  ).toBe(404);
  expect(
    failureOf(
      await asha.post('/create-razorpay-order/', {
        amount: 1,
        service_type: 'taxi',
        service_id: '7',
        details: {},
      }),
    ).status,
  ).toBe(400);
});
