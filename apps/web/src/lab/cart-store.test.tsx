import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

/** The store keeps what it has read: each test starts with a fresh one. */
const fresh = async () => {
  vi.resetModules();
  const [{ useLabCart }, { onStorageTrouble }] = await Promise.all([
    import('./cart-store.ts'),
    import('../app/local-store.ts'),
  ]);
  return { ...renderHook(useLabCart), onStorageTrouble };
};
beforeEach(() => localStorage.clear());
const stored = (key: string) => JSON.parse(localStorage.getItem(key)!) as unknown;

test('a test and a package go in and out, and stand in storage by id', async () => {
  const { result } = await fresh();
  act(() => {
    expect(result.current.toggleTest(3)).toBe(true);
    expect(result.current.toggleTest(5)).toBe(true);
    expect(result.current.togglePackage(3)).toBe(true);
  });
  expect([result.current.tests, result.current.packages, result.current.count]).toEqual([[3, 5], [3], 3]);
  expect([stored('selectedTests'), stored('selectedPackages')]).toEqual([[3, 5], [3]]);
  act(() => {
    expect(result.current.toggleTest(3)).toBe(false);
    result.current.removePackage(3);
  });
  expect([stored('selectedTests'), stored('selectedPackages')]).toEqual([[5], []]);
});

test('tests and packages are emptied apart, and together', async () => {
  localStorage.setItem('selectedTests', '[1,2]');
  localStorage.setItem('selectedPackages', '[7]');
  const { result } = await fresh();
  act(() => {
    result.current.clearTests();
  });
  expect([result.current.tests, result.current.packages]).toEqual([[], [7]]);
  act(() => {
    result.current.toggleTest(1);
    result.current.clear();
  });
  expect(result.current.count).toBe(0);
});

test('objects with an id are read as well, each once; anything else is dropped', async () => {
  localStorage.setItem('selectedTests', '[1,{"id":2,"title":"HbA1c"},"3",null,2,{"id":"4"},-1,0,1.5,{}]');
  const { result } = await fresh();
  expect(result.current.tests).toEqual([1, 2]);
});

test('what is no list is set aside and said, and the other is kept', async () => {
  localStorage.setItem('selectedTests', '{"broken"');
  localStorage.setItem('selectedPackages', '[2]');
  const { result, onStorageTrouble } = await fresh();
  expect([result.current.tests, result.current.packages]).toEqual([[], [2]]);
  expect(localStorage.getItem('selectedTests:set-aside')).toBe('{"broken"');
  const said: string[] = [];
  onStorageTrouble((trouble) => said.push(trouble))();
  expect(said).toEqual(['selectedTests']);
});

test('another tab’s choice is seen, and kept when this one adds', async () => {
  const { result } = await fresh();
  localStorage.setItem('selectedTests', '[9]');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'selectedTests' }));
  });
  expect(result.current.tests).toEqual([9]);
  localStorage.setItem('selectedTests', '[9,10]');
  act(() => {
    result.current.toggleTest(11);
  });
  expect(stored('selectedTests')).toEqual([9, 10, 11]);
});

test('fifty are the most, tests and packages together', async () => {
  localStorage.setItem('selectedTests', JSON.stringify(Array.from({ length: 60 }, (_, at) => at + 1)));
  const { result } = await fresh();
  expect(result.current.count).toBe(50);
  act(() => {
    expect(result.current.togglePackage(1)).toBe(false);
  });
  expect(result.current.count).toBe(50);
  act(() => {
    expect(result.current.toggleTest(1)).toBe(false);
    expect(result.current.togglePackage(1)).toBe(true);
  });
  expect(result.current.count).toBe(50);
});
