import type { Preferences } from '@doorstep/contract/account.schema';
import { isActing } from '../app/acting.tsx';
import { call } from './call.ts';

/** Tells the account what was chosen on this device, where it counts already; a lost call is not made up for. */
export default async function sendPreferences(
  chosen: Partial<Pick<Preferences, 'language' | 'comfort'>>,
): Promise<void> {
  // Of whom one acts for they are their own, and one's own must not be theirs.
  if (isActing()) return;
  await call('setPreferences', { body: chosen }).catch(() => {});
}
