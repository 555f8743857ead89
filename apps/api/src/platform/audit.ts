import type { Pagination } from '@doorstep/contract/common.schema';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { and, desc, eq, gte, inArray, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database, Queries } from './db/database.ts';
import { rawStatement } from './db/statement.ts';
import type { Caller, Role } from './http/access.ts';
import { countedPagination, countUpTo } from './pagination.ts';
import { auditTable } from './schema.ts';

/**
 * One thing that somebody of the staff did, or was refused; or that somebody did for another who agreed to it. No content of a record
 * stands in it: only whose, which and what of it changed.
 */
export interface AuditEntry {
  /** Null: who owns the machine, by the server's own token. */
  actorId: number | null;
  actorRole: Role;
  /** What was done: 'read', 'review', 'import', … */
  action: string;
  /** Which kind of record it was: a table, a kind of file, or a whole list, by its name. */
  objectKind: string;
  /** Null: a whole list, or none. */
  objectId: string | number | null;
  /** The patient whose record it is; null where it is nobody's. */
  subjectId: number | null;
  result: 'done' | 'refused';
  requestId: string;
  /** Of a change of the catalogue: each field with what it was and what it is. */
  changes?: Record<string, { from: unknown; to: unknown }>;
}
/** Those lines for which all that is given is so. */
export interface AuditWanted {
  actorId?: number | undefined;
  /** Whose record it was: an id, several, or a query of ids. */
  subject?: number | readonly number[] | SQLWrapper | undefined;
  action?: string | undefined;
  result?: AuditEntry['result'] | undefined;
  /** Of any of these records. */
  objects?: ReadonlyArray<{ kind: string; ids: readonly string[] }> | undefined;
  from?: Date | undefined;
  /** Before this. */
  until?: Date | undefined;
}
const matching = ({ actorId, subject, action, result, objects, from, until }: AuditWanted) =>
  and(
    actorId === undefined ? undefined : eq(auditTable.actorId, actorId),
    subject === undefined
      ? undefined
      : typeof subject === 'number'
        ? eq(auditTable.subjectId, subject)
        : inArray(auditTable.subjectId, 'getSQL' in subject ? subject : [...subject]),
    action === undefined ? undefined : eq(auditTable.action, action),
    result === undefined ? undefined : eq(auditTable.result, result),
    objects &&
      or(
        sql`false`,
        ...objects
          .filter(({ ids }) => ids.length > 0)
          .map(({ kind, ids }) =>
            and(eq(auditTable.objectKind, kind), inArray(auditTable.objectId, [...ids])),
          ),
      ),
    from && gte(auditTable.at, from),
    until && lt(auditTable.at, until),
  );
type AuditRow = typeof auditTable.$inferSelect;
/** JSON of the database takes no half of a character, which a text that was cut may end with. */
const wellFormed = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;
/** Each list that names patients writes a line for each of them: one statement, however many they are. */
const insertRows = rawStatement(
  'audit_insert',
  sql`
    insert into ${auditTable} (at, actor_id, actor_role, action, object_kind, object_id, subject_id, result, request_id, changes)
    select ${sql.placeholder('at')}::timestamptz, one.* from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as one (
      "actorId" int, "actorRole" text, action text, "objectKind" text, "objectId" text, "subjectId" int, result text, "requestId" text,
      changes jsonb)`,
);
/** Who did it, with which call; who owns the machine has no account. */
export const byCaller = ({
  caller: { accountId, role, by },
  requestId,
}: {
  caller: Pick<Caller, 'accountId' | 'role' | 'by'>;
  requestId: string;
}): Pick<AuditEntry, 'actorId' | 'actorRole' | 'requestId'> => ({
  actorId: (by?.accountId ?? accountId) || null,
  actorRole: role,
  requestId,
});

/** Who did what, when, to whose record: kept for good, since the database itself refuses to change or delete a row of it (safety T48). */
export function createAudit({ db, clock }: { db: Database; clock: Clock }) {
  /** In the transaction of what is done, where there is one: then neither stands without the other. Several at once are one statement. */
  async function record(queries: Queries, entries: AuditEntry | AuditEntry[]): Promise<void> {
    const rows = [entries].flat();
    if (rows.length > 0)
      await insertRows(queries, { at: clock.now(), rows: JSON.stringify(rows, wellFormed) });
  }
  /** Before names of several patients are shown together: a line for each of them. */
  function named(
    by: Parameters<typeof byCaller>[0],
    { action, objectKind }: Pick<AuditEntry, 'objectKind'> & { action: 'list' | 'export' },
    subjectIds: Iterable<number>,
  ): Promise<void> {
    const { actorId, actorRole, requestId } = byCaller(by);
    return record(
      db,
      [...new Set(subjectIds)].map((subjectId) => ({
        actorId,
        actorRole,
        requestId,
        action,
        objectKind,
        objectId: null,
        subjectId,
        result: 'done',
      })),
    );
  }
  /** Newest first. */
  async function list(
    wanted: AuditWanted,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ rows: AuditRow[]; pagination: Pagination }> {
    const which = matching(wanted);
    const rows = await db
      .select()
      .from(auditTable)
      .where(which)
      .orderBy(desc(auditTable.id))
      .limit(limit + 1)
      .offset((page - 1) * limit);
    // A first page that holds all of them, as of an order, has counted them.
    const counted =
      page === 1 && rows.length <= limit
        ? rows.length
        : await countUpTo(db, sql`${db.select({ id: auditTable.id }).from(auditTable).where(which)}`);
    return {
      rows: rows.slice(0, limit),
      pagination: countedPagination({ page, limit }, { counted, read: rows.length }),
    };
  }
  /** A call that is another role's; which one it was, without the ids in its address. */
  const refused = (caller: Caller, { id, method, routeOptions }: FastifyRequest): Promise<void> =>
    record(db, {
      ...byCaller({ caller, requestId: id }),
      action: method.toLowerCase(),
      objectKind: 'call',
      objectId: routeOptions.url ?? null,
      subjectId: null,
      result: 'refused',
    });
  /** What somebody does for another: who it was, and whose record. */
  const acted = (
    caller: Caller,
    { does, what, needs }: NonNullable<Endpoint['acting']>,
    { id, params, body }: FastifyRequest,
  ): Promise<void> => {
    const isDone = needs === undefined || Boolean((body as Record<string, unknown> | null)?.[needs]);
    return record(db, {
      ...byCaller({ caller, requestId: id }),
      action: isDone ? does : 'read',
      objectKind: isDone ? what : 'address',
      objectId: (params as { id?: string }).id?.slice(0, 64) ?? null,
      subjectId: caller.accountId,
      result: 'done',
    });
  };
  return { record, named, refused, acted, list };
}
export type Audit = ReturnType<typeof createAudit>;
