import { setTimeout as pause } from 'node:timers/promises';
import type { Placed, Quote } from '@doorstep/contract/order.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { hmac } from '../src/payment/razorpay.ts';
import { sandboxKeys } from '../src/payment/sandbox.ts';
import { quoteTable, sandboxTable } from '../src/payment/schema.ts';
import { countIn, ledgerOf, CLEAN, shopper, type Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { stored } from './prescriptions.ts';
import { newServer } from './test-server.ts';

let server: AppServer, asha: Shopper, imran: Shopper;
/** In stock, and no prescription. */
const CART = [
  { id: 2, qty: 2 },
  { id: 3, qty: 1 },
];
beforeAll(async () => {
  server = await newServer();
  asha = await shopper(server);
  imran = await shopper(server, 'imran');
  return () => server.close();
});
const webhook = (body: object, id: string, secret = sandboxKeys.webhookSecret, raw = JSON.stringify(body)) =>
  server.app.inject({
    method: 'POST',
    url: '/api/webhooks/payment/',
    payload: raw,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac(raw, secret),
      'x-razorpay-event-id': id,
    },
  });
const captured = (id: string, orderId: string, amount: number) => ({
  event: 'payment.captured',
  payload: { payment: { entity: { id, order_id: orderId, status: 'captured', amount } } },
});
const ordersOf = async (paymentId: string) =>
  Number(
    (
      await server.database.db.execute<{ n: string }>(
        sql`select count(*) as n from "order" o join payment p on p.id = o.payment_id where p.provider_payment_id = ${paymentId}`,
      )
    ).rows[0]!.n,
  );

