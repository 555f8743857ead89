import type { AdminOrderDetail } from '@doorstep/contract/order-admin.schema';
import type { OrderDetail } from '@doorstep/contract/order.schema';
import { ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import type { Message } from '../src/platform/sender.ts';
import { countIn, type Answer } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { as } from './people.ts';
import { newBuyer, RX, type Buyer } from './prescriptions.ts';
import { prepareShop } from './test-server.ts';

async function prepare(database: DatabaseHandle) {
  await prepareShop(database);
  await database.db
    .update(medicineTable)
    .set({ inStock: true, prescriptionRequired: false })
    .where(ne(medicineTable.id, RX));
}
const sum = (rupees: readonly number[]) => Math.round(rupees.reduce((all, one) => all + one, 0) * 100) / 100;

describe('what the shop gives back', () => {
  let servers: [AppServer, ...AppServer[]], admin: { authorization: string }, buyer: Buyer;
  const sent: Message[] = [];
  beforeAll(async () => {
    const way = async (message: Message) => {
      sent.push(message);
    };
    const opened = await createServers({
      prepare,
      channels: { sms: way, whatsapp: way, email: way },
    });
    servers = opened.servers;
    admin = await as.admin(servers[0]);
    buyer = await newBuyer(servers[0]);
    return opened.close;
  });
  const ask = (id: string, what: string, payload: object, i = 0): Promise<Answer> =>
    servers[i % servers.length]!.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${id}/${what}/`,
      headers: admin,
      payload,
    });
  const refund = (id: string, payload: object, i = 0) =>
    ask(id, 'refund', { reason: 'damaged', ...payload }, i);
  const good = async (asked: Promise<Answer>) => {
    const answer = await asked;
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: AdminOrderDetail; refund: { amount: number } }>();
  };
  const refusedWith = async (asked: Promise<Answer>) => {
    const answer = await asked;
    return [answer.statusCode, failureOf(answer).code];
  };
  const move = (id: string, status: string) => good(ask(id, 'status', { status }));
  let last = 10;
  const bought = async (lines = 2): Promise<OrderDetail> =>
    buyer.shop.order(await buyer.order(Array.from({ length: lines }, () => ({ id: ++last, qty: 2 }))));
  const after = (id: string) => buyer.shop.order(id);
  const amounts = async (id: string) => (await after(id)).refunds.map(({ amount }) => amount);
  const settle = async () => {
    for (const { jobs } of servers) await jobs.settle();
  };

  test('one line: its money goes back once, the order goes on, and the patient is told the sum once', async () => {
    const order = await bought(),
      [line] = order.items;
    const body = { positions: [0], amount: line!.total, note: 'The strip was torn.' };
    const { data, refund: back } = await good(refund(order.id, body));
    expect(back.amount).toBe(line!.total);
    expect(data).toMatchObject({ status: 'pending', left_out: [0], total: order.total });
    expect(data.refunds).toMatchObject([
      {
        amount: line!.total,
        reason: 'It was damaged. The strip was torn.',
        reason_code: 'staff_damaged',
        reason_params: { note: 'The strip was torn.' },
      },
    ]);
    expect((await good(refund(order.id, body))).refund.amount).toBe(0);
    await settle();
    expect(await amounts(order.id)).toEqual([line!.total]);
    const told = sent.filter(({ to, text }) => to === buyer.mobile && text.includes(order.id));
    // Of the order itself they were told before.
    expect(told.slice(1)).toMatchObject([
      {
        text: `Doorstep: Rs ${line!.total.toFixed(2)} of order ${order.id} was refunded. Questions? Call 0651 234 5678.`,
      },
    ]);
    // It goes on with what is left.
    await move(order.id, 'Confirmed');
  });
  test('the last line takes the fee with it: the order is cancelled, and nothing is left', async () => {
    const order = await bought(),
      [one, two] = order.items;
    await good(refund(order.id, { positions: [1], amount: two!.total }));
    const { data } = await good(
      refund(order.id, { positions: [0], amount: sum([one!.total, order.delivery_charge]) }),
    );
    expect(data.status).toBe('cancelled');
    expect(sum(await amounts(order.id))).toBe(order.total);
    expect(await refusedWith(ask(order.id, 'status', { status: 'Confirmed' }))).toEqual([409, 'cancelled']);
  });
  test('the whole: cancelled with all that is left, and again nothing', async () => {
    const order = await bought();
    await good(refund(order.id, { positions: [0], amount: order.items[0]!.total }));
    const rest = sum([order.total, -order.items[0]!.total]);
    const { data } = await good(refund(order.id, { reason: 'asked', amount: rest }));
    expect(data).toMatchObject({ status: 'cancelled', history: [{}, { by: 'Ravi Oraon (admin)' }] });
    expect((await good(refund(order.id, { amount: rest }))).refund.amount).toBe(0);
    expect(sum(await amounts(order.id))).toBe(order.total);
  });
  test('one that is delivered stays so, whatever of it goes back, and is not cancelled', async () => {
    const order = await bought(),
      [one, two] = order.items;
    await move(order.id, 'Delivered');
    expect(await refusedWith(refund(order.id, { amount: order.total }))).toEqual([409, 'too_late']);
    await good(refund(order.id, { positions: [0], amount: one!.total }));
    const { data } = await good(
      refund(order.id, { positions: [0, 1], amount: sum([two!.total, order.delivery_charge]) }),
    );
    expect(data).toMatchObject({ status: 'delivered', left_out: [0, 1] });
    expect(sum(await amounts(order.id))).toBe(order.total);
  });
  test('another sum than was shown changes nothing, and says the right one', async () => {
    const order = await bought(),
      right = order.items[0]!.total;
    const answer = await refund(order.id, { positions: [0], amount: right + 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'refund_differs',
      params: { rupees: right.toFixed(2) },
    });
    expect(await refusedWith(refund(order.id, { amount: right }))).toEqual([409, 'refund_differs']);
    const now = await after(order.id);
    expect(now).toMatchObject({ status: 'pending', refunds: [] });
    expect(
      await countIn(
        servers[0],
        sql`select count(*) as n from order_returned_item where order_id = ${order.id}`,
      ),
    ).toBe(0);
    expect(await refusedWith(refund(order.id, { positions: [7], amount: right }))).toEqual([
      404,
      'not_found',
    ]);
    expect(await refusedWith(refund(order.id, { reason: 'other', amount: right }))).toEqual([400, 'invalid']);
  });
  test('20 refunds of the same lines at once, with a cancel between: never more than was paid', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await bought(3);
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          i === 7
            ? buyer.shop.post(`/orders/${order.id}/cancel/`, {})
            : refund(order.id, { positions: [i % 2], amount: order.items[i % 2]!.total }, i),
        ),
      );
      expect(asked.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      expect(sum(await amounts(order.id))).toBe(order.total);
      expect((await after(order.id)).status).toBe('cancelled');
    }
  });
  test('a line that waits for its prescription waits no more: the rest may go, and no pharmacist sees it', async () => {
    const id = await buyer.order([
      { id: RX, qty: 1 },
      { id: ++last, qty: 1 },
    ]);
    const order = await after(id),
      at = order.items.findIndex(({ rx_status }) => rx_status !== null);
    expect(await refusedWith(ask(id, 'status', { status: 'Confirmed' }))).toEqual([
      409,
      'prescription_needed',
    ]);
    await good(refund(id, { positions: [at], amount: order.items[at]!.total }));
    await move(id, 'Confirmed');
  });
  test('who did it stands in the audit, with the sum', async () => {
    const order = await bought();
    await good(refund(order.id, { positions: [0], amount: order.items[0]!.total }));
    const answer = await servers[0].app.inject({ url: '/api/staff/audit/', headers: admin });
    expect(answer.json<{ data: object[] }>().data).toContainEqual(
      expect.objectContaining({
        action: 'refund',
        object: order.id,
        changes: { refunded: { from: 0, to: order.items[0]!.total } },
      }),
    );
  });
  test('a note is for the staff: who and when, and nothing of it reaches the patient', async () => {
    const order = await bought(1);
    await good(ask(order.id, 'notes', { text: '  Lift is out.\nCall from the gate. ' }));
    const { data } = await good(ask(order.id, 'notes', { text: 'Called, nobody there.' }));
    expect(data.notes).toMatchObject([
      { text: 'Lift is out.\nCall from the gate.', by: 'Ravi Oraon (admin)' },
      { text: 'Called, nobody there.', by: 'Ravi Oraon (admin)' },
    ]);
    expect(JSON.stringify(await after(order.id))).not.toContain('Lift');
    expect(await refusedWith(ask(order.id, 'notes', { text: ' ' }))).toEqual([400, 'invalid']);
    expect(await refusedWith(ask('OD-BBBBBBBBBBBB', 'notes', { text: 'Lost' }))).toEqual([404, 'not_found']);
  });
});
