import * as z from 'zod/mini';
import { loginBody } from './account.form.ts';
import { roles, type LoggedIn, type Profile } from './account.ts';
import { endpoint } from './endpoint.schema.ts';

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
