import type { Lang } from '@doorstep/ui/messages/messages';
import { preferencesStore } from '../app/preferences.ts';
import { call } from './call.ts';

/** Hindi and comfort mode, where the account asks for them, also on a device that is new to it. What a device has been told itself is never taken back: nobody knows that English was chosen. */
export async function loadPreferences(setLang: (lang: Lang) => void): Promise<void> {
  try {
    const { data } = await call('getPreferences');
    if (data.comfort) preferencesStore.update((now) => ({ ...now, comfort: data.comfort }));
    if (data.language === 'hi' && document.documentElement.lang !== 'hi-IN') setLang('hi-IN');
  } catch {
    /* the device stays as it is */
  }
}
