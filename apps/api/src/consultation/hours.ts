import { CHAT_HOURS, LINK_MINUTES, VIDEO_HOURS, VIDEO_STEP_MINUTES } from '@doorstep/contract/consultation';
import type { Availability } from '@doorstep/contract/consultation.schema';
import { imprint } from '@doorstep/contract/imprint';
import type { ConsultationRow } from './party.ts';
import { indianDay, indianMidnight, indianTime } from '../platform/clock.ts';

const MINUTE_MS = 60_000;
/** A call that began late may go on so long after its time. */
const OVERTIME_MINUTES = 30;
interface Hours {
  /** Minutes of an Indian day. */
  from: number;
  to: number;
}
const spanOf = ({ from, to }: Hours, now: Date) => {
  const midnight = indianMidnight(indianDay(now)).getTime();
  return { from: new Date(midnight + from * MINUTE_MS), to: new Date(midnight + to * MINUTE_MS) };
};
const isWithin = (hours: Hours, now: Date): boolean => {
  const { from, to } = spanOf(hours, now);
  return from <= now && now < to;
};
/** By India's clock, whatever zone the server or the browser is in (decision C2). */
export const isChatOpen = (now: Date): boolean => isWithin(CHAT_HOURS, now);
/** Every start of today that has not come yet. */
export function videoSlots(now: Date): Date[] {
  const { from, to } = spanOf(VIDEO_HOURS, now),
    slots: Date[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += VIDEO_STEP_MINUTES * MINUTE_MS)
    if (at > now.getTime()) slots.push(new Date(at));
  return slots;
}
/** From when on the room of a video consultation is open. */
export const opensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - LINK_MINUTES * MINUTE_MS);
/** Whether one may write now: in a chat by its hours, in a video consultation from its link on until half an hour after its end. */
export const isOpenNow = (
  { type, startsAt, endsAt }: Pick<ConsultationRow, 'type' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean =>
  type === 'chat' || !startsAt || !endsAt
    ? isChatOpen(now)
    : now >= opensAt(startsAt) && now.getTime() < endsAt.getTime() + OVERTIME_MINUTES * MINUTE_MS;
const toWire = (hours: Hours, now: Date) => {
  const { from, to } = spanOf(hours, now);
  return { open: isWithin(hours, now), from: indianTime(from), to: indianTime(to) };
};
/** One answer for badge, banner, dialog and socket. */
export const availabilityAt = (now: Date): Availability['data'] => ({
  now: indianTime(now),
  chat: toWire(CHAT_HOURS, now),
  video: { ...toWire(VIDEO_HOURS, now), slots: videoSlots(now).map((at) => indianTime(at).slice(0, 16)) },
  emergency: {
    national: imprint.emergency.national,
    ambulance: imprint.emergency.ambulance,
    own: imprint.emergency.own,
  },
});
