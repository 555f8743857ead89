import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '@doorstep/contract/common.schema';
import type { BookingPayments } from '@doorstep/contract/schedule.schema';
import { API_BASE } from '@doorstep/contract/envelope';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { newTested } from './lab.ts';
import { dueCollection, labDesk, type LabDesk, type Tested } from './lab-desk.ts';
import { as } from './people.ts';
import { newServer } from './test-server.ts';
import { beginsNow, codeOf, DRESSING, newVisitor, nextTime, visitDesk, type Visitor } from './visits.ts';

let server: AppServer,
  visitor: Visitor,
  desk: Awaited<ReturnType<typeof visitDesk>>,
  patient: Tested,
  lab: LabDesk,
  admin: Record<string, string>;
beforeAll(async () => {
  server = await newServer();
  visitor = await newVisitor(server);
  desk = await visitDesk(server);
  patient = await newTested(server);
  lab = await labDesk(server);
  admin = await as.admin(server);
}, 60_000);
const TIMEOUT = { timeout: 120_000 };
const CASH = { amount: 406, method: 'cash', receiver: 'Sunita Kujur' };
const UPI = { amount: 406, method: 'upi', reference: '533812345678', receiver: 'Anjali Topno' };
const inject = (method: 'GET' | 'POST', id: string, path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `${API_BASE}/staff/bookings/${id}/payment/${path}`,
    headers: admin,
    ...(payload && { payload }),
  });
const pay = (id: string, payload: object) => inject('POST', id, '', payload);
const codeFor = (answer: Awaited<ReturnType<typeof pay>>) =>
  `${answer.statusCode} ${answer.json<Failure>().code}`;
const paymentsOf = async (id: string) => (await inject('GET', id, '')).json<{ data: BookingPayments }>().data;
const entriesOf = async (id: string) =>
  Number(
    (
      await server.database.db.execute<{ n: string }>(
        sql`select count(*) as n from order_received_payment where order_id = ${id}`,
      )
    ).rows[0]!.n,
  );
async function started(): Promise<string> {
  const id = await visitor.due();
  await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
  await beginsNow(server, id);
  await desk.good(id, { status: 'on-the-way' });
  await desk.good(id, { status: 'started', code: await codeOf(visitor, id) });
  return id;
}
async function done(): Promise<string> {
  const id = await started();
  await desk.good(id, { status: 'done' });
  return id;
}

