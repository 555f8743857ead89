import * as z from 'zod/mini';
import { isMobile, mobileDigits, PASSWORD_MAX, PASSWORD_MIN } from './account.ts';

// What a person types: forms bring this file to the browser, and nothing of the calls.
export const NOT_A_MOBILE = 'Please enter a valid 10-digit mobile number';
/** As typed or pasted, spaces and +91 included; comes out as ten digits. Spec 1 §5: ten digits after removing non-digits. */
export const mobile = z.pipe(
  z.string('Mobile number is required').check(z.trim(), z.minLength(1, { error: 'Mobile number is required', abort: true }), z.maxLength(40, NOT_A_MOBILE)),
  z.pipe(z.transform(mobileDigits), z.string().check(z.regex(/^\d{10}$/, NOT_A_MOBILE))),
);
/** Of who is to be called: begins with 6, 7, 8 or 9 (spec 3 §5). */
export const contactMobile = mobile.check(z.refine(isMobile, NOT_A_MOBILE));
const password = z.string('Password is required').check(
  z.minLength(1, { error: 'Password is required', abort: true }), z.minLength(PASSWORD_MIN, 'Password must be at least 6 characters'), z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
);
export const loginBody = z.object({ mobile, password });
