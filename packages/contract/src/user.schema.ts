import * as z from 'zod/mini';
import { roles } from './account.ts';

const user = z.object({
  id: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** Ten digits. */
  mobile: z.string(),
  /** The same: the screens read both names. */
  phone: z.string(),
  role: z.enum(roles),
  mobile_verified: z.boolean(),
});
export type User = z.output<typeof user>;
export const loggedIn = z.object({
  success: z.literal(true),
  access_token: z.string(),
  refresh_token: z.string(),
  user,
});
export type LoggedIn = z.output<typeof loggedIn>;
