import { LAB_CART_MAX } from '@doorstep/contract/lab';
import { localStore } from '../app/local-store.ts';

const record = (value: unknown): value is { id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Undefined when it is no list at all. A number or an object with an `id` counts, once; anything else is dropped. */
export function parseSelection(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const ids = new Set<number>();
  for (const given of value.slice(0, 1000)) {
    const id = record(given) ? given.id : given;
    if (Number.isSafeInteger(id) && (id as number) > 0 && ids.size < LAB_CART_MAX) ids.add(id as number);
  }
  return [...ids];
}

const NONE: readonly number[] = [];
const tests = localStore('selectedTests', NONE, parseSelection, true);
const packages = localStore('selectedPackages', NONE, parseSelection, true);
type Store = typeof tests;

const remove = (store: Store, id: number) => {
  store.update((now) => now.filter((one) => one !== id));
};
/** Takes it in or out; whether it is in now. A full cart takes in nothing: false. */
function toggle(store: Store, id: number): boolean {
  if (store.get().includes(id)) {
    remove(store, id);
    return false;
  }
  if (tests.get().length + packages.get().length >= LAB_CART_MAX) return false;
  store.update((now) => [...now, id]);
  return true;
}

export const labCart = {
  toggleTest: (id: number) => toggle(tests, id),
  togglePackage: (id: number) => toggle(packages, id),
  removeTest: (id: number) => {
    remove(tests, id);
  },
  removePackage: (id: number) => {
    remove(packages, id);
  },
  clearTests: () => {
    tests.set(NONE);
  },
  clearPackages: () => {
    packages.set(NONE);
  },
  clear: () => {
    tests.set(NONE);
    packages.set(NONE);
  },
};
/** The chosen tests and packages, by id, and what changes them. */
export function useLabCart() {
  const chosen = tests.use(),
    chosenPackages = packages.use();
  return {
    tests: chosen,
    packages: chosenPackages,
    count: chosen.length + chosenPackages.length,
    ...labCart,
  };
}
