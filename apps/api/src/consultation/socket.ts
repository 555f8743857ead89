import websocket from '@fastify/websocket';
import { clientEvent, type ClientEvent, type ServerEvent } from '@doorstep/contract/chat.schema';
import {
  closeCodes,
  FRAME_MAX,
  HEARTBEAT_SECONDS,
  MESSAGES_PER_SECOND,
  SOCKETS_MAX,
} from '@doorstep/contract/consultation';
import { consultationErrors } from '@doorstep/contract/consultation.messages.en';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { AccountService } from '../account/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { httpErrorOf, notForYou } from '../platform/http/http-error.ts';
import { wellFormed } from '../platform/http/json-body.ts';
import type { Log } from '../platform/log.ts';
import { createBucket } from './bucket.ts';
import { tell } from './channel.ts';
import type { Consents } from './consent.ts';
import { isOpenNow } from './hours.ts';
import type { Messages } from './messages.ts';
import type { Parties, Party } from './party.ts';
import type { Member, Rooms } from './rooms.ts';
import { consultationTable, signalTable } from './schema.ts';
import type { Ticket, Tickets } from './tickets.ts';

interface Needs {
  db: Database;
  clock: Clock;
  log: Log;
  sessions: Pick<AccountService['sessions'], 'alive'>;
  people: AccountService['people'];
  consents: Consents;
  parties: Parties;
  tickets: Tickets;
  messages: Messages;
  rooms: Rooms;
}
/** What a socket is told; each is one sentence. */
const errors = {
  attachment_missing: consultationErrors.attachment_missing,
  chat_fast: consultationErrors.chat_fast,
  chat_hours: consultationErrors.chat_hours,
  chat_many: consultationErrors.chat_many,
  chat_not_yours: consultationErrors.chat_not_yours,
  chat_ticket: consultationErrors.chat_ticket,
  chat_unreadable: consultationErrors.chat_unreadable,
  consent_missing: consultationErrors.consent_missing,
  consent_needed: consultationErrors.consent_needed,
  consultation_closed: consultationErrors.consultation_closed,
  consultation_not_found: consultationErrors.consultation_not_found,
  message_required: consultationErrors.message_required,
  video_hours: consultationErrors.video_hours,
};
type Code = keyof typeof errors;
interface Guest extends Member {
  party: Party;
  ticket: Ticket;
  senderName: string;
  /** Heard since the last beat. */
  isAlive: boolean;
  end: (code: number, reason: Code) => void;
  socket: WebSocket;
}
/** Of the codes of RFC 6455: */
const UNREADABLE = 1003,
  AGAINST_RULES = 1008,
  TRY_LATER = 1013,
  RESTARTING = 1012;
/** Events of one socket that wait to be done, and bytes that it does not take from us: beyond it is cut off. */
const WAITING_MAX = 200,
  UNSENT_MAX = 2 ** 20;
/** Events other than messages: marks, typing, what a call is made of. */
const EVENTS_PER_SECOND = 50;
/** So many events that came too fast, or were none, end the socket. */
const REFUSED_MAX = 100;
const SIGNAL_MS = 60_000;

/** A browser names the page that opens a socket; another site's is not let in (safety T29). */
const isOwnPage = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);

