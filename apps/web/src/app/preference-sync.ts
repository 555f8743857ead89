import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useRef } from 'react';
import { allAreas } from './area.ts';
import { accessToken } from './session.ts';
import { preferencesStore } from './preferences.ts';

/**
 * Language and comfort mode, whoever changes them on whichever page, go to the account of who is logged in, for its other devices (`load-preferences.ts`). Used by the footer, whose
 * script comes after the page's own, and by frames that have none.
 */
export function usePreferenceSync(): void {
  const language = useLang() === 'hi-IN' ? ('hi' as const) : ('en' as const);
  const { comfort } = preferencesStore.use();
  const told = useRef<{ language: 'hi' | 'en'; comfort: 0 | 1 | 2 }>(undefined);
  useEffect(() => {
    // The server's empty snapshot is no choice: what is stored is.
    const before = told.current,
      now = { language, comfort: preferencesStore.get().comfort };
    told.current = now;
    if (!before || !accessToken()) return;
    const changed = {
      ...(now.language !== before.language && { language }),
      ...(now.comfort !== before.comfort && { comfort: now.comfort }),
    };
    if (Object.keys(changed).length > 0)
      for (const { preferencesChanged } of allAreas())
        preferencesChanged?.load().then(
          (sync) => sync.default(changed),
          () => {},
        );
  }, [language, comfort]);
}
