import { createHmac } from 'node:crypto';
import type { IceServer } from '@doorstep/contract/consultation.schema';
import type { IceSettings } from '../platform/settings.ts';

/** A video consultation, with what comes before and after it. */
const HOURS = 3;
const isTurn = (url: string): boolean => /^turns?:/.test(url);

/**
 * Where two browsers ask for a way to each other; none are needed on one network. By a secret that the TURN server has too, each login gets a
 * password of its own that ends by itself (draft-uberti-behave-turn-rest).
 */
export function iceServersFor(
  { urls, turn }: IceSettings,
  accountId: number,
  // A TURN server reckons by real time, whatever the shop's clock says.
  now: number = Date.now(),
): IceServer[] {
  const stun = urls.filter((url) => !isTurn(url)),
    relays = urls.filter(isTurn),
    servers: IceServer[] = stun.length > 0 ? [{ urls: stun }] : [];
  if (relays.length === 0 || !turn) return servers;
  if (!('secret' in turn)) return [...servers, { urls: relays, ...turn }];
  const username = `${Math.floor(now / 1_000) + HOURS * 3_600}:${accountId}`;
  return [
    ...servers,
    {
      urls: relays,
      username,
      credential: createHmac('sha1', turn.secret).update(username).digest('base64'),
    },
  ];
}
