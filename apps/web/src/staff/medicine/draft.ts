import { draftStore, isObject } from '../../app/draft-store.ts';
import { blank, type Values } from './values.ts';

/** What was typed over what the shop had then. */
export interface Draft {
  values: Values;
  base: Values;
  /** `updated_at` of what was seen; '' of a new medicine. */
  seenAt: string;
  /** Packs that were seen. */
  stock: number | null;
}
interface Kept extends Draft {
  of: string;
}
const isValues = (given: unknown): given is Values =>
  isObject(given) && Object.entries(blank()).every(([name, empty]) => typeof given[name] === typeof empty);
const isKept = (one: unknown): one is Kept =>
  isObject(one) &&
  typeof one['of'] === 'string' &&
  typeof one['seenAt'] === 'string' &&
  (one['stock'] === null || typeof one['stock'] === 'number') &&
  isValues(one['values']) &&
  isValues(one['base']);
/** As many medicines as somebody has half changed at once. */
const MOST = 4;
const drafts = draftStore('medicine_drafts', ({ all }) =>
  Array.isArray(all) ? { all: all.filter(isKept) } : undefined,
);

/** Changes of one medicine that are not saved, or of a new one. */
export function keptMedicine(of: string) {
  const all = () => drafts.get()?.all ?? [];
  return {
    get: (): Draft | undefined => all().find((one) => one.of === of),
    set: (draft: Draft | undefined): void => {
      const others = all().filter((one) => one.of !== of);
      const next = draft ? [...others.slice(1 - MOST), { ...draft, of }] : others;
      drafts.set(next.length > 0 ? { all: next } : undefined);
    },
  };
}
