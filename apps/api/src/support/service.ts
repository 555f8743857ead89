import { hash, randomBytes } from 'node:crypto';
import { answerBy, TICKET_SMS_PER_HOUR } from '@doorstep/contract/support';
import type { NewTicket } from '@doorstep/contract/support.form';
import type { Ticket } from '@doorstep/contract/support.schema';
import type { Pagination } from '@doorstep/contract/common.schema';
import { issue } from '@doorstep/contract/failure';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Leaver } from '../platform/area.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { paginationOf } from '../platform/pagination.ts';
import { ticketAnswerTable, ticketTable } from './schema.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    ticket: true;
  }
}

export type TicketRow = typeof ticketTable.$inferSelect;
export type AnswerRow = typeof ticketAnswerTable.$inferSelect;
interface Needs {
  db: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'add' | 'kick'>;
}
type Asker = Pick<Caller, 'accountId' | 'mobile' | 'mobileVerified'>;
interface Paging {
  page: number;
  limit: number;
}

/** Read out on the phone: no letter that looks like a figure, and none that spells a word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const newTicketId = (): string =>
  `SP-${[...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
const HOUR_MS = 3_600_000;
const digest = (text: string) => hash('sha256', text, 'base64url');

/** Oldest first, by ticket. */
export async function answersOf(db: Database, ids: readonly string[]): Promise<Map<string, AnswerRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ticketAnswerTable)
    .where(inArray(ticketAnswerTable.ticketId, [...ids]))
    .orderBy(asc(ticketAnswerTable.id));
  return Map.groupBy(rows, ({ ticketId }) => ticketId);
}
export const summaryOf = ({ id, kind, status, about, createdAt, dueAt }: TicketRow) => ({
  id,
  kind,
  status,
  about,
  created_at: indianTime(createdAt),
  due_at: indianTime(dueAt),
});

/** What people ask the shop, as they send and read it. */
export function createSupportService({ db, clock, jobs }: Needs) {
  const answer = ({ id, kind, dueAt }: TicketRow) => ({ id, kind, due_at: indianTime(dueAt) });

  /** The same key again gets the same number. A mobile that had enough SMS gets no more, and the answer is the same (safety T14). */
  async function send(
    caller: Asker | undefined,
    ticket: NewTicket,
    idempotencyKey: string | undefined,
  ): Promise<ReturnType<typeof answer>> {
    if (idempotencyKey !== undefined && !/^[\x21-\x7E]{1,100}$/.test(idempotencyKey))
      throw invalid({ 'idempotency-key': issue('key_invalid') });
    const now = clock.now(),
      accountId = caller?.accountId ?? null,
      asked = digest(JSON.stringify(ticket)),
      key = idempotencyKey === undefined ? null : digest(`${accountId ?? 'visitor'} ${idempotencyKey}`);
    const made = await db.transaction(async (tx) => {
      const recent = await tx.$count(
        ticketTable,
        and(
          eq(ticketTable.mobile, ticket.mobile),
          gt(ticketTable.createdAt, new Date(now.getTime() - HOUR_MS)),
        ),
      );
      const [row] = await tx
        .insert(ticketTable)
        .values({
          ...ticket,
          id: newTicketId(),
          accountId,
          createdAt: now,
          waitingSince: now,
          dueAt: answerBy(now, ticket.kind),
          key,
          asked,
        })
        .onConflictDoNothing({ target: ticketTable.key })
        .returning();
      if (row && recent < TICKET_SMS_PER_HOUR) await jobs.add(tx, 'ticket', `received ${row.id}`);
      return row;
    });
    jobs.kick();
    if (made) return answer(made);
    const [before] = await db.select().from(ticketTable).where(eq(ticketTable.key, key!));
    if (before?.asked !== asked) throw new HttpError(409, 'key_reused');
    return answer(before);
  }

  /** From one's account, and those that were sent without a login with one's mobile, once that is shown to be one's own. */
  const own = ({ accountId, mobile, mobileVerified }: Asker): SQL =>
    or(
      eq(ticketTable.accountId, accountId),
      mobileVerified ? and(isNull(ticketTable.accountId), eq(ticketTable.mobile, mobile)) : undefined,
    )!;
  async function list(
    caller: Asker,
    paging: Paging,
  ): Promise<{ success: true; data: Ticket[]; pagination: Pagination }> {
    const which = own(caller);
    const rows = await db
      .select()
      .from(ticketTable)
      .where(which)
      .orderBy(desc(ticketTable.createdAt), desc(ticketTable.id))
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit);
    const answers = await answersOf(
      db,
      rows.map(({ id }) => id),
    );
    return {
      success: true,
      data: rows.map((row) =>
        Object.assign(summaryOf(row), {
          message: row.accountId === null ? null : row.message,
          answers: (answers.get(row.id) ?? []).map(({ text, at }) => ({ text, at: indianTime(at) })),
        }),
      ),
      pagination: paginationOf(paging, await db.$count(ticketTable, which)),
    };
  }
  /** Keeps open tickets without a login that name an unverified mobile: it may be somebody else's. */
  async function forgetAll(
    tx: Queries,
    accountId: number,
    { mobile, mobileVerified }: Pick<Leaver, 'mobile' | 'mobileVerified'>,
  ): Promise<void> {
    const sentWithoutLogin = and(
      isNull(ticketTable.accountId),
      eq(ticketTable.mobile, mobile),
      mobileVerified ? undefined : ne(ticketTable.status, 'open'),
    );
    await tx
      .delete(ticketTable)
      .where(or(eq(ticketTable.accountId, accountId), mobile ? sentWithoutLogin : undefined));
  }
  /** Mobiles that the person's tickets name. */
  const contactsOf = async (tx: Queries, accountId: number): Promise<string[]> =>
    (
      await tx
        .select({ mobile: ticketTable.mobile })
        .from(ticketTable)
        .where(eq(ticketTable.accountId, accountId))
    ).map(({ mobile }) => mobile);
  /** Removes tickets from before this time, also open ones. */
  async function removeOld(before: Date, most: number): Promise<number> {
    const old = db
      .select({ id: ticketTable.id })
      .from(ticketTable)
      .where(lt(ticketTable.createdAt, before))
      .limit(most);
    return (
      await db.delete(ticketTable).where(inArray(ticketTable.id, old)).returning({ id: ticketTable.id })
    ).length;
  }
  return { send, list, contactsOf, forgetAll, removeOld };
}
export type SupportService = ReturnType<typeof createSupportService>;
