import type { FoundBooking, FoundBookings } from '@doorstep/contract/schedule.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { dayAhead, newBooker, newDoctor } from './appointments.ts';
import { CLEAN, ledgerOf, patiently } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newMobile, newPerson, renewStaffSessions, textsTo } from './people.ts';
import { newServer } from './test-server.ts';
import {
  beginsNow,
  codeOf,
  DRESSING,
  freeTimes,
  newVisitor,
  nextTime,
  seatsOf,
  visitDesk,
  type Visitor,
} from './visits.ts';

let server: AppServer,
  visitor: Visitor,
  desk: Awaited<ReturnType<typeof visitDesk>>,
  ravi: Awaited<ReturnType<typeof newPerson>>,
  meena: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  server = await newServer();
  visitor = await newVisitor(server);
  desk = await visitDesk(server);
  [ravi, meena] = [await newPerson(server, 'admin'), await newPerson(server, 'admin')];
  return () => server.close();
}, 60_000);
const TIMEOUT = { timeout: 120_000 },
  FEE = 399;
const callOff = (id: string, body: object = { reason: 'away' }, who = ravi) =>
  patiently(() => who.call('POST', `/staff/bookings/${id}/cancel/`, body));
async function good(...asked: Parameters<typeof callOff>): Promise<FoundBooking> {
  const answer = await callOff(...asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: FoundBooking }>().data;
}
const refusal = async (...asked: Parameters<typeof callOff>) => {
  const { status, code } = failureOf(await callOff(...asked));
  return `${status} ${code}`;
};
async function find(search: string): Promise<FoundBookings> {
  const answer = await ravi.call('GET', `/staff/bookings/?search=${encodeURIComponent(search)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FoundBookings>();
}
const audited = async (id: string) =>
  (
    await server.database.db.execute<Record<string, unknown>>(
      sql`select actor_id, action, subject_id, result, changes from audit where object_id = ${id} and action <> 'list' order by id`,
    )
  ).rows;

describe('the shop calls off', TIMEOUT, () => {
  test('a visit: all of its money goes back whatever the hour, its times are free, its patient is told, and who did it and why stands in the audit', async () => {
    const time = await nextTime(server),
      id = await visitor.paid(DRESSING, FEE, time);
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    expect(await desk.visit(id)).toMatchObject({ back: FEE });
    // The patient would get a half by now.
    server.clock.advance((Date.parse(`${time}:00+05:30`) - server.clock.now().getTime()) / 1000 - 3600);
    await renewStaffSessions(server);
    expect((await visitor.booking(id)).refund_now).toBe(Math.floor(FEE * 50) / 100);
    expect(await good(id, { reason: 'away', note: ' The nurse has a fever. ' })).toEqual({
      id,
      service_type: 'paramedical',
      status: 'cancelled',
      title: expect.any(String) as string,
      title_hi: expect.any(String) as string,
      starts_at: `${time}:00.000+05:30`,
      ends_at: expect.any(String) as string,
      patient: { name: expect.any(String) as string, mobile: expect.any(String) as string },
      back: 0,
    });
    await server.jobs.settle();
    expect(await visitor.booking(id)).toMatchObject({
      status: 'cancelled',
      can_cancel: false,
      refunds: [
        {
          amount: FEE,
          state: 'processed',
          reason_code: 'booking_called_off',
          reason: 'We had to call this booking off. The nurse has a fever.',
        },
      ],
    });
    expect(await seatsOf(server, id)).toBe(0);
    expect(
      (await textsTo(server, visitor.mobile)).filter((said) => said.includes(`${id} was cancelled`)),
    ).not.toEqual([]);
    expect((await audited(id)).at(-1)).toEqual({
      actor_id: ravi.id,
      action: 'cancel',
      subject_id: visitor.id,
      result: 'done',
      changes: {
        status: { from: 'booked', to: 'cancelled' },
        reason: { from: null, to: 'away' },
      },
    });
    // The audit is never erased, so the words stand on the order.
    expect(
      (
        await server.database.db.execute(
          sql`select text, by_account_id from order_note where order_id = ${id}`,
        )
      ).rows,
    ).toEqual([{ text: 'The nurse has a fever.', by_account_id: ravi.id }]);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('a visit that is paid at the door: nothing goes back, and its time is free again', async () => {
    const time = await nextTime(server),
      id = await visitor.due(time);
    expect(await desk.visit(id)).toMatchObject({ back: 0 });
    expect(await good(id, { reason: 'asked' })).toMatchObject({ status: 'cancelled' });
    expect(await visitor.booking(id)).toMatchObject({ status: 'cancelled', refunds: [] });
    expect(await freeTimes(server)).toContain(time);
  });
  test('an appointment, and so does its doctor; each gives a reason, in words of their own where none of the list fits', async () => {
    const doctor = await newPerson(server, 'doctor'),
      { id: of } = await newDoctor(server, { accountId: doctor.id }),
      booker = await newBooker(server),
      day = dayAhead(server, 2);
    const [one, two] = [
      await booker.book({ doctor: of, time: `${day}T10:00` }),
      await booker.book({ doctor: of, time: `${day}T11:00` }),
    ];
    const own = (body?: object) => doctor.call('POST', `/staff/appointments/${two.id}/cancel/`, body);
    for (const wrong of [
      {},
      { reason: 'bored' },
      { reason: 'other' },
      { reason: 'other', note: '  ' },
      { reason: 'away', note: 'x'.repeat(301) },
    ]) {
      expect(failureOf(await callOff(one.id, wrong)).status, JSON.stringify(wrong)).toBe(400);
      expect(failureOf(await own(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect(failureOf(await own()).status).toBe(400);
    expect((await booker.call('GET', `/bookings/${two.id}/`)).json()).toMatchObject({
      data: { status: 'booked' },
    });
    expect(await good(one.id, { reason: 'unreachable' })).toMatchObject({
      title: 'Dr. Kavita Sinha',
      status: 'cancelled',
    });
    for (let again = 0; again < 2; again++)
      expect((await own({ reason: 'other', note: 'A burst pipe.' })).json()).toMatchObject({
        data: { appointments: [] },
      });
    await server.jobs.settle();
    for (const [{ id }, reason] of [
      [one, 'We could not reach you by phone.'],
      [two, 'Given back by the shop: A burst pipe.'],
    ] as const)
      expect((await booker.call('GET', `/bookings/${id}/`)).json()).toMatchObject({
        data: { status: 'cancelled', refunds: [{ amount: 600, reason }] },
      });
    expect((await audited(two.id)).at(-1)).toMatchObject({ actor_id: doctor.id, action: 'cancel' });
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('nothing that somebody is on the way to, or that has started or is done; who is called back lets it be cancelled', async () => {
    const id = await visitor.due(),
      code = await codeOf(visitor, id);
    await desk.good(id, { nurse_id: (await desk.nurses(id))[0] });
    await desk.good(id, { status: 'on-the-way' });
    expect(await refusal(id)).toBe('409 booking_on_way');
    await beginsNow(server, id);
    await desk.good(id, { status: 'started', code });
    expect(await refusal(id)).toBe('409 booking_begun');
    await desk.good(id, { status: 'done' });
    expect(await refusal(id)).toBe('409 booking_begun');
    expect((await audited(id)).map(({ action }) => action)).not.toContain('cancel');
    for (const status of ['started', 'on-the-way', 'booked']) await desk.good(id, { status });
    expect(await good(id)).toMatchObject({ status: 'cancelled' });
  });
  test('one to which nobody came, with all of its money', async () => {
    const time = await nextTime(server),
      id = await visitor.paid(DRESSING, FEE, time);
    server.clock.advance((Date.parse(`${time}:00+05:30`) - server.clock.now().getTime()) / 1000 + 7200);
    await renewStaffSessions(server);
    expect(failureOf(await visitor.shop.post(`/bookings/${id}/cancel/`, {})).code).toBe('booking_over');
    expect(await good(id)).toMatchObject({ status: 'cancelled' });
    expect((await visitor.booking(id)).refunds).toMatchObject([{ amount: FEE }]);
  });
  test('once: pressed again it stands, and whoever comes second is told, also after the patient', async () => {
    const id = await visitor.paid(DRESSING, FEE, await nextTime(server));
    const answers = await Promise.all([
      callOff(id, { reason: 'away' }, ravi),
      callOff(id, { reason: 'asked' }, meena),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [first, second] = answers[0]!.statusCode === 200 ? [ravi, meena] : [meena, ravi];
    expect(await good(id, { reason: 'twice' }, first)).toMatchObject({ status: 'cancelled' });
    expect(await refusal(id, { reason: 'twice' }, second)).toBe('409 booking_cancelled_already');
    expect((await visitor.booking(id)).refunds).toMatchObject([{ amount: FEE }]);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['cancel']);
    const own = await visitor.due();
    await visitor.shop.good(visitor.shop.post(`/bookings/${own}/cancel/`, {}));
    expect(await refusal(own)).toBe('409 booking_cancelled_already');
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('no booking that is none, and none by the calls of medicine orders', async () => {
    for (const id of ['PV-BBBBBBBBBBBB', 'x', '%27']) expect(await refusal(id), id).toBe('404 not_found');
    const id = await visitor.due();
    for (const [path, body] of [
      ['status', { status: 'Delivered' }],
      ['refund', { reason: 'asked', amount: 0 }],
    ] as const)
      expect(failureOf(await ravi.call('POST', `/admin/orders/${id}/${path}/`, body)).status, path).toBe(404);
    expect((await visitor.booking(id)).status).toBe('booked');
  });
});

describe('a booking is found', TIMEOUT, () => {
  test('by a part of its number, of its patient’s name or of their mobile, or of whose account it is; next ones first', async () => {
    const booker = await newBooker(server),
      { id: doctor } = await newDoctor(server),
      mobile = newMobile(),
      name = `Lakshmi ${mobile}`;
    await booker.call('PUT', '/user/profile/', { username: 'Gopal Hansda' });
    const times = [`${dayAhead(server, 3)}T10:00`, `${dayAhead(server, 2)}T10:00`];
    const [late, soon] = [
      await booker.book({ doctor, time: times[0]!, name }),
      await booker.book({ doctor, time: times[1]!, name }),
    ];
    expect(await find(soon.id.slice(3, 11).toLowerCase())).toEqual({
      success: true,
      total: 1,
      data: [
        {
          id: soon.id,
          service_type: 'appointment',
          status: 'booked',
          title: 'Dr. Kavita Sinha',
          title_hi: 'डॉ. कविता सिन्हा',
          starts_at: `${times[1]}:00.000+05:30`,
          ends_at: `${dayAhead(server, 2)}T10:30:00.000+05:30`,
          patient: { name, mobile: '9811122233' },
          back: 600,
        },
      ],
    });
    const ids = async (search: string) => (await find(search)).data.map(({ id }) => id);
    expect(await ids(name.toUpperCase())).toEqual([soon.id, late.id]);
    // Of whose account it is, as it is said on the phone.
    expect(await ids(`+91 ${booker.mobile.slice(0, 5)} ${booker.mobile.slice(5)}`)).toEqual([
      soon.id,
      late.id,
    ]);
    server.clock.advance(86_400 * 2.6);
    await renewStaffSessions(server);
    expect(await ids(name)).toEqual([late.id, soon.id]);
    expect(
      (
        await server.database.db.execute(
          sql`select 1 from audit where actor_id = ${ravi.id} and action = 'list' and object_kind = 'order' and subject_id = ${booker.id}`,
        )
      ).rows.length,
    ).toBeGreaterThanOrEqual(3);
  });
  test('by nothing that finds everything', async () => {
    await visitor.due();
    for (const search of ['', 'P', ' ', '%', '%%', '__', 'Nobody at all'])
      expect(await find(search), search).toEqual({ success: true, data: [], total: 0 });
    expect(failureOf(await ravi.call('GET', '/staff/bookings/')).status).toBe(400);
    expect(failureOf(await ravi.call('GET', `/staff/bookings/?search=${'x'.repeat(101)}`)).status).toBe(400);
  });
  test('among many: twenty are shown, and how many there are is said', async () => {
    const booker = await newBooker(server),
      { id: doctor } = await newDoctor(server, { slotMinutes: 15 }),
      day = dayAhead(server, 2);
    for (let n = 0; n < 21; n++)
      await booker.book({
        doctor,
        time: `${day}T${String(9 + Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`,
      });
    const { data, total } = await find(booker.mobile);
    expect([data.length, total]).toEqual([20, 21]);
    expect(data[0]).toMatchObject({ starts_at: `${day}T09:00:00.000+05:30` });
  });
});
