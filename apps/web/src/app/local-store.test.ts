import { beforeEach, expect, test } from 'vitest';
import { localStore } from './local-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const listOf = (key: string, ofDevice = false) =>
  localStore<readonly unknown[]>(
    key,
    [],
    (value) => (Array.isArray(value) ? value : undefined),
    false,
    ofDevice,
  );
const act = (id: string) => sessionStorage.setItem('acting', JSON.stringify({ 'x-acting-for': id }));

test('what is kept while one acts for another is theirs, in this tab alone', () => {
  listOf('cart').set(['own']);
  act('12');
  expect(listOf('cart').get()).toEqual([]);
  listOf('cart').set(['of 12']);
  expect(listOf('cart').get()).toEqual(['of 12']);
  act('13');
  expect(listOf('cart').get()).toEqual([]);
  sessionStorage.removeItem('acting');
  expect(listOf('cart').get()).toEqual(['own']);
  expect(JSON.stringify(localStorage)).not.toContain('of 12');
});
test('a setting is of the device, whoever one acts for', () => {
  listOf('preferences', true).set(['dark']);
  act('12');
  expect(listOf('preferences', true).get()).toEqual(['dark']);
});
