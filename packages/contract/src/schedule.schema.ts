import * as z from 'zod/mini';
import { pageQuery, paginationSchema, searchText } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { toPaise, toRupees } from './money.ts';
import { orderSchema, paymentStatus } from './order.schema.ts';
import { receivedMethods, recordedMethods } from './order.ts';
import {
  bookingStatuses,
  BOOKINGS_PAGE_SIZE,
  CALL_OFF_NOTE_MAX,
  callOffReasons,
  dayStates,
  RECEIVER_MAX,
  UPI_REFERENCE_MAX,
} from './schedule.ts';
import { serviceTypes } from './service-types.ts';
import { STAFF_SEARCH_MAX } from './staff.ts';
import { oneLine, severalLines } from './text.form.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
const SLOT = issue('slot_invalid');
/** 'YYYY-MM-DDTHH:MM', Indian; an offset is honoured. Comes out as an ISO instant. */
export const slotTime = z.pipe(
  z
    .string(SLOT)
    .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?$/, SLOT)),
  z.pipe(
    z.transform((given: string) =>
      Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(given) ? given : `${given}+05:30`),
    ),
    z.number(SLOT).check(z.refine((ms) => Number.isFinite(ms), SLOT)),
  ),
);

const day = z.object({
  /** Indian calendar day: '2026-11-24'. */
  day: text,
  state: z.enum(dayStates),
  /** In order; what is past is left out. */
  slots: z.array(z.object({ time: text, taken: z.boolean() })),
});
/** One day on the calendar of what can be booked. */
export type BookableDay = z.output<typeof day>;
export const bookableDays = z.object({
  success,
  data: z.object({
    /** ISO instant, by the shop's clock. */
    now: text,
    /** How long one booking lasts. */
    minutes: z.int(),
    /** From today to the last day that can be booked. */
    days: z.array(day),
  }),
});
export type BookableDays = z.output<typeof bookableDays>;

export const holdAnswer = z.object({
  success,
  hold_id: text,
  /** 'YYYY-MM-DDTHH:MM', Indian. */
  slot_time: text,
  /** ISO instants, both by the shop's clock. */
  expires_at: text,
  now: text,
  /** It can be kept longer once. */
  can_extend: z.boolean(),
});
/** A time that is kept for one person for some minutes. */
export type Hold = z.output<typeof holdAnswer>;

/** Who comes, or who is visited. */
const person = z.object({
  name: text,
  /** Path of a drawing. */
  photo: maybeText,
  /** 'Nurse, GNM'. */
  role: text,
  role_hi: z.optional(text),
  registration_no: text,
  /** English names, as in `spoken-languages.ts`. */
  languages: z.array(text),
  /** Ten digits; null where one calls the shop. */
  mobile: maybeText,
});
export type BookedPerson = z.output<typeof person>;
const booking = z.object({
  id: text,
  /** The same, under the name of orders. */
  order_id: text,
  service_type: z.enum(serviceTypes),
  /** By video: where it takes place. */
  consultation_id: z.optional(text),
  /** Of the service or the doctor, for booking it again. */
  service_id: z.int(),
  status: z.enum(bookingStatuses),
  title: text,
  title_hi: z.optional(text),
  /** The doctor's specialty, the service's length. */
  detail: maybeText,
  detail_hi: z.optional(text),
  /** ISO instants. */
  starts_at: text,
  ends_at: text,
  /** In one line. */
  place: maybeText,
  /** Left out where it is known in one language alone. */
  place_hi: z.optional(text),
  distance_km: z.nullable(z.number()),
  /** Rupees. */
  total: z.number(),
  travel: z.number(),
  payment_status: paymentStatus,
  payment_id: maybeText,
  /** Taken at the visit; left out where it was paid online or is due. */
  payment_received: orderSchema.shape.payment_received,
  person: z.nullable(person),
  /** Four digits, for the owner alone: the visit starts with it. Null where none is needed, or any more. */
  code: maybeText,
  /** Who it is for; null where that is the account's own person. */
  patient: z.nullable(z.object({ name: text, age: z.int(), gender: text, phone: text })),
  /** The number that gets the link of a video consultation; left out of everything else. */
  whatsapp: z.optional(text),
  keep_ready: z.array(z.object({ icon: text, text, text_hi: text })),
  /** How to prepare, in sentences; left out where there is nothing to do. */
  prepare: z.optional(z.array(z.object({ text, text_hi: text }))),
  /** A doctor's order is needed: how far it is. */
  doctor_order: z.nullable(z.enum(['needed', 'checking', 'question', 'approved', 'rejected'])),
  can_cancel: z.boolean(),
  can_move: z.boolean(),
  /** Rupees that come back where it is cancelled now, and the instant until which all of it does. */
  refund_now: z.number(),
  free_until: maybeText,
  created_at: text,
  refunds: orderSchema.shape.refunds,
});
/** A visit, an appointment, or whatever else is booked for a time. */
export type Booking = z.output<typeof booking>;
export const bookingSchema = booking;
const bookings = z.object({ success, data: z.array(booking), pagination: paginationSchema });
export type Bookings = z.output<typeof bookings>;

