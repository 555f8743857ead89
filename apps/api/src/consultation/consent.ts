import { consentVersions } from '@doorstep/contract/account';
import type { AccountService } from '../account/service.ts';
import type { Clock } from '../platform/clock.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Party } from './party.ts';

const PURPOSE = 'teleconsultation';
interface Needs {
  clock: Clock;
  accounts: Pick<AccountService, 'consented' | 'setConsent'>;
}
/**
 * Consent of patients to be treated online, recorded before anything is written or shown. The Telemedicine Practice Guidelines of 25 March
 * 2020 (part 3, 'Patient consent') imply it when the patient begins; we record it all the same: who, when, which text.
 */
export function createConsents({ clock, accounts }: Needs) {
  /** Whether the account has agreed to the text as it stands, and has not withdrawn that. */
  const isGiven = async (accountId: number): Promise<boolean> =>
    (await accounts.consented(accountId, PURPOSE)) === consentVersions[PURPOSE];
  /** Records the consent of the account; returns the columns of the consultation that it is for. */
  async function record(accountId: number): Promise<{ consentAt: Date; consentVersion: string }> {
    await accounts.setConsent(accountId, PURPOSE, true);
    return { consentAt: clock.now(), consentVersion: consentVersions[PURPOSE] };
  }
  /** Whether the account has not withdrawn what it agreed to. */
  const stands = async (accountId: number): Promise<boolean> =>
    (await accounts.consented(accountId, PURPOSE)) !== undefined;
  /**
   * Code of the refusal when nothing may be written or shown: the patient of a chat has not agreed, or a consent was withdrawn. Booking a
   * video consultation implies consent (section 3.4); the room asks for it all the same.
   */
  async function problem({
    row,
    side,
  }: Pick<Party, 'row' | 'side'>): Promise<'consent_needed' | 'consent_missing' | undefined> {
    if (row.type === 'video' && row.consentAt === null) return undefined;
    if (row.consentAt !== null && (await stands(row.accountId))) return undefined;
    return side === 'patient' ? 'consent_needed' : 'consent_missing';
  }
  /** Throws 409 with that code. */
  async function check(party: Pick<Party, 'row' | 'side'>): Promise<void> {
    const code = await problem(party);
    if (code) throw new HttpError(409, code);
  }
  return { isGiven, record, stands, problem, check };
}
export type Consents = ReturnType<typeof createConsents>;
