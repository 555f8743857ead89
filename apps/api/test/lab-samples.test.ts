import type { CollectionDay } from '@doorstep/contract/lab.schema';
import type { Failure } from '@doorstep/contract/common.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { newTested, nextMorning } from './lab.ts';
import { dueCollection, labDesk, type LabDesk, type Tested } from './lab-desk.ts';
import { newServer } from './test-server.ts';
import { beginsNow, seatsOf } from './visits.ts';

let server: AppServer, patient: Tested, desk: LabDesk;
beforeAll(async () => {
  server = await newServer();
  patient = await newTested(server);
  desk = await labDesk(server);
}, 60_000);
const TIMEOUT = { timeout: 120_000 };
const refusal = async (id: string, payload: object) => {
  const answer = await desk.set(id, payload);
  return `${answer.statusCode} ${answer.json<Failure>().code}`;
};
const dayOf = async (id: string) => (await patient.booking(id)).booking.starts_at.slice(0, 10);
const actions = async (id: string) =>
  (
    await server.database.db.execute<{ action: string }>(
      sql`select action from audit where object_id = ${id} and action <> 'list' order by id`,
    )
  ).rows.map(({ action }) => action);

describe('a sample, step by step', TIMEOUT, () => {
  test('begins its booking when it is collected, and is done with its report alone', async () => {
    const id = await dueCollection(server, patient);
    await beginsNow(server, id);
    expect(await refusal(id, { state: 'at-lab' })).toBe('409 collection_step_wrong');
    expect(await refusal(id, { state: 'reported' })).toBe('409 collection_step_wrong');
    expect(await desk.good(id, { state: 'collected' })).toMatchObject({
      sample: 'collected',
      status: 'started',
    });
    const { sample, booking } = await patient.booking(id);
    expect(booking).toMatchObject({ status: 'started', can_cancel: false, can_move: false });
    expect(sample).toMatchObject({ state: 'collected', at_lab_at: null, reported_at: null });
    expect(sample.collected_at).toMatch(/^2026-11-24T/);
    expect((await patient.shop.post(`/bookings/${id}/cancel/`, {})).statusCode).toBe(409);
    await desk.good(id, { state: 'at-lab' });
    expect(await refusal(id, { state: 'reported' })).toBe('409 report_missing');
    await desk.uploaded(id);
    expect(await patient.booking(id)).toMatchObject({
      booking: { status: 'done', payment_status: 'due' },
      sample: { state: 'reported', collected_at: sample.collected_at },
    });
    expect(await actions(id)).toEqual(['status', 'status', 'status', 'read']);
  });
  test('is taken back by one each time; the same again changes nothing', async () => {
    const id = await dueCollection(server, patient);
    await beginsNow(server, id);
    await desk.good(id, { state: 'collected' });
    await desk.good(id, { state: 'collected' });
    expect(await actions(id)).toEqual(['status']);
    await desk.good(id, { state: 'at-lab' });
    expect(await refusal(id, { state: 'booked' })).toBe('409 collection_step_wrong');
    await desk.good(id, { state: 'collected' });
    expect((await patient.booking(id)).sample).toMatchObject({ state: 'collected', at_lab_at: null });
    await desk.good(id, { state: 'booked' });
    expect(await patient.booking(id)).toMatchObject({
      booking: { status: 'booked', can_cancel: true },
      sample: { state: 'booked', collected_at: null },
    });
    await desk.good(id, { state: 'collected' });
    await desk.uploaded(id);
    expect(await desk.good(id, { state: 'at-lab' })).toMatchObject({ status: 'started', reports: 1 });
    expect(await desk.good(id, { state: 'reported' })).toMatchObject({ status: 'done' });
  });
  test('of a booking that was cancelled, or of none, is refused', async () => {
    const id = await dueCollection(server, patient);
    await patient.shop.good(patient.shop.post(`/bookings/${id}/cancel/`, {}));
    expect(await refusal(id, { state: 'collected' })).toBe('409 collection_step_wrong');
    expect(await refusal(id, { collector_id: 1 })).toBe('409 collection_step_wrong');
    expect(await refusal('LT-222222222222', { state: 'collected' })).toBe('404 not_found');
  });
});

