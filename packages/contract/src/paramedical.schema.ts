import * as z from 'zod/mini';
import { calendarDay, id, latitude, longitude } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { NOTES_MAX, VISIT_CODE_DIGITS, visitSteps } from './paramedical.ts';
import { visitForm } from './paramedical.form.ts';
import { receivedPayment } from './order.schema.ts';
import { bookableDays, bookingSchema, receivedPaymentBody, slotTime } from './schedule.schema.ts';
import { oneLine, severalLines } from './text.form.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
export const serviceSchema = z.object({
  id: z.int(),
  title: text,
  title_hi: text,
  description: text,
  description_hi: text,
  image: maybeText,
  /** Rupees. */
  price: z.number(),
  offer_price: z.nullable(z.number()),
  /** How long a visit lasts. */
  minutes: z.int(),
  /** By day and night (decision C2). */
  around_the_clock: z.boolean(),
  /** A doctor's order is to be uploaded, and a pharmacist looks at it. */
  needs_order: z.boolean(),
  /** What is to be there when the nurse comes. */
  keep_ready: z.array(z.object({ icon: text, text, text_hi: text })),
});
export type HomeService = z.output<typeof serviceSchema>;
const services = z.object({ success, data: z.array(serviceSchema) });
export type HomeServices = z.output<typeof services>;

const SERVICE = issue('service_not_found'),
  ADDRESS = issue('visit_address_required');
const notes = z.optional(
  z.nullable(text.check(severalLines, z.maxLength(NOTES_MAX, issue('text_long', { most: NOTES_MAX })))),
);
const prescription_id = z.optional(z.nullable(text.check(z.maxLength(64))));
/** Where: a saved address by its id, or what was typed with its point. */
const where = {
  address: z.optional(
    z.nullable(z.string(ADDRESS).check(oneLine, z.maxLength(1000, issue('text_long', { most: 1000 })))),
  ),
  address_id: z.optional(z.nullable(id(ADDRESS))),
  lat: z.optional(z.nullable(latitude)),
  lng: z.optional(z.nullable(longitude)),
};
/** What is frozen when a visit's payment is opened: as `bookVisit` takes it, without the payment. */
export const visitDetails = z.object({ scheduled_time: slotTime, ...where, notes, prescription_id });
const paidVisit = z.extend(visitDetails, {
  service_id: id(SERVICE),
  payment_id: text.check(z.minLength(1), z.maxLength(64)),
  // Accepted and not believed (decision S2).
  payment_verified: z.optional(z.unknown()),
});
/** Paid at the visit: priced with `calculate_only`, booked without it. */
const dueVisit = z.extend(visitForm, {
  service_id: id(SERVICE),
  calculate_only: z.optional(z.nullable(z.boolean())),
  address_id: z.optional(z.nullable(id(ADDRESS))),
  /** Rupees, as it was shown: another sum is 409. */
  total_price: z.optional(z.nullable(z.number())),
  notes,
  prescription_id,
});
export const bookVisitBody = z.union([paidVisit, dueVisit]);
export type BookVisitBody = z.input<typeof bookVisitBody>;
const visitPrice = z.object({
  success,
  /** Rupees; travel is ₹3 for each km, rounded up to the rupee (decision S17). */
  service_price: z.number(),
  travel_cost: z.number(),
  total_price: z.number(),
  /** To 0.1 km. */
  distance_km: z.number(),
});
export type VisitPrice = z.output<typeof visitPrice>;
const bookedVisit = z.object({
  success,
  message: text,
  /** Path of the booking's slip; null for what is paid online. */
  invoice: maybeText,
  total_price: z.number(),
  payment_status: z.enum(['paid', 'due']),
  data: z.object({ booking_id: text, booking: bookingSchema }),
});
export type BookedVisit = z.output<typeof bookedVisit>;

