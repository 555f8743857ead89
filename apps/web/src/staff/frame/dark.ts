import { useSyncExternalStore } from 'react';
import { preferencesStore } from '../../app/preferences.ts';

const DARK = '(prefers-color-scheme: dark)';
function onDeviceTheme(listener: () => void) {
  const dark = matchMedia(DARK);
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}
/** Whether the page is dark now, by choice or as the device is. */
export function useIsDark(): boolean {
  const { theme } = preferencesStore.use();
  const device = useSyncExternalStore(
    onDeviceTheme,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return theme === 'system' ? device : theme === 'dark';
}
