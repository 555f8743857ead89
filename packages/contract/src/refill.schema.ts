import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { medicineSchema } from './medicine.schema.ts';
import { channels } from './platform.ts';
import { DOSE_MAX, DOSE_STEP } from './refill.ts';

const refill = z.object({
  /** As lists have it: with price and stock of now. */
  medicine: medicineSchema,
  /** Packs of the last purchase. */
  packs: z.int(),
  /** Of all purchases that are looked at, in `unit`s of the medicine; null where its pack says no number. */
  units: z.nullable(z.number()),
  /** Day of the last purchase, in India. */
  bought_on: z.string(),
  /** `unit`s a day; null where it cannot be worked out. */
  per_day: z.nullable(z.number()),
  by: z.nullable(z.enum(['dose', 'orders'])),
  /** Whose word the dose is. */
  said_by: z.nullable(z.enum(['you', 'doctor'])),
  /** The first day for which there is not enough left, in India; null where it cannot be worked out. */
  runs_out_on: z.nullable(z.string()),
  /** Within seven days, or a short time ago. */
  due: z.boolean(),
  remind: z.boolean(),
  /** Day of the next reminder; null where none is agreed to, or the one of this pack is over. */
  remind_on: z.nullable(z.string()),
});
/** A medicine that this account bought, and when it runs out. */
export type Refill = z.output<typeof refill>;

const DOSE = issue('refill_dose');
const body = z.object({
  /** Null: as the doctor or the orders say. */
  per_day: z.nullable(
    z
      .number(DOSE)
      .check(z.refine((dose) => dose > 0 && dose <= DOSE_MAX && Number.isInteger(dose / DOSE_STEP), DOSE)),
  ),
  /** Agrees to be reminded before it runs out. */
  remind: z.boolean(),
});
export type RefillBody = z.output<typeof body>;
const success = z.literal(true);

const refills = z.object({
  success,
  data: z.array(refill),
  /** The shop's day, in India. */
  today: z.string(),
  /** By which a reminder would come, as one chose. */
  channels: z.array(z.enum(channels)),
});
export type Refills = z.output<typeof refills>;

export const refillEndpoints = {
  listRefills: endpoint({
    method: 'GET',
    path: '/user/refills/',
    who: 'logged-in',
    summary: 'What one bought and may order again, what runs out first at the top',
    answer: refills,
  }),
  setRefill: endpoint({
    method: 'PUT',
    path: '/user/refills/:medicine_id/',
    who: 'logged-in',
    summary: 'Say how much one takes a day, and whether to be reminded',
    body,
    answer: z.object({ success, data: refill }),
  }),
  forgetRefill: endpoint({
    method: 'DELETE',
    path: '/user/refills/:medicine_id/',
    who: 'logged-in',
    summary: 'Forget dose and reminder; again changes nothing',
    answer: z.object({ success }),
  }),
};
