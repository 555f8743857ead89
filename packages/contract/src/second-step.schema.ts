import * as z from 'zod/mini';
import { appCodeForm, mobile, secondStepForm } from './account.form.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './account.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { loggedIn } from './user.schema.ts';

const success = z.literal(true);
const ticket = z.string(issue('second_step_expired')).check(z.maxLength(200, issue('second_step_expired')));
export const secondStepMethods = ['totp', 'recovery_code'] as const;
/** Answer to a right password where a second step is due: no session begins before that. */
export const secondStepNeeded = z.object({
  success,
  second_step: z.object({
    required: z.literal(true),
    /** Opens the second step of this login alone. */
    ticket: z.string(),
    expires_at: z.string(),
    /** False: an authenticator app must be set up first. */
    enrolled: z.boolean(),
    methods: z.array(z.enum(secondStepMethods)),
  }),
});
export type SecondStepNeeded = z.output<typeof secondStepNeeded>;
const recoveryCodes = z.array(z.string());
const secondStepStatus = z.object({
  /** The shop requires it of this role. */
  required: z.boolean(),
  enrolled_at: z.nullable(z.string()),
  recovery_codes_left: z.int(),
});
export type SecondStepStatus = z.output<typeof secondStepStatus>;
const STAFF_PASSWORD = issue('staff_password', { least: PASSWORD_MIN, most: PASSWORD_MAX });

/** Second step of a staff login: TOTP (RFC 6238: SHA-1, 6 digits, 30 s) or a recovery code. */
export const secondStepEndpoints = {
  completeSecondStep: endpoint({
    method: 'POST',
    path: '/auth/second-step/',
    who: 'anyone',
    summary: 'Complete a staff login with a code of the authenticator app, or with a recovery code',
    limited: 'logins',
    secret: true,
    body: z.extend(secondStepForm, { ticket }),
    answer: z.extend(loggedIn, { recovery_codes_left: z.int() }),
  }),
  startEnrolment: endpoint({
    method: 'POST',
    path: '/auth/second-step/enrol/',
    who: 'anyone',
    summary: 'Create the secret of an authenticator app; the same ticket gets the same one',
    limited: 'logins',
    secret: true,
    body: z.object({ ticket }),
    answer: z.object({
      success,
      /** Base32, for typing. */
      secret: z.string(),
      /** otpauth:// address, for a QR code. */
      uri: z.string(),
    }),
  }),
  confirmEnrolment: endpoint({
    method: 'POST',
    path: '/auth/second-step/enrol/confirm/',
    who: 'anyone',
    summary: 'Confirm the authenticator app with a code of it and log in; the recovery codes are shown once',
    limited: 'logins',
    secret: true,
    body: z.extend(appCodeForm, { ticket }),
    answer: z.extend(loggedIn, { recovery_codes: recoveryCodes }),
  }),
  getSecondStep: endpoint({
    method: 'GET',
    path: '/user/second-step/',
    who: 'logged-in',
    summary: 'Second step of the account, and how many recovery codes are left',
    answer: z.object({ success, data: secondStepStatus }),
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/user/second-step/recovery-codes/',
    who: 'logged-in',
    summary: 'Replace the recovery codes, with a code of the authenticator app; they are shown once',
    secret: true,
    body: appCodeForm,
    answer: z.object({ success, recovery_codes: recoveryCodes }),
  }),
  resetSecondStep: endpoint({
    method: 'POST',
    path: '/staff/second-step/reset/',
    who: ['admin'],
    summary: 'Remove a lost second step of a member of staff and end their sessions; they are notified',
    secret: true,
    body: z.object({
      mobile,
      /** New password; accepted with the token of the server only. */
      password: z.optional(
        z
          .string(STAFF_PASSWORD)
          .check(z.minLength(PASSWORD_MIN, STAFF_PASSWORD), z.maxLength(PASSWORD_MAX, STAFF_PASSWORD)),
      ),
    }),
    answer: z.object({ success }),
  }),
};
