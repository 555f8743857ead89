import type { Pagination } from '@doorstep/contract/common.schema';
import type { TicketStatus } from '@doorstep/contract/support';
import type { StaffTicket } from '@doorstep/contract/support.schema';
import { and, asc, count, desc, eq, min, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { AuditedRecords, SearchEntry, TodayEntry } from '../platform/area.ts';
import { byCaller, type Audit, type AuditEntry } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { contains, mobilePart } from '../platform/db/like.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import { countedPagination, countUpTo } from '../platform/pagination.ts';
import { ticketAnswerTable, ticketTable } from './schema.ts';
import { answersOf, summaryOf, type TicketRow } from './service.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  jobs: Pick<Jobs, 'add' | 'kick'>;
  accounts: Pick<AccountService, 'people'>;
}
interface By {
  caller: Caller;
  requestId: string;
}
interface Wanted {
  page: number;
  limit: number;
  status?: TicketStatus | undefined;
  id?: string | undefined;
}
/** Those who answer. */
const ROLES = ['admin'] as const;

/** What people ask the shop, as the staff reads and answers it. */
export function createSupportDesk({ db, clock, audit, jobs, accounts }: Needs) {
  const audited = (by: By, action: string, { id, accountId }: TicketRow): AuditEntry => ({
    ...byCaller(by),
    action,
    objectKind: 'ticket',
    objectId: id,
    subjectId: accountId,
    result: 'done',
  });
  async function serialize(rows: readonly TicketRow[]): Promise<StaffTicket[]> {
    const answers = await answersOf(
      db,
      rows.map(({ id }) => id),
    );
    const people = await accounts.people(
      [...answers.values()].flat().flatMap(({ byAccountId }) => byAccountId ?? []),
    );
    return rows.map((row) => ({
      ...summaryOf(row),
      message: row.message,
      name: row.name,
      mobile: row.mobile,
      has_account: row.accountId !== null,
      waiting_since: row.waitingSince && indianTime(row.waitingSince),
      answers: (answers.get(row.id) ?? []).map(({ text, at, byAccountId }) => ({
        text,
        at: indianTime(at),
        by: byAccountId === null ? '' : (people.get(byAccountId)?.name ?? ''),
      })),
    }));
  }
  /** What waits first, who waits longest first of all; then the rest, of which there is no end, the newest first. */
  async function inTurn(which: SQL | undefined, limit: number, offset: number): Promise<TicketRow[]> {
    const isOpen = and(which, eq(ticketTable.status, 'open')),
      of = () => db.select().from(ticketTable).$dynamic();
    const open = await of()
      .where(isOpen)
      .orderBy(asc(ticketTable.waitingSince), desc(ticketTable.createdAt), asc(ticketTable.id))
      .limit(limit)
      .offset(offset);
    if (open.length === limit) return open;
    const skip = open.length > 0 ? 0 : Math.max(0, offset - (await db.$count(ticketTable, isOpen)));
    const rest = await of()
      .where(and(which, ne(ticketTable.status, 'open')))
      .orderBy(desc(ticketTable.createdAt), desc(ticketTable.id))
      .limit(limit - open.length)
      .offset(skip);
    return [...open, ...rest];
  }
  /** Whose message is shown stands in the audit (safety T48). */
  async function list(
    by: By,
    { page, limit, status, id }: Wanted,
  ): Promise<{ success: true; now: string; data: StaffTicket[]; pagination: Pagination }> {
    const which = and(
      status && eq(ticketTable.status, status),
      id ? eq(ticketTable.id, id.toUpperCase()) : undefined,
    );
    const found = await inTurn(which, limit + 1, (page - 1) * limit),
      rows = found.slice(0, limit);
    const counted = await countUpTo(
      db,
      sql`${db.select({ id: ticketTable.id }).from(ticketTable).where(which)}`,
    );
    await audit.record(
      db,
      rows.map((row) => audited(by, 'list', row)),
    );
    return {
      success: true,
      now: indianTime(clock.now()),
      data: await serialize(rows),
      pagination: countedPagination({ page, limit }, { counted, read: found.length }),
    };
  }
  /** In turn with whoever else is at it. */
  async function change(
    by: By,
    id: string,
    action: string,
    work: (tx: Queries, row: TicketRow) => Promise<Partial<TicketRow> | undefined>,
  ): Promise<{ success: true; data: StaffTicket }> {
    const changed = await db.transaction(async (tx) => {
      const [row] = await tx.select().from(ticketTable).where(eq(ticketTable.id, id)).for('update');
      if (!row) throw notFound('ticket_not_found');
      const set = await work(tx, row);
      if (!set) return row;
      await audit.record(tx, audited(by, action, row));
      const [after] = await tx.update(ticketTable).set(set).where(eq(ticketTable.id, id)).returning();
      return after!;
    });
    jobs.kick();
    const [data] = await serialize([changed]);
    return { success: true, data: data! };
  }
  const answer = (by: By, id: string, text: string) =>
    change(by, id, 'answer', async (tx, { status }) => {
      if (status === 'closed') throw new HttpError(409, 'ticket_closed');
      const [made] = await tx
        .insert(ticketAnswerTable)
        .values({ ticketId: id, byAccountId: by.caller.accountId || null, text, at: clock.now() })
        .returning({ id: ticketAnswerTable.id });
      for (const way of ['sms', 'email']) await jobs.add(tx, 'ticket', `answer ${made!.id} ${way}`);
      return { status: 'answered', waitingSince: null };
    });
  const close = (by: By, id: string) =>
    change(by, id, 'close', async (_, { status }) =>
      status === 'closed' ? undefined : { status: 'closed', waitingSince: null },
    );
  const reopen = (by: By, id: string) =>
    change(by, id, 'reopen', async (_, { status }) =>
      status === 'open' ? undefined : { status: 'open', waitingSince: clock.now() },
    );

  const today: TodayEntry = {
    key: 'tickets',
    roles: ROLES,
    async count() {
      const [row] = await db
        .select({ n: count(), at: min(ticketTable.waitingSince) })
        .from(ticketTable)
        .where(eq(ticketTable.status, 'open'));
      return { count: row!.n, worstAt: row!.at };
    },
  };
  /** By its number, and by a part of the name or mobile of who asked; the newest first. */
  const search: SearchEntry = {
    type: 'ticket',
    roles: ROLES,
    async find(text, most) {
      const mobile = mobilePart(text, 4);
      const rows = await db
        .select()
        .from(ticketTable)
        .where(
          or(
            contains(ticketTable.id, text.toUpperCase(), 3),
            contains(sql`lower(${ticketTable.name})`, text.toLowerCase(), 1),
            mobile === undefined ? undefined : contains(ticketTable.mobile, mobile, 3),
          ),
        )
        .orderBy(desc(ticketTable.createdAt), asc(ticketTable.id))
        .limit(most);
      return rows.map(({ id, name, createdAt, accountId }) => ({
        id,
        title: name,
        detail: id,
        at: createdAt,
        subjectId: accountId,
      }));
    },
  };
  const records: AuditedRecords = {
    names: async (ids) => new Map(ids.map((id) => [id, id])),
    ofOrder: async (orderId) =>
      (await db.select({ id: ticketTable.id }).from(ticketTable).where(eq(ticketTable.about, orderId))).map(
        ({ id }) => id,
      ),
  };
  return { list, answer, close, reopen, today, search, records };
}
export type SupportDesk = ReturnType<typeof createSupportDesk>;
