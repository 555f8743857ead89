import { preferencesPath, type Preferences } from '@doorstep/contract/account';
import { fetcher } from '../app/fetcher.ts';

/** Tells the account what was chosen on this device, where it counts already; a lost call is not made up for. */
export default async function sendPreferences(
  chosen: Partial<Pick<Preferences, 'language' | 'comfort'>>,
): Promise<void> {
  await fetcher(preferencesPath, { body: chosen, method: 'PUT' }).catch(() => {});
}
