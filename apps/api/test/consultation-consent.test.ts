import type { ChatAttachment } from '@doorstep/contract/chat.schema';
import { chatSocketPath, closeCodes } from '@doorstep/contract/consultation';
import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import {
  connect,
  good,
  historyOf,
  newChatDoctor,
  openHours,
  openSocket,
  openVideoHours,
  portOf,
  startChat,
  ticketFor,
} from './chat.ts';
import { countIn } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newPatient, newPerson } from './people.ts';
import { newBuyer, type Buyer } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';
import { videos, videoTimes } from './video.ts';

let server: AppServer, doctor: Awaited<ReturnType<typeof newChatDoctor>>, patient: Buyer;
beforeAll(async () => {
  server = await newServer(testSettings());
  doctor = await newChatDoctor(server);
  return () => server.close();
}, 120_000);
beforeEach(async () => {
  openHours(server);
  patient = await newBuyer(server);
}, 60_000);
const start = (more: object = {}, who: Pick<Buyer, 'call'> = patient) =>
  who.call('POST', '/consultation/start-chat/', {
    doctor_id: doctor.doctorId,
    message: 'My throat is sore.',
    ...more,
  });
const detailOf = async (who: Pick<Buyer, 'call'>, id: string) =>
  (await good<{ data: ConsultationDetail }>(who.call('GET', `/consultation/${id}/`))).data;
const consult = (given: boolean) =>
  patient.call('POST', '/user/consents/', { purpose: 'teleconsultation', given });
const end = (id: string, who: Pick<Buyer, 'call'> = patient) => who.call('POST', `/consultation/${id}/end/`);

describe('consent', { timeout: 60_000 }, () => {
  test('is recorded before a chat starts, with its time and the version of its text', async () => {
    expect(failureOf(await start())).toMatchObject({ status: 409, code: 'consent_needed' });
    expect(
      await countIn(server, sql`select count(*) as n from consultation where account_id = ${patient.id}`),
    ).toBe(0);
    for (const agreed of [false, 'yes', 1, null])
      expect((await start({ agreed })).statusCode, String(agreed)).toBeGreaterThanOrEqual(400);
    const { consultation_id: id } = await good<{ consultation_id: string }>(start({ agreed: true }));
    expect((await detailOf(patient, id)).consent).toEqual({
      at: expect.stringContaining('+05:30') as string,
      version: '1',
    });
    expect(
      await countIn(
        server,
        sql`select count(*) as n from consent where account_id = ${patient.id} and purpose = 'teleconsultation' and given`,
      ),
    ).toBe(1);
  });
  test('that the account has given before is enough, and is recorded with the chat', async () => {
    await good(consult(true));
    const { consultation_id: id } = await good<{ consultation_id: string }>(start());
    expect((await detailOf(doctor, id)).consent).toMatchObject({ version: '1' });
  });
  test('that was withdrawn ends writing and the view of the record; given again, both go on', async () => {
    const id = await startChat(patient, doctor.doctorId),
      record = () => doctor.call('GET', `/staff/consultations/${id}/patient/`);
    const sheet = await patient.upload();
    await good(record());
    const [own, desk] = [await connect(server, patient, id), await connect(server, doctor, id)];
    await good(consult(false));
    own.write('Are you there?', 'client-withdrawn');
    desk.write('How are you?', 'client-of-desk');
    expect((await own.until('error')).map(({ code }) => code)).toEqual(['consent_needed']);
    expect((await desk.until('error')).map(({ code }) => code)).toEqual(['consent_missing']);
    expect(await historyOf(patient, id)).toHaveLength(1);
    expect(failureOf(await start())).toMatchObject({ code: 'consent_needed' });
    expect(failureOf(await record())).toMatchObject({ status: 409, code: 'consent_missing' });
    expect(failureOf(await doctor.call('GET', sheet.image.slice('/api'.length))).status).toBe(404);
    for (const who of [patient, doctor])
      expect(failureOf(await who.call('POST', `/consultation/${id}/ticket/`)).status).toBe(409);
    await good(patient.call('POST', `/consultation/${id}/consent/`, { danger_signs: [], agreed: true }));
    own.write('Are you there now?', 'client-again');
    await own.until('message');
    await good(record());
  });
  test('is recorded in the room of a video consultation, and withdrawn there', async () => {
    openVideoHours(server);
    const other = await newChatDoctor(server),
      time = (await videoTimes(server, other.doctorId))[0]!,
      id = await videos(patient.shop).book({ doctor: other.doctorId, time });
    server.clock.advance((Date.parse(`${time}:00+05:30`) - server.clock.now().getTime()) / 1_000);
    await good(
      patient.call('POST', `/consultation/${id}/consent/`, {
        danger_signs: [],
        agreed: true,
        patient: { age: 41, sex: 'female' },
      }),
    );
    const [own, desk] = [await connect(server, patient, id), await connect(server, other, id)];
    expect(await detailOf(other, id)).toMatchObject({ mode: 'audio', patient: { age: 41, sex: 'female' } });
    // Held by video once both cameras were on.
    own.send({ type: 'signal', data: { call: 'state', sound: true, video: true } });
    await desk.until('signal');
    expect((await detailOf(other, id)).mode).toBe('audio');
    desk.send({ type: 'signal', data: { call: 'state', sound: true, video: true } });
    await own.until('signal');
    await expect.poll(async () => (await detailOf(other, id)).mode, { timeout: 15_000 }).toBe('video');
    await good(other.call('POST', `/consultation/${id}/close/`, { note: 'Rest.' }));
  });
});

