import { staffRefundReasons } from '@doorstep/contract/order-admin';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { restocks } from '../src/medicine/restock.ts';
import { as } from './people.ts';
import { newBuyer, PLAIN, RX, type Buyer } from './prescriptions.ts';
import { newServer } from './test-server.ts';

let server: AppServer, buyer: Buyer, admin: { authorization: string }, pharmacist: { authorization: string };
const OTHER = 3;
beforeAll(async () => {
  server = await newServer();
  buyer = await newBuyer(server);
  admin = await as.admin(server);
  pharmacist = await as.pharmacist(server);
  await server.database.db.update(medicineTable).set({ stock: 9_000 });
  return () => server.close();
}, 60_000);

const stock = async (id: number) =>
  (await server.database.db.select().from(medicineTable).where(eq(medicineTable.id, id)))[0]!.stock;
const post = (url: string, payload: object, headers = admin) =>
  server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
/** Refunds some lines, or the whole order, at the sum from the server. */
async function refund(id: string, reason: string, positions?: number[]): Promise<void> {
  const ask = (amount: number) =>
    post(`/admin/orders/${id}/refund/`, { ...(positions && { positions }), reason, note: 'Note', amount });
  const { params } = (await ask(1_000_000)).json<{ params: { rupees: string } }>();
  const answer = await ask(Number(params.rupees));
  expect(answer.statusCode, answer.body).toBe(200);
}
const move = async (id: string, status: string) =>
  expect((await post(`/admin/orders/${id}/status/`, { status })).statusCode).toBe(200);
const NEVER: readonly string[] = ['out_of_stock', 'damaged', 'expired'];

describe.each(staffRefundReasons)('refund by staff: %s', (reason) => {
  const back = NEVER.includes(reason) ? 0 : 2;
  test.each(['pending', 'processing'])('adjusts the stock for a line of a %s order', async (status) => {
    const id = await buyer.order([
      { id: PLAIN, qty: 2 },
      { id: OTHER, qty: 1 },
    ]);
    if (status !== 'pending') await move(id, status);
    const before = await stock(PLAIN),
      other = await stock(OTHER);
    await refund(id, reason, [0]);
    expect(await stock(PLAIN)).toBe(before + back);
    // Cancelling the rest restocks only the remaining line.
    expect((await buyer.call('POST', `/orders/${id}/cancel/`)).statusCode).toBe(200);
    expect([await stock(PLAIN), await stock(OTHER)]).toEqual([before + back, other + 1]);
  });
  test('adjusts the stock for the only line and the whole order', async () => {
    for (const positions of [[0], undefined]) {
      const id = await buyer.order([{ id: PLAIN, qty: 2 }]);
      const before = await stock(PLAIN);
      await refund(id, reason, positions);
      expect([await stock(PLAIN), (await buyer.shop.order(id)).status]).toEqual([before + back, 'cancelled']);
    }
  });
  test('restocks nothing after dispatch', async () => {
    for (const status of ['shipped', 'delivered'])
      for (const positions of [[0], undefined]) {
        if (status === 'delivered' && !positions) continue;
        const id = await buyer.order([
          { id: PLAIN, qty: 2 },
          { id: OTHER, qty: 1 },
        ]);
        await move(id, status);
        const before = [await stock(PLAIN), await stock(OTHER)];
        await refund(id, reason, positions);
        expect([await stock(PLAIN), await stock(OTHER)], `${status} ${String(positions)}`).toEqual(before);
      }
  });
});

test('a cancellation by the patient restocks before dispatch, in each status that allows it', async () => {
  for (const status of ['pending', 'processing']) {
    const before = await stock(PLAIN),
      id = await buyer.order([{ id: PLAIN, qty: 3 }]);
    if (status !== 'pending') await move(id, status);
    expect((await buyer.call('POST', `/orders/${id}/cancel/`)).statusCode).toBe(200);
    expect(await stock(PLAIN)).toBe(before);
  }
});
test('a line that a pharmacist rejects restocks; so does one without a prescription for three days', async () => {
  const before = await stock(RX),
    sheet = (await buyer.upload()).id;
  await buyer.order([{ id: RX, qty: 2 }], sheet);
  const review = await post(
    `/staff/prescriptions/${sheet}/review/`,
    { decision: 'rejected', reason: 'Not legible' },
    pharmacist,
  );
  expect(review.statusCode, review.body).toBe(200);
  expect(await stock(RX)).toBe(before);
  const id = await buyer.order([{ id: RX, qty: 1 }]);
  server.clock.advance(3 * 86_400 + 60);
  for (let i = 0; i < 3; i++) await server.jobs.settle();
  await expect
    .poll(async () => [(await buyer.shop.order(id)).status, await stock(RX)], { timeout: 15_000 })
    .toEqual(['cancelled', before]);
});
test('decides each reason for which money goes back', () => {
  for (const reason of NEVER) expect(restocks[`staff_${reason}` as keyof typeof restocks]).toBe(false);
  for (const reason of staffRefundReasons) expect(restocks).toHaveProperty(`staff_${reason}`);
});
