import { consultationServiceType } from '@doorstep/contract/consultation';
import { labServiceType } from '@doorstep/contract/lab';
import { paramedicalServiceType } from '@doorstep/contract/paramedical';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { useSWRConfig } from 'swr';
import { useCall } from './call.ts';

export const useBooking = (id: string) => useCall('getBooking', { params: { id } });
/** The times that it could move to. */
export const useBookingDays = (id: string) => useCall('bookingDays', { params: { id } });
/** The next ones first, then the latest that are over. */
export const useBookings = (page: number) => useCall('listBookings', { query: { page } });
/** The same of home visits alone. */
export const useVisits = (page: number) =>
  useCall('listBookings', { query: { page, service_type: paramedicalServiceType } });

const lists = ['/user/bookings/', '/bookings/', '/orders/', '/days/'];
/** A booking was moved or cancelled: every list that shows it, and the days whose times it took, are asked for anew. */
export function useAskAnew(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () =>
    mutate((key) => {
      const path: unknown = Array.isArray(key) ? key[0] : key;
      return typeof path === 'string' && lists.some((part) => path.includes(part));
    });
}

export const isVisit = ({ service_type }: Booking): boolean => service_type === paramedicalServiceType;
const kinds: Partial<Record<string, 'collection' | 'video'>> = {
  [labServiceType]: 'collection',
  [consultationServiceType]: 'video',
};
/** In whose words it is spoken of. */
export const kindOf = (booking: Booking) =>
  isVisit(booking) ? 'visit' : (kinds[booking.service_type] ?? 'appointment');
/** Nothing of it can be changed any more: done, cancelled, or its time has come. */
export const isOver = ({ status, can_cancel }: Booking): boolean =>
  status === 'done' ||
  status === 'cancelled' ||
  ((status === 'booked' || status === 'checking') && !can_cancel);
const OVERTIME_MS = 30 * 60_000;
/** A video consultation whose room is there: it may go on for half an hour after its end. `now` is '' before it is known. */
export const canJoin = (booking: Booking, now: string): boolean =>
  kindOf(booking) === 'video' &&
  (booking.status === 'booked' || booking.status === 'started') &&
  now !== '' &&
  Date.parse(now) < Date.parse(booking.ends_at) + OVERTIME_MS;
export const titleIn = (lang: string, { title, title_hi }: Booking): string =>
  lang === 'hi-IN' && title_hi ? title_hi : title;
export const placeIn = (lang: string, { place, place_hi }: Booking): string | null =>
  lang === 'hi-IN' && place_hi ? place_hi : place;
/** What who comes, or is visited, is by profession. */
export const roleIn = (lang: string, { role, role_hi }: NonNullable<Booking['person']>): string =>
  lang === 'hi-IN' && role_hi ? role_hi : role;
/** As an ISO instant is written on the wire: 'YYYY-MM-DDTHH:MM', Indian. */
export const indianTimeOf = (iso: string): string =>
  new Date(Date.parse(iso) + 19_800_000).toISOString().slice(0, 16);
export const instantOf = (time: string): string => `${time}+05:30`;
/** Where the same is booked once more. */
export const againHref = (booking: Booking): string =>
  ({
    visit: `/paramedical/${booking.service_id}`,
    appointment: `/doctor-slots?doctor=${booking.service_id}`,
    collection: '/medical-tests',
    video: `/consultation/video/book?doctor=${booking.service_id}`,
  })[kindOf(booking)];