describe('the way from cart to order', () => {
  test('quote, pay, verify, place: an order with the frozen lines, the fee and the sum', async () => {
    const q = await asha.quote(CART);
    expect(q).toMatchObject({
      subtotal: q.lines.reduce((sum, line) => Math.round((sum + line.total) * 100) / 100, 0),
      distance_km: 4.2,
      delivery_charge: 13,
    });
    expect(q.total).toBe(Math.round((q.subtotal + q.delivery_charge) * 100) / 100);
    const opened = await asha.create(q);
    expect(opened).toMatchObject({
      key: 'sandbox_key',
      amount: Math.round(q.total * 100),
      currency: 'INR',
      script_url: '/_pay/checkout.js',
    });
    const paid = await asha.pay(opened.order_id);
    expect((await asha.verify(paid, q)).json()).toEqual({
      success: true,
      payment_id: paid.razorpay_payment_id,
    });
    const placed = (await asha.place(CART, paid.razorpay_payment_id)).json<Placed>();
    expect(placed).toMatchObject({ success: true, total: q.total, delivery_charge: q.delivery_charge });
    expect(await asha.order(placed.order_id)).toMatchObject({
      order_id: placed.order_id,
      service_type: 'medicine',
      status: 'pending',
      payment_status: 'paid',
      payment_method: 'Razorpay',
      payment_id: paid.razorpay_payment_id,
      total: q.total,
      subtotal: q.subtotal,
      items: q.lines,
      address: 'Flat 4B, Shanti Apartments, Kanke Road, Near Gandhi Nagar Gate, Ranchi, Jharkhand 834001',
      contact_mobile: '9876543210',
      timeline: [{ status: 'pending' }],
    });
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('bare ids are one pack each, and doubles are merged', async () => {
    const bare = await asha.quote([2, 3]);
    expect(bare.lines.map(({ id, qty }) => [id, qty])).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect(
      (
        await asha.quote([
          { id: 2, qty: 2 },
          { id: 2, qty: 3 },
        ])
      ).lines.map(({ qty }) => qty),
    ).toEqual([5]);
  });
  test('goods of ₹499 and more come free', async () => {
    const q = await asha.quote([{ id: 2, qty: 99 }]);
    expect(q.subtotal).toBeGreaterThan(499);
    expect(q.delivery_charge).toBe(0);
  });
});

describe('an order is made once', () => {
  test('placing again and again with one payment answers the same order (F6)', async () => {
    const first = await asha.buy(CART);
    const { payment_id } = first;
    const again = await Promise.all(Array.from({ length: 50 }, () => asha.place(CART, payment_id)));
    expect(new Set(again.map((answer) => answer.json<Placed>().order_id))).toEqual(new Set([first.order_id]));
    expect(await ordersOf(payment_id)).toBe(1);
  });
  test('the same cart in two tabs is one quote and one order at the provider; the second payment is refused there (F7)', async () => {
    const [one, two] = await Promise.all([asha.quote([{ id: 5, qty: 1 }]), asha.quote([{ id: 5, qty: 1 }])]);
    expect(two!.quote_id).toBe(one!.quote_id);
    const [a, b] = await Promise.all([asha.create(one!), asha.create(two!)]);
    expect(b!.order_id).toBe(a!.order_id);
    const paid = await asha.pay(a!.order_id);
    expect((await asha.attempt(a!.order_id, 'pay')).statusCode).toBe(400);
    const answers = await Promise.all([asha.verify(paid, one!), asha.verify(paid, two!)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [x, y] = await Promise.all([
      asha.place([{ id: 5, qty: 1 }], paid.razorpay_payment_id),
      asha.place([{ id: 5, qty: 1 }], paid.razorpay_payment_id),
    ]);
    expect(x!.json<Placed>().order_id).toBe(y!.json<Placed>().order_id);
    const late = failureOf(
      await asha.post('/create-razorpay-order/', {
        amount: one!.total,
        service_type: 'medicine',
        service_id: one!.quote_id,
      }),
    );
    expect(late).toMatchObject({ status: 409, code: 'already_paid' });
  });
  test('after it the same cart is a new quote, and a new order', async () => {
    const first = await asha.buy([{ id: 6, qty: 1 }]),
      second = await asha.buy([{ id: 6, qty: 1 }]);
    expect(second.order_id).not.toBe(first.order_id);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('two payments captured for one provider order: one counts, the other goes back', async () => {
    const q = await asha.quote([{ id: 7, qty: 1 }]);
    const { order_id, amount } = await asha.create(q);
    const paid = await asha.pay(order_id);
    await asha.verify(paid, q);
    await asha.place([{ id: 7, qty: 1 }], paid.razorpay_payment_id);
    // The sandbox would not take it; a bank that answers late might.
    await server.database.db.execute(
      sql`insert into sandbox (id, kind, parent, body) values ('pay_twice7', 'payment', ${order_id}, ${JSON.stringify({ id: 'pay_twice7', amount, status: 'captured', order_id, amount_refunded: 0 })}::jsonb)`,
    );
    expect((await webhook(captured('pay_twice7', order_id, amount), 'evt_twice7')).statusCode).toBe(200);
    expect(await ledgerOf(server)).toEqual(CLEAN);
    expect(
      (await server.database.db.execute(sql`select state from payment_attempt where id = 'pay_twice7'`)).rows,
    ).toEqual([{ state: 'refunded' }]);
    const placed = (await asha.place([{ id: 7, qty: 1 }], 'pay_twice7')).json<Placed>();
    expect(placed.total).toBe(q.total);
    // What the provider tells of that refund is not of the order's own money.
    expect(await asha.order(placed.order_id)).toMatchObject({
      status: 'pending',
      payment_status: 'paid',
      payment_id: paid.razorpay_payment_id,
      refunds: [],
    });
  });
});

describe('money that came another way', () => {
  test('the answer is lost: the order is made all the same, and whoever asks is told (F2, F13)', async () => {
    const q = await asha.quote([{ id: 8, qty: 1 }]);
    const { order_id } = await asha.create(q);
    expect(await asha.status(order_id)).toMatchObject({ state: 'open', order_id: null, payment_id: null });
    expect((await asha.attempt(order_id, 'pay-lost')).statusCode).toBe(204);
    await expect
      .poll(() => asha.status(order_id), { timeout: 5_000 })
      .toMatchObject({ state: 'paid', order_id: expect.stringMatching(/^OD-/) as string });
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('paid late: it fails, and a minute later it is an order (F10)', async () => {
    const q = await asha.quote([{ id: 11, qty: 1 }]);
    const { order_id } = await asha.create(q);
    await asha.attempt(order_id, 'pay-late');
    await server.areas.payment.sandbox!.settle();
    expect(await asha.status(order_id)).toMatchObject({ state: 'open' });
    server.clock.advance(61);
    await server.areas.payment.sandbox!.settle();
    await expect
      .poll(() => asha.status(order_id), { timeout: 5_000 })
      .toMatchObject({ state: 'paid', order_id: expect.any(String) as string });
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('paid late, after the same was ordered again at another price: the late one goes back, and the page says so', async () => {
    const cart = [{ id: 12, qty: 1 }];
    const first = await asha.create(await asha.quote(cart));
    await asha.attempt(first.order_id, 'pay-late');
    const { db } = server.database;
    const [{ mrpPaise, offerPaise }] = (await db
      .select()
      .from(medicineTable)
      .where(eq(medicineTable.id, 12))) as [typeof medicineTable.$inferSelect];
    await db
      .update(medicineTable)
      .set({ offerPaise: offerPaise - 5 })
      .where(eq(medicineTable.id, 12));
    expect(mrpPaise).toBeGreaterThanOrEqual(offerPaise);
    server.clock.advance(1);
    await asha.buy(cart);
    server.clock.advance(61);
    await server.areas.payment.sandbox!.settle();
    await expect
      .poll(() => asha.status(first.order_id), { timeout: 5_000 })
      .toMatchObject({
        state: 'refunded',
        order_id: null,
        refund: { state: 'processed', reason: 'You have ordered the same again since.' },
      });
    await db.update(medicineTable).set({ offerPaise }).where(eq(medicineTable.id, 12));
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('what cannot be had any more is refunded, and the patient is told with the payment id', async () => {
    const cart = [{ id: 13, qty: 1 }];
    const q = await asha.quote(cart);
    const paid = await asha.pay((await asha.create(q)).order_id);
    await server.database.db.update(medicineTable).set({ stock: 0 }).where(eq(medicineTable.id, 13));
    await asha.verify(paid, q);
    const answer = await asha.place(cart, paid.razorpay_payment_id);
    await server.database.db.update(medicineTable).set({ stock: 9_999 }).where(eq(medicineTable.id, 13));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'refunded',
      payment_id: paid.razorpay_payment_id,
      refund: { amount: q.total },
      error: expect.stringMatching(/could not be had any more\. Your money is on its way back\.$/) as string,
    });
    expect(await asha.status(paid.razorpay_order_id)).toMatchObject({ refund: { amount: q.total } });
    expect(await ledgerOf(server)).toEqual(CLEAN);
    expect(await asha.status(paid.razorpay_order_id)).toMatchObject({ state: 'refunded' });
    // Nothing of it keeps the patient from ordering again.
    await asha.buy(cart);
  });
});

describe('what is not paid is no order', () => {
  test('skipped steps are refused, and nothing is made (T12)', async () => {
    const before = await server.database.db.execute<{ n: string }>(sql`select count(*) as n from "order"`);
    expect(failureOf(await asha.place(CART, 'pay_neverseen'))).toMatchObject({
      status: 402,
      code: 'payment_unknown',
    });
    const q = await asha.quote([{ id: 14, qty: 3 }]);
    const { order_id } = await asha.create(q);
    await asha.attempt(order_id, 'fail');
    await server.areas.payment.sandbox!.settle();
    await server.jobs.settle();
    const [{ id }] = (
      await server.database.db.execute<{ id: string }>(
        sql`select a.id from payment_attempt a join payment p on p.id = a.payment_id where p.provider_order_id = ${order_id}`,
      )
    ).rows as [{ id: string }];
    expect(failureOf(await asha.place([{ id: 14, qty: 3 }], id)).status).toBe(402);
    expect(
      failureOf(
        await asha.verify(
          {
            razorpay_order_id: order_id,
            razorpay_payment_id: id,
            razorpay_signature: hmac(`${order_id}|${id}`, 'sandbox_secret'),
          },
          q,
        ),
      ),
    ).toMatchObject({ status: 402, error: 'Payment failed. Please try again.' });
    expect((await server.database.db.execute(sql`select count(*) as n from "order"`)).rows).toEqual(
      before.rows,
    );
  });
  test('whoever waits for the sandbox waits for what it was asked meanwhile, too', async () => {
    const { order_id } = await asha.create(await asha.quote(CART));
    // Enough to send that it is still at it when the window is closed.
    await server.database.db.insert(sandboxTable).values(
      Array.from({ length: 30 }, (_, i) => ({
        id: `evt_before_${i}`,
        kind: 'hook' as const,
        body: { event: 'payment.downtime.started', payload: {}, created_at: 0 },
        dueAt: server.clock.now(),
      })),
    );
    const sending = server.areas.payment.sandbox!.settle();
    await asha.attempt(order_id, 'fail');
    await server.areas.payment.sandbox!.settle();
    expect(
      await countIn(
        server,
        sql`select count(*) as n from sandbox where kind = 'hook' and due_at <= ${server.clock.now()}`,
      ),
    ).toBe(0);
    await sending;
  });
  test('one payment serves one cart, one person, one kind of service (T6, T9)', async () => {
    const cheap = await asha.buy([{ id: 2, qty: 1 }]);
    expect(failureOf(await asha.place([{ id: 2, qty: 9 }], cheap.payment_id))).toMatchObject({
      status: 409,
      code: 'other_cart',
    });
    expect(
      failureOf(await asha.place([{ id: 2, qty: 1 }], cheap.payment_id, { quote_id: 'Q-another' })),
    ).toMatchObject({ status: 409 });
    expect(
      failureOf(
        await imran.post('/order/place/', {
          ...asha.cart([{ id: 2, qty: 1 }]),
          payment_id: cheap.payment_id,
        }),
      ).status,
    ).toBe(402);
    const q = await asha.quote(CART);
    const paid = await asha.pay((await asha.create(q)).order_id);
    expect(failureOf(await imran.verify(paid, q)).status).toBe(404);
    expect(
      failureOf(
        await asha.post('/verify-payment/', { ...paid, service_type: 'appointment', service_id: q.quote_id }),
      ).status,
    ).toBe(409);
    expect(
      failureOf(
        await asha.post('/verify-payment/', { ...paid, service_type: 'medicine', service_id: 'Q-another' }),
      ).status,
    ).toBe(409);
    expect((await asha.verify(paid, q)).statusCode).toBe(200);
  });
  test('what is placed is what was paid, to the detail; what is left out is no difference (T9)', async () => {
    const cart = [
      { id: 26, qty: 2 },
      { id: 27, qty: 1 },
    ];
    const office = (
      await asha.good<{ data: { id: number } }>(
        asha.post('/user/addresses/', {
          title: 'Office',
          address_line_1: '7 Main Road',
          city: 'Ranchi',
          state: 'Jharkhand',
          pincode: '834001',
        }),
      )
    ).data.id;
    const [mine, other] = [await stored(asha, server), await stored(asha, server)];
    const forOther = { for_other: true, contact_mobile: '9876500000' };
    const pay = async (more: object) => {
      const q = await asha.quote(cart, more);
      const paid = await asha.pay((await asha.create(q)).order_id);
      await asha.good(asha.verify(paid, q));
      return { id: paid.razorpay_payment_id, q };
    };
    const refusedAs = async (id: string, more: object, medicines: object[] = cart) => {
      const answer = await asha.place(medicines, id, more);
      return answer.statusCode === 200 ? answer.json<Placed>().order_id : failureOf(answer);
    };
    const otherCart = { status: 409, code: 'other_cart' },
      otherDetails = {
        status: 409,
        code: 'other_details',
        error: 'This was paid with another receiver or prescription. You have not been charged again.',
      };

    const full = await pay({ ...forOther, prescription_id: mine });
    const same = { ...forOther, prescription_id: mine };
    for (const medicines of [
      [{ id: 26, qty: 2 }],
      [{ id: 26, qty: 1 }, cart[1]!],
      [...cart, { id: 29, qty: 1 }],
      [{ id: 29, qty: 2 }, cart[1]!],
    ])
      expect(await refusedAs(full.id, same, medicines)).toMatchObject(otherCart);
    for (const more of [{ address_id: office }, { quote_id: 'Q-another' }])
      expect(await refusedAs(full.id, { ...same, ...more }), JSON.stringify(more)).toMatchObject(otherCart);
    for (const more of [
      { prescription_id: other },
      { prescription_id: 'none' },
      { contact_mobile: '9876500001' },
      { for_other: false },
      { for_other: false, contact_mobile: '9876500000' },
      { for_other: undefined, contact_mobile: '9876500001' },
    ])
      expect(await refusedAs(full.id, { ...same, ...more }), JSON.stringify(more)).toMatchObject(
        otherDetails,
      );
    expect(await refusedAs(full.id, { ...same, services: [{ id: 1 }] })).toMatchObject({ status: 400 });
    const order = await refusedAs(full.id, same);
    expect(order).toMatch(/^OD-/);
    for (const more of [
      {},
      { quote_id: full.q.quote_id, services: [] },
      { contact_mobile: '+91 98765 00000', lat: 23.3, lng: 85.3 },
      { for_other: undefined, contact_mobile: null, prescription_id: null, quote_id: null, lat: null },
      { for_other: undefined, contact_mobile: '' },
    ])
      expect(await refusedAs(full.id, { ...same, ...more }), JSON.stringify(more)).toBe(order);
    expect(await refusedAs(full.id, { for_other: undefined })).toBe(order);
    expect(await refusedAs(full.id, same, cart.toReversed())).toBe(order);
    // Also once it is an order.
    expect(await refusedAs(full.id, { ...same, prescription_id: other })).toMatchObject(otherDetails);

    const plain = await pay({});
    for (const more of [forOther, { prescription_id: mine }])
      expect(await refusedAs(plain.id, more), JSON.stringify(more)).toMatchObject(otherDetails);
    const made = await refusedAs(plain.id, {});
    expect(made).toMatch(/^OD-/);
    // As with the quote a receiver counts only where it is for somebody else.
    for (const more of [{ contact_mobile: '9876500000' }, { for_other: null }, { for_other: undefined }])
      expect(await refusedAs(plain.id, more), JSON.stringify(more)).toBe(made);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('a forged, cut or foreign signature is refused (T10)', async () => {
    const q = await asha.quote([{ id: 15, qty: 1 }]);
    const opened = await asha.create(q);
    const other = await asha.create(await asha.quote([{ id: 16, qty: 1 }]));
    const paid = await asha.pay(opened.order_id);
    const forged = [
      '',
      'x',
      paid.razorpay_signature.slice(0, -1),
      paid.razorpay_signature.toUpperCase(),
      hmac(`${opened.order_id}|${paid.razorpay_payment_id}`, 'wrong'),
      hmac(`${other.order_id}|${paid.razorpay_payment_id}`, 'sandbox_secret'),
      'f'.repeat(64),
      'é'.repeat(64),
    ];
    for (const razorpay_signature of forged)
      expect(
        failureOf(await asha.verify({ ...paid, razorpay_signature }, q)),
        razorpay_signature,
      ).toMatchObject({ status: 400, error: 'Payment verification failed. Please contact support.' });
    expect(failureOf(await asha.verify({ ...paid, razorpay_order_id: other.order_id }, q)).status).toBe(400);
    for (const odd of [['a'], { length: 64 }, 7, null])
      expect(
        failureOf(
          await asha.post('/verify-payment/', {
            ...paid,
            razorpay_signature: odd,
            service_type: 'medicine',
            service_id: q.quote_id,
          }),
        ).status,
      ).toBe(400);
    expect((await asha.verify(paid, q)).statusCode).toBe(200);
  });
});

describe('what the client says of money is not believed', () => {
  test('another amount is refused with the right total, and nothing is opened (T6)', async () => {
    const q = await asha.quote([{ id: 17, qty: 2 }]);
    for (const amount of [0.01, 1, q.subtotal, q.total + 0.01, q.total * 100]) {
      const answer = await asha.post('/create-razorpay-order/', {
        amount,
        service_type: 'medicine',
        service_id: q.quote_id,
      });
      expect(answer.statusCode, String(amount)).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'amount_changed', total: q.total });
    }
    for (const amount of [0, -1, '12', null, 1e12, 1.005])
      expect(
        failureOf(
          await asha.post('/create-razorpay-order/', {
            amount,
            service_type: 'medicine',
            service_id: q.quote_id,
          }),
        ).status,
        String(amount),
      ).toBe(400);
  });
  test('keys that a client should not send change nothing (T5, T6)', async () => {
    const plain = await asha.quote([{ id: 18, qty: 1 }]);
    const told = await asha.good<Quote>(
      asha.post(
        '/order/place/',
        asha.cart([{ id: 18, qty: 1, offer_price: 0.01, price: 1 }], {
          total: 0.01,
          subtotal: 1,
          deliveryFee: 0,
          delivery_charge: 0,
          amount: 1,
          user_id: 1,
          status: 'delivered',
          payment_status: 'paid',
          role: 'admin',
          id: 'OD-1',
        }),
      ),
    );
    expect(told).toMatchObject({
      quote_id: plain.quote_id,
      total: plain.total,
      delivery_charge: plain.delivery_charge,
    });
  });
  test.each([0, -1, 1.5, 1e9, '2', null, 2 ** 53, 100, {}, [], true])(
    'a quantity of %j is refused, and its field named (T7)',
    async (qty) => {
      const { status, fields } = failureOf(await asha.post('/order/place/', asha.cart([{ id: 2, qty }])));
      expect([status, fields]).toEqual([
        400,
        { 'medicines.0.qty': 'Quantity must be a whole number from 1 to 99.' },
      ]);
    },
  );
  test('carts that are none, or too many, are refused (T7)', async () => {
    for (const medicines of [
      [],
      null,
      'x',
      {},
      [null],
      [{}],
      [{ qty: 1 }],
      [{ id: '2', qty: 1 }],
      [{ id: 1.5, qty: 1 }],
      [0],
      Array.from({ length: 51 }, (_, i) => i + 1),
      [
        { id: 2, qty: 60 },
        { id: 2, qty: 60 },
      ],
    ]) {
      expect(
        failureOf(await asha.post('/order/place/', asha.cart(medicines))).status,
        JSON.stringify(medicines),
      ).toBe(400);
    }
    expect((await asha.quote(Array.from({ length: 70 }, (_, i) => (i % 2 ? 2 : 3)))).lines).toHaveLength(2);
  });
  test('an unknown medicine, or one that is out of stock, is named', async () => {
    const answer = await asha.post(
      '/order/place/',
      asha.cart([
        { id: 2, qty: 1 },
        { id: 999_999, qty: 1 },
        { id: 1, qty: 1 },
      ]),
    );
    expect(answer.json()).toMatchObject({
      code: 'cart_changed',
      unavailable: [
        { id: 999_999, reason: 'gone' },
        { id: 1, reason: 'out-of-stock' },
      ],
    });
    expect(answer.statusCode).toBe(409);
  });
  test('a place that is none is refused; one beyond 30 km too (T41)', async () => {
    for (const [lat, lng] of [
      [91, 85],
      [999, 999],
      ['23.3', '85.3'],
      [23.3, 181],
      [{}, []],
    ])
      expect(failureOf(await asha.post('/order/place/', asha.cart(CART, { lat, lng }))).status).toBe(400);
    // The address has its own point: what the client says does not move it.
    expect((await asha.quote(CART, { lat: 28.6, lng: 77.2 })).distance_km).toBe(4.2);
    const far = await asha.post('/user/addresses/', {
      title: 'Far',
      address_line_1: '1 Rajpath',
      city: 'New Delhi',
      state: 'Delhi',
      pincode: '110001',
    });
    expect(
      failureOf(
        await asha.post(
          '/order/place/',
          asha.cart(CART, {
            address_id: far.json<{ data: { id: number } }>().data.id,
            lat: 23.3441,
            lng: 85.3096,
          }),
        ),
      ),
    ).toMatchObject({ status: 422, code: 'out_of_reach', fields: { address_id: 'Too far to deliver to' } });
  });
  test('a quote stands for half an hour, whatever its prices do meanwhile; after it the order is looked at anew (F8)', async () => {
    const cart = [{ id: 20, qty: 2 }];
    const q = await asha.quote(cart);
    const { db } = server.database;
    const [{ offerPaise }] = (await db.select().from(medicineTable).where(eq(medicineTable.id, 20))) as [
      typeof medicineTable.$inferSelect,
    ];
    await db
      .update(medicineTable)
      .set({ offerPaise: offerPaise - 10 })
      .where(eq(medicineTable.id, 20));
    expect((await asha.create(q)).amount).toBe(Math.round(q.total * 100));
    server.clock.advance(31 * 60);
    expect(
      failureOf(
        await asha.post('/create-razorpay-order/', {
          amount: q.total,
          service_type: 'medicine',
          service_id: q.quote_id,
        }),
      ),
    ).toMatchObject({ status: 409, code: 'quote_expired' });
    const fresh = await asha.quote(cart);
    expect(fresh.total).toBeCloseTo(q.total - 0.2, 2);
    await db.update(medicineTable).set({ offerPaise }).where(eq(medicineTable.id, 20));
    await db.update(quoteTable).set({ open: false }).where(eq(quoteTable.id, q.quote_id));
  });
  test("another person's address, prescription, quote and payment are not there, and tell nothing (T3)", async () => {
    const q = await asha.quote(CART);
    const foreign = failureOf(await imran.post('/order/place/', asha.cart(CART)));
    const missing = failureOf(
      await imran.post('/order/place/', { ...asha.cart(CART), address_id: 2_000_000_000 }),
    );
    expect(foreign).toEqual(missing);
    expect(foreign.status).toBe(404);
    expect(
      failureOf(await asha.post('/order/place/', asha.cart(CART, { prescription_id: 'none' }))).status,
    ).toBe(404);
    expect(
      failureOf(
        await imran.post('/create-razorpay-order/', {
          amount: q.total,
          service_type: 'medicine',
          service_id: q.quote_id,
        }),
      ).status,
    ).toBe(404);
    const { order_id } = await asha.create(q);
    expect(failureOf(await imran.get(`/payments/${order_id}/`)).status).toBe(404);
    const placed = await asha.buy([{ id: 21, qty: 1 }]);
    expect(failureOf(await imran.get(`/orders/${placed.order_id}/`))).toEqual(
      failureOf(await imran.get('/orders/OD-BBBBBBBBBBBB/')),
    );
  });
  test('for somebody else their mobile is needed, and it is who we call (C27)', async () => {
    expect(failureOf(await asha.post('/order/place/', asha.cart(CART, { for_other: true })))).toMatchObject({
      status: 400,
      fields: { contact_mobile: expect.any(String) as string },
    });
    expect(
      failureOf(
        await asha.post('/order/place/', asha.cart(CART, { for_other: true, contact_mobile: '1234567890' })),
      ).status,
    ).toBe(400);
    const cart = [{ id: 22, qty: 1 }],
      more = { for_other: true, contact_mobile: '+91 98765 00000' };
    const q = await asha.quote(cart, more);
    const paid = await asha.pay((await asha.create(q)).order_id);
    await asha.verify(paid, q);
    const placed = await asha.good<Placed>(asha.place(cart, paid.razorpay_payment_id, more));
    expect((await asha.order(placed.order_id)).contact_mobile).toBe('9876500000');
  });
});

describe("the provider's webhooks", () => {
  test('forged, re-serialised or unsigned ones are refused, and change nothing (T11)', async () => {
    const q = await asha.quote([{ id: 23, qty: 1 }]);
    const { order_id, amount } = await asha.create(q);
    const body = captured('pay_forged', order_id, amount);
    expect((await webhook(body, 'evt_f1', 'wrong')).statusCode).toBe(400);
    const raw = JSON.stringify(body);
    for (const headers of [
      {},
      { 'x-razorpay-signature': '' },
      { 'x-razorpay-signature': hmac(raw, 'sandbox_secret') },
      { 'x-razorpay-signature': hmac(JSON.stringify(body, null, 1), sandboxKeys.webhookSecret) },
    ]) {
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: '/api/webhooks/payment/',
            payload: raw,
            headers: { 'content-type': 'application/json', ...headers },
          })
        ).statusCode,
      ).toBe(400);
    }
    expect(await asha.status(order_id)).toMatchObject({ state: 'open' });
  });
  test('of another sum they make no order; the money goes back', async () => {
    const q = await asha.quote([{ id: 24, qty: 1 }]);
    const { order_id } = await asha.create(q);
    await server.database.db.execute(
      sql`insert into sandbox (id, kind, parent, body) values ('pay_short', 'payment', ${order_id}, ${JSON.stringify({ id: 'pay_short', amount: 100, status: 'captured', order_id, amount_refunded: 0 })}::jsonb)`,
    );
    await webhook(captured('pay_short', order_id, 100), 'evt_short');
    expect(await ledgerOf(server)).toEqual(CLEAN);
    expect(await asha.status(order_id)).toMatchObject({ state: 'open', order_id: null });
  });
  test.each([
    ['a NUL', '\u0000'],
    ['5,000 letters', 'x'.repeat(5_000)],
  ])('that the provider signed, with %s in an id, are heard and change nothing (T11)', async (name, odd) => {
    const q = await asha.quote([{ id: 26, qty: 1 }]);
    const { order_id, amount } = await asha.create(q);
    const counts = async () =>
      (
        await server.database.db.execute(
          sql`select (select count(*) from webhook_event) as events, (select count(*) from payment_attempt) as attempts, (select count(*) from refund) as refunds, (select count(*) from job) as jobs`,
        )
      ).rows;
    await server.jobs.settle();
    const before = await counts();
    const refund = (id: string, payment_id: string, notes: unknown = []) => ({
      event: 'refund.processed',
      payload: { refund: { entity: { id, payment_id, amount, status: 'processed', notes } } },
    });
    const bodies = [
      captured(`pay_${odd}`, order_id, amount),
      captured('pay_odd', `order_${odd}`, amount),
      captured('pay_odd', order_id, 2 ** 53 - 1 + amount),
      refund(`rfnd_${odd}`, 'pay_odd'),
      refund('rfnd_odd', `pay_${odd}`),
      refund('rfnd_odd', 'pay_odd', { refund: `RF-${odd}` }),
    ];
    for (const [i, body] of bodies.entries())
      expect((await webhook(body, `evt_odd_${i}`)).statusCode, JSON.stringify(body)).toBe(200);
    await server.jobs.settle();
    expect(await counts()).toEqual(before);
    expect(await asha.status(order_id)).toMatchObject({ state: 'open', order_id: null });
    // An event's own id is of no use then: the same words are still counted once.
    const good = `pay_${name.replaceAll(/\W/g, '')}`,
      paid = captured(good, order_id, amount);
    for (let i = 0; i < 2; i++) expect((await webhook(paid, `evt_${odd}`)).statusCode).toBe(200);
    await server.jobs.settle();
    expect(await ordersOf(good)).toBe(1);
  });
  test('of what is not ours, or says nothing to us, are heard and let go', async () => {
    expect((await webhook(captured('pay_other', 'order_other', 100), 'evt_other')).statusCode).toBe(200);
    expect((await webhook({ event: 'settlement.processed', payload: {} }, 'evt_settled')).statusCode).toBe(
      200,
    );
    expect((await webhook({ anything: 1 }, 'evt_any')).statusCode).toBe(200);
  });
});

test('a person whose mobile is not verified browses, and does not pay (C32)', async () => {
  const { db } = server.database;
  const q = await asha.quote([{ id: 25, qty: 1 }]);
  await db.execute(sql`update account set mobile_verified_at = null where mobile = '9876543210'`);
  const answer = failureOf(
    await asha.post('/create-razorpay-order/', {
      amount: q.total,
      service_type: 'medicine',
      service_id: q.quote_id,
    }),
  );
  await db.execute(sql`update account set mobile_verified_at = now() where mobile = '9876543210'`);
  expect(answer).toMatchObject({ status: 403, code: 'mobile_unverified' });
  await pause(0);
});
