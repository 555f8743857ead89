import type { Quote } from '@doorstep/contract/order.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { countIn, type Answer } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { newBuyer, type Buyer } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';

const TEN_MINUTES = 600,
  DAY = 86_400;
let server: AppServer, fakeProvider: FakeProvider, buyer: Buyer;
beforeAll(async () => {
  fakeProvider = createFakeProvider();
  server = await newServer(testSettings({ PAYMENTS_PER_ACCOUNT: '4', OPEN_PAYMENTS: '6' }), {
    provider: fakeProvider.provider,
  });
  await server.database.db.update(medicineTable).set({ stock: 9_999 });
  return () => server.close();
});
beforeEach(async () => {
  buyer = await newBuyer(server);
});
const open = ({ total, quote_id }: Quote): Promise<Answer> =>
  buyer.shop.post('/create-razorpay-order/', {
    amount: total,
    service_type: 'medicine',
    service_id: quote_id,
    currency: 'INR',
  });
/** Another cart for each. */
const quotes = (many: number, from = 0) =>
  Promise.all(Array.from({ length: many }, (_, i) => buyer.shop.quote([{ id: 2 + from + i, qty: 1 }])));
const opened = () => countIn(server, sql`select count(*) as n from payment where account_id = ${buyer.id}`);
const statuses = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode);

describe('payments that one person opens (T49)', () => {
  test('are so many in ten minutes; then 429, and when to come back', async () => {
    const all = await quotes(6);
    const made = fakeProvider.count('create');
    for (const one of all.slice(0, 4)) expect((await open(one)).statusCode).toBe(200);
    server.clock.advance(60);
    const late = await open(all[4]!);
    expect(failureOf(late)).toMatchObject({ status: 429, code: 'too_many' });
    const seconds = Number(late.headers['retry-after']);
    expect(seconds).toBeGreaterThan(TEN_MINUTES - 120);
    expect(seconds).toBeLessThanOrEqual(TEN_MINUTES - 60);
    expect([await opened(), fakeProvider.count('create') - made]).toEqual([4, 4]);
    // Of somebody else nothing is held against them.
    const other = await newBuyer(server);
    const q = await other.shop.quote([{ id: 2, qty: 1 }]);
    expect((await other.shop.create(q)).order_id).toMatch(/^order_/);
    server.clock.advance(seconds);
    expect((await open(all[4]!)).statusCode).toBe(200);
  });
  test('are counted once however often one is opened, and all at once too', async () => {
    const all = await quotes(3);
    const made = fakeProvider.count('create');
    const same = await Promise.all(Array.from({ length: 30 }, (_, i) => open(all[i % 3]!)));
    expect(new Set(statuses(same))).toEqual(new Set([200]));
    expect([await opened(), fakeProvider.count('create') - made]).toEqual([3, 3]);
    const more = await quotes(10, 3);
    const answers = await Promise.all(more.map(open));
    expect(statuses(answers).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(429)]);
    expect([await opened(), fakeProvider.count('create') - made]).toEqual([4, 4]);
    for (const one of all) expect((await open(one)).statusCode).toBe(200);
  });
  test('and are not paid are so many as long as they may still be; a paid one makes room', async () => {
    const first = await quotes(3);
    for (const one of first) expect((await open(one)).statusCode).toBe(200);
    server.clock.advance(TEN_MINUTES + 1);
    for (const one of await quotes(3, 3)) expect((await open(one)).statusCode).toBe(200);
    server.clock.advance(TEN_MINUTES + 1);
    const [next, afterThat] = (await quotes(2, 6)) as [Quote, Quote];
    const refused = await open(next);
    expect(failureOf(refused)).toMatchObject({
      status: 429,
      code: 'payments_open',
      error: 'You have opened 6 payments that are not paid yet. Please pay one of them, or try again later.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3 * DAY);
    // One that is open is opened again all the same, and can be paid.
    const { order_id } = (await open(first[0]!)).json<{ order_id: string }>();
    const paid = fakeProvider.pay(order_id);
    await buyer.shop.good(buyer.shop.verify(paid, first[0]!));
    expect((await open(next)).statusCode).toBe(200);
    expect((await open(afterThat)).statusCode).toBe(429);
    server.clock.advance(5 * DAY);
    expect((await buyer.shop.create(await buyer.shop.quote([{ id: 30, qty: 1 }]))).order_id).toMatch(
      /^order_/,
    );
  });
  test('count nothing that the provider did not open', async () => {
    const all = await quotes(5);
    fakeProvider.now.away = true;
    for (const one of [...all, ...all]) expect((await open(one)).statusCode).toBe(503);
    fakeProvider.now.away = false;
    expect(
      statuses([await open(all[0]!), await open(all[1]!), await open(all[2]!), await open(all[3]!)]),
    ).toEqual([200, 200, 200, 200]);
    expect((await open(all[4]!)).statusCode).toBe(429);
  });
});
