import * as z from 'zod/mini';
import { isMobile, mobileDigits, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './account.ts';

// What a person types: forms bring this file to the browser, and nothing of the calls.
export const NOT_A_MOBILE = 'Please enter a valid 10-digit mobile number';
/** As typed or pasted, spaces and +91 included; comes out as ten digits: what is left without its non-digits. */
export const mobile = z.pipe(
  z
    .string('Mobile number is required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'Mobile number is required', abort: true }),
      z.maxLength(40, NOT_A_MOBILE),
    ),
  z.pipe(z.transform(mobileDigits), z.string().check(z.regex(/^\d{10}$/, NOT_A_MOBILE))),
);
/** Of who is to be called: begins with 6, 7, 8 or 9. */
export const contactMobile = mobile.check(z.refine(isMobile, NOT_A_MOBILE));
const passwordOr = (missing: string) =>
  z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(PASSWORD_MIN, 'Password must be at least 6 characters'),
      z.maxLength(PASSWORD_MAX, 'Password must be at most 128 characters'),
    );
const password = passwordOr('Password is required');
export const loginBody = z.object({ mobile, password });
/** Where a code is asked for. */
export const mobileForm = z.object({ mobile });

/** Told together with what else is wrong, once there are two to compare. */
function bothTyped(value: unknown): boolean {
  const { password: first, confirm_password: second } = (value ?? {}) as Record<string, unknown>;
  return typeof first === 'string' && typeof second === 'string' && first !== '' && second !== '';
}
/** Whoever reads the issues takes a field's first one; one that aborts would keep the two passwords from being compared. */
const requiredText = (missing: string) => z.string(missing).check(z.trim(), z.minLength(1, missing));
export const fullName = requiredText('Full name is required').check(
  z.minLength(NAME_MIN, 'Name must be at least 2 characters'),
  z.maxLength(80, 'Please use at most 80 letters.'),
);
const NOT_AN_EMAIL = 'Please enter a valid email address';
/** Its length is looked at before its shape (safety T38). */
export const email = requiredText('Email is required').check(
  z.maxLength(254, { error: NOT_AN_EMAIL, abort: true }),
  z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, NOT_AN_EMAIL),
);
/** Each page has its own sentences for the same rule: they are fixed. */
const otpOr = (missing: string, wrong: string) => requiredText(missing).check(z.regex(/^\d{6}$/, wrong));

export const registerBody = z
  .object({
    mobile,
    name: fullName,
    email,
    password,
    confirm_password: z
      .string('Please confirm your password')
      .check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine(({ password: first, confirm_password: second }) => first === second, {
      error: 'Passwords do not match',
      path: ['confirm_password'],
      when: ({ value }) => bothTyped(value),
    }),
  );
export const verifyOtpBody = z.object({
  mobile,
  otp: otpOr('Please enter a valid 6-digit OTP', 'Please enter a valid 6-digit OTP'),
});
export const resetPasswordBody = z.object({
  mobile,
  otp: otpOr('OTP is required', 'OTP must be 6 digits'),
  new_password: passwordOr('New password is required'),
});
export const profileBody = z.object({ username: fullName, email });
/** To be compared with the one that is: no rule of a new one holds for it. */
const ownPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(PASSWORD_MAX, 'Password must be at most 128 characters'),
  );
export const passwordBody = z.object({
  current_password: ownPassword,
  new_password: passwordOr('New password is required'),
});
export const deleteAccountBody = z.object({ password: ownPassword });