describe('who collects', TIMEOUT, () => {
  test('has their own time, and is not sent to two places at once', async () => {
    const when = await nextMorning(server),
      other = await newTested(server);
    const [one, two] = [
      await dueCollection(server, patient, when),
      await dueCollection(server, other, when),
    ] as const;
    const { collectors } = await desk.day(when.date),
      [first, second] = collectors.map(({ id }) => id);
    const answers = await Promise.all([one, two].map((id) => desk.set(id, { collector_id: first })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.findIndex(({ statusCode }) => statusCode === 409),
      [winner, loser] = lost === 0 ? [two, one] : [one, two];
    expect(answers[lost]!.json<Failure>()).toMatchObject({
      code: 'collector_busy',
      params: { name: collectors[0]!.name },
    });
    expect([await seatsOf(server, winner), await seatsOf(server, loser)]).toEqual([2, 1]);
    expect((await desk.good(loser, { collector_id: second })).collector).toMatchObject({ id: second });
    // Whoever is taken off is free again.
    expect((await desk.good(winner, { collector_id: null })).collector).toBeNull();
    expect((await desk.good(loser, { collector_id: first })).collector).toMatchObject({ id: first });
    expect(await seatsOf(server, winner)).toBe(1);
    expect(await refusal(winner, { collector_id: 999_999 })).toBe('404 not_found');
  });
  test('moves along where they are free then, else somebody else is to be found', async () => {
    const [then, busy] = [await nextMorning(server), await nextMorning(server)],
      id = await dueCollection(server, patient),
      other = await dueCollection(server, await newTested(server), busy);
    const [collector] = (await desk.day(busy.date)).collectors;
    await desk.good(id, { collector_id: collector!.id });
    await desk.good(other, { collector_id: collector!.id });
    const move = ({ date, time }: typeof then) =>
      patient.shop.good(patient.shop.post(`/bookings/${id}/reschedule/`, { time: `${date}T${time}` }));
    const shown = async () => (await desk.day(await dayOf(id))).collections.find((one) => one.id === id)!;
    await move(then);
    expect((await shown()).collector).toMatchObject({ id: collector!.id });
    await move(busy);
    expect((await shown()).collector).toBeNull();
    expect(await seatsOf(server, id)).toBe(1);
  });
});

describe("a day's collections", TIMEOUT, () => {
  test('are listed by time, then the nearest first, and whose they are stands in the audit', async () => {
    const later = await nextMorning(server),
      near = { latitude: 23.3451, longitude: 85.3106 };
    const far = await dueCollection(server, patient, later),
      close = await dueCollection(server, await newTested(server), { ...later, ...near });
    const { collections, day } = await desk.day(later.date);
    expect(day).toBe(later.date);
    const mine = collections.filter(({ id }) => id === far || id === close);
    expect(mine.map(({ id }) => id)).toEqual([close, far]);
    expect(collections.map(({ starts_at }) => starts_at)).toEqual(
      collections.map(({ starts_at }) => starts_at).toSorted(),
    );
    expect(mine[1]).toMatchObject({
      sample: 'booked',
      collector: null,
      reports: 0,
      back: 0,
      tests: [{ title: 'HbA1c', sample: expect.any(String) }],
    });
    expect(mine[1]!.due).toBeGreaterThan(0);
    const { rows } = await server.database.db.execute(
      sql`select 1 from audit where object_id = ${far} and action = 'list'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
  test('without a collector, and reports that are late, wait on the first page', async () => {
    const before = await desk.today(),
      id = await dueCollection(server, patient);
    expect((await desk.today()).get('collections_unassigned')).toBe(
      (before.get('collections_unassigned') ?? 0) + 1,
    );
    const [collector] = (await desk.day()).collectors;
    await desk.good(id, { collector_id: collector!.id });
    expect((await desk.today()).get('collections_unassigned') ?? 0).toBe(
      before.get('collections_unassigned') ?? 0,
    );
    await beginsNow(server, id);
    await desk.good(id, { state: 'collected' });
    await desk.good(id, { state: 'at-lab' });
    expect((await desk.today()).get('reports_waiting') ?? 0).toBe(before.get('reports_waiting') ?? 0);
    await server.database.db.execute(
      sql`update lab_collection set at_lab_at = '2026-11-22T09:00:00+05:30' where order_id = ${id}`,
    );
    expect((await desk.today()).get('reports_waiting')).toBe((before.get('reports_waiting') ?? 0) + 1);
    await desk.uploaded(id);
    expect((await desk.today()).get('reports_waiting') ?? 0).toBe(before.get('reports_waiting') ?? 0);
  });
  test('are answered after each change', async () => {
    const id = await dueCollection(server, patient);
    await beginsNow(server, id);
    const answer = await desk.set(id, { state: 'collected' });
    expect(answer.json<CollectionDay>().data.day).toBe(await dayOf(id));
  });
});
