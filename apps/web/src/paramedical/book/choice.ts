import { inReach } from '@doorstep/contract/delivery';
import type { Address, Addresses } from '@doorstep/contract/address.schema';
import { VISIT_AHEAD_HOURS } from '@doorstep/contract/paramedical';
import type { BookableDays } from '@doorstep/contract/schedule.schema';

/** Whether somebody comes there; where it is not known how far it is, the server says. */
const comes = ({ distance_km }: Address) => distance_km === null || inReach(distance_km);
/** The one that the page's address names; else the default one, if we come there (decision S10). */
export const placeOf = (given: string | null, { addresses }: Addresses): Address | undefined => {
  const near = addresses.filter(comes);
  return near.find(({ id }) => String(id) === given) ?? near.find(({ is_default }) => is_default);
};

const slotsOf = ({ days }: BookableDays['data']) => days.flatMap(({ slots }) => slots);
export const isFree = (data: BookableDays['data'], time: string): boolean =>
  slotsOf(data).some((slot) => slot.time === time && !slot.taken);
/** 'YYYY-MM-DDTHH:MM' in India. */
const indianTimeAt = (ms: number) => new Date(ms + 19_800_000).toISOString().slice(0, 16);
/** Offered first: a day from now, or the first free time after it (decision S10); '' where nothing is free. */
export function firstTime(data: BookableDays['data']): string {
  const from = indianTimeAt(Date.parse(data.now) + VISIT_AHEAD_HOURS * 3_600_000);
  const free = slotsOf(data).filter(({ taken }) => !taken);
  return (free.find(({ time }) => time >= from) ?? free[0])?.time ?? '';
}
/** A time as it stands in a page's address; '' for anything else. */
export const timeIn = (given: string | null): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(given ?? '') ? given! : '';