const found = z.object({
  id: text,
  service_type: z.enum(serviceTypes),
  status: z.enum(bookingStatuses),
  /** The service, or the doctor. */
  title: text,
  title_hi: maybeText,
  /** ISO instants. */
  starts_at: text,
  ends_at: text,
  /** Who is visited or comes. */
  patient: z.object({ name: text, mobile: text }),
  /** Rupees that go back where the shop calls it off; 0 where nothing is paid. */
  back: z.number(),
});
/** A booking of anybody's, as the staff finds it. */
export type FoundBooking = z.output<typeof found>;
const foundBookings = z.object({
  success,
  /** The next ones first, then the latest past ones. */
  data: z.array(found),
  /** How many there are in all. */
  total: z.int(),
});
export type FoundBookings = z.output<typeof foundBookings>;
const CALL_OFF_NOTE = issue('note_required');
export const callOffBody = z
  .object({
    reason: z.enum(callOffReasons, issue('refund_reason_required')),
    note: z.optional(
      z.nullable(
        z
          .string(CALL_OFF_NOTE)
          .check(
            severalLines,
            z.maxLength(CALL_OFF_NOTE_MAX, issue('text_long', { most: CALL_OFF_NOTE_MAX })),
          ),
      ),
    ),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
      path: ['note'],
      error: CALL_OFF_NOTE,
    }),
  );
export type CallOff = z.output<typeof callOffBody>;

const RECEIVER = issue('payment_receiver_required'),
  REFERENCE = issue('payment_reference_wrong'),
  AMOUNT = issue('payment_amount_required');
/** Letters and digits that a transaction number has at least: '------' is none. */
const REFERENCE_LEAST = 6;
const lettersAndDigits = (text: string): number => text.match(/[A-Za-z0-9]/g)?.length ?? 0;
/** Money that somebody took at a visit: what whoever records it says. */
export const receivedPaymentBody = z
  .object({
    /** Rupees: all that is due. */
    amount: z
      .number(AMOUNT)
      .check(z.refine((rupees) => rupees > 0 && toRupees(toPaise(rupees)) === rupees, AMOUNT)),
    method: z.enum(receivedMethods, issue('payment_method_required')),
    /** Transaction number; required for UPI. */
    reference: z.optional(
      z.nullable(
        z.string(REFERENCE).check(
          oneLine,
          z.trim(),
          z.regex(new RegExp(`^(?:[A-Za-z0-9/_-]{6,${UPI_REFERENCE_MAX}})?$`), REFERENCE),
          z.refine((number) => number === '' || lettersAndDigits(number) >= REFERENCE_LEAST, REFERENCE),
        ),
      ),
    ),
    /** Name of the person who took it: at least two letters. */
    receiver: z.string(RECEIVER).check(
      oneLine,
      z.trim(),
      z.minLength(1, { error: RECEIVER, abort: true }),
      z.refine((name) => /\p{L}.*[\p{L}\p{M}]/u.test(name), { error: RECEIVER, abort: true }),
      z.maxLength(RECEIVER_MAX, issue('text_long', { most: RECEIVER_MAX })),
    ),
    /** When it was taken; now without it. */
    at: z.optional(z.nullable(slotTime)),
  })
  .check(
    z.refine(({ method, reference }) => method !== 'upi' || Boolean(reference), {
      path: ['reference'],
      error: issue('payment_reference_required'),
    }),
  );
export type ReceivedPaymentInput = z.output<typeof receivedPaymentBody>;
const paymentEntry = z.object({
  kind: z.enum(['received', 'reversed']),
  /** Rupees; negative for a reversal. */
  amount: z.number(),
  method: z.enum(recordedMethods),
  reference: maybeText,
  receiver: text,
  /** ISO instants: when it was taken, and when it was recorded. */
  at: text,
  recorded_at: text,
  /** Name and role of the staff member. */
  recorded_by: text,
  /** Reason of a reversal. */
  reason: maybeText,
});
const bookingPayments = z.object({
  id: text,
  payment_status: paymentStatus,
  /** Rupees: the total, and what of it is still due. */
  total: z.number(),
  due: z.number(),
  /** Oldest first; a correction is an entry of its own. */
  entries: z.array(paymentEntry),
});
/** Payments that were taken at a visit. */
export type BookingPayments = z.output<typeof bookingPayments>;

