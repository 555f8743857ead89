import type { ReviewBody, ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { as, newPerson } from './people.ts';
import { newBuyer, RX, RX_TOO, type Buyer } from './prescriptions.ts';

type Headers = { authorization: string };
const DAY = 86_400;

describe('what a review writes down', { timeout: 120_000 }, () => {
  let server: AppServer, other: AppServer, close: () => Promise<void>, meera: Headers;
  beforeAll(async () => {
    const opened = await createServers();
    [server] = opened.servers;
    other = opened.servers.at(-1)!;
    close = opened.close;
    meera = await as.pharmacist(server);
  });
  afterAll(() => close?.());

  /** The pharmacist logs in again: sessions of staff end after hours. */
  async function advance(seconds: number) {
    server.clock.advance(seconds);
    if (other !== server) other.clock.advance(seconds);
    meera = await as.pharmacist(server);
  }
  const send = (id: string, payload: ReviewBody | object, headers = meera, at = server) =>
    at.app.inject({ method: 'POST', url: `/api/staff/prescriptions/${id}/review/`, headers, payload });
  async function review(id: string, payload: ReviewBody): Promise<ReviewedPrescription> {
    const answer = await send(id, payload);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: ReviewedPrescription }>().data;
  }
  const entry = async (id: string) =>
    (
      await server.app.inject({ url: `/api/staff/prescriptions/?id=${id}`, headers: meera })
    ).json<ReviewList>().data[0]!;
  const lineOf = async (id: string, order: string) =>
    (await entry(id)).orders.find(({ order_id }) => order_id === order)!.lines[0]!;
  const approve = (order: string, more: object = {}): ReviewBody => ({
    decision: 'approved',
    lines: [{ id: 0, order_id: order, decision: 'approved', ...more }],
  });
  const statusOf = async (buyer: Buyer, order: string) => (await buyer.shop.order(order)).items[0]!.rx_status;
  const move = async (order: string, status: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${order}/status/`,
      headers: await as.admin(server),
      payload: { status },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  /** With one sheet, and an order of so many packs that waits on it. */
  async function begin(qty: number) {
    const buyer = await newBuyer(server),
      { id } = await buyer.upload();
    return { buyer, id, first: await buyer.order([{ id: RX, qty }], id) };
  }
  const noted = async (id: string) =>
    (
      await server.database.db.execute(
        sql`select product_type, reference, quantity, days, repeats from prescription_written where prescription_id = ${id}`,
      )
    ).rows;

  test('what was decided of this medicine on this prescription before stands beside a line that waits, the newest first', async () => {
    const { buyer, id, first } = await begin(2);
    expect(await lineOf(id, first)).toMatchObject({
      before: { decisions: [], count: 0, approved: 0, dispensed: 0 },
      written: null,
      left: null,
    });
    await review(id, approve(first));
    await move(first, 'Delivered');
    await advance(DAY);
    const second = await buyer.order([{ id: RX, qty: 1 }], id),
      cancelled = await buyer.order([{ id: RX, qty: 4 }], id);
    await review(id, { decision: 'approved' });
    await buyer.shop.good(buyer.shop.post(`/orders/${cancelled}/cancel/`, {}));
    await advance(DAY);
    const refused = await buyer.order([{ id: RX, qty: 9 }], id);
    await review(id, {
      decision: 'approved',
      lines: [{ id: 0, order_id: refused, decision: 'rejected', reason: 'Too many' }],
    });
    await advance(DAY);
    const last = await buyer.order([{ id: RX, qty: 3 }], id),
      another = await buyer.order([{ id: RX_TOO, qty: 1 }], id);
    const { before, left } = await lineOf(id, last);
    const told = before.decisions.map(({ order_id, quantity, status, order_status }) => [
      order_id,
      quantity,
      status,
      order_status,
    ]);
    expect(told[0]).toEqual([refused, 9, 'rejected', 'cancelled']);
    expect(told.slice(1, 3)).toEqual(
      expect.arrayContaining([
        [second, 1, 'approved', 'pending'],
        [cancelled, 4, 'approved', 'cancelled'],
      ]),
    );
    expect(told[3]).toEqual([first, 2, 'approved', 'delivered']);
    expect([before.count, before.approved, before.dispensed, left]).toEqual([4, 3, 2, null]);
    const days = before.decisions.map(({ decided_at }) => Date.parse(decided_at!));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect((await lineOf(id, another)).before.decisions).toEqual([]);
  });

  test('ten decisions are shown, and all are counted', async () => {
    const { buyer, id, first } = await begin(1);
    await review(id, approve(first));
    for (let i = 0; i < 11; i++) await review(id, approve(await buyer.order([{ id: RX, qty: 1 }], id)));
    const { before } = await lineOf(id, await buyer.order([{ id: RX, qty: 1 }], id));
    expect([before.decisions.length, before.count, before.approved]).toEqual([10, 12, 12]);
  });

  test('what the doctor wrote is noted with a decision, shown at the next one, and counted', async () => {
    const { buyer, id, first } = await begin(2);
    const written = { quantity: 2, repeats: 1 };
    expect((await review(id, approve(first, { written }))).orders[0]!.lines[0]).toMatchObject({
      written: { quantity: 2, days: null, repeats: 1 },
      left: 2,
    });
    expect(await noted(id)).toEqual([
      { product_type: 'medicine', reference: String(RX), quantity: 2, days: null, repeats: 1 },
    ]);
    const second = await buyer.order([{ id: RX, qty: 1 }], id);
    expect(await lineOf(id, second)).toMatchObject({ written: { quantity: 2, repeats: 1 }, left: 2 });
    await review(id, approve(second));
    expect((await lineOf(id, second)).left).toBe(1);
    // Money and medicine of a cancelled order are back.
    await buyer.shop.good(buyer.shop.post(`/orders/${second}/cancel/`, {}));
    expect((await lineOf(id, second)).left).toBe(2);

    const third = await buyer.order([{ id: RX, qty: 3 }], id);
    for (const body of [approve(third), { decision: 'approved' }, approve(third, { written })]) {
      const refusal = await send(id, { ...body, reason: 'As prescribed', called: true });
      expect(failureOf(refusal)).toMatchObject({ status: 409, code: 'over_written' });
      const { name } = await lineOf(id, third);
      expect(refusal.json<{ params: object }>().params).toEqual({ name, left: 2 });
    }
    expect([await statusOf(buyer, third), (await entry(id)).note, (await entry(id)).called]).toEqual([
      'checking',
      null,
      null,
    ]);
    // Read once more: the doctor wrote more.
    await review(id, approve(third, { written: { quantity: 3, repeats: 1 } }));
    expect(await statusOf(buyer, third)).toBe('approved');
    expect(await lineOf(id, third)).toMatchObject({ written: { quantity: 3, repeats: 1 }, left: 1 });
    // In days there is nothing to count.
    const fourth = await buyer.order([{ id: RX, qty: 9 }], id);
    await review(id, approve(fourth, { written: { days: 90 } }));
    expect(await lineOf(id, fourth)).toMatchObject({
      written: { quantity: null, days: 90, repeats: 0 },
      left: null,
    });
    expect((await noted(id)).length).toBe(1);
    // It is about the patient: it leaves with an export of the account.
    const exported = (await buyer.call('GET', '/user/export/')).json<{ prescriptions: unknown }>();
    expect(exported.prescriptions).toMatchObject([
      {
        id,
        written: [{ product_type: 'medicine', reference: String(RX), quantity: null, days: 90, repeats: 0 }],
      },
    ]);
  });

  test('lines of two orders that are approved at once are counted together, and one medicine has one note', async () => {
    const { buyer, id, first } = await begin(2),
      second = await buyer.order([{ id: RX, qty: 2 }], id);
    const both = (one: object, two: object): ReviewBody => ({
      decision: 'approved',
      lines: [
        { id: 0, order_id: first, decision: 'approved', ...one },
        { id: 0, order_id: second, decision: 'approved', ...two },
      ],
    });
    const refusal = await send(id, both({ written: { quantity: 3 } }, {}));
    expect(failureOf(refusal).code).toBe('over_written');
    expect(refusal.json<{ params: { left: number } }>().params.left).toBe(3);
    expect(await noted(id)).toEqual([]);
    expect(
      failureOf(await send(id, both({ written: { quantity: 4 } }, { written: { quantity: 5 } }))).fields,
    ).toEqual({ 'lines.1.written': 'One medicine has two different figures of what the doctor wrote.' });
    await review(id, both({ written: { quantity: 4 } }, { written: { quantity: 4 } }));
    expect((await lineOf(id, second)).left).toBe(0);
  });

  test('figures that no doctor writes are refused in their field', async () => {
    const { id, first } = await begin(1);
    for (const [written, field] of [
      [{}, 'quantity'],
      [{ repeats: 2 }, 'quantity'],
      [{ quantity: 0 }, 'quantity'],
      [{ quantity: 1000 }, 'quantity'],
      [{ quantity: 1.5 }, 'quantity'],
      [{ days: 367 }, 'days'],
      [{ quantity: 1, repeats: 13 }, 'repeats'],
      [{ quantity: 1, repeats: -1 }, 'repeats'],
    ] as const)
      expect(failureOf(await send(id, approve(first, { written })))).toMatchObject({
        status: 400,
        fields: { [`lines.0.written.${field}`]: expect.any(String) as string },
      });
    expect(await noted(id)).toEqual([]);
  });

  test('a prescription that has run out is seen, and approved with a new last day only', async () => {
    const { buyer, id, first } = await begin(1);
    const today = (await buyer.shop.order(first)).created_at.slice(0, 10);
    await review(id, { ...approve(first), valid_until: today });
    await advance(2 * DAY);
    const second = await buyer.order([{ id: RX, qty: 1 }], id);
    expect(await entry(id)).toMatchObject({ waiting: true, valid_until: today });
    for (const body of [approve(second), { decision: 'approved' }])
      expect(failureOf(await send(id, body))).toMatchObject({ status: 409, code: 'prescription_expired' });
    // A question does not make it last longer.
    await review(id, {
      decision: 'approved',
      lines: [{ id: 0, order_id: second, decision: 'question', reason: 'Is there a newer one?' }],
    });
    expect(failureOf(await send(id, approve(second))).code).toBe('prescription_expired');
    expect(await statusOf(buyer, second)).toBe('question');
    const until = new Date(server.clock.now().getTime() + 30 * DAY * 1000).toISOString().slice(0, 10);
    expect(await review(id, { ...approve(second), valid_until: until })).toMatchObject({
      status: 'approved',
      valid_until: until,
    });
    // A later approval does not make it last longer by itself.
    const third = await buyer.order([{ id: RX, qty: 1 }], id);
    expect((await review(id, approve(third))).valid_until).toBe(until);
  });

  test('two pharmacists who approve two orders at once do not approve more than was written', async () => {
    const { headers: sunil } = await newPerson(server, 'pharmacist');
    for (let round = 0; round < 5; round++) {
      const { buyer, id, first } = await begin(1);
      await review(id, approve(first, { written: { quantity: 1, repeats: 2 } }));
      const [one, two] = [
        await buyer.order([{ id: RX, qty: 2 }], id),
        await buyer.order([{ id: RX, qty: 2 }], id),
      ];
      const answers = await Promise.all([
        send(id, approve(one), meera, server),
        send(id, approve(two), sunil, other),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(failureOf(answers.find(({ statusCode }) => statusCode === 409)!).code).toBe('over_written');
      const isFirst = answers[0].statusCode === 200;
      expect([await statusOf(buyer, one), await statusOf(buyer, two)]).toEqual(
        isFirst ? ['approved', 'checking'] : ['checking', 'approved'],
      );
      expect((await lineOf(id, one)).left).toBe(0);
    }
  });

  test("a pharmacist's own prescription is reviewed by another one", async () => {
    const person = await newPerson(server, 'pharmacist'),
      buyer = await newBuyer(server),
      { id } = await buyer.upload(),
      order = await buyer.order([{ id: RX, qty: 1 }], id);
    await server.database.db.execute(sql`update prescription set account_id = ${person.id} where id = ${id}`);
    for (const body of [approve(order), { decision: 'rejected', reason: 'No' }])
      expect(failureOf(await send(id, body, person.headers))).toMatchObject({
        status: 403,
        code: 'own_prescription',
      });
    expect(await entry(id)).toMatchObject({ waiting: true, reviewed: null });
    await review(id, approve(order));
  });

  test('what was noted leaves with a prescription that no order has', async () => {
    const { buyer, id, first } = await begin(1);
    await review(id, {
      decision: 'approved',
      lines: [{ id: 0, order_id: first, decision: 'question', reason: 'Sharper?', written: { quantity: 1 } }],
    });
    expect((await noted(id)).length).toBe(1);
    const { id: sharper } = await buyer.upload();
    await buyer.shop.good(buyer.shop.post(`/orders/${first}/prescription/`, { prescription_id: sharper }));
    expect((await buyer.call('DELETE', `/prescriptions/${id}/delete/`)).statusCode).toBe(200);
    expect(await noted(id)).toEqual([]);
  });
});
