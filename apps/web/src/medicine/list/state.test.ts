import { expect, test } from 'vitest';
import { changed, isNarrowed, listHref, listStateOf, OPEN, plainFormHref, showsPlainForm } from './state.ts';

const read = (query: string) => listStateOf(new URLSearchParams(query));
const plain = { search: '', letter: undefined, sort: undefined, filters: {}, page: 1, view: 'grid' };

test('reads and writes the whole state', () => {
  const state = read('search=para+500&letter=p&sort=price-asc&page=3&view=list&use=Pain+and+fever&stock=in');
  expect(state).toEqual({
    search: 'para 500',
    letter: 'P',
    sort: 'price-asc',
    filters: { stock: 'in', use: 'Pain and fever' },
    page: 3,
    view: 'list',
  });
  expect(listHref(state)).toBe(
    '/medicines?search=para+500&letter=P&sort=price-asc&stock=in&use=Pain+and+fever&page=3&view=list',
  );
  expect(listHref(read(''))).toBe('/medicines');
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e9',
  'letter=AB',
  'letter=9',
  'letter=',
  'sort=cheapest',
  'sort=__proto__',
  'view=table',
  'search=%20%20',
  'unknown=1',
])('%s counts as not said', (query) => {
  expect(read(query)).toEqual(plain);
});

test('a search is cut to 100 letters, whole ones', () => {
  expect([...read(`search=${'😀'.repeat(10_000)}`).search]).toHaveLength(100);
  expect(read(`search=${encodeURIComponent('पैरासिटामोल %_\'"')}`).search).toBe('पैरासिटामोल %_\'"');
});

test('another filter starts at the first page, another view stays', () => {
  const state = read('page=4&letter=P');
  expect(changed(state, { sort: 'name-asc' })).toMatchObject({ page: 1, letter: 'P', sort: 'name-asc' });
  expect(listHref({ ...state, view: 'list' })).toBe('/medicines?letter=P&page=4&view=list');
});

test('whatever narrows the list can be taken away at once', () => {
  expect(isNarrowed(read('page=2&view=list'))).toBe(false);
  for (const query of ['search=a', 'letter=A', 'sort=name-asc', 'form=syrup', 'price=-100'])
    expect(isNarrowed(read(query))).toBe(true);
  expect(listHref(changed(read('search=a&letter=A&form=syrup&view=list&page=2'), OPEN))).toBe(
    '/medicines?view=list',
  );
});

test('the page with the plain form is the same list, and no other address says that it is', () => {
  for (const query of ['', 'letter=P&view=list']) {
    const { searchParams, hash } = new URL(plainFormHref(read(query)), 'http://shop');
    expect(showsPlainForm(searchParams)).toBe(true);
    expect(hash).toBe('#filters');
    expect(listHref(listStateOf(searchParams))).toBe(listHref(read(query)));
  }
  expect(showsPlainForm(new URLSearchParams('filters=x&view=list'))).toBe(false);
});
