import * as z from 'zod/mini';
import { issue } from './failure.ts';
import { oneLine } from './text.form.ts';

const FILL = issue('visit_fields_required'),
  LONG = issue('text_long', { most: 1000 });
const degrees = (most: number) =>
  z.number(FILL).check(z.refine((n) => n >= -most && n <= most, issue('position_invalid')));

/** What the Book Service form asks for before it can say a price. Dates and times are Indian. */
export const visitForm = z.object({
  appointment_date: z.string(FILL).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, FILL)),
  appointment_time: z.string(FILL).check(z.regex(/^\d{2}:\d{2}$/, FILL)),
  address: z
    .string(FILL)
    .check(oneLine, z.minLength(1, { error: FILL, abort: true }), z.maxLength(1000, LONG)),
  latitude: degrees(90),
  longitude: degrees(180),
});
