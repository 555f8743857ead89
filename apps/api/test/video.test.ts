import type { Booking } from '@doorstep/contract/schedule.schema';
import type { ConsultationDetail, VideoDoctor } from '@doorstep/contract/consultation.schema';
import { closeCodes } from '@doorstep/contract/consultation';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { appointments, newBooker } from './appointments.ts';
import { connect, good, historyOf, newChatDoctor, openSocket, portOf, ticketFor } from './chat.ts';
import { CLEAN, countIn, ledgerOf } from './checkout.ts';
import { createServers } from './databases.ts';
import { failureOf } from './envelope.ts';
import { renewStaffSessions, textsTo } from './people.ts';
import { chatSocketPath } from '@doorstep/contract/consultation';
import { videos, videoTimes } from './video.ts';

const TIMEOUT = { timeout: 60_000 };
describe('a video consultation', TIMEOUT, () => {
  let servers: [AppServer, ...AppServer[]], server: AppServer;
  beforeAll(async () => {
    const opened = await createServers();
    ({ servers } = opened);
    [server] = servers;
    return opened.close;
  }, 120_000);
  async function people() {
    const doctor = await newChatDoctor(server),
      patient = await newBooker(server);
    return { doctor, patient, by: videos(patient.shop), times: await videoTimes(server, doctor.doctorId) };
  }
  test('six times of today; one that is taken, by video or at the clinic, is not offered again', async () => {
    const { doctor, patient, by, times } = await people();
    expect(times).toEqual(['11', '12', '13', '14', '15', '16'].map((hour) => `2026-11-24T${hour}:00`));
    await by.book({ doctor: doctor.doctorId, time: times[2]! });
    await appointments(patient.shop).book({ doctor: doctor.doctorId, time: times[4]! });
    expect((await videoTimes(server, doctor.doctorId)).map((time) => time.slice(11))).toEqual([
      '11:00',
      '12:00',
      '14:00',
      '16:00',
    ]);
    // What one keeps is free to oneself, and to nobody else.
    await patient.shop.good(
      patient.shop.post(`/slots/${doctor.doctorId}/hold/`, { slot_time: times[0]!, type: 'video' }),
    );
    for (const [who, first] of [
      [patient, false],
      [await newBooker(server), true],
    ] as const) {
      const { data } = await good<{ data: { minutes: number; doctors: VideoDoctor[] } }>(
        who.call('GET', '/consultation/video/doctors/'),
      );
      expect(data.minutes).toBe(30);
      const mine = data.doctors.find((one) => one.doctor.id === doctor.doctorId)!;
      expect(mine.slots.map(({ time, taken }) => [time.slice(11), taken])).toEqual([
        ['11:00', first],
        ['12:00', false],
        ['13:00', true],
        ['14:00', false],
        ['15:00', true],
        ['16:00', false],
      ]);
    }
    // The other way round: whoever is seen by video is not at the clinic.
    const taken = await patient.shop.post(`/slots/${doctor.doctorId}/hold/`, { slot_time: times[2]! });
    expect(failureOf(taken)).toMatchObject({ status: 409, code: 'slot_taken' });
    const tomorrow = await by.open({ doctor: doctor.doctorId, time: '2026-11-25T11:00' });
    expect(failureOf(tomorrow)).toMatchObject({ status: 409, code: 'video_today' });
    const between = await by.open({ doctor: doctor.doctorId, time: '2026-11-24T11:30' });
    expect(failureOf(between).status).toBe(409);
  });
  test('held while it is paid: of ten who pay at once one has it, the others are told before they pay', async () => {
    const { doctor, times } = await people();
    const all = await Promise.all(Array.from({ length: 10 }, () => newBooker(server)));
    const opened = await Promise.all(
      all.map(({ shop }) => videos(shop).open({ doctor: doctor.doctorId, time: times[0]! })),
    );
    expect(opened.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect(await ledgerOf(server)).toMatchObject(CLEAN);
  });
  test('it is booked once, starts with VC-, and what the client says of money counts for nothing (S2, S3, S16)', async () => {
    const { doctor, by, times, patient } = await people();
    const wish = { doctor: doctor.doctorId, time: times[0]! };
    expect(failureOf(await by.place(wish, null)).status).toBe(402);
    const payment = await by.pay(wish);
    const ids = new Set<string>();
    for (let i = 0; i < 2; i++)
      ids.add(
        (await good<{ booking_id: string }>(by.place(wish, payment, { price: 1 }) as never)).booking_id,
      );
    const [id] = [...ids] as [string];
    expect([ids.size, id.slice(0, 3)]).toEqual([1, 'VC-']);
    expect(failureOf(await by.place({ ...wish, time: times[1]! }, payment)).status).toBe(409);
    const { data } = await good<{ data: ConsultationDetail }>(patient.call('GET', `/consultation/${id}/`));
    expect(data).toMatchObject({ type: 'video', status: 'open', starts_at: '2026-11-24T11:00:00.000+05:30' });
    const booking = await good<{ data: Booking }>(patient.call('GET', `/bookings/${id}/`));
    expect(booking.data).toMatchObject({ title: 'Dr. Kavita Sinha', total: 600, payment_status: 'paid' });
    expect(booking.data.whatsapp).toBe('9811122233');
    expect(await countIn(server, sql`select count(*) as n from consultation where id = ${id}`)).toBe(1);
  });
  test('a number that is none is refused by its field', async () => {
    const { doctor, by, times } = await people();
    for (const [whatsapp, sentence] of [
      ['', 'Please fill in all required fields to proceed with booking.'],
      ['12345', 'Please enter a valid WhatsApp number.'],
      ['98111x22233', 'Please enter a valid WhatsApp number.'],
      ['+ ( ) - ( ) -', 'Please enter a valid WhatsApp number.'],
    ] as const) {
      const refused = await by.open({ doctor: doctor.doctorId, time: times[0]!, whatsapp });
      expect(failureOf(refused), whatsapp).toMatchObject({ status: 400, error: sentence });
    }
  });
  test('cancelled, its room is closed, its time is free and its money comes back', async () => {
    const { doctor, by, times, patient } = await people();
    const id = await by.book({ doctor: doctor.doctorId, time: times[5]! });
    await good(patient.call('POST', `/bookings/${id}/cancel/`, {}));
    expect(await videoTimes(server, doctor.doctorId)).toContain(times[5]);
    const { data } = await good<{ data: ConsultationDetail }>(patient.call('GET', `/consultation/${id}/`));
    expect(data.status).toBe('closed');
  });
  test('moved, its room moves with it', async () => {
    const { doctor, by, times, patient } = await people();
    const id = await by.book({ doctor: doctor.doctorId, time: times[1]! });
    await good(patient.call('POST', `/bookings/${id}/reschedule/`, { time: times[3]! }));
    const { data } = await good<{ data: ConsultationDetail }>(patient.call('GET', `/consultation/${id}/`));
    expect(data.starts_at).toBe('2026-11-24T14:00:00.000+05:30');
    const days = await good<{ data: { days: Array<{ slots: unknown[] }> } }>(
      patient.call('GET', `/bookings/${id}/days/`),
    );
    expect(days.data.days.map(({ slots }) => slots.length)).toEqual([6]);
  });
  // Moves the clock: the last one.
  test('its link is sent a quarter of an hour before, once, and opens the room then (C2)', async () => {
    const { doctor, by, times, patient } = await people();
    const id = await by.book({ doctor: doctor.doctorId, time: times[0]! });
    const early = openSocket(await portOf(server), chatSocketPath(id, await ticketFor(patient, id)));
    expect(await early.closed()).toMatchObject({ code: closeCodes.closed });
    expect(early.of('error')[0]!.code).toBe('video_hours');
    const link = new RegExp(`/consultation/${id} `),
      sent = async () => (await textsTo(server, '9811122233')).filter((text) => link.test(text)).length;
    const until = (time: string) => (new Date(time).getTime() - server.clock.now().getTime()) / 1_000;
    const seconds = until('2026-11-24T10:44:00+05:30');
    for (const { clock } of servers) clock.advance(seconds);
    for (const { jobs } of servers) await jobs.settle();
    expect(await sent()).toBe(0);
    // Another server wakes it while it is being sent.
    await server.database.db.execute(
      sql`create function wake_link() returns trigger language plpgsql as $$ begin update job set run_at = clock_timestamp() where kind = 'video_link' and attempts < 5; return new; end $$`,
    );
    await server.database.db.execute(
      sql`create trigger wakes after insert on outbox for each row execute function wake_link()`,
    );
    for (const { clock } of servers) clock.advance(61);
    await expect
      .poll(
        async () => {
          for (const { jobs } of servers) await jobs.settle();
          return sent();
        },
        { timeout: 40_000 },
      )
      .toBe(1);
    const here = await connect(server, patient, id),
      there = await connect(servers.at(-1)!, doctor, id);
    const offer = { description: { type: 'offer', sdp: 'v=0\r\n'.repeat(4_000) } };
    here.send({ type: 'signal', data: offer });
    expect(await there.until('signal')).toEqual([{ type: 'signal', data: offer }]);
    there.send({ type: 'signal', data: { call: 'audio-only' } });
    expect(await here.until('signal')).toEqual([{ type: 'signal', data: { call: 'audio-only' } }]);
    // Chat stands beside it.
    there.write('Can you hear me?', 'client-video');
    await here.until('message');
    expect(await historyOf(patient, id)).toHaveLength(1);
    for (const { clock } of servers) clock.advance(90 * 60);
    expect(await here.closed()).toMatchObject({ code: closeCodes.closed });
    for (const { jobs } of servers) await jobs.settle();
    expect(await sent()).toBe(1);
    // Its doctor has a day to write; then it is closed, and what the patient shares with it.
    const record = () => doctor.call('GET', `/staff/consultations/${id}/patient/`);
    expect((await record()).statusCode).toBe(200);
    for (const { clock } of servers) clock.advance(22 * 3_600);
    await renewStaffSessions(server);
    for (const { jobs } of servers) await jobs.settle();
    expect((await record()).statusCode).toBe(200);
    for (const { clock } of servers) clock.advance(2 * 3_600);
    await renewStaffSessions(server);
    await expect
      .poll(
        async () => {
          for (const { jobs } of servers) await jobs.settle();
          return (await record()).statusCode;
        },
        { timeout: 40_000 },
      )
      .toBe(409);
    expect(failureOf(await record()).code).toBe('consultation_closed');
    expect(
      await good<{ data: ConsultationDetail }>(patient.call('GET', `/consultation/${id}/`)),
    ).toMatchObject({ data: { status: 'closed', note: null } });
  });
});
