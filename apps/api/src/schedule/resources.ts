import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Timetable } from './opening.ts';
import { leaveTable, resourceTable, weeklyHoursTable } from './schema.ts';
import { setWeeklyHours, timetables } from './timetables.ts';

export type LeaveRow = typeof leaveTable.$inferSelect;
type NewResource = Omit<typeof resourceTable.$inferInsert, 'id'>;

/** Whose time is booked, their hours and their leave. */
export function createResources({ db, clock }: { db: Database; clock: Clock }) {
  async function add(
    tx: Queries,
    { weekly, ...row }: NewResource & { weekly: Timetable['weekly'] },
  ): Promise<number> {
    const [made] = await tx.insert(resourceTable).values(row).returning({ id: resourceTable.id });
    await setWeeklyHours(tx, made!.id, weekly);
    return made!.id;
  }
  const weekly = async (resourceId: number): Promise<Timetable['weekly']> =>
    (
      await db
        .select()
        .from(weeklyHoursTable)
        .where(eq(weeklyHoursTable.resourceId, resourceId))
        .orderBy(asc(weeklyHoursTable.weekday), asc(weeklyHoursTable.fromMinute))
    ).map(({ weekday, fromMinute, toMinute }) => ({ weekday, from: fromMinute, to: toMinute }));
  /** Not over yet, the next first. */
  const leave = (resourceId: number): Promise<LeaveRow[]> =>
    db
      .select()
      .from(leaveTable)
      .where(and(eq(leaveTable.resourceId, resourceId), gt(leaveTable.endsAt, clock.now())))
      .orderBy(asc(leaveTable.startsAt));
  const addLeave = async (
    tx: Queries,
    row: Pick<LeaveRow, 'resourceId' | 'startsAt' | 'endsAt' | 'note'>,
  ): Promise<LeaveRow> => (await tx.insert(leaveTable).values(row).returning())[0]!;
  /** False for one that is not there, or another's. */
  async function removeLeave(tx: Queries, resourceId: number, id: number): Promise<boolean> {
    const gone = await tx
      .delete(leaveTable)
      .where(and(eq(leaveTable.id, id), eq(leaveTable.resourceId, resourceId)))
      .returning({ id: leaveTable.id });
    return gone.length > 0;
  }
  /** Who of them is away at some time from one instant to before another. */
  const awayBetween = async (queries: Queries, from: Date, to: Date): Promise<ReadonlySet<number>> =>
    new Set(
      (
        await queries
          .select({ id: leaveTable.resourceId })
          .from(leaveTable)
          .where(and(lt(leaveTable.startsAt, to), gt(leaveTable.endsAt, from)))
      ).map(({ id }) => id),
    );
  return { add, weekly, setWeekly: setWeeklyHours, leave, addLeave, removeLeave, awayBetween, timetables };
}
