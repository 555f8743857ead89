import { Writable } from 'node:stream';
import { clientEvent } from '@doorstep/contract/chat.schema';
import { chatSocketPath } from '@doorstep/contract/consultation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { connect, historyOf, newChatDoctor, openSocket, portOf, startChat, ticketFor } from './chat.ts';
import { newPatient } from './people.ts';
import { newServer, testSettings } from './test-server.ts';

/** The long form (`npm run safety`) is G3: 10,000 frames. */
const FRAMES = process.env['SAFETY'] === 'long' ? 10_000 : 1_000,
  /** Fewer than what ends a socket. */
  OF_A_SOCKET = 50;

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', '\0', '\u202E'),
);
const type = fc.oneof(
  fc.constantFrom('message', 'typing', 'receipt', 'signal', 'ping', 'connection_status', 'closed'),
  word,
);
const anything = fc.jsonValue({ depthSize: 'small' });
/** As a browser would send it, with each field right or wrong. */
const event = fc.record(
  {
    type,
    message: fc.oneof(word, anything),
    client_id: fc.oneof(fc.constant('client-hostile'), word, anything),
    attachment_id: fc.oneof(fc.constant('A'.repeat(43)), word, anything),
    is_typing: fc.oneof(fc.boolean(), anything),
    message_id: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 2 ** 53, 1e308), anything),
    state: fc.oneof(fc.constantFrom('delivered', 'seen'), anything),
    data: fc.oneof(
      fc.record({ call: fc.oneof(fc.constantFrom('join', 'leave'), anything) }),
      fc.record({ candidate: anything }),
      fc.record({ description: anything }),
      anything,
    ),
    sender_type: fc.constantFrom('doctor', 'patient'),
    sender_id: fc.integer(),
  },
  { requiredKeys: ['type'] },
);
const frame = fc.oneof(
  { arbitrary: event.map((one) => JSON.stringify(one)), weight: 6 },
  { arbitrary: anything.map((one) => JSON.stringify(one)), weight: 2 },
  { arbitrary: word, weight: 1 },
);

test(
  'whatever frames come, the server stays on its feet and stores what is a message alone (G3, T30, T36)',
  { timeout: 60_000 + FRAMES * 60 },
  async () => {
    const said: string[] = [];
    const log = createLog(
      'warn',
      new Writable({
        write(chunk: Buffer, _, done) {
          said.push(chunk.toString());
          done();
        },
      }),
    );
    const server = await newServer(testSettings(), { log });
    try {
      const doctor = await newChatDoctor(server),
        patient = await newPatient(server),
        id = await startChat(patient, doctor.doctorId),
        port = await portOf(server),
        frames = fc.sample(frame, { numRuns: FRAMES, seed: 13 });
      for (let at = 0; at < frames.length; at += OF_A_SOCKET) {
        const socket = openSocket(port, chatSocketPath(id, await ticketFor(patient, id)));
        await socket.until('connection_status');
        for (const one of frames.slice(at, at + OF_A_SOCKET)) socket.socket.send(one);
        socket.socket.close();
        await socket.closed();
      }
      // A line that was not touched still works.
      const [here, there] = [await connect(server, patient, id), await connect(server, doctor, id)];
      here.write('Still here', 'client-still-here');
      expect((await there.until('message')).at(-1)).toMatchObject({
        message: 'Still here',
        sender_type: 'patient',
      });
      const allowed = new Set(
        frames.flatMap((one) => {
          try {
            const { data } = clientEvent.safeParse(JSON.parse(one));
            return data?.type === 'message' ? [data.message] : [];
          } catch {
            return [];
          }
        }),
      );
      const stored = await historyOf(doctor, id);
      for (const { message, sender_type } of stored.slice(1, -1)) {
        expect(sender_type).toBe('patient');
        expect(allowed.has(message), JSON.stringify(message)).toBe(true);
      }
      expect(stored.map(({ message_id }) => message_id)).toEqual(
        stored.map((_, i) => stored[0]!.message_id + i),
      );
      expect(said).toEqual([]);
    } finally {
      await server.close();
    }
  },
);
