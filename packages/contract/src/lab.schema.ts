import * as z from 'zod/mini';
import { calendarDay, id, latitude, longitude, pageQuery, paginationSchema } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import {
  collectionTimes,
  LAB_CART_MAX,
  REPORT_VALUES_MAX,
  sampleStates,
  testCategories,
  valueLevels,
} from './lab.ts';
import { paymentStatus, receivedPayment } from './order.schema.ts';
import { bookableDays, bookingSchema, receivedPaymentBody, slotTime } from './schedule.schema.ts';
import { BOOKINGS_PAGE_SIZE } from './schedule.ts';
import { oneLine } from './text.form.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text),
  maybeNumber = z.nullable(z.number());
const inBoth = z.object({ text, text_hi: text });
const testSchema = z.object({
  id: z.int(),
  title: text,
  title_hi: text,
  /** One sentence. */
  description: text,
  description_hi: text,
  /** Rupees. */
  price: z.number(),
  offer_price: maybeNumber,
  category: z.enum(testCategories),
  fasting: z.boolean(),
  /** '24-48h'. */
  turnaround: text,
  fasting_hours: z.int(),
  water_only: z.boolean(),
  /** Collected `fasting_hours` after a meal. */
  after_meal: z.boolean(),
  /** What to ask the doctor about before it. */
  medicines_to_ask: z.array(inBoth),
  /** What is collected: 'Blood', 'Urine, first of the morning'. */
  sample: text,
  sample_hi: text,
  sex: z.nullable(z.enum(['male', 'female'])),
  /** Whole years, both included. */
  min_age: z.nullable(z.int()),
  max_age: z.nullable(z.int()),
  /** Done again after so many days, where that is usual. */
  repeat_days: z.nullable(z.int()),
  /** Codes of what it measures. */
  measures: z.array(text),
});
/** A lab test as lists have it. */
export type MedicalTest = z.output<typeof testSchema>;
/** A value that a test measures, with its usual range for adults where there is one. */
const measureSchema = z.object({
  code: text,
  name: text,
  name_hi: text,
  unit: text,
  low: maybeNumber,
  high: maybeNumber,
});
export type Measure = z.output<typeof measureSchema>;
const oneTest = z.object({
  success,
  data: testSchema,
  /** What it measures, by name. */
  values: z.array(z.object({ code: text, name: text, name_hi: text })),
  /** Up to three others of its category, those that measure something of it last. */
  related: z.array(testSchema),
  /** Packages that hold it. */
  packages: z.array(z.object({ id: z.int(), name: text, name_hi: text })),
});
export type OneMedicalTest = z.output<typeof oneTest>;
const packageSchema = z.object({
  id: z.int(),
  name: text,
  name_hi: text,
  description: text,
  description_hi: text,
  /** Rupees. */
  total_price: z.number(),
  offer_price: maybeNumber,
  tests: z.array(
    z.object({ id: z.int(), title: text, title_hi: text, price: z.number(), offer_price: maybeNumber }),
  ),
});
/** Tests that are sold together. */
export type TestPackage = z.output<typeof packageSchema>;
const tests = z.object({ success, data: z.array(testSchema) });
export type MedicalTests = z.output<typeof tests>;
const packages = z.object({ success, data: z.array(packageSchema) });
export type TestPackages = z.output<typeof packages>;

const deliveryCheck = z.object({
  success,
  /** Both say the same (decision C5). */
  available: z.boolean(),
  is_serviceable: z.boolean(),
  /** To 0.1 km. */
  distance_km: z.number(),
  /** Rupees, of a booking below `free_from`; 0 where nobody comes. */
  delivery_charge: z.number(),
  /** Rupees of tests from which collection is free. */
  free_from: z.number(),
  /** '35 minutes'; empty where nobody comes. */
  estimated_time: text,
  estimated_minutes: z.nullable(z.int()),
});
/** Whether somebody comes to a place to collect samples. */
export type LabDelivery = z.output<typeof deliveryCheck>;

