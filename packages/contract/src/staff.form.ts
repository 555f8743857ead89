import * as z from 'zod/mini';
import { forms } from './medicine.ts';
import { lineDecisions, REASON_MAX } from './staff.ts';

// What staff type: forms bring this file to the browser, and nothing of the calls.
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const text = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} letters.`));
const REASON = 'Please say why: the patient reads it.';
const reason = maybe(text(REASON_MAX));
const DECISION = 'Please approve or reject.';
const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
const instant = z.string().check(
  z.maxLength(40),
  z.refine(
    (at) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(at) &&
      !Number.isNaN(Date.parse(at)),
    'Give the time as an ISO instant with its offset.',
  ),
);
const needsReason = ({ decision, reason: said }: { decision: string; reason?: string | null | undefined }) =>
  decision === 'approved' || Boolean(said);

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
              decision: z.enum(lineDecisions, 'Please approve, reject or ask.'),
              reason,
            })
            .check(z.refine(needsReason, { path: ['reason'], error: REASON })),
        )
        .check(z.maxLength(200, 'These are too many lines at once.')),
    ),
    called_at: maybe(instant),
    valid_until: maybe(z.string().check(z.refine(isDay, 'Give the day as 2027-05-21.'))),
    reviewed_at: maybe(instant),
  })
  .check(z.refine(needsReason, { path: ['reason'], error: REASON }));

const PRICE = 'Give the price in rupees, with at most two decimals.';
const ABOVE = 'The offer price is above the MRP.';
/** As the importer takes them: more than ten lakh for one pack is a slipped point. */
const rupees = z
  .number(PRICE)
  .check(
    z.refine(
      (price) => price > 0 && price <= 1_000_000 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6,
      PRICE,
    ),
  );
const notAbove = ({
  mrp,
  offer_price,
}: {
  mrp?: number | null | undefined;
  offer_price?: number | null | undefined;
}) => typeof mrp !== 'number' || typeof offer_price !== 'number' || offer_price <= mrp;

export const medicineChange = z
  .object({
    mrp: maybe(rupees),
    offer_price: maybe(rupees),
    in_stock: maybe(z.boolean()),
    prescription_required: maybe(z.boolean()),
  })
  .check(z.refine(notAbove, { path: ['offer_price'], error: ABOVE }));
export const newMedicine = z
  .object({
    code: z
      .string("Please give the pharmacy's code.")
      .check(
        z.trim(),
        z.minLength(1, "Please give the pharmacy's code."),
        z.maxLength(64, 'Please use at most 64 letters.'),
      ),
    name: z
      .string('Please give the name.')
      .check(
        z.trim(),
        z.minLength(2, 'Please give the name.'),
        z.maxLength(200, 'Please use at most 200 letters.'),
      ),
    mrp: rupees,
    offer_price: maybe(rupees),
    composition: maybe(text(500)),
    strength: maybe(text(200)),
    form: maybe(z.enum(forms, 'Please choose a form.')),
    pack: maybe(text(200)),
    manufacturer: maybe(text(200)),
    description: maybe(text(2_000)),
    category: maybe(text(200)),
    prescription_required: maybe(z.boolean()),
    in_stock: maybe(z.boolean()),
    hsn: maybe(text(12)),
    gst_rate: maybe(
      z
        .int('Give the GST rate in whole percent.')
        .check(
          z.gte(0, 'Give the GST rate in whole percent.'),
          z.lte(40, 'Give the GST rate in whole percent.'),
        ),
    ),
  })
  .check(z.refine(notAbove, { path: ['offer_price'], error: ABOVE }));
