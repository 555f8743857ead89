import type { MedicalTest } from '@doorstep/contract/lab.schema';
import { expect, test } from 'vitest';
import { filterHref, filterOf, testsFor } from './filter.ts';

const named = (id: number, title: string, title_hi: string, category: MedicalTest['category']) =>
  ({ id, title, title_hi, category }) as MedicalTest;
const TESTS = [
  named(1, 'Lipid profile', 'लिपिड प्रोफ़ाइल', 'cardiac'),
  named(2, 'HbA1c', 'HbA1c (तीन महीने की शुगर)', 'diabetes'),
  named(3, 'Thyroid profile', 'थायरॉइड प्रोफ़ाइल', 'hormone'),
];
const ids = (query: string) => testsFor(TESTS, filterOf(new URLSearchParams(query))).map(({ id }) => id);

test('a title holds the search, whatever its case, in either language; a category is one of the seven', () => {
  expect(ids('')).toEqual([1, 2, 3]);
  expect(ids('search=PROFILE')).toEqual([1, 3]);
  expect(ids('search=शुगर')).toEqual([2]);
  expect(ids('search=profile&category=hormone')).toEqual([3]);
  expect(ids('category=nothing')).toEqual([1, 2, 3]);
});
test('the address says what is not as at first, and nothing else', () => {
  expect(filterHref('/medical-tests', { search: '', category: 'all', shown: 50 })).toBe('/medical-tests');
  const all = { search: 'vitamin d', category: 'blood', shown: 100 } as const;
  expect(filterOf(new URL(filterHref('/medical-tests', all), 'http://x').searchParams)).toEqual(all);
  for (const shown of ['-1', 'x', '1e9', '20'])
    expect(filterOf(new URLSearchParams({ shown })).shown).toBeLessThanOrEqual(1_000);
});
