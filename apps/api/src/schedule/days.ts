import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { BOOKABLE_DAYS } from '@doorstep/contract/schedule';
import { and, gt, inArray, isNotNull, lt, or, ne } from 'drizzle-orm';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { dayNumber, dayText, fullTimes, lasting, slotsBetween, type OtherHours } from './opening.ts';
import { bookableUntil, LONGEST_MS } from './seats.ts';
import { seatTable } from './schema.ts';
import { timetables, type Resource } from './timetables.ts';

const DAY_MS = 86_400_000,
  MINUTE_MS = 60_000;
/** So many days are looked through at once for a free time. */
const LOOK_AHEAD_DAYS = [2, 9, BOOKABLE_DAYS + 1];
/** 'YYYY-MM-DDTHH:MM', as a slot is named. */
export const slotName = (at: Date): string => indianTime(at).slice(0, 16);

/** Whether somebody is there for all of it; `hours`: where it is offered at others. */
export const covers = (resource: Resource, from: Date, to: Date, hours?: OtherHours): boolean =>
  slotsBetween(
    { ...lasting(resource, (to.getTime() - from.getTime()) / MINUTE_MS, hours), stepMinutes: 1 },
    from,
    new Date(from.getTime() + 1),
  ).length > 0;
/** Whether somebody is there now. */
export const isOpen = (resource: Resource, at: Date): boolean =>
  slotsBetween({ ...lasting(resource, 1), stepMinutes: 1 }, at, new Date(at.getTime() + MINUTE_MS)).length >
  0;

/** Which times are free, by day. */
export function createDays({ db, clock }: { db: Database; clock: Clock }) {
  /**
   * Of several resources, each time from now on that is offered until `to`, and whether it is taken. `minutes`: of a booking that
   * lasts longer or shorter than their usual ones, `hours`: of one that is offered at others,
   * `keeper`: whose kept times are free to them.
   */
  async function offered(
    ids: readonly number[],
    {
      to,
      minutes,
      hours,
      keeper,
    }: { to?: Date; minutes?: number | undefined; hours?: OtherHours; keeper?: number | undefined } = {},
  ) {
    const now = clock.now(),
      until = to ?? bookableUntil(now);
    const resources = await timetables(db, ids, now, until);
    const rows =
      ids.length === 0
        ? []
        : await db
            .select({
              resourceId: seatTable.resourceId,
              seat: seatTable.seat,
              startsAt: seatTable.startsAt,
              endsAt: seatTable.endsAt,
            })
            .from(seatTable)
            .where(
              and(
                inArray(seatTable.resourceId, [...ids]),
                gt(seatTable.startsAt, new Date(now.getTime() - LONGEST_MS)),
                lt(seatTable.startsAt, until),
                or(
                  isNotNull(seatTable.orderId),
                  and(
                    gt(seatTable.expiresAt, now),
                    keeper === undefined ? undefined : ne(seatTable.accountId, keeper),
                  ),
                ),
              ),
            );
    const seats = Map.groupBy(rows, ({ resourceId }) => resourceId);
    return new Map(
      [...resources].map(([id, usual]) => {
        const resource = lasting(usual, minutes, hours);
        const taken = (seats.get(id) ?? []).map(({ seat, startsAt, endsAt }) => ({
          seat,
          from: startsAt.getTime(),
          to: endsAt.getTime(),
        }));
        const all = slotsBetween(resource, new Date(now.getTime() + 1), until),
          full = fullTimes(all, resource, taken),
          slots = all.map((slot) => ({
            startsAt: slot.startsAt,
            endsAt: slot.endsAt,
            taken: full.has(slot),
          }));
        return [id, { resource, slots }] as const;
      }),
    );
  }
  /** Of several resources the next time that nobody has: near by first, where most have one. */
  async function nextFree(
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, { resource: Resource; next: Date | undefined }>> {
    const now = clock.now(),
      found = new Map<number, { resource: Resource; next: Date | undefined }>();
    let left = ids;
    for (const ahead of LOOK_AHEAD_DAYS) {
      const until = new Date(Math.min(now.getTime() + ahead * DAY_MS, bookableUntil(now).getTime()));
      for (const [id, { resource, slots }] of await offered(left, { to: until }))
        found.set(id, { resource, next: slots.find(({ taken }) => !taken)?.startsAt });
      left = left.filter((id) => found.has(id) && !found.get(id)!.next);
    }
    return found;
  }
  /** Undefined for a resource that is not there. */
  async function days(resourceId: number): Promise<BookableDays['data'] | undefined> {
    const one = (await offered([resourceId])).get(resourceId);
    if (!one) return undefined;
    const now = clock.now(),
      byDay = Map.groupBy(one.slots, ({ startsAt }) => dayNumber(startsAt)),
      today = dayNumber(now);
    return {
      now: indianTime(now),
      minutes: one.resource.slotMinutes,
      days: Array.from({ length: BOOKABLE_DAYS + 1 }, (_, i) => {
        const slots = byDay.get(today + i) ?? [];
        return {
          day: dayText(today + i),
          state:
            slots.length === 0
              ? ('closed' as const)
              : slots.every(({ taken }) => taken)
                ? ('full' as const)
                : ('free' as const),
          slots: slots.map(({ startsAt, taken }) => ({ time: slotName(startsAt), taken })),
        };
      }),
    };
  }
  return { offered, nextFree, days, isOpen, covers };
}
