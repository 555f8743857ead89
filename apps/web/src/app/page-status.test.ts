import { expect, test } from 'vitest';
import { pageStatus } from './page-status.ts';

test.each([
  [undefined, [], 200],
  [404, [], 404],
  [undefined, [400], 400],
  [undefined, [403], 400],
  [undefined, [422], 400],
  [undefined, [404], 404],
  [undefined, [400, 404], 404],
  [undefined, [429], 503],
  [undefined, [500], 503],
  [undefined, [503], 503],
  [undefined, [400, 503], 503],
])('own status %s with failed calls %j gives %i', (own, failed, status) => {
  expect(
    pageStatus(
      own,
      failed.map((one) => ({ status: one })),
    ),
  ).toBe(status);
});
