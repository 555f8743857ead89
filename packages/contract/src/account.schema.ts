import * as z from 'zod/mini';
import { isMobile, mobileDigits, PASSWORD_MAX, PASSWORD_MIN, roles, type LoggedIn, type Profile } from './account.ts';
import { endpoint } from './endpoint.schema.ts';

export const NOT_A_MOBILE = 'Please enter a valid 10-digit mobile number';
/** As typed or pasted, spaces and +91 included; comes out as ten digits. Spec 1 §5: ten digits after removing non-digits. */
export const mobile = z.pipe(
  z.string('Mobile number is required').check(z.trim(), z.minLength(1, { error: 'Mobile number is required', abort: true }), z.maxLength(40, NOT_A_MOBILE)),
  z.pipe(z.transform(mobileDigits), z.string().check(z.regex(/^\d{10}$/, NOT_A_MOBILE))),
);
/** Of who is to be called: begins with 6, 7, 8 or 9 (spec 3 §5). */
export const contactMobile = mobile.check(z.refine(isMobile, NOT_A_MOBILE));
const password = z.string('Password is required').check(
  z.minLength(1, { error: 'Password is required', abort: true }), z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`), z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
);
/** Also the login form's. */
export const loginBody = z.object({ mobile, password });

const success = z.literal(true);
const user = z.object({ id: z.int(), name: z.string(), email: z.nullable(z.string()), mobile: z.string(), phone: z.string(), role: z.enum(roles), mobile_verified: z.boolean() });

export const accountEndpoints = {
  login: endpoint({ method: 'POST', path: '/auth/login/', who: 'anyone', summary: 'Log in with mobile and password', limited: 'logins', body: loginBody, answer: z.object({ success, access_token: z.string(), refresh_token: z.string(), user }) satisfies z.ZodMiniType<LoggedIn> }),
  logout: endpoint({ method: 'POST', path: '/auth/logout/', who: 'logged-in', summary: 'End this session at once', answer: z.object({ success }) }),
  getProfile: endpoint({
    method: 'GET', path: '/user/profile/', who: 'logged-in', summary: 'Who is logged in',
    answer: z.object({ success, username: z.string(), mobile: z.string(), email: z.nullable(z.string()), profile_pic: z.nullable(z.string()), role: z.enum(roles), mobile_verified: z.boolean() }) satisfies z.ZodMiniType<Profile>,
  }),
};
