import { keepsFast } from '@doorstep/contract/lab';
import type { LabSlots } from '@doorstep/contract/lab.schema';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { asc } from 'drizzle-orm';
import { indianDay, indianMidnight, indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { bookableUntil, slotName, type ScheduleService } from '../schedule/service.ts';
import { labTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  schedule: ScheduleService;
}
const DAY_MS = 86_400_000;
export const timeOfDay = (at: Date): string => indianTime(at).slice(11, 16);
/** When a collector can come (docs/decisions/lab.md): from tomorrow on. */
export function createCollectionTimes({ db, clock, schedule }: Needs) {
  /** The shop has one lab. */
  const lab = async (queries: Queries = db) =>
    (await queries.select().from(labTable).orderBy(asc(labTable.id)).limit(1))[0];
  /** Only those that keep a fast of so many hours. */
  async function days(fastingHours = 0): Promise<BookableDays['data']> {
    const own = await lab(),
      now = clock.now(),
      today = indianDay(now);
    const all = (own && (await schedule.days(own.resourceId))) ?? {
      now: indianTime(now),
      minutes: 0,
      days: [],
    };
    return {
      ...all,
      days: all.days.map((one) => {
        const slots =
          one.day === today ? [] : one.slots.filter(({ time }) => keepsFast(fastingHours, time.slice(11)));
        return {
          day: one.day,
          slots,
          state: slots.length === 0 ? 'closed' : slots.every(({ taken }) => taken) ? 'full' : 'free',
        };
      }),
    };
  }
  async function slots(date: string): Promise<LabSlots['data']> {
    const own = await lab(),
      now = clock.now(),
      from = indianMidnight(date);
    const to = new Date(from.getTime() + DAY_MS),
      offered = own && (await schedule.offered([own.resourceId], { to })).get(own.resourceId),
      capacity = offered?.resource.capacity ?? 0,
      data = { now: indianTime(now), date, capacity };
    if (!own || from <= now || from >= bookableUntil(now)) return { ...data, slots: [] };
    const busy = await schedule.seats.busy(db, own.resourceId, from, to);
    return {
      ...data,
      slots: (offered?.slots ?? [])
        .filter(({ startsAt }) => startsAt >= from)
        .map(({ startsAt, endsAt, taken }) => ({
          time: slotName(startsAt),
          left: capacity - busy.filter((seat) => seat.startsAt < endsAt && seat.endsAt > startsAt).length,
          taken,
        })),
    };
  }
  return { lab, days, slots };
}
export type CollectionTimes = ReturnType<typeof createCollectionTimes>;