describe('a patient who ends a consultation', { timeout: 60_000 }, () => {
  test('closes it for both at once: no writing, no record, no file, no prescription', async () => {
    const id = await startChat(patient, doctor.doctorId),
      sheet = await patient.upload();
    const { data: shared } = await good<{ data: ChatAttachment }>(
      patient.call('POST', `/consultation/${id}/attachments/prescription/`, { prescription_id: sheet.id }),
    );
    expect((await doctor.call('GET', shared.path.slice('/api'.length))).statusCode).toBe(200);
    const [own, desk] = [await connect(server, patient, id), await connect(server, doctor, id)];
    // Two tabs at once.
    const answers = await Promise.all([end(id), end(id), end(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [first, ...others] = answers.map((one) => one.json<{ data: ConsultationDetail }>().data);
    expect(first).toMatchObject({ status: 'closed', closed_by: 'patient', note: null });
    for (const one of others) expect(one.closed_at).toBe(first!.closed_at);
    for (const socket of [own, desk]) {
      expect(await socket.closed()).toMatchObject({ code: closeCodes.closed });
      expect(socket.of('closed')).toEqual([{ type: 'closed', note: '', by: 'patient' }]);
    }
    expect((await detailOf(doctor, id)).closed_by).toBe('patient');
    expect(failureOf(await doctor.call('GET', `/staff/consultations/${id}/patient/`))).toMatchObject({
      status: 409,
      code: 'consultation_closed',
    });
    for (const path of [shared.path, sheet.image])
      expect(failureOf(await doctor.call('GET', path.slice('/api'.length))).status).toBe(404);
    for (const [path, body] of [
      [
        `/staff/consultations/${id}/prescription/`,
        { lines: [{ medicine_id: 2, quantity: 1, days: 2, dose: '1-0-1' }] },
      ],
    ] as const)
      expect((await doctor.call('POST', path, body)).statusCode).toBeGreaterThanOrEqual(400);
    const late = openSocket(await portOf(server), chatSocketPath(id, await ticketFor(doctor, id)));
    expect(await late.closed()).toMatchObject({ code: closeCodes.closed });
    expect(late.of('closed')).toEqual([{ type: 'closed', note: '', by: 'patient' }]);
    // A note that its doctor sends now changes nothing; the patient can begin another one.
    const closed = await good<{ data: ConsultationDetail }>(
      doctor.call('POST', `/consultation/${id}/close/`, { note: 'Too late.' }),
    );
    expect(closed.data).toMatchObject({ closed_by: 'patient', note: null });
    expect(await startChat(patient, doctor.doctorId)).not.toBe(id);
  });
  test('is its patient: its doctor, another patient and staff end none this way', async () => {
    const id = await startChat(patient, doctor.doctorId);
    for (const who of [doctor, await newPatient(server), await newPerson(server, 'pharmacist')])
      expect(failureOf(await end(id, who)).status).toBe(404);
    expect((await detailOf(patient, id)).status).toBe('open');
  });
  test('agrees with a doctor who closes it at the same time: one of the two has done it', async () => {
    const id = await startChat(patient, doctor.doctorId);
    const [ended, closed] = await Promise.all([
      end(id),
      doctor.call('POST', `/consultation/${id}/close/`, { note: 'Rest.' }),
    ]);
    expect([ended.statusCode, closed.statusCode]).toEqual([200, 200]);
    const [one, two] = [ended, closed].map((answer) => answer.json<{ data: ConsultationDetail }>().data);
    expect(one!.closed_by).toBe(two!.closed_by);
    expect(one!.note).toBe(one!.closed_by === 'doctor' ? 'Rest.' : null);
  });
  test('cancels a video consultation that has not begun, and does not end it', async () => {
    openVideoHours(server);
    const other = await newChatDoctor(server),
      times = await videoTimes(server, other.doctorId),
      id = await videos(patient.shop).book({ doctor: other.doctorId, time: times.at(-1)! });
    expect(failureOf(await end(id))).toMatchObject({ status: 409, code: 'video_ahead' });
  });
});
