import type { AccessLog } from '@doorstep/contract/account.schema';
import type { ChatAttachment } from '@doorstep/contract/chat.schema';
import type { HealthNote, PatientRecord } from '@doorstep/contract/consultation.schema';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import { connect, good, historyOf, newChatDoctor, openHours, startChat } from './chat.ts';
import { countIn } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { pdf } from './files/pdfs.ts';
import { jpeg, phonePhoto } from './files/pictures.ts';
import { newPatient, newPerson } from './people.ts';
import { newBuyer, type Buyer } from './prescriptions.ts';
import { newServer, testSettings } from './test-server.ts';
import { videoTimes } from './video.ts';

type Doctor = Awaited<ReturnType<typeof newChatDoctor>>;
let server: AppServer, doctor: Doctor, other: Doctor, patient: Buyer, id: string;
beforeAll(async () => {
  server = await newServer(testSettings());
  [doctor, other] = [await newChatDoctor(server), await newChatDoctor(server)];
  return () => server.close();
});
beforeEach(async () => {
  openHours(server);
  patient = await newBuyer(server);
  id = await startChat(patient, doctor.doctorId);
});
const close = () => good(doctor.call('POST', `/consultation/${id}/close/`, { note: 'Take rest.' }));
const open = (who: Pick<Buyer, 'call'>, path: string) => who.call('GET', path.slice('/api'.length));
const sendPhoto = (who: Pick<Buyer, 'headers'>, bytes: Buffer, filename = 'photo.jpg', of = id) =>
  server.app.inject({
    method: 'POST',
    url: `/api/consultation/${of}/attachments/`,
    headers: { ...who.headers, 'content-type': multipartType },
    payload: multipart([{ bytes, filename }]),
  });
async function photoOf(who: Pick<Buyer, 'headers'>, bytes?: Buffer): Promise<ChatAttachment> {
  const answer = await sendPhoto(who, bytes ?? (await jpeg()));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ data: ChatAttachment }>().data;
}
const share = (prescription_id: string, who: Pick<Buyer, 'call'> = patient) =>
  who.call('POST', `/consultation/${id}/attachments/prescription/`, { prescription_id });
/** The message by which one side sends it, as both have it. */
async function sendIt(who: Buyer | Doctor, attachment: ChatAttachment, words = '') {
  const socket = await connect(server, who, id);
  socket.write(words, `client-${attachment.id.slice(0, 20)}`, { attachment_id: attachment.id });
  const [message] = await socket.until('message');
  socket.socket.close();
  return message!;
}

