import { withQuery } from '@doorstep/contract/call';
import { isObject } from '../../app/draft-store.ts';

const PATH = '/consultation/video/book';
/** What is being booked, as the address says it. */
export interface Wanted {
  doctor: number | null;
  /** 'YYYY-MM-DDTHH:MM', Indian; '' for none. */
  slot: string;
  /** At the payment. */
  paying: boolean;
  /** The number of the booking that stands. */
  booked: string | null;
}
const idOf = (given: unknown): number | null => (/^[1-9]\d{0,8}$/.test(String(given)) ? Number(given) : null);
/** The doctor may also come with the link that leads here; a reload keeps both. */
export function wantedOf(params: URLSearchParams, state?: unknown): Wanted {
  const carried = isObject(state) && isObject(state['doctor']) ? state['doctor']['id'] : undefined,
    slot = params.get('slot') ?? '';
  return {
    doctor: idOf(params.get('doctor') ?? carried),
    slot: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(slot) ? slot : '',
    paying: params.get('step') === 'pay',
    booked: params.get('booked') || null,
  };
}
const href = (...query: Parameters<typeof withQuery>[1]) => withQuery(PATH, query);
/** Doctor, time and number: chosen here as far as they are given. */
export const detailsHref = (doctor: number | string | null, slot = ''): string =>
  href(['doctor', doctor ?? undefined], ['slot', slot || undefined]);
export const payHref = (doctor: number, slot: string): string =>
  href(['doctor', doctor], ['slot', slot], ['step', 'pay']);
export const bookedHref = (id: string): string => href(['booked', id]);
/** The instant of an Indian time. */
export const instantOf = (slot: string): string => `${slot}:00.000+05:30`;
