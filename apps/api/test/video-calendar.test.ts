import type { StaffAppointment, StaffCalendar } from '@doorstep/contract/appointment.schema';
import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import type { Booking, Bookings, FoundBookings } from '@doorstep/contract/schedule.schema';
import { closeCodes } from '@doorstep/contract/consultation';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { appointments, newBooker, type Booker } from './appointments.ts';
import { connect, good, newChatDoctor } from './chat.ts';
import { CLEAN, ledgerOf } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { textOf } from './pdf-text.ts';
import { as, textsTo } from './people.ts';
import { newServer, testSettings } from './test-server.ts';
import { videos, videoTimes } from './video.ts';

const TODAY = '2026-11-24',
  TOMORROW = '2026-11-25';
let server: AppServer, doctor: Awaited<ReturnType<typeof newChatDoctor>>, patient: Booker;
beforeAll(async () => {
  server = await newServer(testSettings());
  return () => server.close();
});
beforeEach(async () => {
  doctor = await newChatDoctor(server);
  patient = await newBooker(server);
});
const until = (time: string) => (Date.parse(`${time}+05:30`) - server.clock.now().getTime()) / 1_000;
const book = (hour: string, whatsapp?: string) =>
  videos(patient.shop).book({
    doctor: doctor.doctorId,
    time: `${TODAY}T${hour}:00`,
    ...(whatsapp !== undefined && { whatsapp }),
  });
const calendar = async (method: 'GET' | 'POST' | 'PUT', path = 'calendar/', body?: object) =>
  (await good<StaffCalendar>(doctor.call(method, `/staff/${path}`, body))).data;
const change = (id: string, what: 'move' | 'cancel' | 'done', body?: object) =>
  doctor.call('POST', `/staff/appointments/${id}/${what}/`, body);
const bookingOf = async (id: string) =>
  (await good<{ data: Booking }>(patient.call('GET', `/bookings/${id}/`))).data;
const detailOf = async (id: string) =>
  (await good<{ data: ConsultationDetail }>(patient.call('GET', `/consultation/${id}/`))).data;

