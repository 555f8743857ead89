import { draftStore, isObject } from '../../app/draft-store.ts';

/** What is about to be paid, as it was when its payment was opened. */
export interface LabWish {
  tests: number[];
  packages: number[];
  address: string;
  addressId: number | null;
  date: string;
  time: string;
  latitude: number;
  longitude: number;
  /** Rupees, as shown. */
  total: number;
}
/** The form, as far as it is filled in. */
export interface LabDraft {
  /** A saved address; null for one that is typed, undefined while nobody has chosen. */
  addressId: number | null | undefined;
  address: string;
  latitude: string;
  longitude: string;
  /** 'YYYY-MM-DDTHH:MM', Indian; '' for none. */
  time: string;
  day: string;
  wish: LabWish | null;
}
export const emptyLabDraft: LabDraft = {
  addressId: undefined,
  address: '',
  latitude: '',
  longitude: '',
  time: '',
  day: '',
  wish: null,
};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one)) : [];
function wishOf(given: unknown): LabWish | null {
  if (!isObject(given)) return null;
  const latitude = numberOf(given['latitude']),
    longitude = numberOf(given['longitude']),
    total = numberOf(given['total']),
    tests = idsOf(given['tests']),
    packages = idsOf(given['packages']);
  if (latitude === undefined || longitude === undefined || total === undefined) return null;
  if (tests.length + packages.length === 0) return null;
  return {
    tests,
    packages,
    latitude,
    longitude,
    total,
    address: textOf(given['address']),
    addressId: numberOf(given['addressId']) ?? null,
    date: textOf(given['date']),
    time: textOf(given['time']),
  };
}
/** A bad field is an empty one. */
export const labDraft = draftStore<LabDraft>(
  'lab_draft',
  (given) => ({
    addressId: given['addressId'] === null ? null : numberOf(given['addressId']),
    address: textOf(given['address']),
    latitude: textOf(given['latitude']),
    longitude: textOf(given['longitude']),
    time: textOf(given['time']),
    day: textOf(given['day']),
    wish: wishOf(given['wish']),
  }),
  { visitors: true },
);
/** What was booked in this tab, for the page that says so. */
export const labBooked = draftStore<{ id: string }>('lab_booked', ({ id }) =>
  typeof id === 'string' ? { id } : undefined,
);
