import type { OrderDetail, Placed } from '@doorstep/contract/order.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { as } from './people.ts';
import { ledgerOf, CLEAN } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';
import { newServer } from './test-server.ts';

let server: AppServer, buyer: Buyer;
beforeAll(async () => {
  server = await newServer();
  await server.database.db.update(medicineTable).set({ stock: 9_999 });
  return () => server.close();
});
beforeEach(async () => {
  buyer = await newBuyer(server);
});
type Some = Partial<typeof medicineTable.$inferInsert>;
const change = (id: number, some: Some) =>
  server.database.db.update(medicineTable).set(some).where(eq(medicineTable.id, id));
/** Paid; the catalogue changes; placed. */
async function bought(
  medicines: Array<{ id: number; qty: number }>,
  changes: () => Promise<unknown>,
  more: object = {},
) {
  const { shop } = buyer;
  const q = await shop.quote(medicines, more);
  const paid = await shop.pay((await shop.create(q)).order_id);
  await changes();
  await shop.good(shop.verify(paid, q));
  return { paid, answer: await shop.place(medicines, paid.razorpay_payment_id, more) };
}
const orderOf = ({ answer }: Awaited<ReturnType<typeof bought>>): Promise<OrderDetail> =>
  buyer.shop.order(answer.json<Placed>().order_id);
const move = async ({ id }: OrderDetail, status: string) =>
  failureOrStatus(
    await server.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${id}/status/`,
      headers: await as.admin(server),
      payload: { status },
    }),
  );
const failureOrStatus = (answer: Parameters<typeof failureOf>[0]) =>
  answer.statusCode === 200 ? 200 : failureOf(answer).code;
const invoice = async ({ id }: OrderDetail) =>
  failureOrStatus(await buyer.shop.post(`/medicines/orders/${id}/generate-invoice/`, {}));

describe('what needs a prescription is what the catalogue says when the order is made (S9)', () => {
  test('a medicine that needs one since it was quoted waits for one', async () => {
    const bare = await bought(
      [
        { id: PLAIN, qty: 1 },
        { id: 3, qty: 2 },
      ],
      () => change(PLAIN, { prescriptionRequired: true }),
    );
    const order = await orderOf(bare);
    expect(order.prescription_needed).toBe(true);
    expect(order.items.map((one) => [one.id, one.prescription_required, one.rx_status])).toEqual([
      [PLAIN, true, 'needed'],
      [3, false, null],
    ]);
    expect([await move(order, 'processing'), await invoice(order)]).toEqual([
      'prescription_needed',
      'prescription_needed',
    ]);
    // Price and sum stay as paid.
    expect(order.total).toBe(bare.answer.json<Placed>().total);
    const sheet = await buyer.upload();
    await buyer.shop.good(
      buyer.shop.post(`/orders/${order.id}/prescription/`, { prescription_id: sheet.id }),
    );
    expect((await buyer.shop.order(order.id)).items[0]!.rx_status).toBe('checking');
    await change(PLAIN, { prescriptionRequired: false });
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('one that was named with the quote is looked at for it', async () => {
    const { id: prescription_id } = await buyer.upload();
    const made = await bought([{ id: PLAIN, qty: 1 }], () => change(PLAIN, { prescriptionRequired: true }), {
      prescription_id,
    });
    await change(PLAIN, { prescriptionRequired: false });
    expect((await orderOf(made)).items).toMatchObject([{ rx_status: 'checking' }]);
  });
  test('one that needs none any more waits for none', async () => {
    const made = await bought([{ id: RX, qty: 1 }], () => change(RX, { prescriptionRequired: false }));
    await change(RX, { prescriptionRequired: true });
    const order = await orderOf(made);
    expect([order.prescription_needed, order.items]).toMatchObject([
      false,
      [{ id: RX, prescription_required: false, rx_status: null }],
    ]);
    // What the catalogue says afterwards is no matter of this order.
    expect([await move(order, 'processing'), await invoice(order)]).toEqual([200, 200]);
  });
});

test.each([
  ['is out of stock', (id: number) => change(id, { stock: 0 })],
  [
    'is gone from the catalogue',
    (id: number) => server.database.db.delete(medicineTable).where(eq(medicineTable.id, id)),
  ],
])('a medicine that %s by then is not sold: the money goes back (F9)', async (what, take) => {
  const id = what.includes('stock') ? 30 : 31;
  const { paid, answer } = await bought(
    [
      { id, qty: 1 },
      { id: 3, qty: 1 },
    ],
    () => take(id),
  );
  expect(failureOf(answer)).toMatchObject({ status: 409, code: 'refunded' });
  await server.jobs.settle();
  expect(await buyer.shop.status(paid.razorpay_order_id)).toMatchObject({
    state: 'refunded',
    order_id: null,
    refund: { reason_code: 'unavailable', reason_params: { names: expect.any(String) as string } },
  });
  expect(await ledgerOf(server)).toEqual(CLEAN);
  const { rows } = await server.database.db.execute(
    sql`select 1 from "order" where account_id = ${buyer.id}`,
  );
  expect(rows).toEqual([]);
});
