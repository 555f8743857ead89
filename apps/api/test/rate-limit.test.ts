import { afterEach, expect, test, vi } from 'vitest';
import { createRateLimits } from '../src/platform/http/rate-limit.ts';

afterEach(() => {
  vi.useRealTimers();
});
const LIMIT = 3,
  QUICK = 20;

test('an address that does not stop gets its refusals a second later; another address is answered at once', async () => {
  const call = createRateLimits({ pool: undefined }).local('searches', LIMIT);
  for (let i = 0; i < LIMIT; i++) expect(await call('10.0.0.1')).toBe(0);
  for (let i = 0; i < QUICK; i++) expect(await call('10.0.0.1')).toBeGreaterThan(0);
  vi.useFakeTimers();
  let isAnswered = false;
  const refusal = call('10.0.0.1').finally(() => {
    isAnswered = true;
  });
  expect(await call('10.0.0.2')).toBe(0);
  await vi.advanceTimersByTimeAsync(900);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await refusal).toBeGreaterThan(0);
});

test('refusals that would keep too many connections open are answered at once', async () => {
  const call = createRateLimits({ pool: undefined }).local('searches', LIMIT);
  for (let i = 0; i < LIMIT + QUICK; i++) await call('10.0.0.1');
  vi.useFakeTimers();
  const held = Array.from({ length: 500 }, () => call('10.0.0.1'));
  expect(await call('10.0.0.1')).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all(held)).not.toContain(0);
});