const daySlots = z.object({
  success,
  data: z.object({
    /** ISO instant, by the shop's clock. */
    now: text,
    date: text,
    /** Collectors: so many are booked for one time at most. */
    capacity: z.int(),
    /** In order; what is past or not bookable is left out. */
    slots: z.array(z.object({ time: text, left: z.int(), taken: z.boolean() })),
  }),
});
export type LabSlots = z.output<typeof daySlots>;

const CHOOSE = issue('lab_nothing_chosen'),
  COORDINATES = issue('lab_coordinates_required'),
  DATE = issue('lab_date_required'),
  TIME = issue('lab_time_required'),
  ADDRESS = issue('lab_address_required'),
  MANY = issue('lab_cart_full', { most: LAB_CART_MAX });
const ids = z.optional(
  z.nullable(z.array(id(issue('test_not_found')), CHOOSE).check(z.maxLength(LAB_CART_MAX, MANY))),
);
/** Where and when somebody comes. `address_id` names a saved one, whose own point counts. */
const collection = {
  address: z
    .string(ADDRESS)
    .check(
      oneLine,
      z.minLength(1, { error: ADDRESS, abort: true }),
      z.maxLength(1000, issue('text_long', { most: 1000 })),
    ),
  date: calendarDay(DATE),
  time: z.string(TIME).check(z.refine((given) => collectionTimes.includes(given), TIME)),
  latitude: z.union([latitude], COORDINATES),
  longitude: z.union([longitude], COORDINATES),
  address_id: z.optional(z.nullable(id(ADDRESS))),
};
/** What is frozen when a collection's payment is opened. */
export const collectionDetails = z.object({ tests: ids, packages: ids, ...collection });
export type CollectionDetails = z.output<typeof collectionDetails>;
const AMOUNT = issue('amount_invalid');
const paymentOrderBody = z.extend(collectionDetails, {
  /** Rupees, as it was shown: another sum is 409. */
  amount: z.number(AMOUNT).check(z.refine((rupees) => rupees > 0 && rupees < 1e9, AMOUNT)),
  currency: z._default(z.literal('INR', issue('currency_unknown')), 'INR'),
});
export type LabPaymentBody = z.input<typeof paymentOrderBody>;
const labPaymentOrder = z.object({
  success,
  /** Public key of the payment provider. */
  key: text,
  /** Paise. */
  amount: z.int(),
  currency: z.literal('INR'),
  /** The provider's. */
  order_id: text,
  script_url: text,
  /** Rupees. */
  delivery_charge: z.number(),
});
export type LabPaymentOrder = z.output<typeof labPaymentOrder>;
const FAILED = issue('verification_failed');
const token = z.string(FAILED).check(z.minLength(1, FAILED), z.maxLength(200, FAILED));
const verifyBody = z.object({
  payment_id: token,
  order_id: token,
  signature: token,
  /** What of it is given has to be as it was when the payment was opened; the stored one counts (409 `other_details`). */
  booking_data: z.optional(
    z.nullable(
      z.object({
        tests: z.optional(z.nullable(z.array(id(CHOOSE)))),
        packages: z.optional(z.nullable(z.array(id(CHOOSE)))),
        address: z.optional(z.nullable(text.check(oneLine))),
        date: z.optional(maybeText),
        time: z.optional(maybeText),
        latitude: z.optional(maybeNumber),
        longitude: z.optional(maybeNumber),
      }),
    ),
  ),
});
export type LabVerifyBody = z.input<typeof verifyBody>;
const bookBody = z.object({
  test_ids: ids,
  package_ids: ids,
  ...collection,
  /** Rupees, as it was shown: another sum is 409. */
  total: z.optional(z.nullable(z.number())),
});
export type LabBookBody = z.input<typeof bookBody>;

