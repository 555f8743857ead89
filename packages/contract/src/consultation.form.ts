import * as z from 'zod/mini';
import { isMobile, mobileDigits } from './account.ts';
import { issue } from './failure.ts';
import { oneLine } from './text.form.ts';

const WHATSAPP = issue('whatsapp_invalid'),
  WHATSAPP_REQUIRED = issue('whatsapp_required');
/** As it is typed; ten digits as they are, others with the country's code. */
export const whatsapp = z.pipe(
  z
    .string(WHATSAPP_REQUIRED)
    .check(
      oneLine,
      z.minLength(1, { error: WHATSAPP_REQUIRED, abort: true }),
      z.regex(/^\+?[\d\s\-()]{10,15}$/, WHATSAPP),
    ),
  z.pipe(
    z.transform((typed: string) => {
      const mobile = mobileDigits(typed);
      return isMobile(mobile) ? mobile : typed.replaceAll(/\D/g, '');
    }),
    z.string().check(z.regex(/^\d{10,15}$/, WHATSAPP)),
  ),
);
/** What the patient types to be seen by video. */
export const videoForm = z.object({ whatsapp });
