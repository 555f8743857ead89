import type { LabBookBody, LabBooking } from '@doorstep/contract/lab.schema';
import type { AppointmentField } from '@doorstep/ui/lab/appointment-form';
import { call } from './call.ts';
import type { AppointmentDraft } from './draft.ts';
import type { labAppointmentMessages } from './messages.en.ts';

/** What a place answered: whether we come there, and what it costs in paise. */
export interface Checked {
  /** Which place was asked about. */
  of: string;
  available: boolean;
  distanceKm: number;
  chargePaise: number;
  freeFromPaise: number;
}
export const placeOf = ({ latitude, longitude }: Pick<AppointmentDraft, 'latitude' | 'longitude'>) =>
  `${latitude.trim()} ${longitude.trim()}`;
/** Which field a refusal is about, by its code. */
export const fieldOf: Readonly<Record<string, AppointmentField | undefined>> = {
  lab_date_required: 'date',
  lab_date_range: 'date',
  lab_time_required: 'time',
  lab_fast_broken: 'time',
  slot_taken: 'time',
  slot_invalid: 'time',
  lab_address_required: 'address',
  text_long: 'address',
  lab_coordinates_required: 'latitude',
  position_invalid: 'latitude',
  lab_unserviceable: 'latitude',
  lab_out_of_reach: 'latitude',
};
/** What is missing, in the order of the form. */
export function missingIn(
  { date, time, address }: Pick<AppointmentDraft, 'date' | 'time' | 'address'>,
  checked: Pick<Checked, 'available'> | undefined,
  messages: Pick<typeof labAppointmentMessages, 'wants'>,
): Partial<Record<AppointmentField, { message: string }>> {
  const { wants } = messages;
  return {
    ...(date === '' && { date: { message: wants.date } }),
    ...(time === '' && { time: { message: wants.time } }),
    ...(address.trim() === '' && { address: { message: wants.address } }),
    ...(!checked
      ? { latitude: { message: wants.check } }
      : !checked.available && { latitude: { message: wants.place } }),
  };
}
/** Books it for the sum that was shown. `keyOf`: of what is sent, so that it is one booking however often. Fails with a CallError. */
export async function sendBooking(
  draft: AppointmentDraft,
  total: number,
  keyOf: (body: string) => string,
): Promise<LabBooking> {
  const body: LabBookBody = {
    test_ids: draft.tests,
    package_ids: draft.packages,
    address: draft.address.trim(),
    ...(draft.addressId !== null && { address_id: draft.addressId }),
    date: draft.date,
    time: draft.time.slice(11),
    latitude: Number(draft.latitude),
    longitude: Number(draft.longitude),
    total,
  };
  return call('bookTests', { body, idempotencyKey: keyOf(JSON.stringify(body)) });
}
