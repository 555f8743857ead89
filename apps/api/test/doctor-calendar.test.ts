import type { Doctor, StaffAppointment, StaffCalendar } from '@doorstep/contract/appointment.schema';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { dayAhead, doctorOf, freeTimes, newBooker, newDoctor, PATIENT, type Booker } from './appointments.ts';
import { CLEAN, countIn, ledgerOf } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newPerson, renewStaffSessions, textsTo } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, asha: Booker, imran: Booker, tomorrow: string, next: string;
let doctor: Awaited<ReturnType<typeof newPerson>>, id: number;
beforeAll(async () => {
  server = await newServer(testSettings());
  return () => server.close();
});
beforeEach(async () => {
  doctor = await newPerson(server, 'doctor');
  ({ id } = await newDoctor(server, { accountId: doctor.id }));
  [asha, imran] = [await newBooker(server), await newBooker(server)];
  [tomorrow, next] = [dayAhead(server, 1), dayAhead(server, 2)];
});
type Method = Parameters<typeof doctor.call>[0];
const ask = (method: Method, path: string, body?: object, who = doctor) =>
  who.call(method, `/staff/${path}`, body);
const good = async (method: Method, path: string, body?: object) => {
  const answer = await ask(method, path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<StaffCalendar>().data;
};
const book = (who: Booker, time: string, day = tomorrow) => who.book({ doctor: id, time: `${day}T${time}` });
const bookingOf = async (who: Booker, of: string) =>
  (await who.shop.good<{ data: Booking }>(who.call('GET', `/bookings/${of}/`))).data;
const local = (all: readonly StaffAppointment[]) =>
  all.map(({ starts_at, next_free }) => [starts_at.slice(0, 16), next_free?.slice(0, 16)]);

describe("a doctor's own time", () => {
  test('shows hours, leave and the appointments of a day, and each patient shown stands in the audit (T48)', async () => {
    const first = await book(asha, '10:00'),
      gone = await book(imran, '11:00');
    await imran.call('POST', `/bookings/${gone.id}/cancel/`);
    const data = await good('GET', `calendar/?day=${tomorrow}`);
    expect(data).toMatchObject({ day: tomorrow, busy: false, leave: [], clashes: [], doctor: { id } });
    expect(data.weekly).toHaveLength(7);
    expect(data.appointments).toEqual([
      {
        id: first.id,
        status: 'booked',
        starts_at: first.starts_at,
        ends_at: first.ends_at,
        patient: PATIENT,
        next_free: `${tomorrow}T10:30:00.000+05:30`,
        back: 600,
      },
    ]);
    expect((await good('GET', 'calendar/')).day).toBe(dayAhead(server, 0));
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where actor_id = ${doctor.id} and action = 'list' and object_kind = 'order' and object_id = ${first.id} and subject_id = ${asha.id}`,
      ),
    ).toBe(1);
  });
  test('is nobody else’s: an account without a calendar is told, and another doctor finds nothing', async () => {
    const { id: booking } = await book(asha, '10:00');
    const other = await newPerson(server, 'doctor');
    expect(failureOf(await ask('GET', 'calendar/', undefined, other))).toMatchObject({
      status: 404,
      error: expect.stringContaining('has no calendar yet') as string,
    });
    await newDoctor(server, { accountId: other.id });
    for (const [path, body] of [
      ['move/', { time: `${tomorrow}T11:00` }],
      ['cancel/', { reason: 'away' }],
      ['done/', undefined],
    ] as const)
      for (const of of [booking, 'AP-BBBBBBBBBBBB', 'x'])
        expect(failureOf(await ask('POST', `appointments/${of}/${path}`, body, other)), path).toMatchObject({
          status: 404,
        });
    expect((await bookingOf(asha, booking)).status).toBe('booked');
  });
  test('is offered by the hours that are set; overlapping and empty ones are refused', async () => {
    const weekday = new Date(`${tomorrow}T00:00Z`).getUTCDay();
    await good('PUT', 'calendar/', {
      weekly: [
        { weekday, from: 900, to: 960 },
        { weekday, from: 600, to: 630 },
      ],
    });
    expect((await freeTimes(server, id))[tomorrow]).toEqual(['10:00', '15:00', '15:30']);
    expect((await freeTimes(server, id))[next]).toBeUndefined();
    for (const weekly of [
      [
        { weekday, from: 600, to: 700 },
        { weekday, from: 690, to: 720 },
      ],
      [{ weekday, from: 700, to: 600 }],
      [{ weekday: 7, from: 600, to: 700 }],
      [{ weekday, from: -1, to: 700 }],
      [{ weekday, from: 600, to: 1441 }],
      [{ weekday, from: 600.5, to: 700 }],
    ])
      expect(failureOf(await ask('PUT', 'calendar/', { weekly })).status, JSON.stringify(weekly)).toBe(400);
    expect((await good('GET', 'calendar/')).weekly).toEqual([
      { weekday, from: 600, to: 630 },
      { weekday, from: 900, to: 960 },
    ]);
    await good('PUT', 'calendar/', { weekly: [] });
    expect(await freeTimes(server, id)).toEqual({});
    expect(await doctorOf(server, id)).toMatchObject({ available: false, next_free: null });
  });
  test('is busy by the switch, and outside the hours (C28)', async () => {
    const seen = async () => (await doctorOf(server, id)).available;
    await good('PUT', 'calendar/', {
      weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: 1440 })),
    });
    expect(await seen()).toBe(true);
    expect((await good('PUT', 'calendar/', { busy: true })).busy).toBe(true);
    expect(await seen()).toBe(false);
    const { data } = (await server.app.inject('/api/doctors/')).json<{ data: Doctor[] }>();
    expect(data.find((one) => one.id === id)).toMatchObject({ available: false });
    // Times of theirs can be booked all the same.
    expect((await book(asha, '10:00')).status).toBe('booked');
    await good('PUT', 'calendar/', { busy: false });
    expect(await seen()).toBe(true);
  });
});

describe('leave', () => {
  const leave = (more: object = {}) => ({ from: tomorrow, to: tomorrow, note: 'Wedding', ...more });
  test('closes its days, and opens them again when it is taken back', async () => {
    const { leave: all } = await good('POST', 'calendar/leave/', leave({ to: next }));
    expect(all).toEqual([{ id: all[0]!.id, from: tomorrow, to: next, note: 'Wedding' }]);
    const days = await freeTimes(server, id);
    expect([days[tomorrow], days[next]]).toEqual([undefined, undefined]);
    expect((await doctorOf(server, id)).next_free?.slice(0, 10)).toBe(dayAhead(server, 0));
    const other = await newPerson(server, 'doctor');
    await newDoctor(server, { accountId: other.id });
    for (const of of [all[0]!.id, 999_999, 'x', 0])
      expect(
        failureOf(await ask('DELETE', `calendar/leave/${of}/`, undefined, other)),
        String(of),
      ).toMatchObject({ status: 404 });
    expect((await good('DELETE', `calendar/leave/${all[0]!.id}/`)).leave).toEqual([]);
    expect((await freeTimes(server, id))[tomorrow]).toContain('10:00');
  });
  test('that ends before it begins, is over, or is on no calendar is refused', async () => {
    for (const wrong of [
      { from: next },
      { from: '2020-01-01', to: '2020-01-02' },
      { from: '2026-02-30' },
      { from: '0000-01-01' },
      { to: '9999-12-31' },
      { from: 'tomorrow' },
      { note: 'x'.repeat(201) },
    ])
      expect(
        failureOf(await ask('POST', 'calendar/leave/', leave(wrong))).status,
        JSON.stringify(wrong),
      ).toBe(400);
    for (const day of ['0000-01-01', '9999-12-31', '2026-13-01', 'x'])
      expect(failureOf(await ask('GET', `calendar/?day=${day}`)).status, day).toBe(400);
  });
  test('that hits bookings names them with another time each, none of it within the leave, and changes nothing', async () => {
    const [one, two] = [await book(asha, '10:00'), await book(imran, '10:30')];
    const answer = await ask('POST', 'calendar/leave/', leave());
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'leave_hits' });
    const { params, appointments } = answer.json<{ params: object; appointments: StaffAppointment[] }>();
    expect(params).toEqual({ count: 2 });
    expect(appointments.map(({ id: of }) => of)).toEqual([one.id, two.id]);
    expect(local(appointments)).toEqual([
      [`${tomorrow}T10:00`, `${next}T09:00`],
      [`${tomorrow}T10:30`, `${next}T09:30`],
    ]);
    expect((await good('GET', 'calendar/')).leave).toEqual([]);
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where actor_id = ${doctor.id} and action = 'list' and object_id in (${one.id}, ${two.id})`,
      ),
    ).toBeGreaterThanOrEqual(2);
  });
  test('that stands despite bookings leaves them as clashes, until each is moved or cancelled with all of its money (T41)', async () => {
    const [one, two] = [await book(asha, '10:00'), await book(imran, '10:30')];
    const { clashes } = await good('POST', 'calendar/leave/', leave({ despite_bookings: true }));
    expect(local(clashes)).toEqual([
      [`${tomorrow}T10:00`, `${next}T09:00`],
      [`${tomorrow}T10:30`, `${next}T09:30`],
    ]);
    expect(
      failureOf(await ask('POST', `appointments/${one.id}/move/`, { time: `${tomorrow}T12:00` })),
    ).toMatchObject({ code: 'slot_taken' });
    const moved = await good('POST', `appointments/${one.id}/move/`, { time: `${next}T09:00` });
    expect(moved.clashes.map(({ id: of }) => of)).toEqual([two.id]);
    // It is not the patient who moved it: all of their own moves are left.
    expect(await bookingOf(asha, one.id)).toMatchObject({
      starts_at: `${next}T09:00:00.000+05:30`,
      can_move: true,
    });
    server.clock.advance((Date.parse(two.starts_at) - server.clock.now().getTime()) / 1000 - 60);
    await renewStaffSessions(server);
    expect((await bookingOf(imran, two.id)).refund_now).toBe(300);
    for (let again = 0; again < 2; again++)
      expect((await good('POST', `appointments/${two.id}/cancel/`, { reason: 'away' })).clashes).toEqual([]);
    await server.jobs.settle();
    expect(await bookingOf(imran, two.id)).toMatchObject({
      status: 'cancelled',
      refunds: [{ amount: 600, state: 'processed', reason_code: 'booking_called_off' }],
    });
    expect((await textsTo(server, asha.mobile))[0]).toContain('is now on');
    expect((await textsTo(server, imran.mobile)).some((said) => said.includes('was cancelled'))).toBe(true);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('hours that leave bookings out make clashes of them, too', async () => {
    const one = await book(asha, '10:00');
    const { clashes } = await good('PUT', 'calendar/', { weekly: [] });
    expect(clashes.map(({ id: of, next_free }) => [of, next_free])).toEqual([[one.id, null]]);
  });
});

describe('an appointment', () => {
  test('is done once it has begun, and is then neither cancelled nor moved', async () => {
    const { id: of, starts_at } = await book(asha, '10:00');
    expect(failureOf(await ask('POST', `appointments/${of}/done/`))).toMatchObject({
      status: 409,
      code: 'booking_ahead',
    });
    server.clock.advance((Date.parse(starts_at) - server.clock.now().getTime()) / 1000 + 60);
    await renewStaffSessions(server);
    for (let again = 0; again < 2; again++)
      expect((await good('POST', `appointments/${of}/done/`)).appointments).toMatchObject([
        { id: of, status: 'done' },
      ]);
    expect(await bookingOf(asha, of)).toMatchObject({ status: 'done', can_cancel: false, can_move: false });
    expect((await asha.call('GET', `/orders/${of}/`)).json()).toMatchObject({
      data: { status: 'delivered', can_cancel: false },
    });
    for (const [path, body, code] of [
      ['cancel/', { reason: 'away' }, 'booking_begun'],
      ['move/', { time: `${next}T12:00` }, 'booking_over'],
    ] as const)
      expect(failureOf(await ask('POST', `appointments/${of}/${path}`, body))).toMatchObject({
        status: 409,
        code,
      });
    const gone = await book(imran, '15:00', next);
    await imran.call('POST', `/bookings/${gone.id}/cancel/`);
    server.clock.advance(86_400 * 2);
    await renewStaffSessions(server);
    expect(failureOf(await ask('POST', `appointments/${gone.id}/done/`))).toMatchObject({
      status: 409,
      code: 'booking_cancelled',
    });
    expect(
      failureOf(await ask('POST', `appointments/${gone.id}/move/`, { time: `${dayAhead(server, 1)}T12:00` })),
    ).toMatchObject({ status: 409, code: 'booking_cancelled' });
  });
});
