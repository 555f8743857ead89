import { expect, test } from 'vitest';
import { safeNext } from './next.ts';

const origin = 'http://shop.example';
test.each([
  ['/order-step-3', '/order-step-3'],
  ['/medicines?page=2#x', '/medicines?page=2#x'],
])('%s is gone back to', (next, to) => {
  expect(safeNext(next, origin)).toBe(to);
});
test.each([
  null,
  '',
  'order-step-3',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  ' /x',
  '/login',
  '/login?next=/login',
  // What a resolved path begins with counts, not what was given.
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/./\\evil.example',
  '/.\t//evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'http:evil.example',
])('%j leads home', (next) => {
  expect(safeNext(next, origin)).toBe('/');
});
