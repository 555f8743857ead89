import * as z from 'zod/mini';
import { mobileDigits, isMobile } from './account.ts';
import { genders, PATIENT_AGE_MAX, PATIENT_AGE_MIN } from './appointment.ts';
import { issue } from './failure.ts';
import { oneLine } from './text.form.ts';

const NAME = issue('patient_name_required'),
  AGE = issue('patient_age_required'),
  AGE_INVALID = issue('patient_age_invalid'),
  GENDER = issue('patient_gender_required'),
  PHONE = issue('patient_phone_required'),
  PHONE_INVALID = issue('patient_phone_invalid');

/** Whole years as typed, or as a number; '12.5' and ' ' are none. */
const age = z.pipe(
  z.transform((given: unknown) => (typeof given === 'number' ? String(given) : given)),
  z.pipe(
    z
      .string(AGE)
      .check(oneLine, z.minLength(1, { error: AGE, abort: true }), z.regex(/^\d{1,3}$/, AGE_INVALID)),
    z
      .pipe(z.transform(Number), z.number())
      .check(z.refine((years) => years >= PATIENT_AGE_MIN && years <= PATIENT_AGE_MAX, AGE_INVALID)),
  ),
);
/** Who an appointment is for. */
export const patientForm = z.object({
  name: z
    .string(NAME)
    .check(
      oneLine,
      z.minLength(1, { error: NAME, abort: true }),
      z.maxLength(80, issue('text_long', { most: 80 })),
    ),
  age,
  gender: z.enum(genders, GENDER),
  phone: z.pipe(
    z
      .string(PHONE)
      .check(oneLine, z.minLength(1, { error: PHONE, abort: true }), z.maxLength(40, PHONE_INVALID)),
    z.pipe(z.transform(mobileDigits), z.string().check(z.refine(isMobile, PHONE_INVALID))),
  ),
});
