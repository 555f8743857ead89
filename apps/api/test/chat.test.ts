import { setTimeout as pause } from 'node:timers/promises';
import { chatSocketPath, closeCodes, MESSAGE_MAX, SOCKETS_MAX } from '@doorstep/contract/consultation';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import {
  connect,
  good,
  historyOf,
  newChatDoctor,
  openHours,
  openSocket,
  portOf,
  startChat,
  ticketFor,
  type ChatPerson,
} from './chat.ts';
import { createLog } from '../src/platform/log.ts';
import { createServers } from './databases.ts';
import { newPatient } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

const TIMEOUT = { timeout: 60_000 };
describe('a chat', TIMEOUT, () => {
  let servers: [AppServer, ...AppServer[]];
  beforeAll(async () => {
    const opened = await createServers();
    ({ servers } = opened);
    return opened.close;
  }, 120_000);
  const server = (i: number) => servers[i % servers.length]!;
  async function pair(message?: string) {
    openHours(server(0));
    if (servers.length > 1) openHours(server(1));
    const doctor = await newChatDoctor(server(0)),
      patient = await newPatient(server(0)),
      id = await startChat(patient, doctor.doctorId, message);
    return { doctor, patient, id };
  }
  const path = (id: string, ticket: string) => chatSocketPath(id, ticket);

  test('each side hears the other in order, whichever server it is at', async () => {
    const { doctor, patient, id } = await pair('My feet are swollen.');
    const here = await connect(server(0), patient, id),
      there = await connect(server(1), doctor, id);
    here.write('Since yesterday.', 'client-0001');
    expect(await there.until('message')).toMatchObject([
      {
        message_id: 2,
        message: 'Since yesterday.',
        sender_type: 'patient',
        sender_id: patient.id,
        client_id: 'client-0001',
      },
    ]);
    there.write('Both the same?', 'client-0001');
    const heard = await here.until('message', 2);
    expect(heard.map(({ message_id, sender_type }) => [message_id, sender_type])).toEqual([
      [2, 'patient'],
      [3, 'doctor'],
    ]);
    expect(heard[1]!.sender_name).toBe('Dr. Kavita Sinha');
    expect((await historyOf(patient, id)).map(({ message }) => message)).toEqual([
      'My feet are swollen.',
      'Since yesterday.',
      'Both the same?',
    ]);
    expect((await historyOf(doctor, id, '?after=2')).map(({ message_id }) => message_id)).toEqual([3]);
    expect((await historyOf(doctor, id, '?before=3')).map(({ message_id }) => message_id)).toEqual([1, 2]);
    for (const one of [here, there]) one.socket.close();
  });
  test('a message that is sent again is one message, and who sent it hears so (F19)', async () => {
    const { doctor, patient, id } = await pair();
    const here = await connect(server(0), patient, id),
      there = await connect(server(1), doctor, id);
    for (let i = 0; i < 3; i++) here.write('138 over 88', 'client-once');
    await here.until('message', 3);
    // Another device, another server, the same message.
    const again = await connect(server(1), patient, id);
    again.write('138 over 88', 'client-once');
    expect((await again.until('message')).map(({ message_id }) => message_id)).toEqual([2]);
    here.write('this morning', 'client-next');
    await there.until('message', 2);
    expect(there.of('message').map(({ message_id }) => message_id)).toEqual([2, 3]);
    expect(await historyOf(doctor, id)).toHaveLength(3);
  });
  test('what is written while nobody listens is there after `after`; what comes meanwhile is heard once (F20)', async () => {
    const { doctor, patient, id } = await pair();
    const there = await connect(server(1), doctor, id);
    for (let i = 0; i < 4; i++) there.write(`Line ${i}`, `client-gap-${i}`);
    await there.until('message', 4);
    const here = await connect(server(0), patient, id);
    there.write('Line 4', 'client-gap-4');
    await here.until('message');
    const missed = await historyOf(patient, id, '?after=1');
    const all = new Map([...missed, ...here.of('message')].map((one) => [one.message_id, one.message]));
    expect([...all.values()]).toEqual(['Line 0', 'Line 1', 'Line 2', 'Line 3', 'Line 4']);
  });
  test('100 messages of both sides at once: every one once, in the same order for both', async () => {
    const { doctor, patient, id } = await pair();
    const sockets = [await connect(server(0), patient, id), await connect(server(1), doctor, id)];
    for (let i = 0; i < 50; i++) {
      for (const [side, socket] of sockets.entries()) socket.write(`${i}`, `client-many-${side}-${i}`);
      await pause(210);
    }
    const [one, other] = (await Promise.all(sockets.map((socket) => socket.until('message', 100)))) as [
      unknown[],
      unknown[],
    ];
    expect(one).toEqual(other);
    expect(sockets[0]!.of('message').map(({ message_id }) => message_id)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 2),
    );
    expect(sockets[0]!.of('error')).toEqual([]);
  });
  test('typing and marks go to the other side alone, marks never go back', async () => {
    const { doctor, patient, id } = await pair();
    const here = await connect(server(0), patient, id),
      there = await connect(server(1), doctor, id);
    there.send({ type: 'typing', is_typing: true });
    expect(await here.until('typing')).toEqual([{ type: 'typing', is_typing: true, sender_id: doctor.id }]);
    there.send({ type: 'receipt', message_id: 1, state: 'seen' });
    expect(await here.until('receipt')).toEqual([{ type: 'receipt', message_id: 1, state: 'seen' }]);
    there.send({ type: 'receipt', message_id: 99, state: 'delivered' });
    there.send({ type: 'receipt', message_id: 1, state: 'delivered' });
    there.send({ type: 'ping' });
    await there.until('pong');
    here.write('And now?', 'client-marks');
    await there.until('message');
    const { data } = await good<{
      data: { doctor_seen: number; doctor_delivered: number; patient_seen: number };
    }>(patient.call('GET', `/consultation/${id}/`));
    expect(data).toMatchObject({ doctor_seen: 1, doctor_delivered: 1, patient_seen: 0 });
    expect(there.of('typing')).toEqual([]);
    expect(there.of('receipt')).toEqual([]);
  });
  test('a closed one says its note to both, and takes no more (T31)', async () => {
    const { doctor, patient, id } = await pair();
    const here = await connect(server(0), patient, id);
    const { data } = await good<{ data: { status: string; note: string } }>(
      doctor.call('POST', `/consultation/${id}/close/`, { note: 'Drink water.' }),
    );
    expect(data).toMatchObject({ status: 'closed', note: 'Drink water.' });
    expect(await here.closed()).toMatchObject({ code: closeCodes.closed });
    expect(here.of('closed')).toEqual([{ type: 'closed', note: 'Drink water.', by: 'doctor' }]);
    const late = openSocket(await portOf(server(0)), path(id, await ticketFor(patient, id)));
    expect(await late.closed()).toMatchObject({ code: closeCodes.closed });
    expect(late.of('closed')).toEqual([{ type: 'closed', note: 'Drink water.', by: 'doctor' }]);
    // Twice is once; and a new chat is another one.
    await good(doctor.call('POST', `/consultation/${id}/close/`, { note: 'Other words.' }));
    expect(await startChat(patient, doctor.doctorId)).not.toBe(id);
  });
});