/** The sockets of consultations (docs/decisions/chat.md). */
export function createSockets({
  db,
  clock,
  log,
  sessions,
  people,
  consents,
  parties,
  tickets,
  messages,
  rooms,
}: Needs) {
  const guests = new Set<Guest>();
  let beat: NodeJS.Timeout | undefined;

  const say = (socket: WebSocket, event: ServerEvent) => {
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read gets no more: it asks for what it missed when it is back.
    if (socket.bufferedAmount > UNSENT_MAX) socket.terminate();
    else socket.send(JSON.stringify(event));
  };
  const refuse = (socket: WebSocket, code: Code, clientId?: string) =>
    say(socket, {
      type: 'error',
      code,
      message: errors[code],
      ...(clientId !== undefined && { client_id: clientId }),
    });
  function end(socket: WebSocket, code: number, reason: Code) {
    refuse(socket, reason);
    socket.close(code, reason);
  }
  /** Undefined for who may not come in: the socket is ended with the reason. */
  async function admit(socket: WebSocket, id: string, token: string): Promise<Guest | undefined> {
    const no = (code: number, reason: Code) => {
      end(socket, code, reason);
      return undefined;
    };
    const ticket = /^[\w-]{20,100}$/.test(token) ? await tickets.use(token) : undefined;
    if (!ticket || (await sessions.alive([ticket.sessionId])).size === 0)
      return no(closeCodes.noTicket, 'chat_ticket');
    const found = await parties.look(id, ticket.accountId);
    if (!found) return no(closeCodes.unknown, 'consultation_not_found');
    const { side } = found;
    if (!side || ticket.consultationId !== id) return no(closeCodes.notYours, 'chat_not_yours');
    if (found.row.status === 'closed') {
      const { note, closedBy } = found.row;
      say(socket, { type: 'closed', note: note ?? '', ...(closedBy && { by: closedBy }) });
      return no(closeCodes.closed, 'consultation_closed');
    }
    if (!isOpenNow(found.row, clock.now()))
      return no(closeCodes.closed, found.row.type === 'chat' ? 'chat_hours' : 'video_hours');
    const withoutConsent = await consents.problem({ ...found, side });
    if (withoutConsent) return no(closeCodes.closed, withoutConsent);
    const own = [...guests].filter(({ ticket: { accountId } }) => accountId === ticket.accountId);
    if (own.length >= SOCKETS_MAX) return no(TRY_LATER, 'chat_many');
    return {
      consultationId: id,
      side,
      party: { ...found, side },
      ticket,
      senderName:
        side === 'doctor'
          ? found.doctorName
          : ((await people([ticket.accountId])).get(ticket.accountId)?.name ?? ''),
      isAlive: true,
      socket,
      send: (event) => say(socket, event),
      end: (code, reason) => end(socket, code, reason),
      onClosed: () => socket.close(closeCodes.closed, 'consultation_closed'),
    };
  }
  /** Both browsers are in the call when one states its camera: this is the record of a consultation by video. */
  async function seen(consultationId: string, side: Guest['side'], at: Date): Promise<void> {
    const column = side === 'patient' ? 'patientVideoAt' : 'doctorVideoAt';
    await db
      .update(consultationTable)
      .set({ [column]: at })
      .where(
        and(
          eq(consultationTable.id, consultationId),
          eq(consultationTable.status, 'open'),
          isNull(consultationTable[column]),
        ),
      );
  }
  async function signal(
    { side, consultationId, party }: Guest,
    data: (ClientEvent & { type: 'signal' })['data'],
  ) {
    const at = clock.now();
    await consents.check({ ...party, side });
    if ('call' in data && data.call === 'state' && data.video === true) await seen(consultationId, side, at);
    await db.delete(signalTable).where(lt(signalTable.at, new Date(at.getTime() - SIGNAL_MS)));
    const [row] = await db
      .insert(signalTable)
      .values({ consultationId, data, at })
      .returning({ id: signalTable.id });
    await tell(db, { kind: 'signal', id: consultationId, by: side, signal: row!.id });
  }
  async function act(guest: Guest, event: Exclude<ClientEvent, { type: 'message' }>): Promise<void> {
    const { side, consultationId, ticket, socket } = guest;
    if (event.type === 'typing')
      await tell(db, {
        kind: 'typing',
        id: consultationId,
        by: side,
        senderId: ticket.accountId,
        isTyping: event.is_typing,
      });
    else if (event.type === 'receipt')
      await messages.mark(consultationId, side, { number: event.message_id, state: event.state });
    else if (event.type === 'ping') say(socket, { type: 'pong' });
    else if (guest.party.row.type === 'video') await signal(guest, event.data);
  }
  /** Whose login has ended, or whose hours are over, is told so; between two beats, too, nothing of theirs is stored. */
  function endOf(guest: Guest, isAlive: boolean): boolean {
    const { row } = guest.party;
    if (!isAlive) guest.end(closeCodes.noTicket, 'chat_ticket');
    else if (!isOpenNow(row, clock.now()))
      guest.end(closeCodes.closed, row.type === 'chat' ? 'chat_hours' : 'video_hours');
    else return false;
    return true;
  }
  async function write(guest: Guest, event: ClientEvent & { type: 'message' }): Promise<void> {
    const { side, consultationId, ticket, socket } = guest;
    if (endOf(guest, (await sessions.alive([ticket.sessionId])).size > 0)) return;
    await consents.check(guest.party);
    if (!event.message && !event.attachment_id) {
      refuse(socket, 'message_required', event.client_id);
      return;
    }
    const { number, repeated } = await messages.send({
      consultationId,
      senderId: ticket.accountId,
      side,
      senderName: guest.senderName,
      body: event.message,
      clientId: event.client_id,
      attachmentId: event.attachment_id,
    });
    // The others have it; who sent it again did not hear so.
    if (repeated)
      for (const message of await messages.after(consultationId, number - 1, 1))
        say(socket, { type: 'message', ...message });
  }
  function read(data: RawData): ClientEvent | undefined {
    try {
      const { success, data: event } = clientEvent.safeParse(wellFormed(JSON.parse(String(data as Buffer))));
      return success && !JSON.stringify(event).includes(String.raw`\u0000`) ? event : undefined;
    } catch {
      return undefined;
    }
  }
  function hear(guest: Guest) {
    const mayWrite = createBucket(MESSAGES_PER_SECOND),
      mayAct = createBucket(EVENTS_PER_SECOND),
      { socket } = guest;
    let refusals = 0;
    return async (data: RawData): Promise<void> => {
      const event = read(data),
        clientId = event?.type === 'message' ? event.client_id : undefined;
      if (!event || !(event.type === 'message' ? mayWrite() : mayAct())) {
        refuse(socket, event ? 'chat_fast' : 'chat_unreadable', clientId);
        if (++refusals > REFUSED_MAX) socket.close(AGAINST_RULES);
        return;
      }
      try {
        await (event.type === 'message' ? write(guest, event) : act(guest, event));
      } catch (error) {
        const { status, reason } = httpErrorOf(error);
        if (status >= 500) log.error({ err: error }, 'an event of a consultation failed');
        refuse(socket, reason in errors ? (reason as Code) : 'chat_unreadable', clientId);
      }
    };
  }
  /** What comes before the socket was let in waits for that; one after the other, so that messages keep their order. */
  function open(socket: WebSocket, { params, query }: FastifyRequest): void {
    const { id } = params as { id: string },
      { token } = query as { token?: unknown };
    let waiting = 0,
      guest: Guest | undefined,
      listen: ReturnType<typeof hear> | undefined;
    let turn: Promise<unknown> = admit(socket, id, typeof token === 'string' ? token : '')
      .then(async (let_in) => {
        if (!let_in || socket.readyState !== socket.OPEN) return;
        guest = let_in;
        listen = hear(guest);
        guests.add(guest);
        await rooms.join(guest);
        say(socket, { type: 'connection_status', consultation_id: id, status: 'connected' });
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not be let in');
        socket.close(TRY_LATER);
      });
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (isBinary) socket.close(UNREADABLE);
      else if (++waiting > WAITING_MAX) socket.close(AGAINST_RULES);
      else {
        if (guest) guest.isAlive = true;
        turn = turn
          .then(() => (socket.readyState === socket.OPEN ? listen?.(data) : undefined))
          .finally(() => waiting--);
      }
    });
    socket.on('pong', () => {
      if (guest) guest.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      void turn.finally(() => {
        if (!guest) return;
        guests.delete(guest);
        rooms.leave(guest);
      });
    });
  }
  async function review(): Promise<void> {
    const alive = await sessions.alive([...guests].map(({ ticket }) => ticket.sessionId));
    for (const guest of guests) endOf(guest, alive.has(guest.ticket.sessionId));
  }
  const reviewInBackground = () =>
    void review().catch((err: unknown) => log.warn({ err }, 'sockets could not be looked through'));
  function onBeat() {
    for (const guest of guests)
      if (guest.isAlive) {
        guest.isAlive = false;
        guest.socket.ping();
      } else guest.socket.terminate();
    reviewInBackground();
  }
  return {
    review: reviewInBackground,
    async mount(app: FastifyInstance): Promise<void> {
      await app.register(websocket, {
        options: { maxPayload: FRAME_MAX },
        preClose(done) {
          for (const { socket } of guests) socket.close(RESTARTING);
          app.websocketServer.close(done);
        },
      });
      app.get(
        '/ws/chat/:id/',
        {
          websocket: true,
          onRequest: (request, _reply, done) => done(isOwnPage(request) ? undefined : notForYou()),
        },
        open,
      );
    },
    start() {
      beat = setInterval(onBeat, HEARTBEAT_SECONDS * 1_000);
      beat.unref();
    },
    close() {
      clearInterval(beat);
    },
  };
}
