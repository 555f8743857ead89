import type { Address } from '@doorstep/contract/address.schema';
import { isObject, draftStore } from '../app/draft-store.ts';

/** Texts and ticks of a form, by its empty one: a field of another type is an empty one. */
export const fieldsOf = <Fields extends Record<string, string | boolean>>(
  empty: Fields,
  given: Record<string, unknown>,
): Fields =>
  Object.fromEntries(
    Object.entries(empty).map(([name, none]) => [
      name,
      typeof given[name] === typeof none ? given[name] : none,
    ]),
  ) as Fields;

export const EMPTY = {
  title: '',
  name: '',
  mobile: '',
  address_line_1: '',
  address_line_2: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
  is_default: false,
};
export type Draft = typeof EMPTY;
/** What was typed for a new address, and for one that exists. */
export const ofNew = draftStore('address_draft', (value) => fieldsOf(EMPTY, value));
export const ofEdit = draftStore('address_edit', ({ id, values }) =>
  typeof id === 'number' && Number.isSafeInteger(id) && isObject(values)
    ? { id, values: fieldsOf(EMPTY, values) }
    : undefined,
);
/** What a login in between must not lose: the form to open again. */
export const unfinished = (): 'add' | number | undefined => (ofNew.get() ? 'add' : ofEdit.get()?.id);

export const valuesOf = (one: Address): Draft =>
  Object.fromEntries(Object.keys(EMPTY).map((key) => [key, one[key as keyof Draft]])) as Draft;
/** An address as it is sent: all that its screen shows. */
export const bodyOf = (one: Address) => ({
  ...valuesOf(one),
  latitude: one.latitude,
  longitude: one.longitude,
});

/** One key for one body: sent again after a lost answer, it is still one address. */
export function oneKey() {
  let last = { body: '', key: '' };
  return (body: string): string => {
    if (last.body !== body) last = { body, key: crypto.randomUUID() };
    return last.key;
  };
}
