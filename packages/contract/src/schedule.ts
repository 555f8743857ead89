/** So long a chosen time is kept for one person, in minutes; extended once by so many more (safety T32). */
export const HOLD_MINUTES = 10,
  HOLD_EXTENSION_MINUTES = 5;
/** Times that one person holds at once. */
export const HOLDS_MAX = 3;
/** From today on, so many days can be booked. */
export const BOOKABLE_DAYS = 30;
/** Of a day on the calendar: 'full' has hours, and no time of it is left. */
export const dayStates = ['free', 'full', 'closed'] as const;
export type DayState = (typeof dayStates)[number];
/** How far a booking is. 'checking': a pharmacist looks at its doctor's order first. */
export const bookingStatuses = ['checking', 'booked', 'on-the-way', 'started', 'done', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
/** Bookings on a page. */
export const BOOKINGS_PAGE_SIZE = 20;
/** A patient moves one booking so many times by themselves. */
export const MOVES_MAX = 3;
/** Cancelled until so many hours before, all of the money comes back; after that this part of it, in percent, until it begins. */
export const FREE_CANCEL_HOURS = 4,
  LATE_REFUND_PERCENT = 50;
/** What can be downloaded of a booking: its slip until it is paid, then its receipt; null of one that was cancelled unpaid. */
export const paperOf = ({
  status,
  payment_status,
}: {
  status: BookingStatus;
  payment_status: 'paid' | 'due' | 'refunding' | 'refunded';
}): 'slip' | 'receipt' | null =>
  payment_status !== 'due' ? 'receipt' : status === 'cancelled' ? null : 'slip';
/** Letters of the name of whoever took a payment, and of a UPI transaction number. */
export const RECEIVER_MAX = 80,
  UPI_REFERENCE_MAX = 40;
/** A visit or a sample collection starts at the earliest so many minutes before its time, by the shop's clock. */
export const EARLY_START_MINUTES = 60;
export const LEAVE_NOTE_MAX = 200;
/** Hours of a week, three stretches a day. */
export const WEEKLY_HOURS_MAX = 21;
/** Why the shop calls a booking off; the patient reads it in their language. Whoever says 'other' says it in words of their own. */
export const callOffReasons = ['away', 'asked', 'twice', 'unreachable', 'other'] as const;
export type CallOffReason = (typeof callOffReasons)[number];
/** Letters of what the patient reads of it. */
export const CALL_OFF_NOTE_MAX = 300;
/** Bookings that one search of the staff shows. */
export const FOUND_BOOKINGS_MAX = 20;
