import { visitHours } from '@doorstep/contract/paramedical';
import { indianTime } from '../platform/clock.ts';

/** Of every team and nurse: how long a visit lasts, the way to the next one, and from one offered time to the next. */
export const VISIT_MINUTES = 60,
  TRAVEL_MINUTES = 30,
  STEP_MINUTES = 60;

/** Whether it is done at that time of the day. */
export function isInHours({ aroundTheClock }: { aroundTheClock: boolean }, startsAt: Date): boolean {
  if (aroundTheClock) return true;
  const from = indianTime(startsAt).slice(11, 16),
    to = indianTime(new Date(startsAt.getTime() + VISIT_MINUTES * 60_000)).slice(11, 16);
  return from >= visitHours.from && from < visitHours.to && to <= visitHours.to;
}
