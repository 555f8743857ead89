import type { LoggedIn } from '@doorstep/contract/account.schema';
import { allAreas } from '../app/area.ts';
import type { useSetLang } from '../app/language.ts';
import { startSession } from './start.ts';

/** Begins the session of a login, with what each area does then; false where this browser keeps nothing. */
export function enter(session: LoggedIn, setLang: ReturnType<typeof useSetLang>): boolean {
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
