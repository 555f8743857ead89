import type { AddressInfo } from 'node:net';
import { serverEvent, type ChatMessage, type ServerEvent } from '@doorstep/contract/chat.schema';
import { chatSocketPath } from '@doorstep/contract/consultation';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { isChatOpen, videoSlots } from '../src/consultation/hours.ts';
import type { AppServer } from '../src/create-server.ts';
import { indianDay, indianMidnight } from '../src/platform/clock.ts';
import { newDoctor } from './appointments.ts';
import { newPatient, newPerson } from './people.ts';

const PATIENTLY = { timeout: 15_000, interval: 10 };
/** Port of a server on loopback; it listens from the first time on that it is asked for. */
export async function portOf(server: AppServer): Promise<number> {
  const { app } = server;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
/** A doctor with a login, in their hours all day. */
export async function newChatDoctor(server: AppServer) {
  const person = await newPerson(server, 'doctor'),
    { id: doctorId } = await newDoctor(server, { accountId: person.id, from: 0, to: 1440 });
  return { ...person, doctorId };
}
export type ChatPerson = Awaited<ReturnType<typeof newPatient>>;
/** The body of an answer that must be good. */
export async function good<T>(answer: ReturnType<ChatPerson['call']>): Promise<T> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body) as T;
}
export const startChat = async (patient: ChatPerson, doctorId: number | null, message = 'Namaste') =>
  (
    await good<{ consultation_id: string }>(
      patient.call('POST', '/consultation/start-chat/', {
        doctor_id: doctorId,
        message,
        agreed: true,
      }),
    )
  ).consultation_id;
/** Makes a consultation one that was held by video, with both cameras on. */
export const holdByVideo = (server: AppServer, id: string, at = server.clock.now()) =>
  server.database.db
    .execute(sql`update consultation set type = 'video', starts_at = ${at.toISOString()}::timestamptz,
    ends_at = ${at.toISOString()}::timestamptz + interval '30 minutes', patient_video_at = ${at.toISOString()}::timestamptz,
    doctor_video_at = ${at.toISOString()}::timestamptz where id = ${id}`);
export const ticketFor = async (person: ChatPerson, id: string) =>
  (await good<{ ticket: string }>(person.call('POST', `/consultation/${id}/ticket/`))).ticket;
export const historyOf = async (person: ChatPerson, id: string, query = ''): Promise<ChatMessage[]> =>
  (await good<{ messages: ChatMessage[] }>(person.call('GET', `/consultation/${id}/messages/${query}`)))
    .messages;

/** A socket as a browser has one, and all that it heard. */
export function openSocket(port: number, path: string, origin?: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, origin === undefined ? {} : { origin });
  const heard: ServerEvent[] = [];
  let closed: { code: number; reason: string } | undefined, failure: Error | undefined;
  socket.on('message', (data) => heard.push(serverEvent.parse(JSON.parse(String(data as Buffer)))));
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) };
  });
  socket.on('error', (error) => {
    failure = error;
  });
  const of = <Type extends ServerEvent['type']>(type: Type) =>
    heard.filter((event): event is Extract<ServerEvent, { type: Type }> => event.type === type);
  return {
    socket,
    heard,
    of,
    send: (event: object) => socket.send(JSON.stringify(event)),
    write: (message: string, client_id: string, more: object = {}) =>
      socket.send(JSON.stringify({ type: 'message', message, client_id, ...more })),
    closed: async () => {
      await expect.poll(() => closed ?? failure, PATIENTLY).toBeDefined();
      return closed;
    },
    failed: async () => {
      await expect.poll(() => failure?.message, PATIENTLY).toBeDefined();
      return failure!.message;
    },
    /** Waits until so many events of a type have come. */
    async until<Type extends ServerEvent['type']>(type: Type, count = 1) {
      await expect.poll(() => of(type).length, PATIENTLY).toBeGreaterThanOrEqual(count);
      return of(type);
    },
  };
}
export type Socket = ReturnType<typeof openSocket>;
/** Connected to a consultation, on one of its servers. */
export async function connect(server: AppServer, person: ChatPerson, id: string): Promise<Socket> {
  const socket = openSocket(await portOf(server), chatSocketPath(id, await ticketFor(person, id)));
  await socket.until('connection_status');
  return socket;
}

const DAY_MS = 86_400_000;
/** Moves the clock to ten in the morning where `isRight` does not hold by now. */
function tenUnless(server: AppServer, isRight: (now: Date) => boolean): void {
  const now = server.clock.now();
  if (isRight(now)) return;
  const today = indianMidnight(indianDay(now)).getTime() + 10 * 3_600_000;
  server.clock.advance(((today > now.getTime() ? today : today + DAY_MS) - now.getTime()) / 1_000);
}
/** Chats are open. */
export const openHours = (server: AppServer): void => tenUnless(server, isChatOpen);
/** Some time of today is left for a video consultation, and its holds last that long. */
export const openVideoHours = (server: AppServer): void =>
  tenUnless(server, (now) => videoSlots(now).length > 1);
