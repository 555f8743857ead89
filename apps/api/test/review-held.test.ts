import { UNDO_SECONDS } from '@doorstep/contract/staff';
import type { ReviewBody, ReviewedPrescription, ReviewList } from '@doorstep/contract/review.schema';
import type { StaffToday } from '@doorstep/contract/staff.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { startClock } from '../src/platform/clock.ts';
import { newServer, testSettings } from './test-server.ts';
import { failureOf } from './envelope.ts';
import { as, newPerson } from './people.ts';
import { newBuyer, PLAIN, RX, RX_TOO, type Buyer } from './prescriptions.ts';

type Headers = { authorization: string };
const WAIT = { timeout: 15_000 };
let server: AppServer, meera: Headers, sunil: Headers;
beforeAll(async () => {
  const settings = testSettings();
  // What is held for 30 s is asked for to the second: the clock stands still but where a test moves it.
  server = await newServer(settings, { clock: startClock(settings.clockStart, () => 0) });
  meera = await as.pharmacist(server);
  sunil = (await newPerson(server, 'pharmacist')).headers;
});
afterAll(() => server?.close());

const post = (path: string, payload?: object, headers = meera) =>
  server.app.inject({
    method: 'POST',
    url: `/api/staff/prescriptions/${path}/`,
    headers,
    ...(payload && { payload }),
  });
const send = (id: string, payload: ReviewBody, headers = meera) => post(`${id}/review`, payload, headers);
async function good(answer: ReturnType<typeof post>): Promise<ReviewedPrescription> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return (JSON.parse(body) as { data: ReviewedPrescription }).data;
}
const listed = async (query = '', headers = meera) =>
  (
    await server.app.inject({ url: `/api/staff/prescriptions/?limit=100${query}`, headers })
  ).json<ReviewList>().data;
const entry = async (id: string, headers = meera) => (await listed(`&id=${id}`, headers))[0]!;
const waits = async () =>
  (await server.app.inject({ url: '/api/staff/today/?only=counts', headers: meera }))
    .json<StaffToday>()
    .data.find(({ key }) => key === 'prescriptions')!.count;
/** Of this patient: what was told, what goes back, what was decided. */
async function come({ mobile, shop }: Buyer, order: string) {
  await server.jobs.settle();
  const { rows } = await server.database.db.execute<{ n: string }>(
    sql`select count(*) as n from outbox where "to" like ${`%${mobile}`} and text like '%our pharmacist%'`,
  );
  const { refunds, items, status } = await shop.order(order);
  return {
    messages: Number(rows[0]!.n),
    refunds: refunds.length,
    status,
    lines: items.map(({ rx_status }) => rx_status),
  };
}
const NOTHING = { messages: 0, refunds: 0, status: 'pending', lines: ['checking', 'checking', null] };
async function waiting() {
  const buyer = await newBuyer(server),
    { id } = await buyer.upload(),
    order = await buyer.order(
      [
        { id: RX, qty: 2 },
        { id: RX_TOO, qty: 1 },
        { id: PLAIN, qty: 1 },
      ],
      id,
    );
  return { buyer, id, order };
}
const mixed = (order: string): ReviewBody => ({
  decision: 'approved',
  hold: true,
  reviewed_at: null,
  lines: [
    { id: 0, order_id: order, decision: 'rejected', reason: 'Not on this prescription' },
    { id: 1, order_id: order, decision: 'question', reason: 'How many a day?' },
  ],
});
/** Carried out, or refused: no longer held. */
const carriedOut = (id: string) => expect.poll(async () => (await entry(id)).held, WAIT).toBeNull();

test('nothing comes of a held review before its 30 s are over by the shop’s clock, and then all of it (S18)', async () => {
  const { buyer, id, order } = await waiting();
  const before = await waits();
  const held = await good(send(id, mixed(order)));
  expect(held).toMatchObject({ waiting: false, status: 'pending', reviewed: null, held: { own: true } });
  expect(Date.parse(held.held!.until) - server.clock.now().getTime()).toBeLessThanOrEqual(
    UNDO_SECONDS * 1_000,
  );
  expect((await entry(id, sunil)).held).toMatchObject({ by: 'Meera Sinha', own: false });
  expect((await listed()).map((one) => one.id)).toContain(id);
  expect(await waits()).toBe(before - 1);
  server.clock.advance(UNDO_SECONDS - 1);
  expect(await come(buyer, order)).toEqual(NOTHING);
  server.clock.advance(2);
  await carriedOut(id);
  await expect
    .poll(() => come(buyer, order), WAIT)
    .toMatchObject({ messages: 2, refunds: 1, lines: ['rejected', 'question', null] });
  expect(await entry(id)).toMatchObject({ reviewed: { by: 'Meera Sinha' }, not_done: null });
  expect(failureOf(await post(`${id}/undo`))).toMatchObject({ status: 409, code: 'undo_over' });
});

