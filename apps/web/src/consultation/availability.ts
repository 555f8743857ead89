import { CHAT_HOURS, VIDEO_HOURS } from '@doorstep/contract/consultation';
import type { Availability } from '@doorstep/contract/consultation.schema';
import { imprint } from '@doorstep/contract/imprint';
import { useShopNow } from '../schedule/public.ts';

/** Whom to call in danger: part of the page, so that they are there without a line (decision S1). */
export const emergencyNumbers = imprint.emergency;

/** Open from the first instant on, and closed from the last one on. */
export const isWithin = ({ from, to }: { from: string; to: string }, now: string): boolean =>
  Date.parse(from) <= Date.parse(now) && Date.parse(now) < Date.parse(to);

const MINUTE_MS = 60_000,
  INDIA_MS = 330 * MINUTE_MS,
  DAY_MS = 1_440 * MINUTE_MS;
/** ISO instants of the hours of an instant's Indian day (decision C2). */
export function hoursAt(now: string): Record<'chat' | 'video', { from: string; to: string }> {
  const midnight = Math.floor((Date.parse(now) + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS,
    at = (minutes: number) => new Date(midnight + minutes * MINUTE_MS).toISOString(),
    span = ({ from, to }: { from: number; to: number }) => ({ from: at(from), to: at(to) });
  return { chat: span(CHAT_HOURS), video: span(VIDEO_HOURS) };
}

/** The shop's clock, at first as the server's answer had it; '' before it is known. */
export function useNow(answered?: Pick<Availability['data'], 'now'>): string {
  const now = useShopNow(),
    then = answered?.now ?? '';
  return now && Date.parse(now) > Date.parse(then || now) - 1 ? now : then;
}
