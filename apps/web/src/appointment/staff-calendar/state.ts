import type { StaffAppointment, StaffCalendar } from '@doorstep/contract/appointment.schema';
import type { BookableDay } from '@doorstep/contract/schedule.schema';
import { hrefOf } from '../../app/paging.ts';

export const calendarHref = (day?: string): string => hrefOf('/staff/calendar', { day });
export interface Days {
  from: string;
  to: string;
}
/**
 * Free times by day, as instants, outside of the days of a leave that is only wished yet. By video there are others, of which the next one
 * is known.
 */
export function freeTimes(
  days: readonly BookableDay[] | undefined,
  { next_free, type }: Pick<StaffAppointment, 'next_free' | 'type'>,
  leave: Days | undefined,
) {
  const away = (day: string) => leave !== undefined && leave.from <= day && day <= leave.to;
  const known = type === 'video' ? undefined : days;
  const all = known?.map(({ day, slots }) => ({
    day,
    times: slots.filter(({ taken }) => !taken).map(({ time }) => `${time}:00+05:30`),
  })) ?? [{ day: next_free?.slice(0, 10) ?? '', times: next_free ? [next_free] : [] }];
  return all.filter(({ day, times }) => times.length > 0 && !away(day));
}

const DAY_MS = 86_400_000,
  A_MOMENT_MS = 1000;
/** Until one of the day's appointments begins or ends, and something else can be done with it; undefined where that is not today. */
export function untilNext({ now, appointments }: StaffCalendar['data']): number | undefined {
  const ahead = appointments
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .map((at) => Date.parse(at) - Date.parse(now))
    .filter((ms) => ms > 0 && ms < DAY_MS);
  return ahead.length > 0 ? Math.min(...ahead) + A_MOMENT_MS : undefined;
}
