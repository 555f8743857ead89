import { CLAIM_MINUTES, UNDO_SECONDS } from '@doorstep/contract/staff';
import type { Claim, ReviewBody, ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { countIn } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { as, newPerson } from './people.ts';
import { newBuyer, RX } from './prescriptions.ts';

type Headers = { authorization: string };

describe('a claim of two servers', { timeout: 60_000 }, () => {
  let server: AppServer, close: () => Promise<void>, meera: Headers, others: Headers[];
  beforeAll(async () => {
    const all = await createServers();
    ({ close } = all);
    [server] = all.servers;
    meera = await as.pharmacist(server);
    others = [];
    for (const _ of [1, 2, 3]) others.push((await newPerson(server, 'pharmacist')).headers);
  }, 120_000);
  afterAll(() => close?.());

  const post = (path: string, headers: Headers, payload?: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${path}/`,
      headers,
      ...(payload && { payload }),
    });
  async function claim(id: string, headers: Headers, take_over?: boolean): Promise<Claim> {
    const answer = await post(`${id}/claim`, headers, take_over === undefined ? {} : { take_over });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Claim }>().data;
  }
  const entry = async (id: string, headers: Headers): Promise<ReviewedPrescription> =>
    (await server.app.inject({ url: `/api/staff/prescriptions/?id=${id}`, headers })).json<ReviewList>()
      .data[0]!;
  async function waiting() {
    const buyer = await newBuyer(server),
      { id } = await buyer.upload();
    return { buyer, id, order: await buyer.order([{ id: RX, qty: 1 }], id) };
  }
  const approve = (order: string, more: Partial<ReviewBody> = {}): ReviewBody => ({
    decision: 'approved',
    lines: [{ id: 0, order_id: order, decision: 'approved' }],
    ...more,
  });
  const states = async (id: string) => {
    const { rows } = await server.database.db.execute<{ status: string }>(
      sql`select status from prescription_line where order_id = ${id}`,
    );
    return rows.map(({ status }) => status);
  };

  test('of several pharmacists who open it at once one has it, and all are told the same one', async () => {
    const { id } = await waiting();
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all([meera, ...others].map((headers) => claim(id, headers)));
      expect(all.filter(({ own }) => own)).toHaveLength(1);
      expect(new Set(all.map(({ by, since }) => `${by} ${since}`)).size).toBe(1);
    }
    expect(
      await countIn(server, sql`select count(*) as n from prescription_claim where prescription_id = ${id}`),
    ).toBe(1);
  });
  test('it is renewed by who has it, seen by the others, and ends by itself', async () => {
    const { id } = await waiting(),
      [other] = others as [Headers];
    const first = await claim(id, meera);
    expect(first).toMatchObject({ own: true, by: 'Meera Sinha' });
    server.clock.advance((CLAIM_MINUTES - 1) * 60);
    const renewed = await claim(id, meera);
    expect(renewed.since).toBe(first.since);
    expect(Date.parse(renewed.until)).toBeGreaterThan(Date.parse(first.until));
    server.clock.advance((CLAIM_MINUTES - 1) * 60);
    expect(await claim(id, other)).toMatchObject({ own: false, by: 'Meera Sinha', since: first.since });
    expect((await entry(id, other)).claim).toMatchObject({ own: false, by: 'Meera Sinha' });
    expect((await entry(id, meera)).claim).toMatchObject({ own: true });
    server.clock.advance(61);
    expect((await entry(id, other)).claim).toBeNull();
    const next = await claim(id, other);
    expect(next).toMatchObject({ own: true });
    expect(Date.parse(next.since)).toBeGreaterThan(Date.parse(first.since));
  });
  test('it is given back by who has it alone', async () => {
    const { id } = await waiting(),
      [other] = others as [Headers];
    await claim(id, meera);
    expect((await post(`${id}/release`, other)).statusCode).toBe(200);
    expect((await entry(id, other)).claim).toMatchObject({ by: 'Meera Sinha' });
    for (const _ of [1, 2]) expect((await post(`${id}/release`, meera)).statusCode).toBe(200);
    expect((await entry(id, other)).claim).toBeNull();
  });
  test.each([true, false])(
    'taken over, a decision of who had it is refused with a name, nothing of it happens, and taken back it is saved (hold: %s)',
    async (hold) => {
      const { id, order, buyer } = await waiting(),
        [other] = others as [Headers];
      await claim(id, meera);
      const taken = await claim(id, other, true);
      expect(taken.own).toBe(true);
      const lost = await post(`${id}/review`, meera, approve(order, { hold }));
      expect(failureOf(lost)).toMatchObject({ status: 409, code: 'claimed' });
      expect(lost.json()).toMatchObject({ params: { by: taken.by } });
      expect(await states(order)).toEqual(['checking']);
      expect((await entry(id, meera)).held).toBeNull();
      expect(
        await countIn(
          server,
          sql`select count(*) as n from audit where action = 'take_over' and object_id = ${id} and subject_id = ${buyer.id}`,
        ),
      ).toBe(1);
      expect((await claim(id, meera, true)).own).toBe(true);
      expect((await post(`${id}/review`, meera, approve(order, { hold }))).statusCode).toBe(200);
      // What is decided is on nobody's desk.
      expect((await entry(id, other)).claim).toBeNull();
      expect(await states(order)).toEqual([hold ? 'checking' : 'approved']);
    },
  );
  test('what was decided before goes out, though another has it on the desk since', async () => {
    const { id, order } = await waiting(),
      [other] = others as [Headers];
    await claim(id, meera);
    expect((await post(`${id}/review`, meera, approve(order, { hold: true }))).statusCode).toBe(200);
    expect((await claim(id, other)).own).toBe(true);
    server.clock.advance(UNDO_SECONDS + 1);
    await expect.poll(() => states(order), { timeout: 15_000 }).toEqual(['approved']);
  });
  test('whoever has claimed nothing may decide where nobody else has; the claim of one that is gone counts no more', async () => {
    const { id, order } = await waiting(),
      [other] = others as [Headers];
    await claim(id, other);
    expect(failureOf(await post(`${id}/review`, meera, approve(order)))).toMatchObject({ code: 'claimed' });
    server.clock.advance(CLAIM_MINUTES * 60 + 1);
    expect((await post(`${id}/review`, meera, approve(order))).statusCode).toBe(200);
  });
  test('what is not there, or no body of a claim, is refused', async () => {
    for (const path of ['x/claim', `${'A'.repeat(43)}/claim`])
      expect(failureOf(await post(path, meera, {})).status).toBe(404);
    const { id } = await waiting();
    for (const take_over of ['yes', 1, null])
      expect(failureOf(await post(`${id}/claim`, meera, { take_over })).status).toBe(400);
  });
});