/** How to prepare for all tests of a booking (`planOf`). */
const planSchema = z.object({
  /** How many tests it is for, those of packages included. */
  tests: z.int(),
  fasting_hours: z.int(),
  fasting_for: z.array(z.int()),
  last_meal_at: maybeText,
  water_only: z.boolean(),
  medicines: z.array(inBoth),
  times: z.nullable(z.object({ from: text, to: text })),
});
const item = z.object({ kind: z.enum(['test', 'package']), id: z.int() });
const note = z.union([
  z.object({ kind: z.literal('covered'), item, by: item }),
  z.object({ kind: z.literal('overlap'), items: z.tuple([item, item]), tests: z.array(z.int()) }),
  z.object({
    kind: z.literal('after-meal'),
    test: z.int(),
    hours: z.int(),
    tests: z.array(z.int()),
  }),
  z.object({ kind: z.literal('sex'), sex: z.enum(['male', 'female']), tests: z.array(z.int()) }),
  z.object({ kind: z.literal('age'), test: z.int(), min: z.nullable(z.int()), max: z.nullable(z.int()) }),
]);
const plan = z.object({
  success,
  data: z.extend(planSchema, {
    notes: z.array(note),
    /** False for a slot that breaks the fast. */
    slot_ok: z.boolean(),
  }),
});
export type LabPlan = z.output<typeof plan>;
const recentTests = z.object({
  success,
  /** Those that were collected lately, sooner than they are usually done again. */
  data: z.array(z.object({ test: z.int(), days_ago: z.int(), usual_days: z.int() })),
});
export type RecentTests = z.output<typeof recentTests>;

const reportValue = z.object({
  code: maybeText,
  name: text,
  name_hi: text,
  value: z.number(),
  unit: text,
  low: maybeNumber,
  high: maybeNumber,
  level: z.enum(valueLevels),
  /** The same value of the report before it, where the unit is the same. */
  earlier: z.nullable(z.object({ value: z.number(), at: text, report_id: text })),
});
export type ReportValue = z.output<typeof reportValue>;
export const reportSchema = z.object({
  id: text,
  booking_id: text,
  /** Of whom it is. */
  patient: text,
  /** Path of the PDF, for its owner and the staff. */
  file: text,
  /** ISO instants. */
  collected_at: text,
  uploaded_at: text,
  tests: z.array(z.object({ title: text, title_hi: text })),
  values: z.array(reportValue),
});
/** A lab's report, with the values that were entered of it. */
export type LabReport = z.output<typeof reportSchema>;
const labBooking = z.object({
  success,
  data: z.object({
    booking: bookingSchema,
    items: z.array(
      z.object({
        kind: z.enum(['test', 'package']),
        id: z.int(),
        title: text,
        title_hi: text,
        price: z.number(),
      }),
    ),
    /** Rupees. */
    subtotal: z.number(),
    delivery_charge: z.number(),
    total: z.number(),
    payment_status: paymentStatus,
    plan: planSchema,
    /** ISO instants; null for what has not been reached. */
    sample: z.object({
      state: z.enum(sampleStates),
      collected_at: maybeText,
      at_lab_at: maybeText,
      reported_at: maybeText,
    }),
    reports: z.array(reportSchema),
  }),
});
/** A collection with its tests, how to prepare, how far its sample is, and its reports. */
export type LabBooking = z.output<typeof labBooking>;

