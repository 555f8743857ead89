import type { ConsultationDetail, StaffConsultation } from '@doorstep/contract/consultation.schema';
import type { Failure } from '@doorstep/contract/common.schema';
import type { StaffToday } from '@doorstep/contract/staff.schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { connect, good, newChatDoctor, openHours, startChat, type ChatPerson } from './chat.ts';
import { as, newPatient, textsTo } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer;
beforeAll(async () => {
  server = await newServer(testSettings());
  openHours(server);
}, 60_000);
afterAll(() => server.close());
const TIMEOUT = { timeout: 120_000 };
type Doctor = Awaited<ReturnType<typeof newChatDoctor>>;
const inboxOf = async ({ call }: Pick<ChatPerson, 'call'>, query = '') =>
  (await good<{ data: { consultations: StaffConsultation[] } }>(call('GET', `/staff/consultations/${query}`)))
    .data.consultations;
const danger = async (patient: ChatPerson, { doctorId }: Doctor, danger_signs: string[], message = 'Help') =>
  (
    await good<{ consultation_id: string }>(
      patient.call('POST', '/consultation/start-chat/', {
        doctor_id: doctorId,
        message,
        danger_signs,
        agreed: true,
      }),
    )
  ).consultation_id;
const partOf = (data: StaffToday['data']) => data.find(({ key }) => key === 'consultations_danger');
const todayOf = async ({ call }: Pick<ChatPerson, 'call'>) =>
  partOf((await good<StaffToday>(call('GET', '/staff/today/?only=counts'))).data);
async function advance(seconds: number) {
  server.clock.advance(seconds);
  await server.jobs.wake('danger_unanswered');
  await server.jobs.settle();
  await server.jobs.settle();
}
async function answered(doctor: Doctor, id: string) {
  const desk = await connect(server, doctor, id);
  desk.write('Namaste, I am here.', `answer-${id}`);
  await desk.until('message');
  desk.socket.close();
}

describe('the inbox', TIMEOUT, () => {
  test('puts a danger sign before patients who have waited longer, on the first page too', async () => {
    const doctor = await newChatDoctor(server),
      long = await startChat(await newPatient(server), doctor.doctorId);
    server.clock.advance(60);
    const longer = await startChat(await newPatient(server), doctor.doctorId);
    server.clock.advance(60);
    const urgent = await danger(await newPatient(server), doctor, ['stroke']);
    expect((await inboxOf(doctor)).map(({ id, danger: is }) => [id, is])).toEqual([
      [urgent, true],
      [long, false],
      [longer, false],
    ]);
    expect((await inboxOf(doctor, '?page=1&limit=1')).map(({ id }) => id)).toEqual([urgent]);
    expect(await todayOf(doctor)).toMatchObject({ count: 1 });
    await answered(doctor, urgent);
    expect((await inboxOf(doctor)).map(({ id }) => id)).toEqual([long, longer, urgent]);
    expect(await todayOf(doctor)).toMatchObject({ count: 0 });
  });
  test('orders two danger signs by who has waited longer', async () => {
    const doctor = await newChatDoctor(server),
      one = await danger(await newPatient(server), doctor, ['bleeding']);
    server.clock.advance(30);
    const two = await danger(await newPatient(server), doctor, ['breathing', 'chest-pain']);
    expect((await inboxOf(doctor)).map(({ id }) => id)).toEqual([one, two]);
  });
  test('marks a sign that is answered in a chat that is open already, before the others are answered', async () => {
    const doctor = await newChatDoctor(server),
      patient = await newPatient(server),
      first = await startChat(await newPatient(server), doctor.doctorId),
      id = await startChat(patient, doctor.doctorId);
    await answered(doctor, id);
    await good(patient.call('POST', `/consultation/${id}/consent/`, { danger_signs: ['unconscious'] }));
    expect((await inboxOf(doctor)).map((row) => [row.id, row.danger])).toEqual([
      [id, true],
      [first, false],
    ]);
  });
  test('marks danger that is typed during the chat, and not what is denied', async () => {
    const doctor = await newChatDoctor(server),
      patient = await newPatient(server),
      id = await startChat(patient, doctor.doctorId, 'No chest pain, only a cold.');
    const wordsOf = async () => (await inboxOf(doctor)).find((row) => row.id === id)!;
    expect(await wordsOf()).toMatchObject({ danger: false, danger_words: [] });
    const socket = await connect(server, patient, id);
    socket.write('Papa ko seene mein dard ho raha hai', 'typed-message-1');
    await socket.until('message');
    socket.socket.close();
    expect(await wordsOf()).toMatchObject({ danger: true, danger_words: ['chest-pain'] });
    expect(
      await good<{ data: ConsultationDetail }>(doctor.call('GET', `/consultation/${id}/`)),
    ).toMatchObject({
      data: { danger_words: ['chest-pain'], danger_since: expect.any(String) },
    });
  });
});

