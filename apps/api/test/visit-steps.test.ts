import type { Failure } from '@doorstep/contract/common.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { as, renewStaffSessions, textsTo } from './people.ts';
import { newServer } from './test-server.ts';
import {
  beginsNow,
  BY_DAY,
  codeOf,
  freeTimes,
  newVisitor,
  nextTime,
  seatsOf,
  visitDesk,
  type Visitor,
} from './visits.ts';

let server: AppServer, visitor: Visitor, desk: Awaited<ReturnType<typeof visitDesk>>;
beforeAll(async () => {
  server = await newServer();
  visitor = await newVisitor(server);
  desk = await visitDesk(server);
}, 60_000);
const TIMEOUT = { timeout: 120_000 };
const refusal = async (id: string, payload: object) => {
  const answer = await desk.set(id, payload);
  return `${answer.statusCode} ${answer.json<Failure>().code}`;
};
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const actions = async (id: string) =>
  (
    await server.database.db.execute<{ action: string; result: string }>(
      sql`select action, result from audit where object_id = ${id} and action <> 'list' order by id`,
    )
  ).rows.map(({ action, result }) => `${action} ${result}`);

describe('a visit, step by step', TIMEOUT, () => {
  test('starts with the code of the patient, and leaves the amount due until somebody records it', async () => {
    const id = await visitor.due(),
      [nurse] = await desk.nurses(id);
    expect(await refusal(id, { status: 'on-the-way' })).toBe('409 visit_unassigned');
    await desk.good(id, { nurse_id: nurse });
    expect(await seatsOf(server, id)).toBe(2);
    const shown = await visitor.booking(id);
    expect(shown.person).toMatchObject({ registration_no: expect.stringMatching(/^JNRC/) });
    expect(shown.code).toMatch(/^\d{4}$/);
    expect(JSON.stringify(await desk.board(`?visit=${id}`))).not.toContain(`"${shown.code}"`);
    await desk.good(id, { status: 'on-the-way' });
    expect(await visitor.booking(id)).toMatchObject({
      status: 'on-the-way',
      can_cancel: false,
      can_move: false,
    });
    expect((await visitor.shop.post(`/bookings/${id}/cancel/`, {})).statusCode).toBe(409);
    await beginsNow(server, id);
    expect(await refusal(id, { status: 'started' })).toBe('400 invalid');
    await desk.good(id, { status: 'started', code: shown.code });
    expect(await visitor.booking(id)).toMatchObject({ status: 'started', code: null, payment_status: 'due' });
    expect((await desk.visit(id)).due).toBe(406);
    await desk.good(id, { status: 'done' });
    expect(await visitor.booking(id)).toMatchObject({ status: 'done', payment_status: 'due' });
    expect((await desk.visit(id)).due).toBe(406);
    expect(await visitor.shop.order(id)).toMatchObject({ status: 'delivered', payment_status: 'due' });
    await server.jobs.settle();
    const told = await textsTo(server, visitor.mobile);
    expect(told.some((text) => text.includes(`booking ${id} is confirmed`))).toBe(true);
    expect(told.some((text) => text.includes(shown.person!.registration_no))).toBe(true);
    expect(told.some((text) => text.includes(shown.code!))).toBe(false);
    expect(await actions(id)).toEqual(['assign done', 'status done', 'status done', 'status done']);
  });
  test('each step can be taken back by one, and none is left out', async () => {
    const id = await visitor.due(),
      [nurse] = await desk.nurses(id),
      code = await codeOf(visitor, id);
    await desk.good(id, { nurse_id: nurse });
    await beginsNow(server, id);
    expect(await refusal(id, { status: 'started', code })).toBe('409 visit_step_wrong');
    expect(await refusal(id, { status: 'done' })).toBe('409 visit_step_wrong');
    await desk.good(id, { status: 'on-the-way' });
    await desk.good(id, { status: 'booked' });
    expect(await visitor.booking(id)).toMatchObject({ status: 'booked', code, can_cancel: true });
    await desk.good(id, { status: 'on-the-way' });
    await desk.good(id, { status: 'started', code });
    await desk.good(id, { status: 'done' });
    await desk.good(id, { status: 'done' });
    await desk.good(id, { status: 'started' });
    expect(await visitor.booking(id)).toMatchObject({ status: 'started', payment_status: 'due' });
    await desk.good(id, { status: 'on-the-way' });
    // It was said before.
    await desk.good(id, { status: 'started' });
  });
  test('after five wrong codes none is right, until the patient was called', async () => {
    const id = await visitor.due(),
      code = await codeOf(visitor, id);
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    await beginsNow(server, id);
    await desk.good(id, { status: 'on-the-way' });
    const wrong = { status: 'started', code: wrongFor(code) };
    for (const left of [4, 3, 2, 1])
      expect((await desk.set(id, wrong)).json<Failure>()).toMatchObject({
        code: 'visit_code_wrong',
        params: { left },
      });
    expect((await desk.visit(id)).code_tries).toBe(1);
    expect(await refusal(id, wrong)).toBe('409 visit_code_dead');
    expect(await refusal(id, { status: 'started', code })).toBe('409 visit_code_dead');
    await desk.good(id, { new_code: true });
    expect((await desk.visit(id)).code_tries).toBe(5);
    await desk.good(id, { status: 'started', code: await codeOf(visitor, id) });
    expect((await actions(id)).filter((one) => one === 'start refused')).toHaveLength(5);
    expect(await actions(id)).toContain('new_code done');
    expect(await refusal(id, { new_code: true })).toBe('409 visit_step_wrong');
  });
  test('five guesses at once are five guesses', async () => {
    const id = await visitor.due(),
      wrong = { status: 'started', code: wrongFor(await codeOf(visitor, id)) };
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    await beginsNow(server, id);
    await desk.good(id, { status: 'on-the-way' });
    await Promise.all(Array.from({ length: 8 }, () => desk.set(id, wrong)));
    expect((await desk.visit(id)).code_tries).toBe(0);
    expect((await actions(id)).filter((one) => one === 'start refused')).toHaveLength(5);
  });
});

