import type { MyOrders, OrderDetail, OrderHistory, Placed, Reorder } from '@doorstep/contract/order.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { ledgerOf, CLEAN, countIn, type Answer } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { sharedServer } from './test-server.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';

let server: AppServer;
beforeAll(async () => {
  server = await sharedServer();
});

const history = (buyer: Buyer, query = '') =>
  buyer.shop.good<OrderHistory>(buyer.shop.get(`/medicines/orders/history/${query}`));
const cancel = (buyer: Buyer, id: string, body?: object) => buyer.call('POST', `/orders/${id}/cancel/`, body);
const dataOf = (answer: Answer) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: OrderDetail }>().data;
};
const move = async (id: string, status: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${id}/status/`,
    headers: await as.admin(server),
    payload: { status },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const everything = async (id: string) =>
  (
    await server.database.db.execute(
      sql`select (select row_to_json(o) from "order" o where id = ${id}) as o, (select json_agg(l order by position) from order_item l where order_id = ${id}) as l, (select json_agg(p order by position) from prescription_line p where order_id = ${id}) as p, (select row_to_json(g) from prescription_order g where order_id = ${id}) as g, (select count(*) from refund where order_id = ${id}) as r, (select count(*) from invoice where order_id = ${id}) as i`,
    )
  ).rows;

describe('history', () => {
  test('keeps the Hindi name that a medicine had, beside the name that stands on papers', async () => {
    const { db } = server.database;
    const named = async (nameHi: string) =>
      db.update(medicineTable).set({ nameHi }).where(eq(medicineTable.id, PLAIN));
    const [{ name, before } = { name: '', before: null }] = await db
      .select({ name: medicineTable.name, before: medicineTable.nameHi })
      .from(medicineTable)
      .where(eq(medicineTable.id, PLAIN));
    await named('पुराना नाम 5');
    const buyer = await newBuyer(server);
    const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    await named(before ?? '');
    const { items } = dataOf(await buyer.call('GET', `/orders/${id}/`));
    expect(items[0]).toMatchObject({ name, name_hi: 'पुराना नाम 5' });
    expect((await history(buyer)).orders[0]!.medicines_details[0]).toMatchObject({
      name,
      name_hi: 'पुराना नाम 5',
    });
    expect((await buyer.call('POST', `/medicines/orders/${id}/generate-invoice/`)).statusCode).toBe(200);
    const { rows } = await db.execute<{ facts: string }>(
      sql`select facts::text as facts from invoice where order_id = ${id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.facts).toContain(name);
    expect(rows[0]!.facts).not.toContain('पुराना नाम');
  });
  test('tells newest first what the screen shows, page by page and by status', async () => {
    const buyer = await newBuyer(server);
    const ids: string[] = [];
    for (const [i, qty] of [1, 2, 3].entries()) {
      ids.unshift(await buyer.order([{ id: PLAIN, qty }]));
      server.clock.advance(60);
      if (i === 1) await cancel(buyer, ids[0]!);
    }
    const all = await history(buyer);
    expect(all.orders.map(({ id }) => id)).toEqual(ids);
    expect(all.pagination).toEqual({
      page: 1,
      limit: 10,
      total: 3,
      total_exact: true,
      has_previous: false,
      has_next: false,
    });
    const detail = await buyer.shop.order(ids[0]!);
    expect(all.orders[0]).toEqual({
      id: ids[0],
      order_id: ids[0],
      status: 'pending',
      total_amount: detail.total,
      delivery_charge: detail.delivery_charge,
      payment_status: 'paid',
      created_at: detail.created_at,
      updated_at: detail.updated_at,
      medicines_details: [
        {
          id: PLAIN,
          name: detail.items[0]!.name,
          image: detail.items[0]!.image,
          offer_price: detail.items[0]!.offer_price,
          qty: 3,
          rx_status: null,
          rx_reason: null,
        },
      ],
      invoice_url: null,
      invoice_number: null,
      credit_notes: [],
      timeline: [{ status: 'pending', at: detail.created_at, by: 'you' }],
      refunds: [],
      can_cancel: true,
      prescription_id: null,
      promised_at: detail.promised_at,
      promise_waits: false,
    });
    const [second, ...rest] = (await history(buyer, '?page=2&limit=1')).orders;
    expect([second!.id, rest]).toEqual([ids[1], []]);
    expect((await history(buyer, '?page=2&limit=1')).pagination).toMatchObject({
      has_previous: true,
      has_next: true,
    });
    expect(
      (await history(buyer, '?status=cancelled')).orders.map(({ id, can_cancel }) => [id, can_cancel]),
    ).toEqual([[ids[1], false]]);
    expect((await history(buyer, '?status=')).orders).toHaveLength(3);
    const mine = await buyer.shop.good<MyOrders>(buyer.shop.get('/user/orders/'));
    expect(mine.data).toEqual(mine.orders);
    expect(
      mine.orders.map(({ id, status, payment_method, items: [line] }) => [
        id,
        status,
        payment_method,
        line!.qty,
      ]),
    ).toEqual([
      [ids[0], 'pending', 'Razorpay', 3],
      [ids[1], 'cancelled', 'Razorpay', 2],
      [ids[2], 'pending', 'Razorpay', 1],
    ]);
  });
  test('a page past the end is empty, a limit is clamped, and what is no page or status is refused (T37, T46, T49)', async () => {
    const buyer = await newBuyer(server);
    await buyer.order([{ id: PLAIN, qty: 1 }]);
    expect((await history(buyer, '?page=999999999999999')).orders).toEqual([]);
    expect((await history(buyer, '?limit=1000000000')).pagination.limit).toBe(100);
    for (const query of [
      'status=shiped',
      'status=PENDING',
      'status=pending%27--',
      'page=0',
      'page=-1',
      'page=1e3',
      'limit=0',
      'limit=all',
      'status=pending&status=shipped',
    ]) {
      expect(failureOf(await buyer.call('GET', `/medicines/orders/history/?${query}`)), query).toMatchObject({
        status: 400,
        code: 'invalid',
      });
    }
  });
});