describe('escalation', TIMEOUT, () => {
  test('notifies the other doctors on duty and the admins after two minutes without an answer, not before', async () => {
    // Danger signs of other tests are escalated before this doctor is on duty.
    await advance(600);
    const doctor = await newChatDoctor(server),
      other = await newChatDoctor(server),
      id = await danger(await newPatient(server), doctor, ['breathing']);
    await advance(90);
    expect((await textsTo(server, other.mobile)).filter((text) => text.includes('URGENT'))).toEqual([]);
    expect((await inboxOf(other)).map((row) => row.id)).not.toContain(id);
    expect((await other.call('POST', `/staff/consultations/${id}/take/`)).statusCode).toBe(404);
    await advance(60);
    expect((await textsTo(server, other.mobile)).join()).toContain(
      'a patient with a danger sign has waited 2 min',
    );
    const row = (await inboxOf(other)).find((one) => one.id === id)!;
    expect(row).toMatchObject({ own: false, danger: true, last_message: null, unread: 0 });
    expect(row.escalated_at).not.toBeNull();
    expect((await other.call('GET', `/consultation/${id}/`)).statusCode).toBe(404);
    const admin = await server.app.inject({
      url: '/api/staff/today/?only=counts',
      headers: await as.admin(server),
    });
    expect(
      admin.json<StaffToday>().data.find(({ key }) => key === 'consultations_unanswered')!.count,
    ).toBeGreaterThanOrEqual(1);
  });
  test('goes on until a doctor takes the patient over, who then has the chat', async () => {
    const doctor = await newChatDoctor(server),
      other = await newChatDoctor(server),
      third = await newChatDoctor(server),
      id = await danger(await newPatient(server), doctor, ['bleeding']);
    await advance(130);
    const told = async () =>
      (await textsTo(server, third.mobile)).filter((text) => text.includes('URGENT')).length;
    const once = await told();
    expect(once).toBeGreaterThan(0);
    await advance(310);
    expect(await told()).toBeGreaterThan(once);
    await good(other.call('POST', `/staff/consultations/${id}/take/`));
    await good(other.call('POST', `/staff/consultations/${id}/take/`));
    expect((await inboxOf(other)).find((one) => one.id === id)).toMatchObject({ own: true, danger: true });
    expect((await doctor.call('GET', `/consultation/${id}/`)).statusCode).toBe(404);
    await answered(other, id);
    const late = await third.call('POST', `/staff/consultations/${id}/take/`);
    expect([late.statusCode, late.json<Failure>().code]).toEqual([409, 'consultation_taken']);
    expect((await inboxOf(third)).map((one) => one.id)).not.toContain(id);
  });
  test('does not happen where a doctor answers in time, or the chat has no danger sign', async () => {
    const doctor = await newChatDoctor(server),
      other = await newChatDoctor(server),
      calm = await startChat(await newPatient(server), doctor.doctorId, 'A rash on my arm'),
      id = await danger(await newPatient(server), doctor, ['self-harm']);
    await answered(doctor, id);
    await advance(400);
    const shown = (await inboxOf(other)).map((one) => one.id);
    expect(shown).not.toContain(id);
    expect(shown).not.toContain(calm);
  });
});
