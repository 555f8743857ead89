import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { House } from '../src/house.ts';
import type { Message } from '../src/platform/sender.ts';
import { newHouse, testSettings } from './house.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, type Buyer } from './prescriptions.ts';

let house: House, isDown = false;
const sent: Message[] = [];
beforeAll(async () => {
  const way = async (message: Message) => { if (isDown) throw new Error('no network'); sent.push(message); };
  house = await newHouse(testSettings(), { ways: { sms: way, whatsapp: way, email: way } });
  return () => house.close();
});
const move = async (id: string, status: string) => { const answer = await house.app.inject({ method: 'POST', url: `/api/admin/orders/${id}/status/`, headers: await as.admin(house), payload: { status } }); expect(answer.statusCode, answer.body).toBe(200); };
/** What was put off is due now. */
async function settle() {
  await house.jobs.settle();
  for (let i = 0; i < 2; i++) { await house.database.db.execute(sql`update job set run_at = now() where problem is not null and taken_until is null`); await house.jobs.settle(); }
}
const toldTo = ({ mobile }: Buyer) => sent.filter(({ to }) => to === mobile).map(({ channel, text }) => `${channel} ${text}`);
const choose = (buyer: Buyer, notifications: object) => buyer.call('PUT', '/user/preferences/', { notifications });

describe('how an order goes on', () => {
  test('is told by SMS, step by step, once each', async () => {
    const buyer = await newBuyer(house), id = await buyer.order([{ id: PLAIN, qty: 1 }]);
    for (const status of ['Confirmed', 'Out for Delivery', 'Out for Delivery', 'Delivered']) { await move(id, status); await settle(); }
    expect(toldTo(buyer)).toEqual([`sms Doorstep: order ${id} is confirmed.`, `sms Doorstep: order ${id} is out for delivery.`, `sms Doorstep: order ${id} was delivered.`]);
  });
  test('is told of a cancelled one, and when its money is back', async () => {
    const buyer = await newBuyer(house), id = await buyer.order([{ id: PLAIN, qty: 2 }]);
    const { total } = await buyer.shop.order(id);
    await buyer.call('POST', `/orders/${id}/cancel/`);
    await settle();
    expect(toldTo(buyer).toSorted()).toEqual([`sms Doorstep: Rs ${total.toFixed(2)} of order ${id} was refunded.`, `sms Doorstep: order ${id} was cancelled. What you paid comes back within 7 days.`]);
  });
  test('is told by the ways that its patient chose, and by no other', async () => {
    const quiet = await newBuyer(house), loud = await newBuyer(house);
    await choose(quiet, { orders_sms: false });
    await choose(loud, { orders_whatsapp: true });
    for (const buyer of [quiet, loud]) { await move(await buyer.order([{ id: PLAIN, qty: 3 }]), 'Confirmed'); await settle(); }
    expect([toldTo(quiet), toldTo(loud).map((said) => said.slice(0, said.indexOf(' '))).toSorted((a, b) => a.localeCompare(b))]).toEqual([[], ['sms', 'whatsapp']]);
  });
  test('moves on though nothing can be sent; what is undone or old meanwhile is not told any more', async () => {
    const buyer = await newBuyer(house), [kept, undone, old] = [await buyer.order([{ id: PLAIN, qty: 4 }]), await buyer.order([{ id: PLAIN, qty: 5 }]), await buyer.order([{ id: PLAIN, qty: 6 }])];
    isDown = true;
    await move(old, 'Delivered');
    await settle();
    house.clock.advance(7 * 3_600);
    await move(kept, 'Confirmed');
    await move(undone, 'Out for Delivery');
    await settle();
    expect((await buyer.shop.order(kept)).status).toBe('processing');
    await move(undone, 'Pending');
    isDown = false;
    await settle();
    expect(toldTo(buyer)).toEqual([`sms Doorstep: order ${kept} is confirmed.`]);
    expect((await house.database.db.execute(sql`select 1 from job where kind = 'tell'`)).rows).toEqual([]);
  });
});
