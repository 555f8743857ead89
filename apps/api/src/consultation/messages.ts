import type { ChatAttachment, ChatMessage } from '@doorstep/contract/chat.schema';
import { MESSAGES_PAGE, type SenderType } from '@doorstep/contract/consultation';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { codeOf } from '../platform/db/errors.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { isTransaction } from '../platform/db/transactions.ts';
import { notify, notifyMessage } from './channel.ts';
import type { Danger } from './danger.ts';
import { attachmentTable, consultationTable, messageTable } from './schema.ts';

export interface NewMessage {
  consultationId: string;
  senderId: number;
  side: SenderType;
  senderName: string;
  body: string;
  clientId: string;
  attachmentId?: string | null | undefined;
}
type Marks = 'patientDelivered' | 'patientSeen' | 'doctorDelivered' | 'doctorSeen';
const markOf = (side: SenderType, state: 'delivered' | 'seen'): Marks =>
  state === 'seen' ? `${side}Seen` : `${side}Delivered`;

interface Read {
  row: typeof messageTable.$inferSelect;
  attachment: typeof attachmentTable.$inferSelect | null;
}
export const attachmentToWire = ({
  id,
  name,
  fileId,
  prescriptionId,
}: typeof attachmentTable.$inferSelect): ChatAttachment => ({
  id,
  kind: prescriptionId === null ? 'photo' : 'prescription',
  name,
  path: callPath(platformEndpoints.getFile.path, { params: { id: fileId } }),
});
const toWire = ({ row, attachment }: Read): ChatMessage => ({
  message_id: row.number,
  message: row.body,
  sender_name: row.senderName,
  sender_id: row.senderId,
  sender_type: row.senderType,
  timestamp: indianTime(row.at),
  client_id: row.clientId,
  ...(attachment && { attachment: attachmentToWire(attachment) }),
});