describe('who may come in', TIMEOUT, () => {
  let server: AppServer,
    port: number,
    doctor: Awaited<ReturnType<typeof newChatDoctor>>,
    patient: ChatPerson,
    id: string;
  beforeAll(async () => {
    const opened = await createServers();
    [server] = opened.servers;
    port = await portOf(server);
    doctor = await newChatDoctor(server);
    patient = await newPatient(server);
    id = await startChat(patient, doctor.doctorId);
    return opened.close;
  }, 120_000);
  const path = (of: string, ticket: string) => chatSocketPath(of, ticket);
  async function refusal(of: string, ticket: string) {
    const socket = openSocket(port, path(of, ticket)),
      closed = await socket.closed();
    return [closed?.code, socket.of('error').length];
  }
  test('a ticket opens one socket, once, within a minute (S6, T28)', async () => {
    const ticket = await ticketFor(patient, id);
    const socket = openSocket(port, path(id, ticket));
    await socket.until('connection_status');
    expect(await refusal(id, ticket)).toEqual([closeCodes.noTicket, 1]);
    for (const made of ['', 'x', 'A'.repeat(43), patient.headers.authorization.slice(7)])
      expect(await refusal(id, made)).toEqual([closeCodes.noTicket, 1]);
    const late = await ticketFor(patient, id);
    server.clock.advance(61);
    expect(await refusal(id, late)).toEqual([closeCodes.noTicket, 1]);
    socket.socket.close();
  });
  test("another's room, an unknown one, and a ticket of another one", async () => {
    const other = await newPatient(server),
      own = await startChat(other, doctor.doctorId);
    expect(await refusal(id, await ticketFor(other, own))).toEqual([closeCodes.notYours, 1]);
    expect(await refusal('CN-NOBODYS', await ticketFor(other, own))).toEqual([closeCodes.unknown, 1]);
    // Of both, but the ticket is for one of them.
    expect(await refusal(own, await ticketFor(doctor, id))).toEqual([closeCodes.notYours, 1]);
  });
  test('a login that has ended closes its sockets, and opens none (T31)', async () => {
    const somebody = await newPatient(server),
      own = await startChat(somebody, doctor.doctorId),
      ticket = await ticketFor(somebody, own),
      socket = await connect(server, somebody, own);
    await server.database.db.execute(sql`delete from session where account_id = ${somebody.id}`);
    expect(await refusal(own, ticket)).toEqual([closeCodes.noTicket, 1]);
    server.clock.advance(1);
    expect(await socket.closed()).toMatchObject({ code: closeCodes.noTicket });
  });
  test('who leaves, or whose login ends, writes nothing more, also between two looks at it (T18, T31)', async () => {
    const leaving = await newPatient(server),
      own = await startChat(leaving, doctor.doctorId),
      ticket = await ticketFor(leaving, own),
      socket = await connect(server, leaving, own);
    await good(leaving.call('DELETE', '/user/account/', { password: DEMO_PASSWORD }));
    socket.write('After all', 'client-left-1');
    // The consultation of a deleted account is closed with it: whichever end comes first is the one that is heard.
    expect([closeCodes.closed, closeCodes.noTicket]).toContain((await socket.closed())?.code);
    expect(await refusal(own, ticket)).toEqual([closeCodes.noTicket, 1]);
    expect((await doctor.call('GET', `/consultation/${own}/messages/`)).statusCode).toBe(404);
    const logsOut = await newPatient(server),
      theirs = await startChat(logsOut, doctor.doctorId),
      line = await connect(server, logsOut, theirs);
    await good(logsOut.call('POST', '/auth/logout/'));
    line.write('After all', 'client-left-2');
    expect(await line.closed()).toMatchObject({ code: closeCodes.noTicket });
    expect(await historyOf(doctor, theirs)).toHaveLength(1);
  });
  test('a doctor who is one no more is not let in, and writes nothing more (S7)', async () => {
    const leaving = await newChatDoctor(server),
      own = await startChat(patient, leaving.doctorId),
      ticket = await ticketFor(leaving, own);
    await server.database.db.execute(sql`update account set role = 'patient' where id = ${leaving.id}`);
    expect(await refusal(own, ticket)).toEqual([closeCodes.notYours, 1]);
  });
  test('a page of another site is not let in (T29)', async () => {
    const ticket = await ticketFor(patient, id);
    for (const origin of [
      'https://evil.example',
      `http://127.0.0.1:${port}.evil.example`,
      `http://127.0.0.1:${port + 1}`,
      'null',
    ]) {
      const foreign = openSocket(port, path(id, ticket), origin);
      expect(await foreign.failed(), origin).toContain('403');
    }
    // None of these used it up.
    const own = openSocket(port, path(id, ticket), `http://127.0.0.1:${port}`);
    await own.until('connection_status');
    own.socket.close();
  });
  test('so many sockets an account, and no more (T30)', async () => {
    const somebody = await newPatient(server),
      own = await startChat(somebody, doctor.doctorId),
      sockets = [];
    for (let i = 0; i < SOCKETS_MAX; i++) sockets.push(await connect(server, somebody, own));
    expect(await refusal(own, await ticketFor(somebody, own))).toEqual([1013, 1]);
    sockets[0]!.socket.close();
    await sockets[0]!.closed();
    await expect
      .poll(
        async () => {
          const one = openSocket(port, path(own, await ticketFor(somebody, own)));
          await expect.poll(() => one.heard.length, { timeout: 15_000 }).toBeGreaterThan(0);
          return one.of('connection_status').length;
        },
        { timeout: 15_000 },
      )
      .toBe(1);
    for (const { socket } of sockets) socket.close();
  });
  test('who sends what is no event, too much, or too fast (T30)', async () => {
    const socket = await connect(server, patient, id);
    const bad = [
      'no json',
      '[]',
      '{"type":"message"}',
      JSON.stringify({ type: 'message', message: 'x'.repeat(MESSAGE_MAX + 1), client_id: 'client-long' }),
      JSON.stringify({ type: 'message', message: 'a\0b', client_id: 'client\0nul' }),
      JSON.stringify({ type: 'message', message: 'Forged', client_id: 'x' }),
      `{"type":"signal","data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    ];
    for (const text of bad) socket.socket.send(text);
    const errors = await socket.until('error', bad.length);
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['chat_unreadable']));
    // Sender and time are the server's own.
    socket.write('I am your doctor', 'client-forged', { sender_type: 'doctor', sender_id: doctor.id });
    expect(await socket.until('message')).toMatchObject([{ sender_type: 'patient', sender_id: patient.id }]);
    for (let i = 0; i < 12; i++) socket.write(`Fast ${i}`, `client-fast-${i}`);
    const fast = (await socket.until('error', bad.length + 1)).find(({ code }) => code === 'chat_fast');
    expect(fast!.client_id).toMatch(/^client-fast-/);
    const stored = (await historyOf(patient, id)).filter(({ message }) => message.startsWith('Fast'));
    expect(stored.length).toBeLessThan(12);
    const noise = await connect(server, patient, id);
    for (let i = 0; i < 150; i++) noise.socket.send('noise');
    expect(await noise.closed()).toMatchObject({ code: 1008 });
    const binary = await connect(server, patient, id);
    binary.socket.send(Buffer.from('{"type":"ping"}'));
    expect(await binary.closed()).toMatchObject({ code: 1003 });
    const large = await connect(server, patient, id);
    large.socket.send('x'.repeat(70_000));
    expect(await large.closed()).toMatchObject({ code: 1009 });
    const flood = await connect(server, patient, id);
    for (let i = 0; i < 1_000; i++) flood.write('flood', `client-flood-${i}`);
    expect(await flood.closed()).toMatchObject({ code: 1008 });
  });
  test('outside its hours none is open, and those that are end then (C2, F26)', async () => {
    const socket = await connect(server, patient, id),
      ten = new Date('2026-11-24T22:00:00+05:30').getTime();
    server.clock.advance((ten - 20_000 - server.clock.now().getTime()) / 1_000);
    socket.write('Still open', 'client-late');
    await socket.until('message');
    const ticket = await ticketFor(patient, id);
    server.clock.advance((ten - server.clock.now().getTime()) / 1_000);
    expect(await socket.closed()).toMatchObject({ code: closeCodes.closed });
    expect(socket.of('error').at(-1)!.code).toBe('chat_hours');
    expect(await refusal(id, ticket)).toEqual([closeCodes.closed, 1]);
    const refused = await patient.call('POST', '/consultation/start-chat/', {
      doctor_id: doctor.doctorId,
      message: 'Hello',
    });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'chat_hours']);
    // History is read at any hour.
    expect((await historyOf(patient, id)).length).toBeGreaterThan(0);
  });
});

test('a ticket stands in no log, whatever becomes of its socket (S6, T28)', async () => {
  let written = '';
  const log = createLog('trace', {
    write: (line: string) => {
      written += line;
    },
  });
  const server = await newServer(testSettings({ LOG_LEVEL: 'trace' }), { log });
  try {
    const doctor = await newChatDoctor(server),
      patient = await newPatient(server),
      id = await startChat(patient, doctor.doctorId, 'My secret illness'),
      port = await portOf(server),
      tickets = [await ticketFor(patient, id), await ticketFor(patient, id), await ticketFor(doctor, id)];
    const socket = openSocket(port, chatSocketPath(id, tickets[0]!));
    await socket.until('connection_status');
    socket.write('Another secret', 'client-logged');
    await socket.until('message');
    // Used, of another consultation, from another site, and without a handshake.
    await openSocket(port, chatSocketPath(id, tickets[0]!)).closed();
    await openSocket(port, chatSocketPath('CN-NOBODYS', tickets[1]!)).closed();
    await openSocket(port, chatSocketPath(id, tickets[2]!), 'https://evil.example').failed();
    await server.app.inject(chatSocketPath(id, tickets[2]!));
    socket.socket.close();
    await socket.closed();
    expect(written).toContain('/ws/chat/');
    for (const secret of [...tickets, 'token=', 'secret illness', 'Another secret'])
      expect(written, secret).not.toContain(secret);
  } finally {
    await server.close();
  }
});
