import type { Address } from '@doorstep/contract/address';

/** What was typed and not yet saved, for as long as the tab lives; a login in between does not lose it. */
export function kept<T>(key: string) {
  return {
    get: (): T | undefined => { try { return JSON.parse(sessionStorage.getItem(key) ?? '') as T; } catch { return undefined; } },
    set: (value: T | undefined): void => {
      try { if (value) sessionStorage.setItem(key, JSON.stringify(value)); else sessionStorage.removeItem(key); } catch { /* then it lives as long as the page */ }
    },
  };
}

export const EMPTY = { title: '', name: '', mobile: '', address_line_1: '', address_line_2: '', landmark: '', city: '', state: '', pincode: '', is_default: false };
export type Draft = typeof EMPTY;
/** What was typed for a new address, and for one that exists. */
export const ofNew = kept<Partial<Draft>>('address_draft'), ofEdit = kept<{ id: number; values: Partial<Draft> }>('address_edit');
/** What a login in between must not lose: the form to open again. */
export const unfinished = (): 'add' | number | undefined => (ofNew.get() ? 'add' : ofEdit.get()?.id);

export const valuesOf = (one: Address): Draft => Object.fromEntries(Object.keys(EMPTY).map((key) => [key, one[key as keyof Draft]])) as Draft;
/** An address as it is sent: all that its screen shows. */
export const bodyOf = (one: Address) => ({ ...valuesOf(one), latitude: one.latitude, longitude: one.longitude });

/** One key for one body: sent again after a lost answer, it is still one address. */
export function oneKey() {
  let last = { body: '', key: '' };
  return (body: string): string => { if (last.body !== body) last = { body, key: crypto.randomUUID() }; return last.key; };
}