/** Messages of consultations: numbered in the order in which they were stored, each once. */
export function createMessages({
  db,
  clock,
  danger,
}: {
  db: Database;
  clock: Clock;
  danger: Pick<Danger, 'wordsIn' | 'begin'>;
}) {
  const read = (queries: Queries) =>
    queries
      .select({ row: messageTable, attachment: attachmentTable })
      .from(messageTable)
      .innerJoin(consultationTable, eq(consultationTable.id, messageTable.consultationId))
      .leftJoin(attachmentTable, eq(attachmentTable.id, messageTable.attachmentId))
      .$dynamic();

  /** In their order. */
  async function after(consultationId: string, number: number, most = MESSAGES_PAGE): Promise<ChatMessage[]> {
    const rows = await read(db)
      .where(and(eq(messageTable.consultationId, consultationId), gt(messageTable.number, number)))
      .orderBy(asc(messageTable.number))
      .limit(most);
    return rows.map(toWire);
  }
  /** A page in their order: the latest, those before a number, or those after one. */
  async function page(
    consultationId: string,
    { before, after: from }: { before?: number | undefined; after?: number | undefined },
  ): Promise<{ messages: ChatMessage[]; has_more: boolean }> {
    if (from !== undefined) {
      const found = await after(consultationId, from, MESSAGES_PAGE + 1);
      return { messages: found.slice(0, MESSAGES_PAGE), has_more: found.length > MESSAGES_PAGE };
    }
    const rows = await read(db)
      .where(
        and(
          eq(messageTable.consultationId, consultationId),
          before === undefined ? undefined : lt(messageTable.number, before),
        ),
      )
      .orderBy(desc(messageTable.number))
      .limit(MESSAGES_PAGE + 1);
    return {
      messages: rows.slice(0, MESSAGES_PAGE).toReversed().map(toWire),
      has_more: rows.length > MESSAGES_PAGE,
    };
  }
  /** The latest of each of several consultations. */
  async function latest(ids: readonly string[]): Promise<ReadonlyMap<string, ChatMessage>> {
    if (ids.length === 0) return new Map();
    const rows = await read(db).where(
      and(
        sql`${messageTable.consultationId} in ${[...ids]}`,
        eq(messageTable.number, consultationTable.lastMessage),
      ),
    );
    return new Map(rows.map((one) => [one.row.consultationId, toWire(one)]));
  }
  const byClientId = async (queries: Queries, { consultationId, senderId, clientId }: NewMessage) =>
    (
      await read(queries).where(
        and(
          eq(messageTable.consultationId, consultationId),
          eq(messageTable.senderId, senderId),
          eq(messageTable.clientId, clientId),
        ),
      )
    )[0];

  /** One statement: the number, the message, and the notification, or nothing of it. Undefined where the consultation is closed. */
  async function insert(queries: Queries, message: NewMessage): Promise<number | undefined> {
    const { consultationId, senderId, side, senderName, body, clientId, attachmentId = null } = message,
      at = clock.now().toISOString();
    const { rows } = await queries.execute<{ number: number }>(sql`
      with counted as (
        update consultation set last_message = last_message + 1,
          waiting_since = ${side === 'patient' ? sql`coalesce(waiting_since, ${at}::timestamptz)` : sql`null`}
          ${side === 'doctor' ? sql`, danger_since = null` : sql``}
        where id = ${consultationId} and status = 'open' and (type = 'video' or consent_at is not null) returning last_message
      ), written as (
        insert into consultation_message (consultation_id, number, sender_id, sender_type, sender_name, body, client_id, attachment_id, at)
        select ${consultationId}, last_message, ${senderId}::int, ${side}, ${senderName}, ${body}, ${clientId}, ${attachmentId}, ${at}::timestamptz from counted
        returning number
      )
      select number, ${notifyMessage(consultationId, sql`number`)} from written`);
    return rows[0]?.number;
  }
  /**
   * Stores a message and tells all servers; the same `clientId` again is the message that is there. Throws 409 `consultation_closed`, and 404
   * for an attachment that is not of this sender and consultation.
   */
  async function send(
    message: NewMessage,
    queries: Queries = db,
  ): Promise<{ number: number; repeated: boolean }> {
    const { consultationId, senderId, attachmentId } = message;
    if (attachmentId) {
      const [own] = await queries
        .select({ id: attachmentTable.id })
        .from(attachmentTable)
        .where(
          and(
            eq(attachmentTable.id, attachmentId),
            eq(attachmentTable.consultationId, consultationId),
            eq(attachmentTable.accountId, senderId),
          ),
        );
      if (!own) throw notFound('attachment_missing');
    }
    const words = message.side === 'patient' ? danger.wordsIn(message.body) : [];
    const write = async (tx: Queries) => {
      const number = await insert(tx, message);
      if (number !== undefined) await danger.begin(tx, consultationId, { words });
      return number;
    };
    try {
      const number =
        words.length > 0 && !isTransaction(queries) ? await db.transaction(write) : await write(queries);
      if (number !== undefined) return { number, repeated: false };
    } catch (error) {
      if (codeOf(error) !== '23505') throw error;
    }
    const before = await byClientId(queries, message);
    if (!before) throw new HttpError(409, 'consultation_closed');
    return { number: before.row.number, repeated: true };
  }
  /** All messages of the other side up to this one were delivered, or seen. It never goes back, and never beyond the last one. */
  async function mark(
    consultationId: string,
    by: SenderType,
    { number, state }: { number: number; state: 'delivered' | 'seen' },
  ): Promise<void> {
    const columns =
        state === 'seen' ? ([markOf(by, 'seen'), markOf(by, 'delivered')] as const) : [markOf(by, state)],
      upTo = sql`least(${number}::int, ${consultationTable.lastMessage})`;
    const changed = await db
      .update(consultationTable)
      .set(
        Object.fromEntries(columns.map((name) => [name, sql`greatest(${consultationTable[name]}, ${upTo})`])),
      )
      .where(and(eq(consultationTable.id, consultationId), sql`${consultationTable[columns[0]!]} < ${upTo}`))
      .returning({ number: consultationTable[columns[0]!] });
    if (changed[0])
      await db.execute(
        sql`select ${notify({ kind: 'receipt', id: consultationId, number: changed[0].number, state, by })}`,
      );
  }
  return { after, page, latest, send, mark };
}
export type Messages = ReturnType<typeof createMessages>;
