import type { DisplayTheme } from '@doorstep/ui/home/display-settings';
import { useEffect } from 'react';
import { localStore } from './local-store.ts';

export interface Preferences {
  theme: DisplayTheme;
  comfort: boolean;
}
const EMPTY: Preferences = { theme: 'system', comfort: false };

export function parsePreferences(value: unknown): Preferences | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { theme, comfort } = value as Partial<Record<keyof Preferences, unknown>>;
  return { theme: theme === 'light' || theme === 'dark' ? theme : 'system', comfort: comfort === true };
}
export const preferencesStore = localStore<Preferences>('preferences', EMPTY, parsePreferences);

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
    root.toggleAttribute('data-comfort', comfort);
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme, comfort]);
}
