import { setImmediate as rest } from 'node:timers/promises';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Audit, AuditEntry } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { leastOfRow } from './floor.ts';
import type { Row } from './rows.ts';
import { medicineTable, substanceCheckTable } from './schema.ts';
import { raiseToLeast, tableVersion } from './substances.ts';

const BATCH = 500;

export interface Enforced {
  /** Medicines whose schedule or prescription was below the least. */
  raised: number;
  /** Medicines that may not be sold here and were taken off sale. */
  archived: number;
}
type Change = { row: Row; next: Pick<Row, 'schedule' | 'prescriptionRequired' | 'archivedAt'> };

/** Rows that are below the least that the law asks, each with what it has to be. */
export function belowLeast(rows: readonly Row[], now: Date): Change[] {
  return rows.flatMap((row) => {
    const least = leastOfRow(row);
    if (least.isRefused)
      return row.archivedAt === null
        ? [{ row, next: { schedule: row.schedule, prescriptionRequired: true, archivedAt: now } }]
        : [];
    const next = raiseToLeast(least, row);
    return next.schedule === row.schedule && next.prescriptionRequired === row.prescriptionRequired
      ? []
      : [{ row, next: { ...next, archivedAt: row.archivedAt } }];
  });
}
/** Raises these rows to the least that the law asks; what may not be sold at all is archived. */
export async function enforceRows(
  tx: Queries,
  rows: readonly Row[],
  now: Date,
): Promise<Enforced & { changes: Change[] }> {
  const changes = belowLeast(rows, now);
  for (const { row, next } of changes)
    await tx
      .update(medicineTable)
      .set({ ...next, updatedAt: now })
      .where(eq(medicineTable.id, row.id));
  const archived = changes.filter(
    ({ row, next }) => row.archivedAt === null && next.archivedAt !== null,
  ).length;
  return { raised: changes.length - archived, archived, changes };
}
/** The same for rows by id. */
export async function enforceIds(tx: Queries, ids: readonly number[], now: Date): Promise<Enforced> {
  if (ids.length === 0) return { raised: 0, archived: 0 };
  const rows = await tx
    .select()
    .from(medicineTable)
    .where(inArray(medicineTable.id, [...ids]));
  return enforceRows(tx, rows, now);
}

const changesOf = ({ row, next }: Change) =>
  Object.fromEntries(
    [
      ['schedule', row.schedule, next.schedule],
      ['prescription_required', row.prescriptionRequired, next.prescriptionRequired],
      ['archived', row.archivedAt !== null, next.archivedAt !== null],
    ]
      .filter(([, from, to]) => from !== to)
      .map(([field, from, to]) => [field as string, { from, to }]),
  );
/**
 * Judges the whole catalogue by the table of substances, once for each version of the table. Each change, and their number, stands in the
 * audit. Begun again after a crash it goes on with what is left.
 */
export async function enforceTable({
  db,
  clock,
  audit,
  log,
}: {
  db: Database;
  clock: Clock;
  audit: Audit;
  log: Log;
}): Promise<Enforced | undefined> {
  const version = tableVersion();
  const [done] = await db.select().from(substanceCheckTable).where(eq(substanceCheckTable.version, version));
  if (done) return undefined;
  const by: Omit<AuditEntry, 'objectId' | 'changes'> = {
    actorId: null,
    actorRole: 'admin',
    action: 'change',
    objectKind: 'medicine',
    subjectId: null,
    result: 'done',
    requestId: `substances:${version}`,
  };
  let raised = 0,
    archived = 0,
    checked = 0;
  for (let last = 0; ;) {
    const rows = await db
      .select()
      .from(medicineTable)
      .where(gt(medicineTable.id, last))
      .orderBy(asc(medicineTable.id))
      .limit(BATCH);
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
    checked += rows.length;
    const now = clock.now();
    const ids = belowLeast(rows, now).map(({ row }) => row.id);
    if (ids.length > 0)
      await db.transaction(async (tx) => {
        const fresh = await tx
          .select()
          .from(medicineTable)
          .where(inArray(medicineTable.id, ids))
          .for('update');
        const outcome = await enforceRows(tx, fresh, now);
        raised += outcome.raised;
        archived += outcome.archived;
        await audit.record(
          tx,
          outcome.changes.map((change) =>
            Object.assign({}, by, { objectId: change.row.id, changes: changesOf(change) }),
          ),
        );
      });
    await rest();
  }
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(substanceCheckTable)
      .values({ version, at: clock.now(), checked, raised, archived })
      .onConflictDoNothing()
      .returning();
    if (made && raised + archived > 0)
      await audit.record(tx, {
        ...by,
        objectKind: 'catalogue',
        objectId: null,
        changes: { raised: { from: 0, to: raised }, archived: { from: 0, to: archived } },
      });
  });
  if (raised + archived > 0)
    log.warn(
      { checked, raised, archived },
      'medicines were raised to the least that the law asks, or taken off sale',
    );
  return { raised, archived };
}