const nurse = z.object({
  id: z.int(),
  name: text,
  role: text,
  registration_no: text,
  photo: maybeText,
  /** Free for the visit that is asked about, else now. */
  free: z.boolean(),
});
export type Nurse = z.output<typeof nurse>;
const staffVisit = z.object({
  id: text,
  step: z.enum([...visitSteps, 'checking', 'cancelled']),
  service: text,
  /** ISO instants. */
  starts_at: text,
  ends_at: text,
  address: text,
  distance_km: z.nullable(z.number()),
  patient: z.object({ name: text, mobile: text }),
  notes: maybeText,
  /** Rupees that are still due; 0 where it is paid. */
  due: z.number(),
  /** Taken at the visit. */
  received: z.nullable(receivedPayment),
  /** Rupees that go back where it is cancelled; 0 where nothing is paid. */
  back: z.number(),
  nurse: z.nullable(z.object({ id: z.int(), name: text })),
  /** Why it cannot take place as it stands: who comes has another visit then, or leave. */
  clash: z.nullable(z.enum(['busy', 'leave'])),
  /** Wrong codes that may still be tried. */
  code_tries: z.int(),
});
/** A visit on the day board. */
export type StaffVisit = z.output<typeof staffVisit>;
const board = z.object({
  success,
  data: z.object({
    /** ISO instant, by the shop's clock. */
    now: text,
    /** Indian calendar day. */
    day: text,
    teams: z.array(
      z.object({ id: z.int(), name: text, nurses: z.array(nurse), visits: z.array(staffVisit) }),
    ),
  }),
});
export type VisitBoard = z.output<typeof board>;
const CODE = issue('visit_code_required');

export const paramedicalEndpoints = {
  listServices: endpoint({
    method: 'GET',
    path: '/paramedical-services/',
    who: 'anyone',
    summary: 'Home services',
    answer: services,
    kept: true,
  }),
  getService: endpoint({
    method: 'GET',
    path: '/paramedical-services/:id/',
    who: 'anyone',
    summary: 'One home service',
    answer: z.object({ success, data: serviceSchema }),
    kept: true,
  }),
  getBareService: endpoint({
    method: 'GET',
    path: '/paramedical/services/:id/',
    who: 'anyone',
    summary: 'One home service, as the booking page reads it',
    answer: serviceSchema,
    kept: true,
  }),
  getServiceImage: endpoint({
    method: 'GET',
    path: '/img/service/:file',
    who: 'anyone',
    summary: 'The drawing of a kind of home service, as SVG',
    type: 'image/svg+xml',
    kept: true,
  }),
  listServiceDays: endpoint({
    method: 'GET',
    path: '/paramedical-services/:id/days/',
    who: 'anyone',
    summary: 'When a team can come: each day’s times, free and taken',
    query: z.object({ lat: z.optional(text), lng: z.optional(text) }),
    answer: bookableDays,
  }),
  bookVisit: endpoint({
    method: 'POST',
    path: '/book-paramedical/',
    who: 'logged-in',
    acting: { does: 'book', what: 'booking' },
    summary: 'The visit of a payment; without one its price, or a visit that is paid when the nurse comes',
    body: bookVisitBody,
    answer: z.union([bookedVisit, visitPrice]),
  }),
  staffVisits: endpoint({
    method: 'GET',
    path: '/staff/visits/',
    who: ['admin'],
    summary: 'The visits of a day by team',
    query: z.object({
      day: z.optional(calendarDay(issue('day_invalid'))),
      /** Its id: nurses are free or not for this one. Without it: now. */
      visit: z.optional(text),
    }),
    answer: board,
  }),
  setVisit: endpoint({
    method: 'POST',
    path: '/staff/visits/:id/status/',
    who: ['admin'],
    summary: 'Say who comes, or take a visit a step further; it starts with the code of its patient',
    body: z.object({
      status: z.optional(z.enum(visitSteps)),
      /** Null: nobody any more. */
      nurse_id: z.optional(z.nullable(z.int())),
      /** Another code in place of one that was tried too often; its patient was called. */
      new_code: z.optional(z.boolean()),
      /** Money taken at the visit; without it the amount stays due. */
      payment: z.optional(z.nullable(receivedPaymentBody)),
      code: z.optional(
        z.nullable(z.string(CODE).check(oneLine, z.regex(new RegExp(`^\\d{${VISIT_CODE_DIGITS}}$`), CODE))),
      ),
    }),
    answer: board,
  }),
};
