import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { BOOKABLE_DAYS } from '@doorstep/contract/schedule';
import { distanceKm, inReach, type Place } from '@doorstep/contract/delivery';
import { asc } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { dayNumber, dayText, slotName, type ScheduleService } from '../schedule/service.ts';
import { isInHours } from './hours.ts';
import { nurseTable, visitTeamTable } from './schema.ts';
import type { ServiceRow } from './services.ts';

export type TeamRow = typeof visitTeamTable.$inferSelect;
export type NurseRow = typeof nurseTable.$inferSelect;
interface Needs {
  db: Database;
  clock: Clock;
  schedule: ScheduleService;
}
/** Who starts from where, and when they can come. */
export function createTeams({ db, clock, schedule }: Needs) {
  const all = (queries: Queries = db): Promise<TeamRow[]> =>
    queries.select().from(visitTeamTable).orderBy(asc(visitTeamTable.id));
  const nurses = (queries: Queries = db): Promise<NurseRow[]> =>
    queries.select().from(nurseTable).orderBy(asc(nurseTable.id));
  /** Those that come to a place, the nearest first. */
  const near = async (place: Place): Promise<TeamRow[]> =>
    (await all())
      .map((team) => ({ team, km: distanceKm(place, team) }))
      .filter(({ km }) => inReach(km))
      .toSorted((a, b) => a.km - b.km)
      .map(({ team }) => team);

  /** A time is free while one of these teams has a seat for so long. */
  async function days(
    service: ServiceRow,
    teams: readonly TeamRow[],
    minutes = service.minutes,
  ): Promise<BookableDays['data']> {
    const now = clock.now(),
      offered = await schedule.offered(
        teams.map(({ resourceId }) => resourceId),
        { minutes },
      );
    /** By instant: whether all who could come are taken. */
    const times = new Map<number, boolean>();
    for (const { slots } of offered.values())
      for (const { startsAt, taken } of slots)
        if (isInHours(service, startsAt, minutes))
          times.set(startsAt.getTime(), (times.get(startsAt.getTime()) ?? true) && taken);
    const byDay = Map.groupBy(
        [...times].toSorted(([a], [b]) => a - b),
        ([at]) => dayNumber(new Date(at)),
      ),
      today = dayNumber(now);
    return {
      now: indianTime(now),
      minutes,
      days: Array.from({ length: BOOKABLE_DAYS + 1 }, (_, i) => {
        const slots = byDay.get(today + i) ?? [];
        return {
          day: dayText(today + i),
          state: slots.length === 0 ? 'closed' : slots.every(([, taken]) => taken) ? 'full' : 'free',
          slots: slots.map(([at, taken]) => ({ time: slotName(new Date(at)), taken })),
        };
      }),
    };
  }
  return { all, nurses, near, days };
}
export type Teams = ReturnType<typeof createTeams>;
