import type { Failure } from '@doorstep/contract/common.schema';
import type { ReviewList } from '@doorstep/contract/review.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { CLEAN, ledgerOf } from './checkout.ts';
import { as, textsTo } from './people.ts';
import { newServer } from './test-server.ts';
import {
  dueBody,
  freeTimes,
  newVisitor,
  nextTime,
  ORDERED,
  seatsOf,
  visitDesk,
  type Visitor,
} from './visits.ts';

const TIMEOUT = { timeout: 120_000 },
  PRICE = 900;
let server: AppServer;
beforeAll(async () => {
  server = await newServer();
}, 60_000);
const review = async (id: string, payload: object) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/staff/prescriptions/${id}/review/`,
    headers: await as.pharmacist(server),
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await server.jobs.settle();
};
/** Paid, with a doctor's order that nobody has looked at. */
async function waiting(at?: string) {
  const visitor = await newVisitor(server),
    sheet = (await visitor.upload()).id,
    time = at ?? (await nextTime(server, ORDERED)),
    id = await visitor.paid(ORDERED, PRICE, time, { prescription_id: sheet });
  return { visitor, sheet, id, time, told: () => textsTo(server, visitor.mobile) };
}
const state = async (visitor: Visitor, id: string) => {
  const { status, doctor_order, payment_status, code } = await visitor.booking(id);
  return { status, doctor_order, payment_status, code };
};

describe('a visit that needs a doctor’s order (S9)', TIMEOUT, () => {
  test('is neither priced nor booked without one', async () => {
    const visitor = await newVisitor(server),
      time = await nextTime(server, ORDERED);
    for (const answer of [
      await visitor.open(ORDERED, time, PRICE),
      await visitor.shop.post('/book-paramedical/', dueBody(time, { service_id: ORDERED })),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Failure>().fields).toHaveProperty('prescription_id');
    }
    // What it would cost may be asked before.
    const price = dueBody(time, { service_id: ORDERED, calculate_only: true });
    expect((await visitor.shop.post('/book-paramedical/', price)).statusCode).toBe(200);
  });
  test('waits for a pharmacist, who finds it in the queue, and stands once it is approved', async () => {
    const { visitor, sheet, id, told } = await waiting(),
      desk = await visitDesk(server);
    expect(await state(visitor, id)).toEqual({
      status: 'checking',
      doctor_order: 'checking',
      payment_status: 'paid',
      code: null,
    });
    await server.jobs.settle();
    expect((await told())[0]).toContain('doctor');
    const list = await server.app.inject({
      url: '/api/staff/prescriptions/?limit=100',
      headers: await as.pharmacist(server),
    });
    expect(list.json<ReviewList>().data.find((one) => one.id === sheet)?.orders).toMatchObject([
      { order_id: id, lines: [{ name: 'Catheterization' }] },
    ]);
    expect((await desk.set(id, { status: 'on-the-way' })).json<Failure>().code).toBe('visit_unapproved');
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    await review(sheet, { decision: 'approved' });
    expect(await state(visitor, id)).toMatchObject({
      status: 'booked',
      doctor_order: 'approved',
      code: expect.stringMatching(/^\d{4}$/),
    });
    expect((await visitor.shop.order(id)).status).toBe('processing');
    expect((await told()).filter((text) => text.includes(`booking ${id} is confirmed`))).toHaveLength(1);
    await desk.good(id, { status: 'on-the-way' });
  });
  test('is cancelled with all its money where the pharmacist says no, and its time is free', async () => {
    const { visitor, sheet, id, time, told } = await waiting();
    await review(sheet, { decision: 'rejected', reason: 'The sheet is of another person.' });
    expect(await state(visitor, id)).toMatchObject({ status: 'cancelled', doctor_order: 'rejected' });
    const { refunds } = await visitor.booking(id);
    expect(refunds).toMatchObject([{ amount: PRICE, reason_code: 'line_rejected' }]);
    expect(await seatsOf(server, id)).toBe(0);
    expect(await freeTimes(server, ORDERED)).toContain(time);
    expect((await told()).some((text) => text.includes(`booking ${id} was cancelled`))).toBe(true);
    expect(await ledgerOf(server)).toMatchObject(CLEAN);
  });
  test('asked about, it waits for another sheet', async () => {
    const { visitor, sheet, id } = await waiting();
    await review(sheet, {
      decision: 'approved',
      lines: [{ id: 0, order_id: id, decision: 'question', reason: 'Which size of catheter?' }],
    });
    expect(await state(visitor, id)).toMatchObject({ status: 'checking', doctor_order: 'question' });
    const another = (await visitor.upload()).id;
    await visitor.shop.good(visitor.shop.post(`/orders/${id}/prescription/`, { prescription_id: another }));
    expect(await state(visitor, id)).toMatchObject({ doctor_order: 'checking' });
    await review(another, { decision: 'approved' });
    expect(await state(visitor, id)).toMatchObject({ status: 'booked' });
  });
  test('paid at the visit it waits as well, and a no costs nobody anything', async () => {
    const visitor = await newVisitor(server),
      sheet = (await visitor.upload()).id,
      id = await visitor.due(undefined, { service_id: ORDERED, prescription_id: sheet });
    expect(await state(visitor, id)).toMatchObject({ status: 'checking', payment_status: 'due' });
    await review(sheet, { decision: 'rejected', reason: 'It is not readable.' });
    expect(await state(visitor, id)).toMatchObject({ status: 'cancelled', payment_status: 'due' });
    expect((await visitor.booking(id)).refunds).toEqual([]);
  });
  test('that nobody has approved when it should begin is cancelled with its money; moved, it has until then', async () => {
    const times = await freeTimes(server, ORDERED);
    const { visitor, id } = await waiting(times[200]),
      later = await waiting(times[200]);
    await later.visitor.shop.good(
      later.visitor.shop.post(`/bookings/${later.id}/reschedule/`, { time: times[230] }),
    );
    const begin = Date.parse((await visitor.booking(id)).starts_at);
    server.clock.advance((begin - server.clock.now().getTime()) / 1000 + 1);
    await server.database.db.execute(
      sql`update job set run_at = clock_timestamp() where kind = 'visit_unchecked'`,
    );
    await server.jobs.settle();
    expect(await state(visitor, id)).toMatchObject({ status: 'cancelled' });
    expect((await visitor.booking(id)).refunds).toMatchObject([
      { amount: PRICE, reason_code: 'visit_unchecked' },
    ]);
    expect(await state(later.visitor, later.id)).toMatchObject({ status: 'checking' });
    expect(await ledgerOf(server)).toMatchObject(CLEAN);
  });
});
