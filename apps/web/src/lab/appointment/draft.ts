import { LAB_CART_MAX } from '@doorstep/contract/lab';
import { draftStore, isObject } from '../../app/draft-store.ts';

/** What is booked and when and where, as far as it is filled in. */
export interface AppointmentDraft {
  tests: number[];
  packages: number[];
  /** A saved address whose text stands in the field. */
  addressId: number | null;
  address: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'YYYY-MM-DDTHH:MM', Indian. */
  time: string;
  /** Degrees as they are typed. */
  latitude: string;
  longitude: string;
  /** What was sent to book it: sent again, it is the same booking. */
  sent: { body: string; key: string } | null;
}
export const emptyDraft: AppointmentDraft = {
  tests: [],
  packages: [],
  addressId: null,
  address: '',
  date: '',
  time: '',
  latitude: '',
  longitude: '',
  sent: null,
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const idsOf = (value: unknown): number[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(
        0,
        LAB_CART_MAX,
      )
    : [];
/** What was chosen, of a navigation's state or of what was kept. */
export const chosenIn = (given: unknown): Pick<AppointmentDraft, 'tests' | 'packages'> => {
  const { tests, packages } = isObject(given) ? given : {};
  return { tests: idsOf(tests), packages: idsOf(packages) };
};
/** A bad field is an empty one. */
export function parseDraft(given: Record<string, unknown>): AppointmentDraft {
  const { addressId, sent } = given,
    date = textOf(given['date']),
    time = textOf(given['time']);
  return {
    ...chosenIn(given),
    addressId: typeof addressId === 'number' && Number.isSafeInteger(addressId) ? addressId : null,
    address: textOf(given['address']),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    time: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(time) ? time : '',
    latitude: textOf(given['latitude']),
    longitude: textOf(given['longitude']),
    sent: isObject(sent) ? { body: textOf(sent['body']), key: textOf(sent['key']) } : null,
  };
}
/** What is chosen before a login is there after it. */
export const appointmentDraft = draftStore('lab_appointment_draft', parseDraft, { visitors: true });
