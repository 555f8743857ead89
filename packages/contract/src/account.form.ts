import * as z from 'zod/mini';
import { isMobile, mobileDigits, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN, staffRoles } from './account.ts';
import { issue, type IssueText } from './failure.ts';
import { oneLine } from './text.form.ts';

// What a person types: forms bring this file to the browser, and nothing of the calls.
export const NOT_A_MOBILE = issue('mobile_invalid');
/** As typed or pasted, spaces and +91 included; comes out as ten digits. What is left without its non-digits. */
export const mobile = z.pipe(
  z
    .string(issue('mobile_required'))
    .check(
      oneLine,
      z.minLength(1, { error: issue('mobile_required'), abort: true }),
      z.maxLength(40, NOT_A_MOBILE),
    ),
  z.pipe(z.transform(mobileDigits), z.string().check(z.regex(/^\d{10}$/, NOT_A_MOBILE))),
);
/** Of who is to be called: begins with 6, 7, 8 or 9. */
export const contactMobile = mobile.check(z.refine(isMobile, NOT_A_MOBILE));
const passwordOr = (missing: IssueText) =>
  z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(PASSWORD_MIN, issue('password_short')),
      z.maxLength(PASSWORD_MAX, issue('password_long')),
    );
const password = passwordOr(issue('password_required'));
export const loginBody = z.object({ mobile, password });
/** Where a code is asked for. */
export const mobileForm = z.object({ mobile });

/** Told together with what else is wrong, once there are two to compare. */
function bothTyped(value: unknown): boolean {
  const { password: first, confirm_password: second } = (value ?? {}) as Record<string, unknown>;
  return typeof first === 'string' && typeof second === 'string' && first !== '' && second !== '';
}
/** Whoever reads the issues takes a field's first one; one that aborts would keep the two passwords from being compared. */
const requiredText = (missing: IssueText) => z.string(missing).check(oneLine, z.minLength(1, missing));
export const fullName = requiredText(issue('name_required')).check(
  z.minLength(NAME_MIN, issue('name_short')),
  z.maxLength(80, issue('text_long', { most: 80 })),
);
const NOT_AN_EMAIL = issue('email_invalid');
/** Its length is looked at before its shape (safety T38). */
export const email = requiredText(issue('email_required')).check(
  z.maxLength(254, { error: NOT_AN_EMAIL, abort: true }),
  z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, NOT_AN_EMAIL),
);
/** May be left out (decision C39): an empty one is none. */
const optionalEmail = z.pipe(
  z.transform((given: string | null | undefined) => given ?? ''),
  z
    .string(issue('email_required'))
    .check(
      z.trim(),
      z.maxLength(254, { error: NOT_AN_EMAIL, abort: true }),
      z.regex(/^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/, NOT_AN_EMAIL),
    ),
);
/** Each page has its own sentences for the same rule: they are fixed. */
const otpOr = (missing: IssueText, wrong: IssueText) =>
  requiredText(missing).check(z.regex(/^\d{6}$/, wrong));

export const registerBody = z
  .object({
    mobile,
    name: fullName,
    email: optionalEmail,
    password,
    confirm_password: z.string(issue('confirm_required')).check(z.minLength(1, issue('confirm_required'))),
  })
  .check(
    z.refine(({ password: first, confirm_password: second }) => first === second, {
      error: issue('passwords_differ'),
      path: ['confirm_password'],
      when: ({ value }) => bothTyped(value),
    }),
  );
export const verifyOtpBody = z.object({
  mobile,
  otp: otpOr(issue('otp_invalid'), issue('otp_invalid')),
});
export const resetPasswordBody = z.object({
  mobile,
  otp: otpOr(issue('otp_required'), issue('otp_length')),
  new_password: passwordOr(issue('new_password_required')),
});
export const profileBody = z.object({ username: fullName, email: optionalEmail });
/** To be compared with the one that is: no rule of a new one holds for it. */
const ownPassword = z
  .string(issue('password_required'))
  .check(z.minLength(1, issue('password_required')), z.maxLength(PASSWORD_MAX, issue('password_long')));
export const passwordBody = z.object({
  current_password: ownPassword,
  new_password: passwordOr(issue('new_password_required')),
});
export const deleteAccountBody = z.object({ password: ownPassword });
/** Who of those with an account works here from now on, and as what. */
export const staffRoleBody = z.object({
  mobile,
  role: z.enum(staffRoles, issue('staff_role')),
});
const APP_CODE = issue('second_step_app_code');
const SECOND_STEP_CODE = issue('second_step_code');
/** Typed or pasted code; output in upper case without spaces and dashes. */
const typedCode = (shape: RegExp, wrong: IssueText) =>
  z.pipe(
    z.string(wrong).check(z.maxLength(60, { error: wrong, abort: true })),
    z.pipe(
      z.transform((given: string) => given.replaceAll(/[\s-]/g, '').toUpperCase()),
      z.string().check(z.regex(shape, wrong)),
    ),
  );
/** Code of an authenticator app. */
export const appCodeForm = z.object({ code: typedCode(/^\d{6}$/, APP_CODE) });
/** App code or recovery code. */
export const secondStepForm = z.object({ code: typedCode(/^(?:\d{6}|[A-Z2-7]{16})$/, SECOND_STEP_CODE) });
