import type { ComfortLevel, DisplayTheme } from '@doorstep/ui/home/display-settings';
import { useEffect } from 'react';
import { localStore } from './local-store.ts';

export interface Preferences {
  theme: DisplayTheme;
  comfort: ComfortLevel;
}
const EMPTY: Preferences = { theme: 'system', comfort: 0 };

export function parsePreferences(value: unknown): Preferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { theme, comfort } = value as Partial<Record<keyof Preferences, unknown>>;
  // Of before there were two levels: true.
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    comfort: comfort === true || comfort === 1 ? 1 : comfort === 2 ? 2 : 0,
  };
}
export const preferencesStore = localStore<Preferences>('preferences', EMPTY, parsePreferences, false, true);

/** Puts the choice on <html>; `boot.ts` did the same before the first paint. */
export function usePreferences(): void {
  const { theme, comfort } = preferencesStore.use();
  useEffect(() => {
    const root = document.documentElement;
    // The server's empty snapshot is not the visitor's choice: what boot.ts set stands until the real one is here.
    const real = preferencesStore.get();
    if (real.theme !== theme || real.comfort !== comfort) return undefined;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      root.dataset['theme'] = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    };
    apply();
    if (comfort) root.dataset['comfort'] = String(comfort);
    else delete root.dataset['comfort'];
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme, comfort]);
}
