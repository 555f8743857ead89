import { API_BASE } from './envelope.ts';

/** What the shell of every page needs of accounts; the rest is `account.ts`. */
export const logoutPath = `${API_BASE}/auth/logout/`;
