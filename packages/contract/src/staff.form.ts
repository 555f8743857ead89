import * as z from 'zod/mini';
import { issue } from './failure.ts';
import { BATCH_MAX, forms, schedules, STOCK_MAX } from './medicine.ts';
import {
  AGE_MAX,
  DOCTOR_MAX,
  PATIENT_NAME_MAX,
  PRESCRIPTION_FIRST_YEAR,
  lineDecisions,
  REASON_MAX,
  DOCTOR_ADDRESS_MAX,
  REGISTRATION_MAX,
  WRITTEN_DAYS_MAX,
  WRITTEN_PACKS_MAX,
  WRITTEN_REPEATS_MAX,
} from './staff.ts';
import { oneLine, severalLines } from './text.form.ts';

// What staff type: forms bring this file to the browser, and nothing of the calls.
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const text = (most: number, clean = oneLine) =>
  z.string().check(clean, z.maxLength(most, issue('text_long', { most })));
const REASON = issue('reason_required');
const reason = maybe(text(REASON_MAX, severalLines));
const DECISION = issue('decision_required');
const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
const instant = z.string().check(
  z.maxLength(40),
  z.refine(
    (at) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(at) &&
      !Number.isNaN(Date.parse(at)),
    issue('instant_invalid'),
  ),
);
const needsReason = ({ decision, reason: said }: { decision: string; reason?: string | null | undefined }) =>
  decision === 'approved' || Boolean(said);

const figure = (least: number, most: number) => {
  const wrong = issue('written_range', { least, most });
  return maybe(z.int(wrong).check(z.gte(least, wrong), z.lte(most, wrong)));
};
/** What the doctor wrote of a line's medicine, as the pharmacist reads it. */
const written = z
  .object({
    quantity: figure(1, WRITTEN_PACKS_MAX),
    days: figure(1, WRITTEN_DAYS_MAX),
    repeats: figure(0, WRITTEN_REPEATS_MAX),
  })
  .check(
    z.refine(({ quantity, days }) => Boolean(quantity ?? days), {
      path: ['quantity'],
      error: issue('written_empty'),
    }),
  );

/** Date of a prescription. That it is not in the future is checked by the clock of the shop. */
const writtenOn = z.string().check(
  z.refine(isDay, issue('day_invalid')),
  z.refine(
    (day) => !isDay(day) || Number(day.slice(0, 4)) >= PRESCRIPTION_FIRST_YEAR,
    issue('written_on_range', { year: PRESCRIPTION_FIRST_YEAR }),
  ),
);
const AGE = issue('age_range', { most: AGE_MAX });
export const reviewBody = z
  .object({
    decision: z.enum(['approved', 'rejected'], DECISION),
    reason,
    lines: maybe(
      z
        .array(
          z
            .object({
              id: z.int().check(z.gte(0), z.lte(999)),
              order_id: maybe(z.string().check(z.maxLength(64))),
              decision: z.enum(lineDecisions, issue('line_decision_required')),
              reason,
              written: maybe(written),
            })
            .check(z.refine(needsReason, { path: ['reason'], error: REASON })),
        )
        .check(z.maxLength(200, issue('lines_many'))),
    ),
    /** Now, by the shop's clock. */
    called: maybe(z.boolean()),
    called_at: maybe(instant),
    valid_until: maybe(z.string().check(z.refine(isDay, issue('day_invalid')))),
    reviewed_at: maybe(instant),
    /** Who wrote it and when, as it stands on the sheet; what is empty was not readable. */
    doctor: maybe(
      z.object({
        name: maybe(text(DOCTOR_MAX)),
        registration: maybe(text(REGISTRATION_MAX)),
        address: maybe(text(DOCTOR_ADDRESS_MAX)),
        written_on: maybe(writtenOn),
      }),
    ),
    /** Patient's name on the prescription; without one it is the name of the account. */
    patient_name: maybe(text(PATIENT_NAME_MAX)),
    /** Why a prescription older than six months may still be used; `reason` counts as well. */
    old_reason: maybe(text(REASON_MAX, severalLines)),
    /** In whole years, as it stands on the sheet; null where it does not. */
    patient_age: z.optional(z.nullable(z.int(AGE).check(z.gte(0, AGE), z.lte(AGE_MAX, AGE)))),
    /** It can be undone for a while, and nothing comes of it before. */
    hold: maybe(z.boolean()),
  })
  .check(z.refine(needsReason, { path: ['reason'], error: REASON }));