const staffCollection = z.object({
  id: text,
  status: z.enum(['booked', 'started', 'done', 'cancelled']),
  sample: z.enum(sampleStates),
  /** ISO instants. */
  starts_at: text,
  ends_at: text,
  address: text,
  distance_km: maybeNumber,
  /** Degrees; null where it is not known. */
  latitude: maybeNumber,
  longitude: maybeNumber,
  patient: z.object({ name: text, mobile: text }),
  tests: z.array(z.object({ id: z.int(), title: text, sample: text })),
  /** Rupees that are still due; 0 where it is paid. */
  due: z.number(),
  /** Taken at the collection. */
  received: z.nullable(receivedPayment),
  /** Rupees that go back where it is cancelled; 0 where nothing is paid. */
  back: z.number(),
  fasting_hours: z.int(),
  collector: z.nullable(z.object({ id: z.int(), name: text })),
  reports: z.int(),
});
/** A collection on the day's list. */
export type StaffCollection = z.output<typeof staffCollection>;
const collectionDay = z.object({
  success,
  data: z.object({
    now: text,
    day: text,
    collectors: z.array(z.object({ id: z.int(), name: text, mobile: text })),
    /** By time, then the nearest first. */
    collections: z.array(staffCollection),
  }),
});
export type CollectionDay = z.output<typeof collectionDay>;
const VALUE = issue('report_value_invalid'),
  NAME = issue('report_name_required');
const limit = z.nullable(
  z.number(VALUE).check(z.refine((n) => Number.isFinite(n) && Math.abs(n) < 1e9, VALUE)),
);
const valueBody = z
  .object({
    /** Of a value that one of its tests measures; null for one that was written. */
    code: z.optional(z.nullable(text.check(z.maxLength(40)))),
    name: z
      .string(NAME)
      .check(oneLine, z.minLength(1, NAME), z.maxLength(120, issue('text_long', { most: 120 }))),
    value: z.number(VALUE).check(z.refine((n) => Number.isFinite(n) && Math.abs(n) < 1e9, VALUE)),
    unit: z.string().check(oneLine, z.maxLength(40, issue('text_long', { most: 40 }))),
    low: limit,
    high: limit,
  })
  .check(
    z.refine(({ low, high }) => low === null || high === null || low <= high, {
      path: ['high'],
      error: issue('report_range_invalid'),
    }),
  );
const valuesBody = z.object({
  values: z
    .array(valueBody)
    .check(z.maxLength(REPORT_VALUES_MAX, issue('report_values_many', { most: REPORT_VALUES_MAX }))),
});
export type ReportValuesBody = z.input<typeof valuesBody>;
const staffReports = z.object({
  success,
  data: z.object({
    patient: z.object({ name: text, mobile: text }),
    reports: z.array(reportSchema),
    /** What its tests measure: to be filled in. */
    measures: z.array(measureSchema),
  }),
});
export type StaffReports = z.output<typeof staffReports>;