describe("video consultations on their doctor's calendar", () => {
  test('stand among the appointments of the day, by name and number, and have a room', async () => {
    const id = await book('14'),
      clinic = await appointments(patient.shop).book({ doctor: doctor.doctorId, time: `${TODAY}T12:00` });
    const all = (await calendar('GET')).appointments;
    expect(all.map((one) => [one.id, one.type])).toEqual([
      [clinic.id, undefined],
      [id, 'video'],
    ]);
    expect(all[1]).toEqual({
      id,
      status: 'booked',
      type: 'video',
      starts_at: `${TODAY}T14:00:00.000+05:30`,
      ends_at: `${TODAY}T14:30:00.000+05:30`,
      patient: { name: 'New Patient', age: null, gender: '', phone: '9811122233' },
      next_free: `${TODAY}T15:00:00.000+05:30`,
      back: 600,
    } satisfies StaffAppointment);
    const abroad = await book('16', '+44 7700 900123');
    expect((await calendar('GET')).appointments.at(-1)).toMatchObject({
      id: abroad,
      patient: { phone: '447700900123' },
    });
  });
  test('are of the same one seat as the clinic: two at once cannot be', async () => {
    const id = await book('14'),
      wish = { doctor: doctor.doctorId, time: `${TODAY}T14:00` };
    const other = await newBooker(server);
    expect(failureOf(await other.open(wish)).code).toBe('slot_taken');
    expect((await other.open({ ...wish, time: `${TODAY}T14:30` })).statusCode).toBe(200);
    const clinic = await other.book({ doctor: doctor.doctorId, time: `${TODAY}T15:00` });
    // By nobody: neither is moved to where the other is.
    expect(failureOf(await change(id, 'move', { time: `${TODAY}T15:00` })).code).toBe('slot_taken');
    expect(failureOf(await change(clinic.id, 'move', { time: `${TODAY}T14:00` })).code).toBe('slot_taken');
    const refused = await patient.call('POST', `/bookings/${id}/reschedule/`, { time: `${TODAY}T15:00` });
    expect(failureOf(refused).code).toBe('slot_taken');
    // At once by both.
    const time = `${TODAY}T16:00`,
      tries = await Promise.all([
        videos(patient.shop).open({ doctor: doctor.doctorId, time }),
        other.open({ doctor: doctor.doctorId, time }),
      ]);
    expect(tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
  test("are moved to today's other hours, and to nothing else", async () => {
    const id = await book('11');
    for (const [time, code] of [
      [`${TOMORROW}T11:00`, 'video_today'],
      [`${TODAY}T13:30`, 'slot_taken'],
      [`${TODAY}T17:00`, 'slot_taken'],
      [`${TODAY}T09:00`, 'slot_taken'],
    ] as const) {
      expect(failureOf(await change(id, 'move', { time })), time).toMatchObject({ status: 409, code });
      const own = await patient.call('POST', `/bookings/${id}/reschedule/`, { time });
      expect(failureOf(own), time).toMatchObject({ status: 409, code });
    }
    expect((await detailOf(id)).starts_at).toBe(`${TODAY}T11:00:00.000+05:30`);
    expect((await change(id, 'move', { time: `${TODAY}T13:00` })).statusCode).toBe(200);
    expect((await detailOf(id)).starts_at).toBe(`${TODAY}T13:00:00.000+05:30`);
    expect(await videoTimes(server, doctor.doctorId)).toContain(`${TODAY}T11:00`);
  });
  test('do not clash with the hours of the clinic, but with leave', async () => {
    const id = await book('15');
    const { clashes } = await calendar('PUT', 'calendar/', { weekly: [] });
    expect(clashes).toEqual([]);
    const leave = { from: TODAY, to: TODAY, note: 'Ill' };
    const answer = await doctor.call('POST', '/staff/calendar/leave/', leave);
    expect(failureOf(answer).code).toBe('leave_hits');
    expect(answer.json<{ appointments: unknown }>().appointments).toMatchObject([
      { id, type: 'video', next_free: null },
    ]);
    const stands = await calendar('POST', 'calendar/leave/', { ...leave, despite_bookings: true });
    expect(stands.clashes).toMatchObject([{ id, type: 'video', next_free: null, back: 600 }]);
    expect(await videoTimes(server, doctor.doctorId)).toEqual([]);
  });
  test('are cancelled by the doctor with all of the money, and the room closes for both', async () => {
    const id = await book('16');
    for (let again = 0; again < 2; again++)
      expect((await change(id, 'cancel', { reason: 'away' })).statusCode).toBe(200);
    await server.jobs.settle();
    expect(await bookingOf(id)).toMatchObject({
      status: 'cancelled',
      refunds: [{ amount: 600, state: 'processed' }],
    });
    expect((await detailOf(id)).status).toBe('closed');
    expect((await textsTo(server, patient.mobile)).some((text) => text.includes('was cancelled'))).toBe(true);
    expect(await ledgerOf(server)).toEqual(CLEAN);
  });
  test('are found on the phone desk by name and number', async () => {
    const id = await book('12');
    for (const search of [id, '9811122233', 'new patient']) {
      const answer = await server.app.inject({
        url: `/api/staff/bookings/?search=${encodeURIComponent(search)}`,
        headers: await as.admin(server),
      });
      const found = answer.json<FoundBookings>().data.find((one) => one.id === id);
      expect(found?.patient, search).toEqual({ name: 'New Patient', mobile: '9811122233' });
    }
  });
  test('count among what a doctor still has today', async () => {
    await book('15');
    await book('16');
    const { data } = await good<{ data: Array<{ key: string; count: number; worst_at: string | null }> }>(
      doctor.call('GET', '/staff/today/?only=counts'),
    );
    expect(data.find(({ key }) => key === 'appointments')).toMatchObject({
      count: 2,
      worst_at: `${TODAY}T15:00:00.000+05:30`,
    });
  });
});

describe('the papers of a video consultation', () => {
  test('its patient finds it among the bookings, with the room', async () => {
    const id = await book('13');
    const { data } = await good<Bookings>(patient.call('GET', '/user/bookings/'));
    expect(data.find((one) => one.id === id)).toMatchObject({
      service_type: 'video-consultation',
      consultation_id: id,
      title: 'Dr. Kavita Sinha',
      place: null,
      patient: null,
      can_cancel: true,
      can_move: true,
    });
  });
  test('its receipt names who is seen, by whom and when; its calendar file the room', async () => {
    const id = await book('13');
    const paper = await patient.call('GET', `/bookings/${id}/paper.pdf`);
    expect(paper.statusCode, paper.body).toBe(200);
    const text = textOf(paper.rawPayload).join('').replaceAll(/\s+/g, '');
    for (const said of [id, 'NewPatient', 'Dr.KavitaSinha', 'JMCT', '9811122233'])
      expect(text, said).toContain(said);
    const { body } = await patient.call('GET', `/bookings/${id}/calendar.ics`);
    const file = body.replaceAll('\r\n ', '');
    expect(file).toContain(`/consultation/${id}\r\n`);
    expect(file).toContain('DTSTART:20261124T073000Z');
    expect(file).not.toContain('LOCATION');
  });
});

// Moves the clock: the last ones.
describe('a video consultation that takes place', () => {
  test('is not closed before its room opens; closed by its doctor, it is done', async () => {
    const id = await book('16');
    const note = { note: 'Take rest.' };
    expect(failureOf(await doctor.call('POST', `/consultation/${id}/close/`, note))).toMatchObject({
      status: 409,
      code: 'booking_ahead',
    });
    server.clock.advance(until(`${TODAY}T15:46`));
    const here = await connect(server, patient, id);
    await good(doctor.call('POST', `/consultation/${id}/close/`, note));
    expect(await here.closed()).toMatchObject({ code: closeCodes.closed });
    expect(here.of('closed')).toEqual([{ type: 'closed', note: 'Take rest.', by: 'doctor' }]);
    expect(await bookingOf(id)).toMatchObject({ status: 'done', can_cancel: false, can_move: false });
    await good(doctor.call('POST', `/consultation/${id}/close/`, note));
    expect(failureOf(await change(id, 'cancel', { reason: 'away' })).code).toBe('booking_begun');
  });
  test('cancelled while somebody waits in its room, that one is told', async () => {
    const id = await book('16');
    const here = await connect(server, patient, id);
    expect((await change(id, 'cancel', { reason: 'away' })).statusCode).toBe(200);
    expect(await here.closed()).toMatchObject({ code: closeCodes.closed });
  });
  test('marked as done on the calendar, its room stays until it is closed', async () => {
    const id = await book('16');
    expect(failureOf(await change(id, 'done')).code).toBe('booking_ahead');
    server.clock.advance(until(`${TODAY}T16:31`));
    expect((await calendar('GET')).appointments).toMatchObject([{ id, status: 'booked' }]);
    expect((await change(id, 'done')).statusCode).toBe(200);
    expect(await bookingOf(id)).toMatchObject({ status: 'done' });
    expect((await detailOf(id)).status).toBe('open');
    await good(doctor.call('POST', `/consultation/${id}/close/`, { note: 'Take rest.' }));
    expect((await detailOf(id)).status).toBe('closed');
  });
});