describe('cancelling', () => {
  test('gives all of it back, the fee too, with method, reference and the day by which it comes', async () => {
    const buyer = await newBuyer(server);
    const id = await buyer.order([{ id: PLAIN, qty: 2 }]);
    const asked = dataOf(await cancel(buyer, id, { reason: 'Bought it at the corner' }));
    expect(asked).toMatchObject({
      status: 'cancelled',
      can_cancel: false,
      timeline: [
        { status: 'pending', by: 'you' },
        { status: 'cancelled', by: 'you' },
      ],
    });
    expect(asked.refunds).toMatchObject([
      {
        amount: asked.total,
        method: 'Razorpay',
        reason: 'You cancelled this order: Bought it at the corner',
      },
    ]);
    expect(asked.refunds[0]!.expected_by).toBe(
      new Date(Date.parse(asked.refunds[0]!.created_at) + 7 * 86_400_000 + 5.5 * 3_600_000)
        .toISOString()
        .slice(0, 10),
    );
    expect(await ledgerOf(server)).toEqual(CLEAN);
    const after = await buyer.shop.order(id);
    expect(after).toMatchObject({
      payment_status: 'refunded',
      refunds: [
        {
          state: 'processed',
          reference: expect.stringMatching(/^rfnd_/) as string,
          processed_at: expect.stringMatching(/\+05:30$/) as string,
        },
      ],
    });
    // Nothing of it is left at the provider, and it was asked for once.
    expect(
      await countIn(
        server,
        sql`select count(*) as n from sandbox where kind = 'refund' and parent = ${after.payment_id}`,
      ),
    ).toBe(1);
    expect(
      await countIn(
        server,
        sql`select (body->>'amount_refunded')::int as n from sandbox where id = ${after.payment_id}`,
      ),
    ).toBe(Math.round(after.total * 100));
  });
  test('again changes nothing; so does a body that is none', async () => {
    const buyer = await newBuyer(server);
    const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    const [first, again] = [
      dataOf(await cancel(buyer, id)),
      dataOf(await cancel(buyer, id, { reason: 'Once more', status: 'delivered', amount: 1 })),
    ];
    await ledgerOf(server);
    expect([again.timeline, again.updated_at]).toEqual([first.timeline, first.updated_at]);
    expect((await buyer.shop.order(id)).refunds).toHaveLength(1);
  });
  test('works while it is packed, and no more when it is on its way', async () => {
    const buyer = await newBuyer(server);
    const [packed, gone, there] = [
      await buyer.order([{ id: PLAIN, qty: 1 }]),
      await buyer.order([{ id: PLAIN, qty: 2 }]),
      await buyer.order([{ id: PLAIN, qty: 3 }]),
    ];
    await move(packed, 'Confirmed');
    await move(gone, 'Out for Delivery');
    await move(there, 'Delivered');
    expect((await buyer.shop.order(packed)).can_cancel).toBe(true);
    expect(dataOf(await cancel(buyer, packed)).status).toBe('cancelled');
    for (const id of [gone, there]) {
      expect((await buyer.shop.order(id)).can_cancel).toBe(false);
      const before = await everything(id);
      expect(failureOf(await cancel(buyer, id))).toMatchObject({ status: 409, code: 'too_late' });
      expect(await everything(id)).toEqual(before);
    }
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
});

describe('ordering again', () => {
  test('tells what can be had now, and what not', async () => {
    const buyer = await newBuyer(server),
      { db } = server.database;
    const [made] = await db
      .insert(medicineTable)
      .values({ code: 'T-gone', name: 'Gone Tomorrow', mrpPaise: 5_000, offerPaise: 5_000 })
      .returning();
    const id = await buyer.order([
      { id: PLAIN, qty: 2 },
      { id: 3, qty: 4 },
      { id: made!.id, qty: 1 },
    ]);
    await db.delete(medicineTable).where(eq(medicineTable.id, made!.id));
    await db.update(medicineTable).set({ stock: 0 }).where(eq(medicineTable.id, 3));
    try {
      const { data } = (await buyer.call('POST', `/orders/${id}/reorder/`)).json<{ data: Reorder }>();
      expect(data).toEqual({
        medicines: [{ id: PLAIN, qty: 2 }],
        missing: [
          { id: 3, name: expect.any(String) as string, reason: 'out-of-stock' },
          { id: made!.id, name: 'Gone Tomorrow', reason: 'gone' },
        ],
      });
    } finally {
      await db.update(medicineTable).set({ stock: 9_999 }).where(eq(medicineTable.id, 3));
    }
  });
});

describe('a prescription', () => {
  const give = (buyer: Buyer, id: string, prescription_id: string) =>
    buyer.call('POST', `/orders/${id}/prescription/`, { prescription_id });
  const review = async (prescription: string, body: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${prescription}/review/`,
      headers: await as.pharmacist(server),
      payload: body,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const rx = ({ items }: OrderDetail) => items.map(({ rx_status, rx_reason }) => [rx_status, rx_reason]);

  test('is missing, given afterwards, asked about, given anew and approved, and each line says so', async () => {
    const buyer = await newBuyer(server);
    const id = await buyer.order([
      { id: RX, qty: 1 },
      { id: PLAIN, qty: 1 },
    ]);
    expect(rx(await buyer.shop.order(id))).toEqual([
      ['needed', null],
      [null, null],
    ]);
    const first = await buyer.upload();
    expect(rx(dataOf(await give(buyer, id, first.id)))).toEqual([
      ['checking', null],
      [null, null],
    ]);
    await review(first.id, {
      decision: 'approved',
      lines: [{ id: 0, decision: 'question', reason: 'The date cannot be read.' }],
    });
    expect(rx(await buyer.shop.order(id))).toEqual([
      ['question', 'The date cannot be read.'],
      [null, null],
    ]);
    const second = await buyer.upload();
    const given = dataOf(await give(buyer, id, second.id));
    expect([given.prescription_id, rx(given)]).toEqual([
      second.id,
      [
        ['checking', null],
        [null, null],
      ],
    ]);
    await review(second.id, { decision: 'approved' });
    const after = await buyer.shop.order(id);
    // Nothing waits for the pharmacist any more; the shop still confirms it.
    expect([after.status, rx(after)]).toEqual([
      'pending',
      [
        ['approved', null],
        [null, null],
      ],
    ]);
    expect(failureOf(await give(buyer, id, first.id))).toMatchObject({ status: 409, code: 'moved_on' });
  });
  test('that was approved for the same medicine before is looked at again, as is another medicine', async () => {
    const buyer = await newBuyer(server);
    const sheet = await buyer.upload();
    await buyer.order([{ id: RX, qty: 1 }], sheet.id);
    await review(sheet.id, { decision: 'approved' });
    const again = await buyer.shop.order(
      await buyer.order(
        [
          { id: RX, qty: 2 },
          { id: RX_TOO, qty: 1 },
        ],
        sheet.id,
      ),
    );
    expect(rx(again)).toEqual([
      ['checking', null],
      ['checking', null],
    ]);
  });
  test("that is turned down for a line brings that line's money back, and the rest goes on (C30)", async () => {
    const buyer = await newBuyer(server);
    const sheet = await buyer.upload();
    const id = await buyer.order(
      [
        { id: RX, qty: 2 },
        { id: PLAIN, qty: 1 },
      ],
      sheet.id,
    );
    await review(sheet.id, {
      decision: 'approved',
      lines: [{ id: 0, decision: 'rejected', reason: 'Not on the sheet.' }],
    });
    expect(await ledgerOf(server)).toEqual(CLEAN);
    const after = await buyer.shop.order(id),
      [line] = after.items;
    expect(after).toMatchObject({
      status: 'pending',
      payment_status: 'paid',
      refunds: [
        {
          amount: line!.total,
          state: 'processed',
          reason: `The pharmacist could not approve ${line!.name}. Not on the sheet.`,
        },
      ],
    });
    expect(line).toMatchObject({ rx_status: 'rejected', rx_reason: 'Not on the sheet.' });
    await move(id, 'Confirmed');
    // What is cancelled afterwards is the rest alone.
    const gone = dataOf(await cancel(buyer, id));
    expect(gone.refunds.map(({ amount }) => Math.round(amount * 100)).reduce((a, b) => a + b)).toBe(
      Math.round(after.total * 100),
    );
    expect(await ledgerOf(server)).toEqual(CLEAN);
    expect((await buyer.shop.order(id)).payment_status).toBe('refunded');
  });
  test('that is turned down for all cancels the order, with its fee (C30)', async () => {
    const buyer = await newBuyer(server);
    const sheet = await buyer.upload();
    const id = await buyer.order(
      [
        { id: RX, qty: 1 },
        { id: RX_TOO, qty: 1 },
      ],
      sheet.id,
    );
    await review(sheet.id, { decision: 'rejected', reason: 'It is of another person.' });
    expect(await ledgerOf(server)).toEqual(CLEAN);
    const after = await buyer.shop.order(id);
    expect(after).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      timeline: [{ by: 'you' }, { status: 'cancelled', by: 'pharmacist' }],
    });
    expect(after.delivery_charge).toBeGreaterThan(0);
    expect(after.refunds.map(({ amount }) => Math.round(amount * 100)).reduce((a, b) => a + b)).toBe(
      Math.round(after.total * 100),
    );
  });
  test('that falls under the free delivery charges nothing more (C30)', async () => {
    const buyer = await newBuyer(server);
    const sheet = await buyer.upload();
    const id = await buyer.order(
      [
        { id: RX, qty: 60 },
        { id: PLAIN, qty: 1 },
      ],
      sheet.id,
    );
    const before = await buyer.shop.order(id);
    expect(before.delivery_charge).toBe(0);
    await review(sheet.id, { decision: 'rejected', reason: 'Not on the sheet.' });
    expect(await ledgerOf(server)).toEqual(CLEAN);
    expect((await buyer.shop.order(id)).refunds.map(({ amount }) => amount)).toEqual([
      before.items[0]!.total,
    ]);
  });
});

describe("another's order", () => {
  test('is not there: the same answer as for one that nobody has, and nothing changes (T1, T2)', async () => {
    const [owner, anonymous] = [await newBuyer(server), await newBuyer(server)];
    const id = await owner.order([{ id: RX, qty: 1 }]),
      sheet = await anonymous.upload();
    const before = await everything(id);
    for (const [method, path, body] of [
      ['GET', '/'],
      ['POST', '/cancel/', {}],
      ['POST', '/reorder/'],
      ['POST', '/prescription/', { prescription_id: sheet.id }],
    ] as Array<['GET' | 'POST', string, object?]>) {
      const told = await Promise.all(
        [id, 'OD-BBBBBBBBBBBB', 'nonsense'].map(async (one) =>
          failureOf(await anonymous.call(method, `/orders/${one}${path}`, body)),
        ),
      );
      for (const one of told) expect(one, path).toEqual({ ...told[0]!, status: 404 });
    }
    expect(
      failureOf(await anonymous.call('POST', `/medicines/orders/${id}/generate-invoice/`)),
    ).toMatchObject({ status: 404, code: 'not_found' });
    expect(await everything(id)).toEqual(before);
  });
  test('takes no prescription of mine, nor mine one of theirs (T3)', async () => {
    const [owner, anonymous] = [await newBuyer(server), await newBuyer(server)];
    const id = await owner.order([{ id: RX, qty: 1 }]),
      theirs = await anonymous.upload();
    const before = await everything(id);
    for (const sheet of [theirs.id, 'A'.repeat(43), '../etc'])
      expect(
        failureOf(await owner.call('POST', `/orders/${id}/prescription/`, { prescription_id: sheet })),
      ).toMatchObject({ status: 404 });
    expect(await everything(id)).toEqual(before);
  });
  test('no key of a body changes what it is (T5)', async () => {
    const buyer = await newBuyer(server);
    const cart = [{ id: PLAIN, qty: 1 }],
      stolen = {
        status: 'delivered',
        total: 0.01,
        price: 0.01,
        payment_status: 'refunded',
        user_id: 1,
        account_id: 1,
        id: 'OD-BBBBBBBBBBBB',
        rx_status: 'approved',
      };
    const q = await buyer.shop.quote(cart, stolen);
    const paid = await buyer.shop.pay((await buyer.shop.create(q)).order_id);
    await buyer.shop.verify(paid, q);
    const { order_id } = await buyer.shop.good<Placed>(
      buyer.shop.place(cart, paid.razorpay_payment_id, stolen),
    );
    expect(await buyer.shop.order(order_id)).toMatchObject({
      status: 'pending',
      total: q.total,
      payment_status: 'paid',
    });
    const after = dataOf(
      await cancel(buyer, order_id, { ...stolen, amount: 1e9, refunds: [{ amount: 1e9 }] }),
    );
    expect(after).toMatchObject({ status: 'cancelled', refunds: [{ amount: q.total }] });
  });
});
