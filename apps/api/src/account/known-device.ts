import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../platform/http/network.ts';
import { deviceOf } from './device.ts';
import type { Asker } from './otp-limits.ts';
import type { accountTable } from './schema.ts';

/** Whoever calls without a session. */
export interface Visitor {
  network: string;
  /** 'Chrome on Android' */
  device: string;
  cookies: string;
}
export const visitorOf = ({
  address,
  request: { headers },
}: {
  address: string;
  request: { headers: { cookie?: string | undefined; 'user-agent'?: string | undefined } };
}): Visitor => ({
  network: networkOf(address),
  device: deviceOf(headers['user-agent']),
  cookies: headers.cookie ?? '',
});

type Account = Pick<typeof accountTable.$inferSelect, 'id' | 'passwordHash' | 'mobileVerifiedAt'>;
const YEAR_S = 31_536_000;
const nameOf = ({ id }: Account) => `known-${id}`;
/** Its key is what nobody knows who has not read the database; a new password makes all browsers unknown. */
const macOf = ({ id, passwordHash }: Account, nonce: string) =>
  createHmac('sha256', passwordHash).update(`known ${id} ${nonce}`).digest('base64url');

/**
 * A browser that has logged in to an account keeps a cookie that says so, after the logout too. It opens nothing: what is tried from there is counted apart, so
 * that strangers, who may use up what everybody shares, do not keep the owner out (docs/decisions/otp-limits.md).
 */
export function cookieFor(account: Account, isSecure: boolean): string {
  const nonce = randomBytes(16).toString('base64url');
  const value = `${nonce}.${macOf(account, nonce)}`;
  return `${nameOf(account)}=${value}; Path=/api/auth; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
/** What tells this browser from the others of the account; undefined for a stranger, and for whoever registered a mobile and never showed that it is theirs. */
export function knownDevice(account: Account | undefined, { cookies }: Visitor): string | undefined {
  if (!account?.mobileVerifiedAt) return undefined;
  const value = new RegExp(`(?:^|;\\s*)${nameOf(account)}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`).exec(cookies);
  const [, nonce, mac] = value ?? [];
  if (!nonce || !mac) return undefined;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(account, nonce))) ? nonce : undefined;
}
export const askerOf = (account: Account | undefined, visitor: Visitor): Asker => ({
  network: visitor.network,
  isKnown: knownDevice(account, visitor) !== undefined,
});
