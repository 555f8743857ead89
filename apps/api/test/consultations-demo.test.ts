import type { Doctor } from '@doorstep/contract/appointment.schema';
import type { Consultation, PatientRecord, StaffConsultation } from '@doorstep/contract/consultation.schema';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import { describe, expect, test } from 'vitest';
import { isChatOpen } from '../src/consultation/hours.ts';
import { good, historyOf, startChat } from './chat.ts';
import { as, newPatient, type Person } from './people.ts';
import { seederOf } from './seed.ts';
import { newServer, testSettings } from './test-server.ts';

async function demoAt(start: string, isTwice = false) {
  const settings = testSettings({ CLOCK_START: start });
  const server = await newServer(settings, {
    prepare: async (database) => {
      const seeder = await seederOf(database, settings),
        now = new Date(start);
      await Promise.all(isTwice ? [seeder.seed(now), seeder.seed(now)] : [seeder.seed(now)]);
      if (isTwice) await seeder.seed(now);
      await seeder.close();
    },
  });
  async function read<T>(person: Person, path: string): Promise<T> {
    const answer = await server.app.inject({ url: `/api${path}`, headers: await as[person](server) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: T }>().data;
  }
  return { server, read };
}
const waitingIn = async (read: Awaited<ReturnType<typeof demoAt>>['read']) =>
  (await read<{ consultations: StaffConsultation[] }>('doctor', '/staff/consultations/')).consultations;

describe("the demo's consultations", { timeout: 60_000 }, () => {
  test('stand on the desk and the hub, made once', async () => {
    const { server, read } = await demoAt('2026-11-24T10:00:00+05:30', true);
    try {
      const waiting = await waitingIn(read);
      expect(
        waiting.map(({ patient, unread, danger_signs, last_message }) => [
          patient.name,
          unread,
          danger_signs?.yes,
          last_message?.message_id,
        ]),
      ).toEqual([
        ['Imran Ansari', 1, ['bleeding'], 1],
        ['Asha Kumari', 1, [], 5],
      ]);
      for (const { waiting_since } of waiting)
        expect(waiting_since! > '2026-11-24T09:00' && waiting_since! < '2026-11-24T10:00').toBe(true);
      const own = await read<Consultation[]>('asha', '/consultations/');
      expect(
        own.map(({ status, unread, doctor, note }) => [status, unread, doctor.name, note === null]),
      ).toEqual([
        ['open', 0, 'Anil Mahato', true],
        ['open', 1, 'Farah Ansari', true],
        ['closed', 0, 'Anil Mahato', false],
      ]);
      const [, , over] = own;
      const written = (await read<Prescription[]>('asha', '/prescriptions/')).find(
        ({ type }) => type === 'doctor',
      );
      expect(written).toMatchObject({
        status: 'pending',
        uploaded_at: '2026-11-18T10:20:00.000+05:30',
        by_doctor: {
          consultation_id: over!.id,
          doctor_name: 'Dr. Anil Mahato',
          lines: [
            { quantity: 2, days: 30 },
            { quantity: 1, days: 5 },
          ],
          typed: [{ name: 'Vitamin C 1000 mg effervescent tablet', days: 30 }],
        },
      });
      const record = await read<PatientRecord>('doctor', `/staff/consultations/${waiting[1]!.id}/patient/`);
      expect(record).toMatchObject({ name: 'Asha Kumari', allergies: 'Penicillin: rash and swelling' });
      // They go on like any other.
      const patient = await newPatient(server);
      const { data } = await good<{ data: Doctor[] }>(patient.call('GET', '/online-doctors/'));
      expect(data.filter(({ available }) => available).length).toBeGreaterThanOrEqual(5);
      expect(data.find(({ name }) => name === 'Rakesh Prasad')).toMatchObject({ available: false });
      const id = await startChat(patient, data[0]!.id);
      expect(await historyOf(patient, id)).toHaveLength(1);
      expect(await waitingIn(read)).toHaveLength(3);
      // At every open hour of the week somebody is there, the desk's own doctor among them.
      for (let hour = 0; hour < 7 * 24; hour++) {
        server.clock.advance(3_600);
        const now = server.clock.now();
        if (!isChatOpen(now)) continue;
        const [first] = (await server.app.inject('/api/online-doctors/')).json<{ data: Doctor[] }>().data;
        expect(first!.available, now.toISOString()).toBe(true);
      }
    } finally {
      await server.close();
    }
  });
  test.each([
    ['2026-11-24T03:00:00+05:30', '2026-11-23'],
    ['2026-11-24T09:10:00+05:30', '2026-11-23'],
    ['2026-11-24T22:30:00+05:30', '2026-11-24'],
  ])('begun at %s, they are of the last open hours', async (start, day) => {
    const { server, read } = await demoAt(start);
    try {
      for (const { waiting_since } of await waitingIn(read)) {
        expect(waiting_since!.slice(0, 10)).toBe(day);
        const time = waiting_since!.slice(11, 16);
        expect(time >= '09:00' && time < '22:00', time).toBe(true);
      }
    } finally {
      await server.close();
    }
  });
});