test('undone in time nothing comes of it, ever; another’s is not there to be undone', async () => {
  const { buyer, id, order } = await waiting();
  await good(send(id, mixed(order)));
  expect(failureOf(await post(`${id}/undo`, undefined, sunil)).status).toBe(404);
  expect(await good(post(`${id}/undo`))).toMatchObject({ held: null, waiting: true, reviewed: null });
  expect(failureOf(await post(`${id}/undo`)).status).toBe(404);
  server.clock.advance(10 * UNDO_SECONDS);
  expect(await come(buyer, order)).toEqual(NOTHING);
});

test('held by one it is not decided by another; decided again by the same it is held anew', async () => {
  const { buyer, id, order } = await waiting();
  await good(send(id, mixed(order)));
  for (const hold of [true, false])
    expect(failureOf(await send(id, { decision: 'approved', hold }, sunil))).toMatchObject({
      status: 409,
      code: 'reviewed',
      error: expect.stringContaining('Meera Sinha') as string,
    });
  server.clock.advance(UNDO_SECONDS - 5);
  await good(send(id, { decision: 'approved', hold: true, reviewed_at: null }));
  server.clock.advance(UNDO_SECONDS - 5);
  expect(await come(buyer, order)).toEqual(NOTHING);
  server.clock.advance(6);
  await carriedOut(id);
  expect(await come(buyer, order)).toMatchObject({
    messages: 1,
    refunds: 0,
    lines: ['approved', 'approved', null],
  });
});

test('what no longer holds when it is due is refused whole, and comes back to the desk with the reason', async () => {
  const { buyer, id, order } = await waiting();
  await good(send(id, mixed(order)));
  // Its order is given another prescription meanwhile.
  const other = await buyer.upload();
  await buyer.shop.good(buyer.shop.post(`/orders/${order}/prescription/`, { prescription_id: other.id }));
  server.clock.advance(UNDO_SECONDS + 1);
  await carriedOut(id);
  expect(await entry(id)).toMatchObject({
    waiting: true,
    reviewed: null,
    not_done: { by: 'Meera Sinha', code: 'line_unknown' },
  });
  expect(await come(buyer, order)).toEqual(NOTHING);
  expect((await good(send(id, { decision: 'approved', lines: [] }))).not_done).toBeNull();
});

test('an order that comes in between is not decided with it', async () => {
  const { buyer, id, order } = await waiting();
  await good(send(id, { decision: 'approved', hold: true }));
  const later = await buyer.order([{ id: RX, qty: 5 }], id);
  server.clock.advance(UNDO_SECONDS + 1);
  await carriedOut(id);
  expect((await come(buyer, order)).lines).toEqual(['approved', 'approved', null]);
  expect((await come(buyer, later)).lines).toEqual(['checking']);
});

test('what is refused at once is not held', async () => {
  const { id, order } = await waiting();
  for (const body of [
    { ...mixed(order), valid_until: '2020-01-01' },
    { ...mixed(order), doctor: { written_on: '2099-01-01' } },
    { ...mixed(order), lines: [{ id: 7, order_id: order, decision: 'approved' as const }] },
  ])
    expect(failureOf(await send(id, body)).status).toBe(400);
  expect(await entry(id)).toMatchObject({ held: null, waiting: true });
});

test('doctor, registration, day and age are kept with the review, and what is ordered is told by substance and amount', async () => {
  const { buyer, id, order } = await waiting();
  const doctor = {
    name: 'Dr. Sanjay Minz',
    registration: 'JMC 18842',
    address: 'Sadar Hospital, Ranchi',
    written_on: '2026-11-02',
  };
  expect((await entry(id)).doctor).toEqual({
    name: null,
    registration: null,
    address: null,
    written_on: null,
  });
  expect((await good(send(id, { decision: 'approved', doctor }))).doctor).toEqual(doctor);
  expect((await good(send(id, { decision: 'approved', patient_age: 68 }))).patient_age).toBe(68);
  // Not said again, it stays.
  expect((await good(send(id, { decision: 'approved' }))).doctor).toEqual(doctor);
  expect((await entry(id)).patient_age).toBe(68);
  expect((await good(send(id, { decision: 'approved', patient_age: null }))).patient_age).toBeNull();
  for (const patient_age of [-1, 131, 1.5])
    expect(failureOf(await send(id, { decision: 'approved', patient_age })).status).toBe(400);
  // One's own data holds it too.
  await good(send(id, { decision: 'approved', patient_age: 71 }));
  const exported = (await buyer.call('GET', '/user/export/')).json<{ prescriptions: object[] }>();
  expect(exported.prescriptions).toMatchObject([{ doctor, patient_age: 71 }]);
  const { items, total } = await buyer.shop.order(order);
  const [{ lines, others, paid }] = (await entry(id)).orders as [ReviewedPrescription['orders'][number]];
  expect([others, paid]).toEqual([1, total]);
  expect(lines.map(({ amount }) => amount)).toEqual(items.slice(0, 2).map((one) => one.total));
  const { rows } = await server.database.db.execute(
    sql`select composition, strength, form, schedule from medicine where id = ${RX}`,
  );
  expect(lines[0]).toMatchObject(rows[0]!);
});
