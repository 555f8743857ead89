import { Writable } from 'node:stream';
import { orderTextsHi } from '@doorstep/contract/order.messages.hi';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { createLog } from '../src/platform/log.ts';
import type { Message } from '../src/platform/sender.ts';
import { newServer, testSettings } from './test-server.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';

let server: AppServer,
  isDown = false;
const sent: Message[] = [];
beforeAll(async () => {
  const way = async (message: Message) => {
    if (isDown) throw new Error('no network');
    sent.push(message);
  };
  server = await newServer(testSettings(), { channels: { sms: way, whatsapp: way, email: way } });
  return () => server.close();
});
const move = async (id: string, status: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${id}/status/`,
    headers: await as.admin(server),
    payload: { status },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
async function review(id: string, payload: object): Promise<void> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/staff/prescriptions/${id}/review/`,
    headers: await as.pharmacist(server),
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
/** Paid, and waiting for a pharmacist. */
async function waiting(
  medicines: Array<{ id: number; qty: number }>,
): Promise<{ buyer: Buyer; id: string; order: string }> {
  const buyer = await newBuyer(server),
    { id } = await buyer.upload();
  return { buyer, id, order: await buyer.order(medicines, id) };
}
/** What was put off is due now. */
async function settle() {
  await server.jobs.settle();
  for (let i = 0; i < 2; i++) {
    await server.database.db.execute(
      sql`update job set run_at = now() - interval '1 second' where problem is not null and taken_until is null`,
    );
    await server.jobs.settle();
  }
}
const toldTo = ({ mobile }: Buyer) =>
  sent.filter(({ to }) => to === mobile).map(({ channel, text }) => `${channel} ${text}`);
const choose = (buyer: Buyer, notifications: object) =>
  buyer.call('PUT', '/user/preferences/', { notifications });

describe('how an order goes on', () => {
  test('is told by SMS, step by step, once each', async () => {
    const buyer = await newBuyer(server),
      id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    for (const status of ['Confirmed', 'Out for Delivery', 'Out for Delivery', 'Delivered']) {
      await move(id, status);
      await settle();
    }
    expect(toldTo(buyer)).toEqual([
      `sms Doorstep: order ${id} is confirmed.`,
      `sms Doorstep: order ${id} is shipped. It is on its way to you.`,
      `sms Doorstep: order ${id} was delivered.`,
    ]);
  });
  test('is told of a cancelled one, and when its money is back', async () => {
    const buyer = await newBuyer(server),
      id = await buyer.order([{ id: PLAIN, qty: 2 }]);
    const { total } = await buyer.shop.order(id);
    await buyer.call('POST', `/orders/${id}/cancel/`);
    await settle();
    expect(toldTo(buyer).toSorted()).toEqual([
      `sms Doorstep: Rs ${total.toFixed(2)} of order ${id} was refunded.`,
      `sms Doorstep: order ${id} was cancelled. What you paid comes back within 7 days.`,
    ]);
  });
  test('is told by the ways that its patient chose, and by no other', async () => {
    const quiet = await newBuyer(server),
      loud = await newBuyer(server);
    await choose(quiet, { orders_sms: false });
    await choose(loud, { orders_whatsapp: true });
    for (const buyer of [quiet, loud]) {
      await move(await buyer.order([{ id: PLAIN, qty: 3 }]), 'Confirmed');
      await settle();
    }
    expect([
      toldTo(quiet),
      toldTo(loud)
        .map((said) => said.slice(0, said.indexOf(' ')))
        .toSorted((a, b) => a.localeCompare(b)),
    ]).toEqual([[], ['sms', 'whatsapp']]);
  });
  test("is told in the account's language (C43)", async () => {
    const buyer = await newBuyer(server);
    expect((await buyer.call('PUT', '/user/preferences/', { language: 'hi' })).statusCode).toBe(200);
    const id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    for (const status of ['Confirmed', 'Out for Delivery', 'Delivered']) {
      await move(id, status);
      await settle();
    }
    const gone = await buyer.order([{ id: PLAIN, qty: 2 }]);
    expect((await buyer.call('POST', `/orders/${gone}/cancel/`, {})).statusCode).toBe(200);
    await settle();
    const { total } = await buyer.shop.order(gone);
    expect(toldTo(buyer)).toEqual(
      expect.arrayContaining([
        `sms ${orderTextsHi.processing({ order: id })}`,
        `sms ${orderTextsHi.shipped({ order: id })}`,
        `sms ${orderTextsHi.delivered({ order: id })}`,
        `sms ${orderTextsHi.cancelled({ order: gone, days: 7 })}`,
        `sms ${orderTextsHi.refunded({ order: gone, rupees: total.toFixed(2) })}`,
      ]),
    );
    expect(toldTo(buyer).filter((said) => !/[\u0900-\u097F]/.test(said))).toEqual([]);
  });
  test('moves on though nothing can be sent; what is undone or old meanwhile is not told any more', async () => {
    const buyer = await newBuyer(server),
      [kept, undone, old] = [
        await buyer.order([{ id: PLAIN, qty: 4 }]),
        await buyer.order([{ id: PLAIN, qty: 5 }]),
        await buyer.order([{ id: PLAIN, qty: 6 }]),
      ];
    isDown = true;
    await move(old, 'Delivered');
    await settle();
    server.clock.advance(7 * 3_600);
    await move(kept, 'Confirmed');
    await move(undone, 'Out for Delivery');
    await settle();
    expect((await buyer.shop.order(kept)).status).toBe('processing');
    await move(undone, 'Pending');
    isDown = false;
    await settle();
    expect(toldTo(buyer)).toEqual([`sms Doorstep: order ${kept} is confirmed.`]);
    expect((await server.database.db.execute(sql`select 1 from job where kind = 'tell'`)).rows).toEqual([]);
  });
});

describe('what a pharmacist says', () => {
  const asks = (order: string) =>
    `sms Doorstep: our pharmacist has a question about the prescription of order ${order}. Please open the order to read it.`;
  const turnsDown = (order: string) =>
    `sms Doorstep: our pharmacist could not approve part of order ${order}. What you paid for that part comes back within 7 days.`;
  const question = { decision: 'question', reason: 'Which strength?' },
    rejected = { decision: 'rejected', reason: 'Not on this sheet' };
  test('is told once for an order, a question apart from what is turned down (C30)', async () => {
    const { buyer, id, order } = await waiting([
      { id: RX, qty: 1 },
      { id: RX_TOO, qty: 1 },
      { id: PLAIN, qty: 1 },
    ]);
    await review(id, {
      decision: 'approved',
      lines: [
        { id: 0, ...question },
        { id: 1, ...question },
      ],
    });
    await settle();
    expect(toldTo(buyer)).toEqual([asks(order)]);
    await review(id, { decision: 'approved', lines: [{ id: 0, ...rejected }] });
    await server.jobs.settle();
    expect(toldTo(buyer).filter((said) => !said.endsWith('was refunded.'))).toEqual([
      asks(order),
      turnsDown(order),
    ]);
  });
  test("is told in the account's language, and what the pharmacist wrote is not in it", async () => {
    const { buyer, id, order } = await waiting([
      { id: RX, qty: 1 },
      { id: RX_TOO, qty: 1 },
      { id: PLAIN, qty: 1 },
    ]);
    expect((await buyer.call('PUT', '/user/preferences/', { language: 'hi' })).statusCode).toBe(200);
    await review(id, {
      decision: 'approved',
      lines: [
        { id: 0, ...question },
        { id: 1, ...rejected },
      ],
    });
    await settle();
    expect(toldTo(buyer)).toEqual(
      expect.arrayContaining([
        `sms ${orderTextsHi.question({ order })}`,
        `sms ${orderTextsHi.rejected({ order, days: 7 })}`,
      ]),
    );
    expect(toldTo(buyer).filter((said) => !/[\u0900-\u097F]/.test(said))).toEqual([]);
  });
  test('is told as the end of the order where nothing of it is left', async () => {
    const { buyer, id, order } = await waiting([
      { id: RX, qty: 1 },
      { id: RX_TOO, qty: 1 },
    ]);
    await review(id, rejected);
    await settle();
    expect(toldTo(buyer).filter((said) => !said.endsWith('was refunded.'))).toEqual([
      `sms Doorstep: order ${order} was cancelled. What you paid comes back within 7 days.`,
    ]);
  });
  test('is not told of an approval, nor of a question that has its answer, nor to who wants no messages', async () => {
    const [answered, quiet] = [
      await waiting([{ id: RX, qty: 1 }]),
      await waiting([
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
      ]),
    ];
    await choose(quiet.buyer, { orders_sms: false });
    isDown = true;
    await review(answered.id, { decision: 'approved', lines: [{ id: 0, ...question }] });
    await server.jobs.settle();
    await review(answered.id, { decision: 'approved' });
    isDown = false;
    await review(quiet.id, { decision: 'approved', lines: [{ id: 0, ...rejected }] });
    await settle();
    expect([toldTo(answered.buyer), toldTo(quiet.buyer)]).toEqual([[], []]);
  });
});

test('by a way that the shop has not nothing is tried', async () => {
  const lines: string[] = [],
    only: Message[] = [];
  const shop = await newServer(testSettings(), {
    channels: {
      sms: async (message) => {
        only.push(message);
      },
    },
    log: createLog(
      'warn',
      new Writable({
        write(chunk: Buffer, _, done) {
          lines.push(chunk.toString());
          done();
        },
      }),
    ),
  });
  try {
    const buyer = await newBuyer(shop),
      id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    await buyer.call('PUT', '/user/profile/', { username: 'New Patient', email: 'new@doorstep.example' });
    await choose(buyer, { orders_whatsapp: true, orders_email: true });
    await buyer.call('POST', `/orders/${id}/cancel/`);
    await shop.jobs.settle();
    expect(only.map(({ channel }) => channel)).toContain('sms');
    expect((await shop.database.db.execute(sql`select key from job where kind = 'tell'`)).rows).toEqual([]);
    expect(lines).toEqual([]);
  } finally {
    await shop.close();
  }
});
