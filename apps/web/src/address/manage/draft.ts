import type { Place } from '@doorstep/contract/delivery';
import { savedUser } from '../../app/user.ts';
import { isObject, draftStore } from '../../app/draft-store.ts';
import { fieldsOf } from '../draft.ts';

/** Degrees both, or undefined both. */
export interface Values {
  name: string;
  mobile: string;
  address: string;
  latitude: number | undefined;
  longitude: number | undefined;
}
export const blank = (): Values => ({
  name: '',
  mobile: '',
  ...savedUser(),
  address: '',
  latitude: undefined,
  longitude: undefined,
});
export const placeOf = ({ latitude, longitude }: Values): Place | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

const degrees = (value: unknown, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most ? value : undefined;
function valuesOf(given: Record<string, unknown>): Values {
  const place = placeOf({
    ...blank(),
    latitude: degrees(given['latitude'], 90),
    longitude: degrees(given['longitude'], 180),
  });
  return {
    ...fieldsOf({ name: '', mobile: '', address: '' }, given),
    latitude: place?.latitude,
    longitude: place?.longitude,
  };
}
/** `id` is null for a new one; `label` is what the place is called. */
export const mapDraft = draftStore('map_address_draft', ({ id, values, label }) =>
  isObject(values)
    ? {
        id: typeof id === 'number' && Number.isSafeInteger(id) ? id : null,
        values: valuesOf(values),
        label: typeof label === 'string' ? label : '',
      }
    : undefined,
);
