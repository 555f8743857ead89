import { visitHours } from '@doorstep/contract/paramedical';
import { indianTime } from '../platform/clock.ts';

/**
 * Of every team and nurse: how long a visit lasts of which nothing is said, the way to the next one, and from one offered time to the
 * next.
 */
export const VISIT_MINUTES = 60,
  TRAVEL_MINUTES = 30,
  STEP_MINUTES = 60;

/** Of a day, '07:30'. */
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/**
 * Whether a visit of that length is done at that time of the day. By day it begins and ends within the hours, so none lasts past
 * midnight.
 */
export function isInHours(
  { aroundTheClock }: { aroundTheClock: boolean },
  startsAt: Date,
  minutes: number,
): boolean {
  if (aroundTheClock) return true;
  const from = minuteOf(indianTime(startsAt).slice(11, 16));
  return from >= minuteOf(visitHours.from) && from + minutes <= minuteOf(visitHours.to);
}
