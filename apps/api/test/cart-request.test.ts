import { cartAnswers } from '@doorstep/contract/cart-request.messages.en';
import { cartAnswersHi } from '@doorstep/contract/cart-request.messages.hi';
import type { CartAnswerBody, CartRequestAnswer } from '@doorstep/contract/cart-request.schema';
import { CLAIM_MINUTES } from '@doorstep/contract/staff';
import type { Claim, ReviewList } from '@doorstep/contract/review.schema';
import type { StaffToday } from '@doorstep/contract/staff.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { Message } from '../src/platform/sender.ts';
import { countIn } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { as, newPerson, renewStaffSessions } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';
import { sampleRows } from './rows.ts';

type Headers = { authorization: string };
const DAY = 86_400;
const rows = sampleRows();
const wireOf = (id: number, qty: number) => {
  const { name, mrpPaise, offerPaise } = rows[id - 1]!;
  return { id, name, qty, mrp: mrpPaise / 100, offer_price: offerPaise / 100 };
};

describe('a cart made from a prescription', () => {
  let servers: [AppServer, ...AppServer[]], server: AppServer, meera: Headers, sunil: Headers;
  const sent: Message[] = [];
  beforeAll(async () => {
    const way = async (message: Message) => {
      sent.push(message);
    };
    const opened = await createServers({ channels: { sms: way, whatsapp: way, email: way } });
    servers = opened.servers;
    server = servers[0];
    meera = await as.pharmacist(server);
    sunil = (await newPerson(server, 'pharmacist')).headers;
    return opened.close;
  }, 60_000);
  const at = ({ shop }: Pick<Buyer, 'shop'>, id: string) => shop.get(`/prescriptions/${id}/cart/`);
  const state = async (buyer: Buyer, id: string) =>
    (await buyer.shop.good<CartRequestAnswer>(at(buyer, id))).data.request;
  const ask = (buyer: Buyer, id: string, note?: string) =>
    buyer.shop.post(`/prescriptions/${id}/cart/`, note === undefined ? {} : { note });
  const confirm = (buyer: Buyer, id: string) => buyer.shop.post(`/prescriptions/${id}/cart/confirm/`, {});
  const reply = (id: string, payload: CartAnswerBody, headers = meera, i = 0) =>
    servers[i % servers.length]!.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${id}/cart/`,
      headers,
      payload,
    });
  const propose = (id: string, lines = [{ id: RX, qty: 2 }]) => reply(id, { decision: 'propose', lines });
  const entry = async (id: string) =>
    (
      await server.app.inject({ url: `/api/staff/prescriptions/?limit=100&id=${id}`, headers: meera })
    ).json<ReviewList>().data[0]!;
  const waits = async () =>
    (await server.app.inject({ url: '/api/staff/today/?only=counts', headers: meera }))
      .json<StaffToday>()
      .data.find(({ key }) => key === 'prescriptions')!.count;
  const settle = async () => {
    for (let i = 0; i < 2; i++) await Promise.all(servers.map(({ jobs }) => jobs.settle()));
  };
  const toldTo = ({ mobile }: Buyer) => sent.filter(({ to }) => to === mobile).map(({ text }) => text);
  const later = (seconds: number) => {
    for (const { clock } of servers) clock.advance(seconds);
  };
  const onDesk = async (id: string, headers: Headers, i = 0, take_over?: boolean): Promise<Claim> => {
    const answer = await servers[i % servers.length]!.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${id}/claim/`,
      headers,
      payload: take_over === undefined ? {} : { take_over },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Claim }>().data;
  };
  async function asked(note = 'For one month, please.') {
    const buyer = await newBuyer(server),
      { id } = await buyer.upload();
    expect((await ask(buyer, id, note)).statusCode).toBe(200);
    return { buyer, id };
  }

  test('is asked for, stands in the queue as such, is proposed and confirmed; its order is given the prescription', async () => {
    const { buyer, id } = await asked();
    const before = await waits();
    expect(await entry(id)).toMatchObject({
      waiting: true,
      cart: { status: 'sent', note: 'For one month, please.', answered: null },
    });
    expect(
      (
        await propose(id, [
          { id: RX, qty: 2 },
          { id: PLAIN, qty: 1 },
        ])
      ).statusCode,
    ).toBe(200);
    expect(await waits()).toBe(before - 1);
    expect(await entry(id)).toMatchObject({
      waiting: false,
      cart: { status: 'proposed', answered: { by: 'Meera Sinha' } },
    });
    const proposed = await state(buyer, id);
    expect(proposed).toMatchObject({
      status: 'proposed',
      words: null,
      lines: [wireOf(RX, 2), wireOf(PLAIN, 1)],
    });
    expect(await buyer.list()).toMatchObject([{ id, cart: 'proposed' }]);
    await settle();
    expect(toldTo(buyer)).toEqual([
      cartAnswers.proposed({
        by: new Date(proposed!.expires_at!).toLocaleDateString('en-IN', {
          day: 'numeric',
          month: 'long',
          timeZone: 'Asia/Kolkata',
        }),
      }),
    ]);
    for (let i = 0; i < 2; i++) expect((await confirm(buyer, id)).statusCode).toBe(200);
    expect(await state(buyer, id)).toMatchObject({ status: 'confirmed' });
    const order = await buyer.order([{ id: RX, qty: 1 }], id);
    expect(await buyer.shop.order(order)).toMatchObject({ prescription_id: id });
    expect(await entry(id)).toMatchObject({ waiting: true, cart: { status: 'confirmed' } });
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where object_id = ${id} and action = 'propose' and result = 'done'`,
      ),
    ).toBe(1);
  });
  test('asked for twice at once it is one request, with the last words', async () => {
    const buyer = await newBuyer(server),
      { id } = await buyer.upload();
    const answers = await Promise.all(['one', 'two', 'three'].map((note) => ask(buyer, id, note)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(
      await countIn(server, sql`select count(*) as n from cart_request where prescription_id = ${id}`),
    ).toBe(1);
    await ask(buyer, id, 'last');
    await ask(buyer, id);
    expect(await state(buyer, id)).toMatchObject({ status: 'sent', note: 'last' });
    expect((await propose(id)).statusCode).toBe(200);
    await ask(buyer, id, 'too late');
    expect(await state(buyer, id)).toMatchObject({ status: 'proposed', note: 'last' });
  });
  test('of two pharmacists one answers it, and the other is told who', async () => {
    const { id } = await asked();
    const [one, two] = await Promise.all([
      reply(id, { decision: 'propose', lines: [{ id: RX, qty: 1 }] }, meera, 0),
      reply(id, { decision: 'refuse', reason: 'Not readable' }, sunil, 1),
    ]);
    expect([one, two].map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = failureOf([one, two].find(({ statusCode }) => statusCode === 409)!);
    expect(late).toMatchObject({
      code: 'cart_answered',
      error: expect.stringMatching(/^\S.* has answered this request already\.$/) as string,
    });
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where object_id = ${id} and action in ('propose', 'refuse')`,
      ),
    ).toBe(1);
  });
  test('of two pharmacists who open it at once one has it on the desk, and only that one answers; the answer takes it off', async () => {
    const { buyer, id } = await asked();
    const people = [meera, sunil];
    const claims = await Promise.all(people.map((headers, i) => onDesk(id, headers, i)));
    expect(claims.filter(({ own }) => own)).toHaveLength(1);
    expect(new Set(claims.map(({ by, since }) => `${by} ${since}`)).size).toBe(1);
    const first = claims.findIndex(({ own }) => own),
      second = 1 - first;
    const lines = [{ id: RX, qty: 1 }];
    const refused = await reply(id, { decision: 'propose', lines }, people[second], second);
    expect(failureOf(refused)).toMatchObject({ status: 409, code: 'claimed' });
    expect(refused.json()).toMatchObject({ params: { by: claims[0]!.by } });
    expect(await state(buyer, id)).toMatchObject({ status: 'sent', lines: [] });
    expect((await reply(id, { decision: 'propose', lines }, people[first], first)).statusCode).toBe(200);
    expect((await entry(id)).claim).toBeNull();
    // What is answered is nobody's to take over: who was first is named.
    await onDesk(id, people[second]!, second);
    expect(failureOf(await reply(id, { decision: 'propose', lines }, people[first], first)).code).toBe(
      'cart_answered',
    );
  });
  test('taken over, or left for longer than the lease, it is answered by the other; an answer that comes at once with that is either’s', async () => {
    const { buyer, id } = await asked();
    await onDesk(id, meera);
    expect(await onDesk(id, sunil, 1, true)).toMatchObject({ own: true });
    expect(failureOf(await reply(id, { decision: 'refuse', reason: 'Old' })).code).toBe('claimed');
    expect(await state(buyer, id)).toMatchObject({ status: 'sent', words: null });
    later(CLAIM_MINUTES * 60 + 1);
    expect((await reply(id, { decision: 'refuse', reason: 'Old' })).statusCode).toBe(200);
    for (let round = 0; round < 3; round++) {
      const { buyer: other, id: next } = await asked();
      await onDesk(next, meera);
      const [answered] = await Promise.all([
        reply(next, { decision: 'propose', lines: [{ id: RX, qty: 1 }] }, meera, 0),
        onDesk(next, sunil, 1, true),
      ]);
      const { status } = (await state(other, next))!;
      expect([
        ['proposed', undefined],
        ['sent', 'claimed'],
      ]).toContainEqual([status, answered.json<{ code?: string }>().code]);
    }
  });
  test('is asked about, answered, and refused with a reason; each is told in the account’s language (C43)', async () => {
    const { buyer, id } = await asked('');
    await buyer.call('PUT', '/user/preferences/', { language: 'hi' });
    expect((await reply(id, { decision: 'ask', reason: 'For how many days?' })).statusCode).toBe(200);
    await settle();
    expect(await state(buyer, id)).toMatchObject({ status: 'asked', words: 'For how many days?' });
    expect((await entry(id)).waiting).toBe(false);
    expect(failureOf(await reply(id, { decision: 'refuse', reason: 'No' }, sunil)).code).toBe(
      'cart_answered',
    );
    await ask(buyer, id, 'Thirty days');
    expect((await entry(id)).waiting).toBe(true);
    expect((await reply(id, { decision: 'refuse', reason: 'The date is missing.' }, sunil)).statusCode).toBe(
      200,
    );
    await settle();
    expect(await state(buyer, id)).toMatchObject({
      status: 'refused',
      note: 'Thirty days',
      words: 'The date is missing.',
    });
    expect(toldTo(buyer)).toEqual([cartAnswersHi.asked, cartAnswersHi.refused]);
    expect(failureOf(await confirm(buyer, id))).toMatchObject({ status: 409, code: 'cart_not_proposed' });
    await ask(buyer, id, 'Here is a dated one');
    expect(await state(buyer, id)).toMatchObject({
      status: 'sent',
      note: 'Here is a dated one',
      words: null,
    });
  });
  test('made from a sheet that was filled before, the desk knows what the doctor wrote, what was given and what is left', async () => {
    const buyer = await newBuyer(server),
      { id } = await buyer.upload(),
      order = await buyer.order(
        [
          { id: RX, qty: 1 },
          { id: RX_TOO, qty: 1 },
        ],
        id,
      );
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: `/api/staff/prescriptions/${id}/review/`,
      headers: meera,
      payload: {
        decision: 'approved',
        lines: [
          { id: 0, order_id: order, decision: 'approved', written: { quantity: 2, repeats: 1 } },
          { id: 1, order_id: order, decision: 'approved', written: { days: 30 } },
        ],
      },
    });
    expect(statusCode, body).toBe(200);
    await ask(buyer, id, 'The same again');
    const { cart } = await entry(id);
    expect(cart).toMatchObject({
      written: [
        {
          medicine_id: RX,
          name: rows[RX - 1]!.name,
          written: { quantity: 2, days: null, repeats: 1 },
          before: { count: 1, approved: 1, dispensed: 0, decisions: [{ order_id: order, quantity: 1 }] },
          left: 3,
        },
        { medicine_id: RX_TOO, written: { quantity: null, days: 30, repeats: 0 }, left: null },
      ],
    });
    const other = await asked();
    expect((await entry(other.id)).cart).toMatchObject({ written: [] });
  });
  test.each(['asked for', 'proposed'])(
    'a rejected prescription takes a cart that is %s with it',
    async (how) => {
      const { buyer, id } = await asked();
      if (how === 'proposed') await propose(id);
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `/api/staff/prescriptions/${id}/review/`,
        headers: meera,
        payload: { decision: 'rejected', reason: 'The name cannot be read.' },
      });
      expect([statusCode, await state(buyer, id)]).toMatchObject([
        200,
        { status: 'refused', words: 'The name cannot be read.' },
      ]);
      expect((await entry(id)).waiting).toBe(false);
      expect(failureOf(await confirm(buyer, id))).toMatchObject({ status: 409, code: 'cart_not_proposed' });
    },
  );
  test('a proposed one expires after 3 days, and can be asked for again', async () => {
    const { buyer, id } = await asked();
    await propose(id);
    later(3 * DAY - 60);
    expect(await state(buyer, id)).toMatchObject({ status: 'proposed' });
    later(61);
    await renewStaffSessions(server);
    expect(await state(buyer, id)).toMatchObject({ status: 'expired' });
    expect(failureOf(await confirm(buyer, id))).toMatchObject({ status: 409, code: 'cart_expired' });
    expect(await buyer.list()).toMatchObject([{ cart: 'expired' }]);
    await ask(buyer, id, 'Once more');
    expect(await state(buyer, id)).toMatchObject({ status: 'sent', lines: [] });
    expect((await propose(id)).statusCode).toBe(200);
  });
  test('what is gone, out of stock, too many, twice or nothing is not proposed', async () => {
    const { buyer, id } = await asked();
    await server.database.db.update(medicineTable).set({ stock: 0 }).where(eq(medicineTable.id, 12));
    await server.database.db.update(medicineTable).set({ stock: 3 }).where(eq(medicineTable.id, 11));
    const refusals: Array<[CartAnswerBody['lines'], string]> = [
      [[{ id: 99_999, qty: 1 }], 'lines.0.id'],
      [
        [
          { id: RX, qty: 1 },
          { id: 12, qty: 1 },
        ],
        'lines.1.qty',
      ],
      [[{ id: 11, qty: 4 }], 'lines.0.qty'],
      [
        [
          { id: RX, qty: 1 },
          { id: RX, qty: 2 },
        ],
        'lines',
      ],
      [[], 'lines'],
      [null, 'lines'],
    ];
    for (const [lines, field] of refusals) {
      const failure = failureOf(await reply(id, { decision: 'propose', lines }));
      expect([failure.status, Object.keys(failure.fields ?? {})]).toEqual([400, [field]]);
    }
    for (const decision of ['ask', 'refuse'] as const)
      expect(failureOf(await reply(id, { decision }))).toMatchObject({ status: 400 });
    expect(await state(buyer, id)).toMatchObject({ status: 'sent', lines: [] });
  });
  test("another's is not there, and one's own is not answered by oneself (T1, T2)", async () => {
    const { buyer, id } = await asked(),
      other = await newBuyer(server);
    await propose(id);
    for (const answer of [await at(other, id), await ask(other, id, 'mine'), await confirm(other, id)])
      expect(failureOf(answer).status).toBe(404);
    expect(failureOf(await propose('x'.repeat(43)))).toMatchObject({ status: 404 });
    expect(await state(buyer, id)).toMatchObject({ status: 'proposed', note: 'For one month, please.' });
    const without = await newBuyer(server),
      sheet = await without.upload();
    expect(failureOf(await propose(sheet.id)).code).toBe('cart_not_asked');
    expect(await state(without, sheet.id)).toBeNull();
  });
  test('deleted with its prescription, nobody is told of it any more', async () => {
    const { buyer, id } = await asked();
    expect((await buyer.call('DELETE', `/prescriptions/${id}/delete/`)).statusCode).toBe(200);
    expect(failureOf(await propose(id)).status).toBe(404);
    expect(failureOf(await at(buyer, id)).status).toBe(404);
    expect(
      await countIn(server, sql`select count(*) as n from cart_request where prescription_id = ${id}`),
    ).toBe(0);
  });
});
