import {
  EARLY_START_MINUTES,
  FREE_CANCEL_HOURS,
  LATE_REFUND_PERCENT,
  type BookingStatus,
} from '@doorstep/contract/schedule';
import type { OrderRow } from '../order/service.ts';
import { indianTime } from '../platform/clock.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { bookingTable } from './schema.ts';

export type BookingRow = typeof bookingTable.$inferSelect;

const HOUR_MS = 3_600_000;
/** How long it lasts. */
export const minutesOf = ({ startsAt, endsAt }: Pick<BookingRow, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;
/** Not begun yet: it can be moved and cancelled. */
export const AHEAD: readonly BookingStatus[] = ['checking', 'booked'];
export const isAhead = ({ status, startsAt }: BookingRow, now: Date): boolean =>
  AHEAD.includes(status) && startsAt > now;
/** All of the money comes back until then. */
export const freeUntil = ({ startsAt }: BookingRow): Date =>
  new Date(startsAt.getTime() - FREE_CANCEL_HOURS * HOUR_MS);
/** What of the paid sum stays with the shop where it is cancelled now, in paise. */
export function keptPaise(booking: BookingRow, paidPaise: number, now: Date): number {
  if (now <= freeUntil(booking)) return 0;
  return paidPaise - Math.floor((paidPaise * LATE_REFUND_PERCENT) / 100);
}
/** Throws 409 `booking_early` for one that is too far ahead to be started or completed. */
export function assertStartable({ startsAt }: Pick<BookingRow, 'startsAt'>, now: Date): void {
  if (startsAt.getTime() - now.getTime() > EARLY_START_MINUTES * 60_000)
    throw new HttpError(409, 'booking_early', {
      params: { time: indianTime(startsAt).slice(0, 16).replace('T', ' ') },
    });
}
/**
 * The shop may call off what nobody has set out for, also where its time is over: whom nobody came to gets their money back. In paise,
 * what goes back then.
 */
export const calledOffPaise = (
  { status }: BookingRow,
  { paymentId, totalPaise }: Pick<OrderRow, 'paymentId' | 'totalPaise'>,
): number => (AHEAD.includes(status) && paymentId !== null ? totalPaise : 0);
