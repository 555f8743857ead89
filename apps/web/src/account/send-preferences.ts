import type { Preferences } from '@doorstep/contract/account.schema';
import { call } from './call.ts';

/** Tells the account what was chosen on this device, where it counts already; a lost call is not made up for. */
export default async function sendPreferences(
  chosen: Partial<Pick<Preferences, 'language' | 'comfort'>>,
): Promise<void> {
  await call('setPreferences', { body: chosen }).catch(() => {});
}
