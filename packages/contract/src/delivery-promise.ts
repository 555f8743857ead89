import { deliveryPolicy } from './store.ts';

/** What the policy says; of another store it may say something else. */
export interface DeliveryPolicy {
  cutOff: number;
  workingDays: readonly number[];
  holidays: readonly string[];
  bands: ReadonlyArray<{ toKm: number; days: number; by: number }>;
}
const MINUTE_MS = 60_000,
  DAY_MS = 86_400_000;
/** Asia/Kolkata has had one offset since 1945 and knows no summer time. */
export const INDIA_MS = 330 * MINUTE_MS;

/** By when something that is ordered now is brought so far, in km as they are shown; null where nobody comes. */
export function promisedAt(now: Date, km: number, policy: DeliveryPolicy = deliveryPolicy): Date | null {
  const band = policy.bands.find(({ toKm }) => km <= toKm);
  if (!band) return null;
  const isWorking = (day: number) => {
    const date = new Date(day * DAY_MS);
    return (
      policy.workingDays.includes(date.getUTCDay()) &&
      !policy.holidays.includes(date.toISOString().slice(5, 10))
    );
  };
  /** That day where it is a working one, else the first after it. */
  function fromOn(day: number): number {
    let on = day;
    while (!isWorking(on)) on++;
    return on;
  }
  const there = now.getTime() + INDIA_MS,
    today = Math.floor(there / DAY_MS),
    isLate = there - today * DAY_MS >= policy.cutOff * MINUTE_MS;
  let day = fromOn(isLate ? today + 1 : today);
  for (let left = band.days; left > 0; left--) day = fromOn(day + 1);
  return new Date(day * DAY_MS + band.by * MINUTE_MS - INDIA_MS);
}
