import type { Address } from '@doorstep/contract/address.schema';
import type { Place } from '@doorstep/contract/delivery';
import { isObject } from '../../app/draft-store.ts';
import { CallError } from '../../app/fetcher.ts';
import { call } from './call.ts';
import { sumOf, type BookedHere, type VisitDraft, type VisitSum } from './draft.ts';

/** The place and time that a price is of, as the calls take them. */
export interface PricedBody {
  service_id: number;
  appointment_date: string;
  appointment_time: string;
  address: string;
  address_id?: number;
  latitude: number;
  longitude: number;
}
/** What is filled in, once all of it is. */
export function bodyOf(
  { service, address, time }: VisitDraft,
  saved: Address | undefined,
  at: Place | null | undefined,
): PricedBody | undefined {
  const text = saved ? saved.full_address : address.trim();
  if (!at || text === '' || time === '') return undefined;
  return {
    service_id: service,
    appointment_date: time.slice(0, 10),
    appointment_time: time.slice(11),
    address: text,
    ...(saved && { address_id: saved.id }),
    latitude: at.latitude,
    longitude: at.longitude,
  };
}
const restOf = ({ notes, prescription }: VisitDraft) => ({
  ...(notes.trim() && { notes: notes.trim() }),
  ...(prescription && { prescription_id: prescription.id }),
});

/** What it would cost. Fails with a CallError. */
export async function askPrice(body: PricedBody): Promise<VisitSum> {
  const sum = sumOf(await call('bookVisit', { body: { ...body, calculate_only: true } }));
  if (!sum) throw new CallError(200, 'unreadable');
  return sum;
}
/** Books it for the sum that was shown. `keyOf`: of what is sent, so that it is one booking however often. Fails with a CallError. */
export async function sendBooking(
  draft: VisitDraft,
  priced: PricedBody,
  total: number,
  keyOf: (body: string) => string,
): Promise<BookedHere> {
  const body = { ...priced, ...restOf(draft), total_price: total };
  const answer = await call('bookVisit', { body, idempotencyKey: keyOf(JSON.stringify(body)) });
  if (!('data' in answer) || !isObject(answer.data) || !isObject(answer.data.booking))
    throw new CallError(200, 'unreadable');
  const { booking_id, booking } = answer.data;
  return {
    id: booking_id,
    slip: answer.invoice,
    total: answer.total_price,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    place: booking.place ?? priced.address,
    checking: booking.status === 'checking',
  };
}
