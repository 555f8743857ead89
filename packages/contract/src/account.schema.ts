import * as z from 'zod/mini';
import {
  deleteAccountBody,
  loginBody,
  mobile,
  passwordBody,
  profileBody,
  registerBody,
  resetPasswordBody,
  verifyOtpBody,
} from './account.form.ts';
import {
  comfortLevels,
  consentPurposes,
  languages,
  otpPurposes,
  roles,
  type ComfortLevel,
} from './account.ts';
import { paginationSchema, wholeNumber } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { secondStepEndpoints, secondStepNeeded } from './second-step.schema.ts';
import { sessionEndpoints } from './session.schema.ts';
import { staffAccountEndpoints } from './staff-account.schema.ts';
import { issue } from './failure.ts';
import { channels } from './platform.ts';
import { loggedIn } from './user.schema.ts';

export type { LoggedIn, User } from './user.schema.ts';

const success = z.literal(true);
/** Of a login with a code; `created`: it made the account. */
const loggedInByOtp = z.extend(loggedIn, { message: z.string(), created: z.boolean() });
export type LoggedInByOtp = z.output<typeof loggedInByOtp>;
const profile = z.object({
  success,
  username: z.string(),
  mobile: z.string(),
  email: z.nullable(z.string()),
  profile_pic: z.nullable(z.string()),
  role: z.enum(roles),
  mobile_verified: z.boolean(),
  /** False where every login was with a code so far. */
  has_password: z.boolean(),
});
export type Profile = z.output<typeof profile>;
const otpSent = z.object({
  success,
  message: z.string(),
  resend_after: z.int(),
});
/** The same whether the mobile is known or not; `resend_after` are the seconds until another code may be asked for. */
export type OtpSent = z.output<typeof otpSent>;
const told = z.object({ success, message: z.string() });
export type Told = z.output<typeof told>;
const session = z.object({
  id: z.int(),
  /** 'Chrome on Android' */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;
const consent = z.object({
  id: z.int(),
  purpose: z.enum(consentPurposes),
  version: z.string(),
  given: z.boolean(),
  at: z.string(),
});
export type Consent = z.output<typeof consent>;
/** Who of the staff looked at something of one's own, and when; and what was done by who acts for oneself. */
const accessLog = z.object({
  success,
  data: z.array(
    z.object({
      at: z.string(),
      /** A role of the staff, or the name of who acts for oneself; empty for what one did oneself: agreed to that, or ended it. */
      who: z.string(),
      /** 'read', 'order', … */
      did: z.string(),
      what: z.string(),
      object: z.nullable(z.string()),
    }),
  ),
  pagination: paginationSchema,
});
export type AccessLog = z.output<typeof accessLog>;

const YES_OR_NO = issue('yes_or_no');
const choice = z.boolean(YES_OR_NO);
const notifications = {
  orders_sms: choice,
  orders_whatsapp: choice,
  orders_email: choice,
  reminders: choice,
};
const preferences = z.object({
  language: z.enum(languages),
  /** 1: a quarter larger, 2: by half; without motion, in one column. */
  comfort: z.literal(comfortLevels),
  notifications: z.object(notifications),
  /** Ways that are set up: only these are offered. */
  offered: z.array(z.enum(channels)),
});
export type Preferences = z.output<typeof preferences>;
/** Any part of them; what is left out stays as it is. */
const preferencesBody = z.object({
  language: z.optional(z.enum(languages, issue('language_unknown'))),
  /** A page of before says yes or no. */
  comfort: z.optional(
    z.pipe(
      z.union([z.literal(comfortLevels), z.boolean()], issue('comfort_unknown')),
      z.transform((level): ComfortLevel => (typeof level === 'number' ? level : level ? 1 : 0)),
    ),
  ),
  notifications: z.optional(z.partial(z.object(notifications))),
});
export type PreferencesBody = z.output<typeof preferencesBody>;

export const accountEndpoints = {
  ...sessionEndpoints,
  ...staffAccountEndpoints,
  ...secondStepEndpoints,
  register: endpoint({
    method: 'POST',
    path: '/auth/register/',
    who: 'anyone',
    summary: 'Make an account; its mobile gets a code to verify it',
    limited: 'registers',
    body: registerBody,
    status: 201,
    answer: otpSent,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login/',
    who: 'anyone',
    summary: 'Log in with mobile and password; staff may need a second step, which the answer then names',
    limited: 'logins',
    body: loginBody,
    answer: z.union([loggedIn, secondStepNeeded]),
  }),
  sendOtp: endpoint({
    method: 'POST',
    path: '/auth/send-otp/',
    who: 'anyone',
    summary: 'Send a code to verify a mobile, to reset a password or to log in',
    limited: 'codes',
    body: z.object({ mobile, purpose: z.optional(z.enum(otpPurposes, issue('purpose_invalid'))) }),
    answer: otpSent,
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: '/auth/verify-otp/',
    who: 'anyone',
    summary:
      'Verify a mobile with the code that was sent to it; or log in with it, which makes the account where there is none',
    limited: 'codes',
    body: z.extend(verifyOtpBody, {
      purpose: z.optional(z.enum(['verify', 'login'], issue('verify_purpose_invalid'))),
    }),
    answer: z.union([loggedInByOtp, told]),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password/',
    who: 'anyone',
    summary: 'Set a new password with a code; all sessions end',
    limited: 'codes',
    body: resetPasswordBody,
    answer: told,
  }),
  getProfile: endpoint({
    method: 'GET',
    path: '/user/profile/',
    who: 'logged-in',
    summary: 'Who is logged in',
    answer: profile,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/user/profile/',
    who: 'logged-in',
    summary: 'Change name and e-mail',
    body: profileBody,
    answer: profile,
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/user/profile/picture/',
    who: 'logged-in',
    summary: 'Upload a picture of oneself: one image up to 5 MB in the field "image"',
    takes: 'multipart/form-data',
    answer: profile,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/user/profile/picture/',
    who: 'logged-in',
    summary: 'Take the picture away',
    answer: profile,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/user/password/',
    who: 'logged-in',
    summary: 'Change the password; all other sessions end',
    secret: true,
    body: passwordBody,
    answer: told,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/user/sessions/',
    who: 'logged-in',
    summary: 'Where one is logged in, the latest first',
    answer: z.object({ success, data: z.array(session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/user/sessions/:id/',
    who: 'logged-in',
    summary: "Log out another device of one's own",
    answer: z.object({ success }),
  }),
  getPreferences: endpoint({
    method: 'GET',
    path: '/user/preferences/',
    who: 'logged-in',
    summary: 'Language, comfort mode and messages',
    answer: z.object({ success, data: preferences }),
  }),
  setPreferences: endpoint({
    method: 'PUT',
    path: '/user/preferences/',
    who: 'logged-in',
    summary: 'Change any of the preferences',
    body: preferencesBody,
    answer: z.object({ success, data: preferences }),
  }),
  listConsents: endpoint({
    method: 'GET',
    path: '/user/consents/',
    who: 'logged-in',
    summary: 'What was agreed to and when, the latest first',
    answer: z.object({ success, data: z.array(consent) }),
  }),
  setConsent: endpoint({
    method: 'POST',
    path: '/user/consents/',
    who: 'logged-in',
    summary: 'Agree to something, or take that back',
    body: z.object({ purpose: z.enum(consentPurposes, issue('consent_unknown')), given: choice }),
    answer: z.object({ success, data: consent }),
  }),
  getAccessLog: endpoint({
    method: 'GET',
    path: '/user/access-log/',
    who: 'logged-in',
    summary: "Who of the staff looked at one's own records",
    query: z.object({ page: z._default(wholeNumber(issue('page_invalid')), 1) }),
    answer: accessLog,
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/user/export/',
    limited: 'documents',
    who: 'logged-in',
    summary: "Everything of one's own, as a file",
    type: 'application/json',
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/user/account/',
    who: 'logged-in',
    summary: "Delete one's account; what the law keeps stays without the name",
    secret: true,
    body: deleteAccountBody,
    answer: z.object({ success }),
  }),
};
