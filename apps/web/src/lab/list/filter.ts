import { testCategories, TESTS_SHOWN, type TestCategory } from '@doorstep/contract/lab';
import type { MedicalTest } from '@doorstep/contract/lab.schema';
import { SEARCH_MAX } from '@doorstep/contract/medicine';

export const LIST = '/medical-tests';
/** What is looked for, as the address says it. */
export interface LabFilter {
  search: string;
  category: TestCategory | 'all';
  /** So many at most. */
  shown: number;
}
/** What the address does not say, or says wrong, is as at first. */
export function filterOf(query: URLSearchParams): LabFilter {
  const category = testCategories.find((one) => one === query.get('category')),
    shown = Number(query.get('shown'));
  return {
    search: [...(query.get('search')?.trim() ?? '')].slice(0, SEARCH_MAX).join(''),
    category: category ?? 'all',
    shown: Number.isSafeInteger(shown) && shown > TESTS_SHOWN ? Math.min(shown, 1_000) : TESTS_SHOWN,
  };
}
export function filterHref(path: string, { search, category, shown }: LabFilter): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(category !== 'all' && { category }),
    ...(shown > TESTS_SHOWN && { shown: String(shown) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
const folded = (text: string) => text.normalize('NFC').toLowerCase();
/** Whose title holds the search, in either language, and of the category. */
export function testsFor(tests: readonly MedicalTest[], { search, category }: LabFilter): MedicalTest[] {
  const wanted = folded(search);
  return tests.filter(
    (one) =>
      (category === 'all' || one.category === category) &&
      (folded(one.title).includes(wanted) || folded(one.title_hi).includes(wanted)),
  );
}
