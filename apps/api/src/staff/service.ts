import { csvOf } from '@doorstep/contract/csv';
import type { AuditLine, AuditList, AuditQuery } from '@doorstep/contract/staff.schema';
import { AUDIT_EXPORT_MAX } from '@doorstep/contract/staff';
import { sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { Area } from '../platform/area.ts';
import { byCaller, type Audit, type AuditWanted } from '../platform/audit.ts';
import { indianMidnight, indianTime } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { COUNTED } from '../platform/pagination.ts';

interface Needs {
  db: Database;
  audit: Audit;
  accounts: Pick<AccountService, 'people' | 'idsMatching'>;
  /** All of them, once they are created. */
  areas: readonly Area[];
}
type Row = Awaited<ReturnType<Audit['list']>>['rows'][number];

const DAY_MS = 86_400_000;
/** A file's or a prescription's: it tells nobody anything, and stands on no screen. */
const isSecretId = (id: string) => /^[\w-]{43}$/.test(id);

const heads = [
  'At',
  'Who',
  'Role',
  'What',
  'Kind',
  'Which',
  'Whose',
  'Result',
  'Changes',
  'Request',
] as const;
const cellsOf = (line: AuditLine) => [
  line.at.slice(0, 19).replace('T', ' '),
  line.actor.name,
  line.actor.role,
  line.action,
  line.object_kind,
  line.object,
  line.subject && line.subject.name,
  line.result,
  line.changes && JSON.stringify(line.changes),
  line.request_id,
];

/** What other areas may ask of the staff's area. */
export function createStaffService({ db, audit, accounts, areas }: Needs) {
  const audited = () => areas.flatMap((area) => Object.entries(area.audited ?? {}));

  /** Few people are looked up by their index; where many have the name, the audit is read line after line until there are enough. */
  async function subjectOf(whose: string): Promise<AuditWanted['subject']> {
    const ids = await accounts.idsMatching(whose).limit(COUNTED + 1);
    return ids.length > COUNTED ? sql`${accounts.idsMatching(whose)}` : ids.map(({ id }) => id);
  }
  async function wantedOf({ who, whose, what, order, from, to }: AuditQuery): Promise<AuditWanted> {
    return {
      actorId: who,
      subject: whose ? await subjectOf(whose) : undefined,
      action: what || undefined,
      objects: order
        ? await Promise.all(
            audited().map(async ([kind, { ofOrder }]) => ({
              kind,
              ids: (await ofOrder?.(order.toUpperCase())) ?? [],
            })),
          )
        : undefined,
      from: from ? indianMidnight(from) : undefined,
      until: to ? new Date(indianMidnight(to).getTime() + DAY_MS) : undefined,
    };
  }
  /** Names are those of today. */
  async function linesOf(rows: readonly Row[]): Promise<AuditLine[]> {
    const people = await accounts.people(
      rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null),
    );
    const names = new Map(
      await Promise.all(
        audited().map(async ([kind, { names: named }]) => {
          const ids = rows.flatMap(({ objectKind, objectId }) =>
            objectKind === kind && objectId !== null ? objectId : [],
          );
          return [kind, ids.length > 0 ? await named([...new Set(ids)]) : new Map<string, string>()] as const;
        }),
      ),
    );
    const nameOf = ({ objectKind, objectId }: Row): string | null =>
      objectId === null
        ? null
        : (names.get(objectKind)?.get(objectId) ?? (isSecretId(objectId) ? null : objectId));
    return rows.map((row) => ({
      id: row.id,
      at: indianTime(row.at),
      actor: {
        name: row.actorId === null ? "This server's owner" : (people.get(row.actorId)?.name ?? ''),
        role: row.actorRole,
      },
      action: row.action,
      object_kind: row.objectKind,
      object: nameOf(row),
      subject: row.subjectId === null ? null : { name: people.get(row.subjectId)?.name ?? '' },
      result: row.result,
      request_id: row.requestId,
      changes: row.changes,
    }));
  }
  return {
    /** Who did what, newest first. */
    async audit({ page, limit, ...asked }: AuditQuery & { page: number; limit: number }): Promise<AuditList> {
      const { rows, pagination } = await audit.list(await wantedOf(asked), { page, limit });
      return { success: true, data: await linesOf(rows), pagination };
    },
    /** The newest of them, for a sheet. */
    async auditCsv(asked: AuditQuery, by: { caller: Caller; requestId: string }): Promise<string> {
      const { rows } = await audit.list(await wantedOf(asked), { page: 1, limit: AUDIT_EXPORT_MAX });
      await audit.record(db, {
        ...byCaller(by),
        action: 'export',
        objectKind: 'audit',
        objectId: null,
        subjectId: null,
        result: 'done',
      });
      return csvOf(heads, (await linesOf(rows)).map(cellsOf));
    },
  };
}
export type StaffService = ReturnType<typeof createStaffService>;