const CORRECTION = issue('correction_reason_required');
/** Corrected record of a supplied Schedule H1 medicine, as a whole. */
export const correctionBody = z.object({
  patient_name: maybe(text(PATIENT_NAME_MAX)),
  doctor: z.object({
    name: maybe(text(DOCTOR_MAX)),
    registration: maybe(text(REGISTRATION_MAX)),
    address: maybe(text(DOCTOR_ADDRESS_MAX)),
    written_on: maybe(writtenOn),
  }),
  reason: z
    .string(CORRECTION)
    .check(
      severalLines,
      z.minLength(1, CORRECTION),
      z.maxLength(REASON_MAX, issue('text_long', { most: REASON_MAX })),
    ),
  /** Number of earlier corrections that were seen: a correction in between is a conflict. */
  seen: z.int().check(z.gte(0), z.lte(9_999)),
});

const PRICE = issue('price_invalid');
const ABOVE = issue('price_above_mrp');
/** As the importer takes them: more than ten lakh for one pack is a slipped point. */
const rupees = z
  .number(PRICE)
  .check(
    z.refine(
      (price) => price > 0 && price <= 1_000_000 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6,
      PRICE,
    ),
  );
const STOCK = issue('stock_invalid', { most: STOCK_MAX });
const stock = maybe(z.int(STOCK).check(z.gte(0, STOCK), z.lte(STOCK_MAX, STOCK)));
const notAbove = ({
  mrp,
  offer_price,
}: {
  mrp?: number | null | undefined;
  offer_price?: number | null | undefined;
}) => typeof mrp !== 'number' || typeof offer_price !== 'number' || offer_price <= mrp;

/** What law and recall ask of a medicine. */
const regulated = {
  /** H or H1 says that a prescription is needed, too. */
  schedule: maybe(z.enum(schedules, issue('schedule_unknown'))),
  batch: maybe(text(BATCH_MAX)),
  /** A calendar day; null where it is not known. */
  expires_on: maybe(z.string().check(z.refine(isDay, issue('expiry_invalid')))),
};
const onPrescription = ({
  schedule,
  prescription_required,
}: {
  schedule?: string | null | undefined;
  prescription_required?: boolean | null | undefined;
}) => !(schedule === 'H' || schedule === 'H1') || prescription_required !== false;
const SCHEDULED = { path: ['prescription_required'], error: issue('schedule_prescription') };

const code = z
  .string(issue('code_required'))
  .check(oneLine, z.minLength(1, issue('code_required')), z.maxLength(64, issue('text_long', { most: 64 })));
const name = z
  .string(issue('medicine_name_required'))
  .check(
    oneLine,
    z.minLength(2, issue('medicine_name_required')),
    z.maxLength(200, issue('text_long', { most: 200 })),
  );
/** What may be left empty. */
const facts = {
  name_hi: maybe(text(200)),
  composition: maybe(text(500)),
  strength: maybe(text(200)),
  form: maybe(z.enum(forms, issue('form_unknown'))),
  pack: maybe(text(200)),
  manufacturer: maybe(text(200)),
  description: maybe(text(2_000, severalLines)),
  category: maybe(text(200)),
  offer_price: maybe(rupees),
  stock,
  in_stock: maybe(z.boolean()),
  prescription_required: maybe(z.boolean()),
  hsn: maybe(text(12)),
  gst_rate: maybe(
    z.int(issue('gst_invalid')).check(z.gte(0, issue('gst_invalid')), z.lte(40, issue('gst_invalid'))),
  ),
  ...regulated,
};

/** What is not told, or told as null where it must be something, stays. */
export const medicineChange = z
  .object({
    ...facts,
    name: maybe(name),
    mrp: maybe(rupees),
    /** The number that whoever changes it has seen: a sale since then is not written over. */
    stock_seen: maybe(z.int()),
    /** `updated_at` as whoever changes it has seen it: another's change since then is not written over. */
    seen_at: maybe(z.string().check(z.maxLength(40))),
    archived: maybe(z.boolean()),
  })
  .check(z.refine(notAbove, { path: ['offer_price'], error: ABOVE }), z.refine(onPrescription, SCHEDULED));
export const newMedicine = z
  .object({ ...facts, code, name, mrp: rupees })
  .check(z.refine(notAbove, { path: ['offer_price'], error: ABOVE }), z.refine(onPrescription, SCHEDULED));
