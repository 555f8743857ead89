import type { LoggedIn } from '@doorstep/contract/account.schema';
import { changed } from '../app/session.ts';

/** Where storage is blocked the visitor stays one: nothing could be kept to the next page. */
export function startSession({
  access_token,
  refresh_token,
  user,
}: Pick<LoggedIn, 'access_token' | 'refresh_token' | 'user'>): boolean {
  try {
    localStorage.setItem('access_token', access_token);
    localStorage.setItem('refresh_token', refresh_token);
    localStorage.setItem('user', JSON.stringify(user));
  } catch {
    return false;
  }
  changed();
  return true;
}
