import { expect, test } from 'vitest';
import { historyHref, historyStateOf } from './state.ts';

test.each([
  ['', undefined, 1],
  ['status=shipped&page=3', 'shipped', 3],
  ['status=Shipped', 'shipped', 1],
  ['status=sent', undefined, 1],
  ['status=__proto__', undefined, 1],
  ['page=0', undefined, 1],
  ['page=-1', undefined, 1],
  ['page=1.5', undefined, 1],
  ['page=1e9', undefined, 1],
  ['page=99999999', undefined, 1],
  ['status=pending&status=shipped', 'pending', 1],
] as const)('%s is status %s, page %d', (query, status, page) => {
  expect(historyStateOf(new URLSearchParams(query))).toEqual({ status, page });
});

test('another status starts at its first page; what is as usual is not said', () => {
  expect(historyHref({})).toBe('/medicines/orders/history');
  expect(historyHref({ status: 'cancelled' })).toBe('/medicines/orders/history?status=cancelled');
  expect(historyHref({ status: 'cancelled', page: 2 })).toBe(
    '/medicines/orders/history?status=cancelled&page=2',
  );
});
