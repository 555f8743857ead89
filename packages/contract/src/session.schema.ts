import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';

/** What the shell of every page calls of accounts; the rest is `account.schema.ts`. */
export const sessionEndpoints = {
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout/',
    who: 'logged-in',
    summary: 'End this session at once',
    answer: z.object({ success: z.literal(true) }),
  }),
};