export const scheduleEndpoints = {
  extendHold: endpoint({
    method: 'POST',
    path: '/holds/:id/extend/',
    who: 'logged-in',
    verified: true,
    acting: { does: 'book', what: 'booking' },
    summary: 'Keep a time for some minutes more, once',
    answer: holdAnswer,
  }),
  releaseHold: endpoint({
    method: 'DELETE',
    path: '/holds/:id/',
    who: 'logged-in',
    acting: { does: 'change', what: 'booking' },
    summary: 'Give a kept time back',
    answer: z.object({ success }),
  }),
  listBookings: endpoint({
    method: 'GET',
    path: '/user/bookings/',
    who: 'logged-in',
    acting: { does: 'read', what: 'booking' },
    summary: "One's own visits and appointments: the next ones first, then the latest past ones",
    query: z.object({
      ...pageQuery(BOOKINGS_PAGE_SIZE),
      service_type: z.optional(
        z.enum(serviceTypes, issue('service_unknown', { known: serviceTypes.join(', ') })),
      ),
    }),
    answer: bookings,
  }),
  getBooking: endpoint({
    method: 'GET',
    path: '/bookings/:id/',
    who: 'logged-in',
    acting: { does: 'read', what: 'booking' },
    summary: "One of one's own bookings",
    answer: z.object({ success, data: booking }),
  }),
  cancelBooking: endpoint({
    method: 'POST',
    path: '/bookings/:id/cancel/',
    who: 'logged-in',
    acting: { does: 'cancel', what: 'booking' },
    summary: 'Cancel a booking that has not begun; its money goes back by the rule that it shows',
    answer: z.object({ success, data: booking }),
  }),
  bookingDays: endpoint({
    method: 'GET',
    path: '/bookings/:id/days/',
    who: 'logged-in',
    acting: { does: 'read', what: 'booking' },
    summary: "The times that one of one's own bookings could move to",
    answer: bookableDays,
  }),
  moveBooking: endpoint({
    method: 'POST',
    path: '/bookings/:id/reschedule/',
    who: 'logged-in',
    acting: { does: 'change', what: 'booking' },
    summary: 'Move a booking to another free time: the old one is kept until the new one stands',
    body: z.object({ time: slotTime }),
    answer: z.object({ success, data: booking }),
  }),
  bookingCalendar: endpoint({
    method: 'GET',
    path: '/bookings/:id/calendar.ics',
    who: 'logged-in',
    acting: { does: 'read', what: 'booking' },
    summary: 'A booking as a calendar file',
    type: 'text/calendar; charset=utf-8',
  }),
  findBookings: endpoint({
    method: 'GET',
    path: '/staff/bookings/',
    who: ['admin'],
    summary: "Bookings of any day by a part of their number, or of the patient's name or mobile",
    query: z.object({ search: searchText(STAFF_SEARCH_MAX) }),
    answer: foundBookings,
  }),
  callOffBooking: endpoint({
    method: 'POST',
    path: '/staff/bookings/:id/cancel/',
    who: ['admin'],
    summary: 'Cancel a booking for the shop; all of its money goes back, and the patient is told',
    body: callOffBody,
    answer: z.object({ success, data: found }),
  }),
  bookingPayments: endpoint({
    method: 'GET',
    path: '/staff/bookings/:id/payment/',
    who: ['admin'],
    summary: 'Payments taken at the visit of a booking, with their corrections',
    answer: z.object({ success, data: bookingPayments }),
  }),
  recordPayment: endpoint({
    method: 'POST',
    path: '/staff/bookings/:id/payment/',
    who: ['admin'],
    summary: 'Record the money that was taken at a visit or a sample collection: amount, method, receiver',
    body: receivedPaymentBody,
    answer: z.object({ success, data: bookingPayments }),
  }),
  reversePayment: endpoint({
    method: 'POST',
    path: '/staff/bookings/:id/payment/reverse/',
    who: ['admin'],
    summary: 'Reverse a recorded payment, with a reason: the amount is due again',
    body: z.object({
      reason: z
        .string(issue('payment_reason_required'))
        .check(
          severalLines,
          z.minLength(1, { error: issue('payment_reason_required'), abort: true }),
          z.maxLength(CALL_OFF_NOTE_MAX, issue('text_long', { most: CALL_OFF_NOTE_MAX })),
        ),
    }),
    answer: z.object({ success, data: bookingPayments }),
  }),
  bookingPaper: endpoint({
    method: 'GET',
    path: '/bookings/:id/paper.pdf',
    limited: 'documents',
    who: 'logged-in',
    acting: { does: 'read', what: 'booking' },
    summary: 'The receipt of a paid booking, or the slip of one that is paid at the visit, as it stands now',
    type: 'application/pdf',
  }),
};
