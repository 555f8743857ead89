import type { LoggedIn } from '@doorstep/contract/account.schema';
import { allAreas } from '../app/area.ts';
import type { useSetLang } from '../app/language.ts';
import { callChecked } from './call.ts';
import { keepFresh, takeFresh } from './fresh.ts';
import { startSession } from './start.ts';

type SetLang = ReturnType<typeof useSetLang>;

/** Begins the session of a login, with what each area does then; false where this browser keeps nothing. */
export function enter(session: LoggedIn, setLang: SetLang): boolean {
  keepFresh(undefined);
  if (!startSession(session)) return false;
  for (const { loggedIn } of allAreas())
    loggedIn?.load().then(
      (after) => after.default(),
      () => {},
    );
  void import('./load-preferences.ts').then(
    ({ loadPreferences }) => loadPreferences(setLang),
    () => {},
  );
  return true;
}
/** Else the name of what to say. */
export async function logInByOtp(
  body: { mobile: string; otp: string },
  setLang: SetLang,
): Promise<'entered' | 'otpFailed' | 'noStorage'> {
  const session = await callChecked('verifyOtp', { body: { ...body, purpose: 'login' } });
  if (!('access_token' in session)) return 'otpFailed';
  return enter(session, setLang) ? 'entered' : 'noStorage';
}
/** Whoever has just signed up here is logged in once the mobile is verified; false where that does not work: the login page is next. */
export async function logInFresh(mobile: string, setLang: SetLang): Promise<boolean> {
  const fresh = takeFresh(mobile);
  if (!fresh) return false;
  try {
    const session = await callChecked('login', { body: fresh });
    return 'access_token' in session && enter(session, setLang);
  } catch {
    return false;
  }
}
