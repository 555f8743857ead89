import type { StaffHits, StaffToday } from '@doorstep/contract/staff.schema';
import { toRupees } from '@doorstep/contract/money';
import { STAFF_SEARCH_MIN } from '@doorstep/contract/staff';
import type { AccountService } from '../account/service.ts';
import type { Area } from '../platform/area.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';

interface Needs {
  db: Database;
  clock: Clock;
  audit: Audit;
  /** All of them, once they are created. */
  areas: readonly Area[];
  accounts: Pick<AccountService, 'people'>;
}
interface By {
  caller: Caller;
  requestId: string;
}
/** Rows of each kind on the first page, and of each type that a search finds. */
const ROWS = 8,
  HITS = 5;

/** What the areas have for the staff, by role: nobody is told of what they may not open. */
export function createToday({ db, clock, audit, areas, accounts }: Needs) {
  const instant = (at: Date | null | undefined) => (at ? indianTime(at) : null);

  /** Counts, and the worst of each; whose name is shown stands in the audit (safety T48). */
  async function today(by: By, only: 'counts' | undefined): Promise<StaffToday> {
    const now = clock.now();
    const entries = areas
      .flatMap(({ today: all = [] }) => all)
      .filter(({ roles }) => roles.includes(by.caller.role));
    const found = [];
    for (const { key, count, rows } of entries)
      found.push({
        key,
        waiting: await count(now, by.caller.accountId),
        kind: rows?.kind ?? '',
        rows: only || !rows ? [] : await rows.read(now, ROWS),
      });
    await audit.record(
      db,
      found.flatMap(({ kind, rows }) =>
        rows.map(({ id, subjectId }) => ({
          ...byCaller(by),
          action: 'list',
          objectKind: kind,
          objectId: id,
          subjectId,
          result: 'done' as const,
        })),
      ),
    );
    const people = await accounts.people(found.flatMap(({ rows }) => rows.map(({ subjectId }) => subjectId)));
    return {
      success: true,
      at: indianTime(now),
      data: found.map(({ key, waiting: { count, worstAt, amountPaise, name }, rows }) => ({
        key,
        count,
        worst_at: instant(worstAt),
        amount: amountPaise === undefined ? null : toRupees(amountPaise),
        name: name ?? null,
        rows: rows.map(({ id, subjectId, of, since, dueAt, status, items }) => ({
          id,
          patient: people.get(subjectId)?.name ?? '',
          order_id: of,
          since: indianTime(since),
          due_at: indianTime(dueAt),
          status,
          items,
        })),
      })),
    };
  }

  /** A few of each type; whose record is found stands in the audit. */
  async function search(by: By, text: string): Promise<StaffHits> {
    if ([...text].length < STAFF_SEARCH_MIN) return { success: true, data: [] };
    const found = [];
    for (const { search: all = [] } of areas)
      for (const { type, roles, find } of all)
        if (roles.includes(by.caller.role))
          for (const hit of await find(text, HITS)) found.push({ type, ...hit });
    const { actorId, actorRole, requestId } = byCaller(by);
    await audit.record(
      db,
      found
        .filter(({ subjectId }) => subjectId !== null)
        .map(({ type, id, subjectId }) => ({
          actorId,
          actorRole,
          requestId,
          action: 'list',
          objectKind: type,
          // A person is named as the subject alone.
          objectId: type === 'patient' ? null : id,
          subjectId,
          result: 'done' as const,
        })),
    );
    return {
      success: true,
      data: found.map(({ type, id, title, detail, at }) => ({ type, id, title, detail, at: instant(at) })),
    };
  }
  return { today, search };
}
export type Today = ReturnType<typeof createToday>;
