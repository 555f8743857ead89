import type { Failure } from '@doorstep/contract/common.schema';
import type { ReviewBody, ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { ledgerOf, CLEAN } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { as, bearerOf, logIn, mobiles } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO } from './prescriptions.ts';

type Headers = { authorization: string };

describe('a review of two servers', { timeout: 120_000 }, () => {
  let server: AppServer, other: AppServer, close: () => Promise<void>, meera: Headers, sunil: Headers;
  beforeAll(async () => {
    const opened = await createServers();
    [server] = opened.servers;
    other = opened.servers.at(-1)!;
    close = opened.close;
    await server.database.db.execute(
      sql`insert into account (mobile, name, password_hash, role, mobile_verified_at, created_at) select '9000000012', 'Sunil Munda', password_hash, 'pharmacist', created_at, created_at from account where mobile = ${mobiles.pharmacist}`,
    );
    meera = await as.pharmacist(server);
    sunil = bearerOf(await logIn(server, '9000000012'));
  });
  afterAll(() => close?.());

  const send = (id: string, payload: ReviewBody | object, headers = meera, at = server) =>
    at.app.inject({ method: 'POST', url: `/api/staff/prescriptions/${id}/review/`, headers, payload });
  async function review(id: string, payload: ReviewBody, headers = meera): Promise<ReviewedPrescription> {
    const answer = await send(id, payload, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: ReviewedPrescription }>().data;
  }
  const listed = async (query = '') =>
    (
      await server.app.inject({ url: `/api/staff/prescriptions/?limit=100${query}`, headers: meera })
    ).json<ReviewList>();
  const entry = async (id: string, query?: string) => (await listed(query)).data.find((one) => one.id === id);
  /** A patient's order of these, with one prescription for all of them. */
  async function waiting(medicines: Array<{ id: number; qty: number }>) {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload(),
      order = await buyer.order(medicines, sheet.id);
    return {
      buyer,
      id: sheet.id,
      order,
      lines: async () => (await buyer.shop.order(order)).items.map(({ rx_status }) => rx_status),
    };
  }
  const moveOn = async (order: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/admin/orders/${order}/status/`,
      headers: await as.admin(server),
      payload: { status: 'Confirmed' },
    });
  const audited = async (id: string) =>
    (
      await server.database.db.execute<{ action: string; actor: string }>(
        sql`select u.action, a.name as actor from audit u join account a on a.id = u.actor_id where u.object_id = ${id} order by u.id`,
      )
    ).rows;

  describe('the list', () => {
    test('holds who waits first, the oldest of them first, with the order lines that wait on each', async () => {
      const buyer = await newBuyer(server);
      const [done, first, second] = [await buyer.upload(), await buyer.upload(), await buyer.upload()];
      await review(done.id, { decision: 'approved' });
      server.clock.advance(1);
      const late = await buyer.upload(),
        order = await buyer.order(
          [
            { id: PLAIN, qty: 1 },
            { id: RX, qty: 3 },
          ],
          second.id,
        );
      const own = (list: ReviewList) =>
        list.data.filter(({ patient }) => patient.mobile === buyer.mobile).map(({ id }) => id);
      const all = own(await listed('&status=all'));
      expect([all.slice(0, 2).toSorted(), all.slice(2)]).toEqual([
        [first.id, second.id].toSorted(),
        [late.id, done.id],
      ]);
      expect(own(await listed()).toSorted()).toEqual([first.id, second.id, late.id].toSorted());
      expect(await entry(second.id)).toMatchObject({
        patient: { name: 'New Patient', mobile: buyer.mobile },
        status: 'pending',
        waiting: true,
        type: 'image',
        called: null,
        reviewed: null,
        orders: [
          {
            order_id: order,
            status: 'pending',
            lines: [{ id: 1, medicine_id: RX, qty: 3, rx_status: 'checking', rx_reason: null }],
          },
        ],
      });
    });
    test('an old sheet that a new order waits on waits since that order', async () => {
      const buyer = await newBuyer(server);
      const old = await buyer.upload();
      await review(old.id, { decision: 'approved' });
      server.clock.advance(1);
      const fresh = await buyer.upload();
      server.clock.advance(1);
      await buyer.order([{ id: RX, qty: 1 }], old.id);
      expect(
        (await listed()).data.filter(({ patient }) => patient.mobile === buyer.mobile).map(({ id }) => id),
      ).toEqual([fresh.id, old.id]);
    });
    test('holds one alone by its id, however it stands; one that is not there is an empty list', async () => {
      const { id } = await waiting([{ id: RX, qty: 1 }]);
      await review(id, { decision: 'approved' });
      expect((await listed()).data.some((one) => one.id === id)).toBe(false);
      expect((await listed(`&id=${id}`)).data.map((one) => [one.id, one.status])).toEqual([[id, 'approved']]);
      for (const none of ['A'.repeat(43), '..%2f', '%25', '%00'])
        expect((await listed(`&id=${none}`)).data).toEqual([]);
    });
    test('is paged, and a page past its end is empty', async () => {
      const { pagination } = await listed('&status=all&page=9999999');
      expect(pagination).toMatchObject({ page: 9_999_999, has_next: false });
      const one = (
        await server.app.inject({ url: '/api/staff/prescriptions/?status=all&limit=1', headers: meera })
      ).json<ReviewList>();
      expect([one.data.length, one.pagination.total, one.pagination.has_next]).toEqual([
        1,
        pagination.total,
        true,
      ]);
      for (const query of ['?status=open', '?page=0', '?page=1e9', '?limit=x'])
        expect(
          failureOf(await server.app.inject({ url: `/api/staff/prescriptions/${query}`, headers: meera }))
            .status,
        ).toBe(400);
    });
    test('leaves a row for each patient whose entry was shown (T48)', async () => {
      const { id } = await waiting([{ id: RX, qty: 1 }]);
      await listed();
      expect(await audited(id)).toEqual([{ action: 'list', actor: 'Meera Sinha' }]);
    });
  });

  describe('an approval', () => {
    test('approves each line that waits, for six months unless another day is set (S9)', async () => {
      const one = await waiting([
        { id: RX, qty: 1 },
        { id: PLAIN, qty: 1 },
        { id: RX_TOO, qty: 2 },
      ]);
      expect(await one.lines()).toEqual(['checking', null, 'checking']);
      const today = (await one.buyer.shop.order(one.order)).created_at.slice(0, 10);
      expect(await review(one.id, { decision: 'approved', reason: 'As prescribed' })).toMatchObject({
        status: 'approved',
        note: 'As prescribed',
        valid_until: today.replace('2026-11', '2027-05'),
        waiting: false,
        reviewed: { by: 'Meera Sinha' },
      });
      expect(await one.lines()).toEqual(['approved', null, 'approved']);
      expect(await review(one.id, { decision: 'approved', valid_until: '2026-12-31' })).toMatchObject({
        valid_until: '2026-12-31',
      });
      for (const valid_until of ['2026-01-01', '2028-01-01', '2026-02-30', '31.12.2026'])
        expect(failureOf(await send(one.id, { decision: 'approved', valid_until }))).toMatchObject({
          status: 400,
          fields: { valid_until: expect.any(String) as string },
        });
      expect(await audited(one.id)).toEqual([
        { action: 'approve', actor: 'Meera Sinha' },
        { action: 'approve', actor: 'Meera Sinha' },
      ]);
    });
    test('is of this line of this order: a later order of the same medicine, in whatever quantity and however it was given the sheet, waits for a pharmacist again (S9)', async () => {
      const { buyer, id } = await waiting([{ id: RX, qty: 1 }]);
      const { reviewed } = await review(id, { decision: 'approved' });
      expect(await entry(id)).toBeUndefined();
      const same = await buyer.order([{ id: RX, qty: 1 }], id),
        more = await buyer.order([{ id: RX, qty: 3 }], id),
        afterwards = await buyer.order([{ id: RX, qty: 1 }]);
      await buyer.shop.good(buyer.shop.post(`/orders/${afterwards}/prescription/`, { prescription_id: id }));
      for (const order of [same, more, afterwards]) {
        expect((await buyer.shop.order(order)).items.map(({ rx_status }) => rx_status)).toEqual(['checking']);
        expect(failureOf(await moveOn(order))).toMatchObject({ status: 409, code: 'prescription_needed' });
        expect((await buyer.shop.order(order)).status).toBe('pending');
      }
      expect(await entry(id)).toMatchObject({ waiting: true, status: 'approved' });
      // Who opened it before the first review is told; who saw that one decides.
      expect(failureOf(await send(id, { decision: 'approved', reviewed_at: null }, sunil)).code).toBe(
        'reviewed',
      );
      await review(id, { decision: 'approved', reviewed_at: reviewed!.at }, sunil);
      expect((await buyer.shop.order(more)).items[0]!.rx_status).toBe('approved');
      expect((await moveOn(more)).statusCode).toBe(200);
      expect(failureOf(await send(id, { decision: 'approved', reviewed_at: reviewed!.at })).code).toBe(
        'reviewed',
      );
    });
    test('takes the mark that the patient was called, by whom and when', async () => {
      const { id } = await waiting([{ id: RX, qty: 1 }]);
      const inHours = (hours: number) =>
        new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
      const today = await review(id, { decision: 'approved', called: true });
      expect(today.called).toEqual(today.reviewed);
      const at = inHours(-23);
      const { called } = await review(id, { decision: 'approved', called_at: at });
      expect([called!.by, Date.parse(called!.at)]).toEqual(['Meera Sinha', Date.parse(at)]);
      const { rows } = await server.database.db.execute<{ at: string; by: string }>(
        sql`select o.called_at as at, a.name as by from prescription_order o join account a on a.id = o.called_by where o.prescription_id = ${id}`,
      );
      expect(rows.map((row) => [row.by, Date.parse(row.at)])).toEqual([['Meera Sinha', Date.parse(at)]]);
      // A pharmacist's device may go a little ahead of the shop's clock.
      const ahead = await review(id, { decision: 'approved', called_at: inHours(1 / 20) });
      expect(ahead.called).toEqual(ahead.reviewed);
      for (const wrong of [inHours(-25), inHours(0.2), '2099-01-01T00:00:00Z', '2026-01-01T00:00:00Z'])
        expect(failureOf(await send(id, { decision: 'approved', called_at: wrong }))).toMatchObject({
          status: 400,
          fields: { called_at: 'Give a time of the last 24 hours.' },
        });
      expect(failureOf(await send(id, { decision: 'approved', called_at: 'yesterday' })).status).toBe(400);
    });
  });

  describe('a rejection', () => {
    test('of one line refunds that line, and the rest goes on (C30)', async () => {
      const one = await waiting([
        { id: RX, qty: 2 },
        { id: RX_TOO, qty: 1 },
        { id: PLAIN, qty: 1 },
      ]);
      const before = await one.buyer.shop.order(one.order);
      await review(one.id, {
        decision: 'approved',
        lines: [{ id: 0, decision: 'rejected', reason: 'Not on this sheet' }],
      });
      const after = await one.buyer.shop.order(one.order);
      expect(after).toMatchObject({
        status: 'pending',
        items: [
          { rx_status: 'rejected', rx_reason: 'Not on this sheet' },
          { rx_status: 'approved' },
          { rx_status: null },
        ],
        refunds: [{ amount: before.items[0]!.total }],
      });
      expect(await ledgerOf(server, ...(server === other ? [] : [other]))).toEqual(CLEAN);
    });
    test('of all empties the order: it is cancelled, and its fee goes back too', async () => {
      const one = await waiting([{ id: RX, qty: 1 }]);
      const { total } = await one.buyer.shop.order(one.order);
      expect(
        await review(one.id, { decision: 'rejected', reason: 'The sheet is not readable' }),
      ).toMatchObject({ status: 'rejected', note: 'The sheet is not readable', valid_until: null });
      const after = await one.buyer.shop.order(one.order);
      expect(after.status).toBe('cancelled');
      expect(after.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(await one.buyer.list()).toMatchObject([
        { status: 'rejected', note: 'The sheet is not readable', in_use: false },
      ]);
      expect(await ledgerOf(server, ...(server === other ? [] : [other]))).toEqual(CLEAN);
    });
    test('says why: without a reason nothing is decided', async () => {
      const one = await waiting([{ id: RX, qty: 1 }]);
      for (const body of [{ decision: 'rejected' }, { decision: 'rejected', reason: '  ' }])
        expect(failureOf(await send(one.id, body))).toMatchObject({
          status: 400,
          fields: { reason: 'Please say why: the patient reads it.' },
        });
      for (const decision of ['rejected', 'question'])
        expect(
          failureOf(await send(one.id, { decision: 'approved', lines: [{ id: 0, decision }] })).fields,
        ).toEqual({ 'lines.0.reason': 'Please say why: the patient reads it.' });
      expect(
        failureOf(
          await send(one.id, {
            decision: 'rejected',
            reason: 'No',
            lines: [{ id: 0, decision: 'approved' }],
          }),
        ).status,
      ).toBe(400);
      expect(await one.lines()).toEqual(['checking']);
    });
  });

  describe('a question', () => {
    test('leaves the order waiting, and is answered by a second look', async () => {
      const one = await waiting([{ id: RX, qty: 1 }]);
      expect(
        await review(one.id, {
          decision: 'approved',
          lines: [{ id: 0, decision: 'question', reason: 'Which strength?' }],
        }),
      ).toMatchObject({
        status: 'pending',
        valid_until: null,
        waiting: false,
        orders: [{ lines: [{ rx_status: 'question', rx_reason: 'Which strength?' }] }],
      });
      expect(await one.buyer.list()).toMatchObject([{ status: 'pending', in_use: true }]);
      expect(await entry(one.id)).toBeDefined();
      await review(one.id, { decision: 'approved' });
      expect(await one.lines()).toEqual(['approved']);
    });
  });

  describe('a review is one thing', () => {
    test('with a line that is none nothing of it is done', async () => {
      const one = await waiting([
        { id: RX, qty: 1 },
        { id: RX_TOO, qty: 1 },
      ]);
      const rejected = { id: 0, decision: 'rejected', reason: 'Not on this sheet' };
      for (const odd of [
        { id: 7, decision: 'approved' },
        { id: 0, order_id: 'OD-BBBBBBBBBBBB', decision: 'approved' },
      ])
        expect(failureOf(await send(one.id, { decision: 'approved', lines: [rejected, odd] })).status).toBe(
          400,
        );
      const bad = [
        {},
        { decision: 'maybe' },
        { decision: 'approved', lines: {} },
        { decision: 'approved', lines: [{ id: -1, decision: 'approved' }] },
        { decision: 'approved', reason: 'x'.repeat(301) },
      ];
      for (const body of bad) expect(failureOf(await send(one.id, body)).status).toBe(400);
      expect(await one.lines()).toEqual(['checking', 'checking']);
      expect(await entry(one.id)).toMatchObject({ status: 'pending', reviewed: null });
    });
    test('of one that nobody has is a 404', async () => {
      for (const id of ['A'.repeat(43), '..%2fx', '1', 'a'.repeat(2_000)])
        expect(failureOf(await send(id, { decision: 'approved' })).status).toBe(404);
    });
    test('of two orders that wait on one sheet each line is named with its order', async () => {
      const one = await waiting([{ id: RX, qty: 1 }]),
        second = await one.buyer.order([{ id: RX_TOO, qty: 1 }], one.id);
      expect(
        failureOf(
          await send(one.id, {
            decision: 'approved',
            lines: [{ id: 0, decision: 'question', reason: 'Why?' }],
          }),
        ).fields,
      ).toEqual({ 'lines.0.order_id': 'Several orders have such a line: say which one.' });
      await review(one.id, {
        decision: 'approved',
        lines: [{ id: 0, order_id: second, decision: 'question', reason: 'Why?' }],
      });
      const stand = async () => [await one.lines(), (await one.buyer.shop.order(second)).items[0]!.rx_status];
      expect(await stand()).toEqual([['checking'], 'question']);
      expect(await entry(one.id)).toMatchObject({ waiting: true });
      await review(one.id, { decision: 'approved' });
      expect(await stand()).toEqual([['approved'], 'approved']);
    });
    test('decides no order that came after the pharmacist looked: only those that it names, and without any the sheet alone', async () => {
      const one = await waiting([
          { id: RX, qty: 1 },
          { id: RX_TOO, qty: 1 },
        ]),
        later = await one.buyer.order([{ id: RX, qty: 5 }], one.id);
      const ofLater = async () => (await one.buyer.shop.order(later)).items[0]!.rx_status;
      await review(one.id, { decision: 'approved', lines: [] });
      expect([await one.lines(), await ofLater()]).toEqual([['checking', 'checking'], 'checking']);
      await review(one.id, {
        decision: 'approved',
        lines: [{ id: 1, order_id: one.order, decision: 'approved' }],
      });
      expect([await one.lines(), await ofLater()]).toEqual([['approved', 'approved'], 'checking']);
      expect(await entry(one.id)).toMatchObject({ waiting: true, status: 'approved' });
    });
  });

  describe('two pharmacists', () => {
    test('at once: one decides, the other is told what stands', async () => {
      for (let round = 0; round < 5; round++) {
        const one = await waiting([
          { id: RX, qty: 1 },
          { id: RX_TOO, qty: 1 },
        ]);
        const answers = await Promise.all([
          send(one.id, { decision: 'approved' }, meera, server),
          send(one.id, { decision: 'rejected', reason: 'Too old' }, sunil, other),
        ]);
        expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
        const isApproved = answers[0].statusCode === 200,
          lost = answers.find(({ statusCode }) => statusCode === 409)!;
        expect(failureOf(lost).code).toBe('reviewed');
        expect(lost.json<Failure>().review).toMatchObject({
          decision: isApproved ? 'approved' : 'rejected',
          by: isApproved ? 'Meera Sinha' : 'Sunil Munda',
        });
        expect(await one.lines()).toEqual(isApproved ? ['approved', 'approved'] : ['rejected', 'rejected']);
        expect((await audited(one.id)).length).toBe(1);
      }
      expect(await ledgerOf(server, ...(server === other ? [] : [other]))).toEqual(CLEAN);
    });
    test('one after the other: whoever saw the review that stands may change it', async () => {
      const one = await waiting([{ id: RX, qty: 1 }]);
      const { reviewed } = await review(one.id, { decision: 'approved' });
      expect(
        failureOf(await send(one.id, { decision: 'rejected', reason: 'No', reviewed_at: null }, sunil)).code,
      ).toBe('reviewed');
      await review(
        one.id,
        {
          decision: 'approved',
          lines: [{ id: 0, decision: 'question', reason: 'Sure?' }],
          reviewed_at: reviewed!.at,
        },
        sunil,
      );
      expect(
        failureOf(await send(one.id, { decision: 'approved', reviewed_at: reviewed!.at })),
      ).toMatchObject({ code: 'reviewed', error: expect.stringContaining('Sunil Munda') as string });
      expect(await one.lines()).toEqual(['question']);
    });
  });

  describe('a change of mind', () => {
    test('undoes an approval while the order is pending', async () => {
      const one = await waiting([{ id: RX, qty: 1 }]);
      await review(one.id, { decision: 'approved' });
      await review(one.id, { decision: 'rejected', reason: 'I mixed them up' });
      expect(await one.lines()).toEqual(['rejected']);
    });
    test('comes too late once a refund was asked for, or the order has moved on', async () => {
      const [refunded, moved] = [
        await waiting([
          { id: RX, qty: 1 },
          { id: PLAIN, qty: 1 },
        ]),
        await waiting([{ id: RX, qty: 1 }]),
      ];
      await review(refunded.id, { decision: 'rejected', reason: 'Not readable' });
      expect(failureOf(await send(refunded.id, { decision: 'approved' }))).toMatchObject({
        status: 409,
        code: 'reviewed',
      });
      await review(moved.id, { decision: 'approved' });
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: `/api/admin/orders/${moved.order}/status/`,
            headers: await as.admin(server),
            payload: { status: 'Confirmed' },
          })
        ).statusCode,
      ).toBe(200);
      for (const body of [
        { decision: 'rejected', reason: 'Wait' },
        { decision: 'approved', lines: [{ id: 0, decision: 'question', reason: 'Wait' }] },
      ])
        expect(failureOf(await send(moved.id, body))).toMatchObject({ status: 409, code: 'reviewed' });
      expect([await refunded.lines(), await moved.lines()]).toEqual([['rejected', null], ['approved']]);
    });
  });
});