describe('who comes', TIMEOUT, () => {
  test('is not sent to two places at once, also when two desks send them', async () => {
    const time = await nextTime(server),
      other = await newVisitor(server);
    const [one, two] = [await visitor.due(time), await other.due(time)] as const;
    const [nurse] = await desk.nurses(one);
    const answers = await Promise.all([one, two].map((id) => desk.set(id, { nurse_id: nurse })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json<Failure>()).toMatchObject({
      code: 'nurse_busy',
    });
    const loser = answers[0]!.statusCode === 409 ? one : two;
    expect(await desk.nurses(loser)).not.toContain(nurse);
    expect(await desk.visit(loser)).toMatchObject({ nurse: null, clash: null });
  });
  test('can be changed and taken off; the time that they had is free again', async () => {
    const id = await visitor.due(),
      [first, second] = await desk.nurses(id);
    await desk.good(id, { nurse_id: first });
    await desk.good(id, { nurse_id: second });
    expect(await desk.nurses(id)).toContain(first);
    expect((await desk.visit(id)).nurse).toMatchObject({ id: second });
    await desk.good(id, { nurse_id: null });
    expect(await seatsOf(server, id)).toBe(1);
    for (const nurse_id of [999_999, -1]) expect(await refusal(id, { nurse_id })).toBe('404 not_found');
    expect(await refusal('PV-BBBBBBBBBBBB', { nurse_id: null })).toBe('404 not_found');
  });
  test('moves along with the visit where they are free then, else somebody else is to be found', async () => {
    const [time, then, busy] = [
        await nextTime(server),
        await nextTime(server),
        await nextTime(server),
      ] as const,
      other = await newVisitor(server);
    const id = await visitor.due(time),
      [nurse] = await desk.nurses(id);
    await desk.good(id, { nurse_id: nurse });
    await visitor.shop.good(visitor.shop.post(`/bookings/${id}/reschedule/`, { time: then }));
    expect((await desk.visit(id)).nurse).toMatchObject({ id: nurse });
    const blocker = await other.due(busy);
    await desk.good(blocker, { nurse_id: nurse });
    await visitor.shop.good(visitor.shop.post(`/bookings/${id}/reschedule/`, { time: busy }));
    expect((await desk.visit(id)).nurse).toBeNull();
    expect(await seatsOf(server, id)).toBe(1);
    expect((await freeTimes(server)).includes(then)).toBe(true);
  });
  test('is of another team where the visit is moved to a time at which its own has no seat left', async () => {
    const [time, then] = [await nextTime(server), await nextTime(server)] as const,
      others = await Promise.all(Array.from({ length: 4 }, () => newVisitor(server)));
    for (const one of others) await one.due(then);
    const id = await visitor.due(time),
      team = async () =>
        (await desk.board(`?visit=${id}`)).teams.find(({ visits }) => visits.some((one) => one.id === id))!
          .name;
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    expect(await team()).toBe('Ranchi');
    await visitor.shop.good(visitor.shop.post(`/bookings/${id}/reschedule/`, { time: then }));
    expect(await team()).not.toBe('Ranchi');
    expect((await desk.visit(id)).nurse).toBeNull();
    expect(await seatsOf(server, id)).toBe(1);
    expect(await freeTimes(server)).toContain(time);
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
  });
  test('a visit by day is not moved into the night', async () => {
    const id = await visitor.due(await nextTime(server, BY_DAY), { service_id: BY_DAY });
    const night = await visitor.shop.post(`/bookings/${id}/reschedule/`, { time: '2026-12-10T23:00' });
    expect(night.statusCode).toBe(409);
    expect(night.json<Failure>().code).toBe('slot_taken');
  });
  test('whose leave falls on it clashes, and is not free for it', async () => {
    const time = await nextTime(server),
      id = await visitor.due(time),
      [nurse, ...rest] = await desk.nurses(id);
    await desk.good(id, { nurse_id: nurse });
    const before = (await desk.today()).get('visits_clashing')?.count ?? 0;
    const {
      rows: [row],
    } = await server.database.db.execute<{ resource: number }>(
      sql`select resource_id as resource from nurse where id = ${nurse}`,
    );
    // That hour alone: the nurse may have other visits on the day.
    const startsAt = new Date(`${time}:00+05:30`);
    await server.database.db.transaction((tx) =>
      server.areas.schedule.service.resources.addLeave(tx, {
        resourceId: row!.resource,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        note: '',
      }),
    );
    expect((await desk.visit(id)).clash).toBe('leave');
    const parts = await desk.today();
    expect(parts.get('visits_clashing')).toMatchObject({ count: before + 1 });
    const open = parts.get('visits_unassigned')!.count;
    const another = await visitor.due();
    expect((await desk.today()).get('visits_unassigned')!.count).toBe(open + 1);
    await desk.good(another, { nurse_id: (await desk.nurses(another))[0] });
    expect((await desk.today()).get('visits_unassigned')!.count).toBe(open);
    expect(await desk.nurses(id)).toEqual(rest);
  });
  test('may still be sent to a visit that should have begun', async () => {
    const id = await visitor.due();
    const { starts_at } = await desk.visit(id);
    server.clock.advance((Date.parse(starts_at) - server.clock.now().getTime()) / 1000 + 600);
    await renewStaffSessions(server);
    const [nurse] = await desk.nurses(id);
    await desk.good(id, { nurse_id: nurse });
    await desk.good(id, { status: 'on-the-way' });
    expect(await desk.visit(id)).toMatchObject({ step: 'on-the-way', nurse: { id: nurse } });
  });
});

describe('the board of a day', TIMEOUT, () => {
  test('is refused for a day that no calendar shows', async () => {
    const headers = await as.admin(server);
    for (const day of ['0000-01-01', '1999-12-31', '9999-12-31', '2026-13-01', 'x'])
      expect(
        failureOf(await server.app.inject({ url: `/api/staff/visits/?day=${day}`, headers })),
        day,
      ).toMatchObject({ status: 400, fields: { day: expect.stringMatching(/^[A-Z].*\.$/) } });
  });
});
