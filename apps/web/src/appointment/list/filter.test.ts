import { expect, test } from 'vitest';
import { meera, ravi } from '../fixtures.ts';
import { filterHref, filterOf, fitting } from './filter.ts';

const all = [meera, ravi],
  none = { search: '', specialty: '', language: '' };
const found = (some: Partial<typeof none>) => fitting(all, { ...none, ...some }).map(({ name }) => name);

test('a name is found by the beginning of its words, in either language, with or without Dr.', () => {
  expect(found({ search: 'mee' })).toEqual(['Meera Sinha']);
  expect(found({ search: 'Dr. SINHA' })).toEqual(['Meera Sinha']);
  expect(found({ search: 'मीरा' })).toEqual(['Meera Sinha']);
  expect(found({ search: 'डॉ. मीरा' })).toEqual(['Meera Sinha']);
  expect(found({ search: 'era' })).toEqual([]);
  expect(found({ search: '   ' })).toEqual(['Meera Sinha', 'Ravi Oraon']);
});
test('specialty and language narrow it, together too', () => {
  expect(found({ specialty: 'Cardiology' })).toEqual(['Ravi Oraon']);
  expect(found({ language: 'Hindi' })).toEqual(['Meera Sinha', 'Ravi Oraon']);
  expect(found({ specialty: 'Cardiology', language: 'Santali' })).toEqual([]);
});
test('the address says it, and is read again', () => {
  const filter = { search: 'मीरा', specialty: 'Cardiology', language: '' };
  const href = filterHref('/doctors', filter);
  expect(filterOf(new URL(href, 'http://127.0.0.1').searchParams)).toEqual(filter);
  expect(filterHref('/doctors', none)).toBe('/doctors');
});