describe('a visit that is paid at the door', TIMEOUT, () => {
  test('stays due when it is completed without a payment, and counts on Today', async () => {
    const before = (await desk.today()).get('visits_due')?.count ?? 0,
      id = await done();
    expect(await visitor.booking(id)).toMatchObject({
      status: 'done',
      payment_status: 'due',
      refund_now: 0,
    });
    expect(await desk.visit(id)).toMatchObject({ due: 406, received: null });
    expect((await desk.today()).get('visits_due')).toMatchObject({ count: before + 1 });
    expect(await paymentsOf(id)).toEqual({ id, payment_status: 'due', total: 406, due: 406, entries: [] });
  });
  test('is paid once somebody says amount, method and receiver while completing it', async () => {
    const id = await started();
    await desk.good(id, { status: 'done', payment: CASH });
    expect(await visitor.booking(id)).toMatchObject({
      status: 'done',
      payment_status: 'paid',
      payment_id: null,
      payment_received: { amount: 406, method: 'cash', reference: null, receiver: 'Sunita Kujur' },
    });
    expect(await visitor.shop.order(id)).toMatchObject({ payment_status: 'paid', payment_method: 'Cash' });
    expect(await desk.visit(id)).toMatchObject({ due: 0, received: { method: 'cash' } });
  });
  test('is paid later by a call of its own, with the UPI transaction number', async () => {
    const id = await done(),
      answer = await pay(id, UPI);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await paymentsOf(id)).toMatchObject({
      payment_status: 'paid',
      due: 0,
      entries: [{ kind: 'received', ...UPI, recorded_by: expect.stringContaining('(admin)') }],
    });
    expect((await desk.visit(id)).due).toBe(0);
  });
  test('is recorded once by a double click and by two desks at once', async () => {
    const id = await done(),
      answers = await Promise.all([pay(id, CASH), pay(id, CASH), pay(id, UPI)]);
    expect(await entriesOf(id)).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(codeFor(answer)).toBe('409 payment_recorded');
    const twice = await Promise.all([0, 1].map(() => desk.set(id, { status: 'done', payment: CASH })));
    expect(await entriesOf(id)).toBe(1);
    expect(twice.every(({ statusCode }) => statusCode < 500)).toBe(true);
  });
  test('refuses any amount but the one that is due, and keeps nothing of it', async () => {
    const id = await started();
    for (const amount of [405.99, 406.01, 812, 1]) {
      const answer = await desk.set(id, { status: 'done', payment: { ...CASH, amount } });
      expect(codeFor(answer)).toBe('409 payment_amount_wrong');
      expect(answer.json<Failure>().message).toContain('406.00');
    }
    expect(await visitor.booking(id)).toMatchObject({ status: 'started', payment_status: 'due' });
  });
  test('refuses a payment without amount, method, UPI number or receiver', async () => {
    const id = await done();
    for (const wrong of [
      { ...CASH, amount: 0 },
      { ...CASH, amount: -406 },
      { ...CASH, amount: 406.001 },
      { ...CASH, amount: '406' },
      { ...CASH, method: 'card' },
      { ...CASH, receiver: '   ' },
      { ...CASH, receiver: '-' },
      { ...CASH, receiver: '1 A' },
      { amount: 406, method: 'cash' },
      { ...UPI, reference: undefined },
      { ...UPI, reference: '' },
      { ...UPI, reference: '12 34' },
      { ...UPI, reference: '------' },
      { ...UPI, reference: '12-34_' },
      {},
    ]) {
      const answer = await pay(id, wrong);
      expect(answer.statusCode, JSON.stringify(wrong)).toBe(400);
      expect(answer.json<Failure>().message).toMatch(/^[A-Z].*\.$/);
    }
    for (const at of ['2026-12-24T10:00', '2020-01-01T10:00'])
      expect(codeFor(await pay(id, { ...CASH, at }))).toBe('409 payment_time_wrong');
    expect(await entriesOf(id)).toBe(0);
  });
  test('is corrected by an entry of its own, with a reason', async () => {
    const id = await done();
    expect(codeFor(await inject('POST', id, 'reverse/', { reason: 'Wrong number' }))).toBe(
      '409 payment_none',
    );
    await pay(id, CASH);
    expect((await inject('POST', id, 'reverse/', { reason: ' ' })).statusCode).toBe(400);
    const reversed = await inject('POST', id, 'reverse/', { reason: 'It was UPI, not cash' });
    expect(reversed.json<{ data: BookingPayments }>().data).toMatchObject({
      payment_status: 'due',
      due: 406,
    });
    expect(codeFor(await inject('POST', id, 'reverse/', { reason: 'Again' }))).toBe('409 payment_none');
    await pay(id, UPI);
    expect((await paymentsOf(id)).entries.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['received', 406, null],
      ['reversed', -406, 'It was UPI, not cash'],
      ['received', 406, null],
    ]);
    const { rows } = await server.database.db.execute<{ action: string; changes: string }>(
      sql`select action, changes::text as changes from audit where object_id = ${id} and action like 'payment%' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['payment', 'payment_reverse', 'payment']);
    // The audit is never erased, so it names nobody.
    for (const { changes } of rows) expect(changes).not.toMatch(/Sunita|Anjali|It was UPI/);
  });
  test('keeps its step while money is recorded for it', async () => {
    const id = await done();
    await pay(id, CASH);
    await desk.good(id, { status: 'started' });
    expect(codeFor(await desk.set(id, { status: 'on-the-way' }))).toBe('409 payment_taken');
    await inject('POST', id, 'reverse/', { reason: 'Nobody was there' });
    await desk.good(id, { status: 'on-the-way' });
    expect(codeFor(await pay(id, CASH))).toBe('409 payment_early');
  });
  test('asks nothing of a visit that was paid online or cancelled', async () => {
    const online = await visitor.paid(DRESSING, 399, await nextTime(server));
    expect(codeFor(await pay(online, { ...CASH, amount: 399 }))).toBe('409 payment_online');
    expect((await desk.visit(online)).due).toBe(0);
    const gone = await visitor.due();
    await visitor.shop.good(visitor.shop.post(`/bookings/${gone}/cancel/`, {}));
    expect(codeFor(await pay(gone, CASH))).toBe('409 payment_cancelled');
    expect(codeFor(await pay('PV-BBBBBBBBBBBB', CASH))).toBe('404 not_found');
  });
  test('is not started or completed days ahead of its time', async () => {
    const id = await visitor.due();
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    await desk.good(id, { status: 'on-the-way' });
    const early = await desk.set(id, { status: 'started', code: await codeOf(visitor, id) });
    expect(codeFor(early)).toBe('409 booking_early');
    expect(early.json<Failure>().message).toMatch(
      /^This booking is for \d{4}-\d\d-\d\d \d\d:\d\d, Indian time\./,
    );
    await server.database.db.execute(
      sql`update schedule_booking set status = 'started' where order_id = ${id}`,
    );
    expect(codeFor(await desk.set(id, { status: 'done', payment: CASH }))).toBe('409 booking_early');
    expect(await visitor.booking(id)).toMatchObject({ payment_status: 'due' });
  });
});

describe('a sample that is paid at collection', TIMEOUT, () => {
  const dueOf = async (id: string) =>
    (await lab.day((await patient.booking(id)).booking.starts_at.slice(0, 10))).collections.find(
      (one) => one.id === id,
    )!;
  test('stays due after its report is uploaded', async () => {
    const id = await dueCollection(server, patient);
    await beginsNow(server, id);
    await lab.good(id, { state: 'collected' });
    const before = (await lab.today()).get('collections_due') ?? 0;
    await lab.uploaded(id);
    expect((await patient.booking(id)).booking).toMatchObject({ status: 'done', payment_status: 'due' });
    expect((await dueOf(id)).due).toBeGreaterThan(0);
    expect((await lab.today()).get('collections_due')).toBe(before + 1);
    const { due } = await paymentsOf(id);
    expect((await pay(id, { ...UPI, amount: due })).statusCode).toBe(200);
    expect((await patient.booking(id)).payment_status).toBe('paid');
    expect((await lab.today()).get('collections_due') ?? 0).toBe(before);
  });
  test('is paid with the step that collects it', async () => {
    const id = await dueCollection(server, patient);
    await beginsNow(server, id);
    const { due } = await dueOf(id);
    const shown = await lab.good(id, { state: 'collected', payment: { ...CASH, amount: due } });
    expect(shown).toMatchObject({ due: 0, received: { method: 'cash', receiver: 'Sunita Kujur' } });
    expect((await patient.booking(id)).payment_status).toBe('paid');
    expect(codeFor(await lab.set(id, { state: 'booked' }))).toBe('409 payment_taken');
    await lab.uploaded(id);
    expect((await patient.booking(id)).booking).toMatchObject({ status: 'done', payment_status: 'paid' });
  });
  test('is not collected, and gets no report, days ahead of its time', async () => {
    const id = await dueCollection(server, patient);
    expect(codeFor(await lab.set(id, { state: 'collected' }))).toBe('409 booking_early');
    await server.database.db.execute(
      sql`update lab_collection set state = 'collected' where order_id = ${id}`,
    );
    expect(codeFor(await lab.upload(id))).toBe('409 booking_early');
    expect(codeFor(await lab.set(id, { state: 'at-lab' }))).toBe('409 booking_early');
  });
});

describe('a visit that an earlier release completed', TIMEOUT, () => {
  test('stays paid, by an entry without method and receiver, and can be corrected', async () => {
    const { db } = server.database,
      [id, running] = [await done(), await started()],
      online = await visitor.paid(DRESSING, 399, await nextTime(server));
    await db.execute(sql`delete from order_received_payment`);
    const file = '../src/platform/db/migrations/0043_visit_payments_and_danger_signs.sql',
      statements = readFileSync(join(import.meta.dirname, file), 'utf8').split('--> statement-breakpoint');
    await db.execute(sql.raw(statements.at(-1)!));
    expect([await entriesOf(running), await entriesOf(online)]).toEqual([0, 0]);
    expect(await visitor.shop.order(id)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'At the visit',
      payment_received: { amount: 406, method: 'unknown', reference: null, receiver: '' },
    });
    expect((await desk.visit(id)).due).toBe(0);
    const { entries } = await paymentsOf(id);
    expect(entries).toMatchObject([{ kind: 'received', amount: 406, reason: null }]);
    const again = await pay(id, CASH);
    expect([codeFor(again), again.json<Failure>().message]).toEqual([
      '409 payment_recorded',
      'This booking already has a payment of ₹406.00. Correct that payment first if it is wrong.',
    ]);
    expect((await inject('POST', id, 'reverse/', { reason: 'Nobody took it' })).statusCode).toBe(200);
    expect((await pay(id, CASH)).statusCode).toBe(200);
    expect(await paymentsOf(id)).toMatchObject({ payment_status: 'paid', due: 0 });
  });
});
