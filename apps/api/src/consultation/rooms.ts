import type { ServerEvent } from '@doorstep/contract/chat.schema';
import type { SenderType } from '@doorstep/contract/consultation';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { News } from './channel.ts';
import type { Messages } from './messages.ts';
import { consultationTable, signalTable } from './schema.ts';

/** One socket that was let in. */
export interface Member {
  consultationId: string;
  side: SenderType;
  send: (event: ServerEvent) => void;
  /** Its consultation was closed. */
  onClosed: () => void;
}
interface Room {
  id: string;
  members: Set<Member>;
  /** Up to which message the members have them; those before are read by themselves. Undefined until it is known. */
  sent: number | undefined;
  /** News came while it was read. */
  again: boolean;
  reading: Promise<void> | undefined;
}
interface Needs {
  db: Database;
  log: Log;
  messages: Messages;
}
/** Read at once when a room catches up. */
const AT_ONCE = 200;

/** Those of this server who are in a consultation now. Each hears every message that is stored after it was let in, in order. */
export function createRooms({ db, log, messages }: Needs) {
  const rooms = new Map<string, Room>();
  const others = (room: Room, by: SenderType) => [...room.members].filter(({ side }) => side !== by);
  const rowOf = async (id: string) =>
    (await db.select().from(consultationTable).where(eq(consultationTable.id, id)))[0];

  async function readOn(room: Room): Promise<void> {
    do {
      room.again = false;
      if (room.sent === undefined) room.sent = (await rowOf(room.id))?.lastMessage ?? 0;
      else {
        const fresh = await messages.after(room.id, room.sent, AT_ONCE);
        for (const message of fresh) {
          for (const member of room.members) member.send({ type: 'message', ...message });
          room.sent = message.message_id;
        }
        if (fresh.length === AT_ONCE) room.again = true;
      }
    } while (room.again && room.members.size > 0);
  }
  /** One reading at a time for each room: what is heard meanwhile is read after it. */
  function catchUp(room: Room): Promise<void> {
    room.again = true;
    room.reading ??= readOn(room).finally(() => {
      room.reading = undefined;
    });
    return room.reading;
  }
  const inBackground = (work: Promise<unknown>) =>
    void work.catch((err: unknown) => log.warn({ err }, 'news of a consultation could not be passed on'));

  async function passSignal(room: Room, by: SenderType, id: number) {
    const [row] = await db.select().from(signalTable).where(eq(signalTable.id, id));
    if (row) for (const member of others(room, by)) member.send({ type: 'signal', data: row.data });
  }
  async function passClosed(room: Room) {
    const row = await rowOf(room.id);
    // A consultation of an erased account is gone.
    if (row && row.status !== 'closed') return;
    await catchUp(room);
    for (const member of room.members) {
      member.send({ type: 'closed', note: row?.note ?? '', ...(row?.closedBy && { by: row.closedBy }) });
      member.onClosed();
    }
  }
  /** Where each side stands by now, for who may have missed it. */
  async function passMarks(room: Room) {
    const row = await rowOf(room.id);
    if (!row) return;
    for (const { side, send } of room.members) {
      const other = side === 'doctor' ? 'patient' : 'doctor';
      send({ type: 'receipt', message_id: row[`${other}Delivered`], state: 'delivered' });
      send({ type: 'receipt', message_id: row[`${other}Seen`], state: 'seen' });
    }
  }
  function heard(news: News): void {
    const room = rooms.get(news.id);
    if (!room) return;
    if (news.kind === 'message') inBackground(catchUp(room));
    else if (news.kind === 'signal') inBackground(passSignal(room, news.by, news.signal));
    else if (news.kind === 'closed') inBackground(passClosed(room));
    else if (news.kind === 'typing')
      for (const member of others(room, news.by))
        member.send({ type: 'typing', is_typing: news.isTyping, sender_id: news.senderId });
    else
      for (const member of others(room, news.by))
        member.send({ type: 'receipt', message_id: news.number, state: news.state });
  }
  /** Some of the news are lost: all that can be read again is. */
  function missed(): void {
    for (const room of rooms.values())
      inBackground(
        catchUp(room)
          .then(() => passMarks(room))
          .then(() => passClosed(room)),
      );
  }
  /** Resolves when no message can fall between what the member reads now and what it hears. */
  async function join(member: Member): Promise<void> {
    const { consultationId: id } = member;
    let room = rooms.get(id);
    if (!room) {
      room = { id, members: new Set(), sent: undefined, again: false, reading: undefined };
      rooms.set(id, room);
    }
    room.members.add(member);
    while (room.sent === undefined) await catchUp(room);
  }
  function leave(member: Member): void {
    const room = rooms.get(member.consultationId);
    room?.members.delete(member);
    if (room?.members.size === 0) rooms.delete(room.id);
  }
  return { join, leave, heard, missed };
}
export type Rooms = ReturnType<typeof createRooms>;