describe('a photo in a chat', () => {
  test('goes without words, drawn anew: nothing of the phone stays in it (T22, T23)', async () => {
    const sent = await photoOf(patient, await phonePhoto());
    expect(sent).toMatchObject({ kind: 'photo', path: expect.stringMatching(/^\/api\/files\//) as string });
    expect(await sendIt(patient, sent)).toMatchObject({ message: '', attachment: sent });
    const [, message] = await historyOf(doctor, id);
    expect(message).toMatchObject({ attachment: sent, sender_type: 'patient' });
    const answer = await open(doctor, sent.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const { exif, gps } = (await sharp(answer.rawPayload).metadata()) as { exif?: Buffer; gps?: unknown };
    expect([exif, gps]).toEqual([undefined, undefined]);
  });
  test('is opened by both, and by nobody else; the doctor’s looks stand in the audit (T48)', async () => {
    const sent = await photoOf(patient),
      answered = await photoOf(doctor);
    await sendIt(patient, sent, 'This is the rash.');
    await sendIt(doctor, answered, 'It should look like this.');
    for (const who of [patient, doctor])
      for (const { path } of [sent, answered]) expect((await open(who, path)).statusCode).toBe(200);
    const stranger = await newPatient(server),
      admin = await newPerson(server, 'admin'),
      pharmacist = await newPerson(server, 'pharmacist');
    for (const who of [stranger, other, admin, pharmacist])
      for (const { path } of [sent, answered]) expect(failureOf(await open(who, path)).status).toBe(404);
    expect(
      await countIn(
        server,
        sql`select count(*) as n from audit where action = 'read' and object_kind = 'chat_photo' and actor_id = ${doctor.id} and subject_id = ${patient.id} and result = 'done'`,
      ),
    ).toBe(1);
  });
  test('after the end its patient keeps both, the doctor opens no more of the patient’s', async () => {
    const sent = await photoOf(patient),
      answered = await photoOf(doctor);
    await sendIt(patient, sent);
    await sendIt(doctor, answered);
    await close();
    for (const { path } of [sent, answered]) expect((await open(patient, path)).statusCode).toBe(200);
    expect(failureOf(await open(doctor, sent.path)).status).toBe(404);
    expect((await open(doctor, answered.path)).statusCode).toBe(200);
    expect(failureOf(await sendPhoto(patient, await jpeg()))).toMatchObject({
      status: 409,
      code: 'consultation_closed',
    });
  });
  test('a doctor who is somebody’s patient opens what is sent to them', async () => {
    const own = await startChat(other, doctor.doctorId);
    const answer = await sendPhoto(doctor, await jpeg(), 'photo.jpg', own);
    const { path } = answer.json<{ data: ChatAttachment }>().data;
    expect((await open(other, path)).statusCode).toBe(200);
    await good(doctor.call('POST', `/consultation/${own}/close/`, { note: 'Take rest.' }));
  });
  test('what is no photo, or too large, is refused and leaves nothing behind', async () => {
    const files = sql`select count(*) as n from file where account_id = ${patient.id}`;
    for (const [bytes, status, filename] of [
      [pdf(), 415, 'a.pdf'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, 'a.svg'],
      [Buffer.from('GIF89a<script>'), 415, 'a.jpg'],
      [Buffer.alloc(5 * 1024 * 1024 + 1, 1), 413, 'a.jpg'],
      [(await jpeg()).subarray(0, 300), 400, 'a.jpg'],
    ] as const) {
      const { status: got } = failureOf(await sendPhoto(patient, bytes, filename));
      expect(got, filename).toBe(status);
    }
    expect(await countIn(server, files)).toBe(0);
    const stranger = await newPatient(server);
    for (const who of [stranger, other])
      expect(failureOf(await sendPhoto(who, await jpeg())).status).toBe(404);
  });
  test('is sent by who uploaded it, in the consultation that it is of', async () => {
    const mine = await photoOf(patient),
      theirs = await photoOf(doctor);
    const elsewhere = await startChat(patient, other.doctorId);
    const socket = await connect(server, patient, elsewhere);
    for (const [attachment_id, clientId] of [
      [mine.id, 'client-elsewhere'],
      [theirs.id, 'client-theirs-1'],
      ['A'.repeat(43), 'client-nothing'],
    ] as const)
      socket.write('Look', clientId, { attachment_id });
    const refused = await socket.until('error', 3);
    expect(refused.map(({ code }) => code)).toEqual(Array<string>(3).fill('attachment_missing'));
    expect(refused.map(({ client_id }) => client_id)).toContain('client-elsewhere');
    socket.socket.close();
    await good(other.call('POST', `/consultation/${elsewhere}/close/`, { note: 'Take rest.' }));
  });
});

describe("a prescription of the patient's own in a chat", () => {
  test('is opened by the doctor while the consultation is open', async () => {
    const sheet = await patient.upload();
    const { data } = await good<{ data: ChatAttachment }>(share(sheet.id));
    expect(data).toMatchObject({ kind: 'prescription', path: sheet.image });
    await sendIt(patient, data, 'This is the prescription.');
    expect((await open(doctor, data.path)).statusCode).toBe(200);
    expect(failureOf(await open(other, data.path)).status).toBe(404);
    await close();
    expect(failureOf(await open(doctor, data.path)).status).toBe(404);
    expect((await open(patient, data.path)).statusCode).toBe(200);
  });
  test("another's, a deleted one and none are not there; the doctor has none of their own to send", async () => {
    const stranger = await newBuyer(server),
      foreign = await stranger.upload(),
      deleted = await patient.upload();
    await good(patient.call('DELETE', `/prescriptions/${deleted.id}/delete/`));
    for (const of of [foreign.id, deleted.id, 'A'.repeat(43), 'x'])
      expect(failureOf(await share(of)).status, of).toBe(404);
    const own = await patient.upload();
    for (const who of [doctor, other, stranger]) expect(failureOf(await share(own.id, who)).status).toBe(404);
    await close();
    expect(failureOf(await share(own.id))).toMatchObject({ status: 409, code: 'consultation_closed' });
  });
  test('deleted later, the message stays and its file is gone', async () => {
    const sheet = await patient.upload(),
      { data } = await good<{ data: ChatAttachment }>(share(sheet.id));
    await sendIt(patient, data, 'This one.');
    await good(patient.call('DELETE', `/prescriptions/${sheet.id}/delete/`));
    for (const who of [patient, doctor]) expect(failureOf(await open(who, data.path)).status).toBe(404);
    expect((await historyOf(doctor, id)).at(-1)).toMatchObject({ message: 'This one.' });
  });
});

describe('what a patient tells doctors of themselves', () => {
  const note = async (who: Pick<Buyer, 'call'> = patient) =>
    (await good<{ data: HealthNote }>(who.call('GET', '/user/health/'))).data;
  test('is empty at first, is changed, and is their own alone', async () => {
    expect(await note()).toEqual({ allergies: '', updated_at: null });
    const allergies = 'Penicillin: rash\nपीनट';
    await good(patient.call('PUT', '/user/health/', { allergies }));
    expect(await note()).toMatchObject({ allergies, updated_at: expect.any(String) as string });
    expect((await note(await newPatient(server))).allergies).toBe('');
    await good(patient.call('PUT', '/user/health/', { allergies: '' }));
    expect((await note()).allergies).toBe('');
    for (const wrong of [undefined, 7, ['x'], 'x'.repeat(501)])
      expect(failureOf(await patient.call('PUT', '/user/health/', { allergies: wrong })).status).toBe(400);
  });
  test('is erased with the account, and the doctor finds the consultation no more', async () => {
    await good(patient.call('PUT', '/user/health/', { allergies: 'Planted allergy' }));
    await good(patient.call('DELETE', '/user/account/', { password: DEMO_PASSWORD }));
    expect(
      await countIn(server, sql`select count(*) as n from health_note where account_id = ${patient.id}`),
    ).toBe(0);
    for (const path of [
      `/consultation/${id}/`,
      `/consultation/${id}/messages/`,
      `/staff/consultations/${id}/patient/`,
    ])
      expect(failureOf(await doctor.call('GET', path)).status, path).toBe(404);
  });
  test('is part of what they can take with them', async () => {
    await good(patient.call('PUT', '/user/health/', { allergies: 'Penicillin' }));
    const { body } = await patient.call('GET', '/user/export/');
    for (const said of ['Penicillin', id, 'Namaste']) expect(body).toContain(said);
  });
});

describe("a patient's record", () => {
  const look = (who: Pick<Buyer, 'call'> = doctor, of = id) =>
    who.call('GET', `/staff/consultations/${of}/patient/`);
  const looks = async () =>
    (await good<AccessLog>(patient.call('GET', '/user/access-log/'))).data.filter(
      ({ what }) => what === 'health_record',
    );
  test('is shown to the doctor of an open consultation; each look is in its access log', async () => {
    const sheet = await patient.upload();
    await good(patient.call('PUT', '/user/health/', { allergies: 'Penicillin' }));
    expect(await looks()).toEqual([]);
    for (let i = 0; i < 2; i++) {
      const { data } = await good<{ data: PatientRecord }>(look());
      expect(data).toMatchObject({
        name: 'New Patient',
        allergies: 'Penicillin',
        prescriptions: [{ id: sheet.id }],
        reports: [],
      });
    }
    expect(await looks()).toMatchObject([
      { who: 'Doctor', what: 'health_record', object: id },
      { who: 'Doctor', what: 'health_record', object: id },
    ]);
    // Its files open with it.
    expect((await open(doctor, sheet.image)).statusCode).toBe(200);
  });
  test('to nobody else, and not after the end', async () => {
    expect(failureOf(await look(other)).status).toBe(404);
    expect(failureOf(await look(doctor, 'CN-NOBODYS')).status).toBe(404);
    for (const role of ['admin', 'pharmacist', 'patient'] as const)
      expect(failureOf(await look(await newPerson(server, role))).status).toBe(403);
    expect(failureOf(await look(patient)).status).toBe(403);
    await close();
    expect(failureOf(await look())).toMatchObject({ status: 409, code: 'consultation_closed' });
    expect(await looks()).toEqual([]);
  });
  test('a doctor whose role was taken away sees nothing any more', async () => {
    const leaving = await newChatDoctor(server),
      own = await startChat(patient, leaving.doctorId);
    await good(look(leaving, own));
    await server.database.db.execute(sql`update account set role = 'patient' where id = ${leaving.id}`);
    expect(failureOf(await look(leaving, own)).status).toBe(403);
    // Nor by the calls that are everybody's.
    for (const path of ['', 'messages/'])
      expect(failureOf(await leaving.call('GET', `/consultation/${own}/${path}`)).status).toBe(404);
    expect(failureOf(await leaving.call('POST', `/consultation/${own}/ticket/`)).status).toBe(404);
    const { data } = (await server.app.inject(`/api/doctors/${leaving.doctorId}/`)).json<{
      data: { available: boolean };
    }>();
    expect(data.available).toBe(false);
    expect(await videoTimes(server, leaving.doctorId)).toEqual([]);
  });
});