export const labEndpoints = {
  listTests: endpoint({
    method: 'GET',
    path: '/medical-tests/',
    who: 'anyone',
    summary: 'The lab tests that can be booked',
    answer: tests,
    kept: true,
  }),
  listLabSlots: endpoint({
    method: 'GET',
    path: '/medical-tests/slots/',
    who: 'anyone',
    summary: 'The times of one day at which a sample can be collected, and how many collectors are left',
    query: z.object({ date: calendarDay(DATE) }),
    answer: daySlots,
  }),
  listLabDays: endpoint({
    method: 'GET',
    path: '/medical-tests/days/',
    who: 'anyone',
    summary: 'When samples can be collected: each day’s times, free and taken',
    answer: bookableDays,
  }),
  getTest: endpoint({
    method: 'GET',
    path: '/medical-tests/:id/',
    who: 'anyone',
    summary: 'One lab test, with others like it',
    answer: oneTest,
    kept: true,
  }),
  listTestPackages: endpoint({
    method: 'GET',
    path: '/medical-test-packages/',
    who: 'anyone',
    summary: 'Packages of lab tests',
    answer: packages,
    kept: true,
  }),
  checkLabDelivery: endpoint({
    method: 'POST',
    path: '/medical-tests/check-delivery/',
    who: 'anyone',
    summary: 'Whether somebody comes to a place to collect samples, and what that costs',
    body: z.object({
      latitude: z.union([latitude], COORDINATES),
      longitude: z.union([longitude], COORDINATES),
    }),
    answer: deliveryCheck,
    limited: 'places',
  }),
  planTests: endpoint({
    method: 'POST',
    path: '/medical-tests/plan/',
    who: 'anyone',
    summary: 'One preparation for a cart of tests, and what to know of it before paying',
    body: z.object({ tests: ids, packages: ids, slot: z.optional(z.nullable(slotTime)) }),
    answer: plan,
  }),
  listRecentTests: endpoint({
    method: 'GET',
    path: '/medical-tests/recent/',
    who: 'logged-in',
    acting: { does: 'read', what: 'booking' },
    summary: "Tests of one's own that were done lately, sooner than is usual",
    answer: recentTests,
  }),
  createLabPayment: endpoint({
    method: 'POST',
    path: '/medical-tests/create-payment-order/',
    who: 'logged-in',
    verified: true,
    acting: { does: 'pay', what: 'payment' },
    summary: 'Open the payment of a collection; its time is kept meanwhile',
    body: paymentOrderBody,
    answer: labPaymentOrder,
  }),
  verifyLabPayment: endpoint({
    method: 'POST',
    path: '/medical-tests/verify-payment/',
    who: 'logged-in',
    acting: { does: 'pay', what: 'payment' },
    summary: 'Book what was paid, as it was when its payment was opened',
    body: verifyBody,
    answer: labBooking,
  }),
  bookTests: endpoint({
    method: 'POST',
    path: '/medical-tests/book/',
    who: 'logged-in',
    verified: true,
    acting: { does: 'book', what: 'booking' },
    summary: 'Book a collection that is paid when somebody comes',
    body: bookBody,
    answer: labBooking,
  }),
  getLabBooking: endpoint({
    method: 'GET',
    path: '/medical-tests/bookings/:id/',
    who: 'logged-in',
    acting: { does: 'read', what: 'booking' },
    summary: "One of one's own collections: tests, preparation, sample, reports",
    answer: labBooking,
  }),
  listReports: endpoint({
    method: 'GET',
    path: '/user/reports/',
    who: 'logged-in',
    acting: { does: 'read', what: 'report' },
    summary: "One's own lab reports, newest first",
    query: z.object(pageQuery(BOOKINGS_PAGE_SIZE)),
    answer: z.object({ success, data: z.array(reportSchema), pagination: paginationSchema }),
  }),
  staffCollections: endpoint({
    method: 'GET',
    path: '/staff/collections/',
    who: ['admin'],
    summary: 'The collections of a day by time and place',
    query: z.object({ day: z.optional(calendarDay(issue('day_invalid'))) }),
    answer: collectionDay,
  }),
  setCollection: endpoint({
    method: 'POST',
    path: '/staff/collections/:id/status/',
    who: ['admin'],
    summary: 'Say who collects a sample, or how far it is',
    body: z.object({
      state: z.optional(z.enum(sampleStates)),
      /** Null: nobody any more. */
      collector_id: z.optional(z.nullable(z.int())),
      /** Money taken at the collection; without it the amount stays due. */
      payment: z.optional(z.nullable(receivedPaymentBody)),
    }),
    answer: collectionDay,
  }),
  staffReports: endpoint({
    method: 'GET',
    path: '/staff/bookings/:id/reports/',
    who: ['admin'],
    summary: 'Whose a collection is, its reports, and what its tests measure',
    answer: staffReports,
  }),
  uploadReport: endpoint({
    method: 'POST',
    path: '/staff/bookings/:id/report/',
    who: ['admin'],
    summary: 'Upload the report of a collection: one PDF up to 5 MB; its patient is told',
    takes: 'multipart/form-data',
    status: 201,
    answer: staffReports,
  }),
  setReportValues: endpoint({
    method: 'PUT',
    path: '/staff/reports/:id/values/',
    who: ['admin'],
    summary: 'Enter the values of a report, in place of those before',
    body: valuesBody,
    answer: staffReports,
  }),
  removeReport: endpoint({
    method: 'DELETE',
    path: '/staff/reports/:id/',
    who: ['admin'],
    summary: 'Take back a report that was uploaded by mistake',
    answer: staffReports,
  }),
};
