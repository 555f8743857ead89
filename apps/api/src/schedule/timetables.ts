import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { dayNumber, dayText, type DayHours, type Timetable } from './opening.ts';
import { dayHoursTable, leaveTable, resourceTable, weeklyHoursTable } from './schema.ts';

/** When a resource can be booked, and how many at once. */
export interface Resource extends Timetable {
  id: number;
  capacity: number;
}

/** A row as JSON has it. */
interface Read extends Record<string, unknown> {
  id: number;
  capacity: number;
  slot_minutes: number;
  buffer_minutes: number;
  step_minutes: number;
  weekly: Timetable['weekly'] | null;
  days: Array<{ day: string; from: number | null; to: number | null }> | null;
  leave: Array<{ from: string; to: string }> | null;
}
function byDay(rows: NonNullable<Read['days']>): DayHours[] {
  const days = new Map<string, Array<{ from: number; to: number }>>();
  for (const { day, from, to } of rows) {
    const hours = days.get(day) ?? [];
    if (from !== null && to !== null) hours.push({ from, to });
    days.set(day, hours);
  }
  return [...days].map(([day, hours]) => ({ day, hours }));
}

/**
 * Of several resources, by id, with all that counts from one instant to before another: one query, since each read of free times begins
 * with it.
 */
export async function timetables(
  queries: Queries,
  ids: readonly number[],
  from: Date,
  to: Date,
): Promise<ReadonlyMap<number, Resource>> {
  if (ids.length === 0) return new Map();
  // Hours past midnight belong to the day on which they began.
  const firstDay = dayText(dayNumber(from) - 2),
    last = new Date(to.getTime() + DAY_MS);
  const { rows } = await queries.execute<Read>(sql`
    select r.id, r.capacity, r.slot_minutes, r.buffer_minutes, r.step_minutes,
      (select json_agg(json_build_object('weekday', w.weekday, 'from', w.from_minute, 'to', w.to_minute))
        from ${weeklyHoursTable} w where w.resource_id = r.id) as weekly,
      (select json_agg(json_build_object('day', d.day, 'from', d.from_minute, 'to', d.to_minute))
        from ${dayHoursTable} d where d.resource_id = r.id and d.day >= ${firstDay}) as days,
      (select json_agg(json_build_object('from', l.starts_at, 'to', l.ends_at))
        from ${leaveTable} l where l.resource_id = r.id and l.ends_at > ${from} and l.starts_at < ${last}) as leave
    from ${resourceTable} r where r.id in ${[...ids]}`);
  return new Map(
    rows.map(({ id, capacity, slot_minutes, buffer_minutes, step_minutes, weekly, days, leave }) => [
      id,
      {
        id,
        capacity,
        slotMinutes: slot_minutes,
        bufferMinutes: buffer_minutes,
        stepMinutes: step_minutes,
        weekly: weekly ?? [],
        days: byDay(days ?? []),
        leave: (leave ?? []).map((one) => ({ from: new Date(one.from), to: new Date(one.to) })),
      },
    ]),
  );
}
/** What begins before the end may last into the next day. */
const DAY_MS = 86_400_000;
/** Undefined for one that is not there. */
export const timetableOf = async (
  queries: Queries,
  id: number,
  from: Date,
  to: Date,
): Promise<Resource | undefined> => (await timetables(queries, [id], from, to)).get(id);

/** In place of what stood there. */
export async function setWeeklyHours(
  tx: Queries,
  resourceId: number,
  weekly: Timetable['weekly'],
): Promise<void> {
  await tx.delete(weeklyHoursTable).where(eq(weeklyHoursTable.resourceId, resourceId));
  if (weekly.length > 0)
    await tx
      .insert(weeklyHoursTable)
      .values(
        weekly.map(({ weekday, from, to }) => ({ resourceId, weekday, fromMinute: from, toMinute: to })),
      );
}
