import { expect, test } from 'vitest';
import { issueOf } from '../src/failure.ts';
import { medicineListQuery } from '../src/medicine.schema.ts';
import { endpoints } from '../src/table.schema.ts';

test.each(Object.entries(endpoints))('%s says what a call must say', (_, call) => {
  expect(call.path).toMatch(/^\/[a-z0-9:/._-]+$/);
  expect(call.summary.length).toBeGreaterThan(10);
  expect('answer' in call || 'type' in call).toBe(true);
});

test('no two calls share method and path', () => {
  const named = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
  );
  expect(new Set(named).size).toBe(named.length);
});

test('the query of the list: usual values, clamp, and a code for what is wrong', () => {
  const read = (query: Record<string, string>) => medicineListQuery.safeParse(query);
  expect(read({}).data).toEqual({ page: 1, limit: 12 });
  expect(read({ limit: '1000000', page: '1000000000', sort: 'cheapest', search: '  पैरा ' }).data).toEqual({
    page: 1_000_000_000,
    limit: 100,
    search: 'पैरा',
    sort: undefined,
  });
  for (const query of [
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e3' },
    { page: '' },
    { limit: '0' },
    { limit: 'all' },
    { letter: 'AB' },
    { letter: '9' },
    { search: 'x'.repeat(101) },
  ] as Array<Record<string, string>>) {
    const { success, error } = read(query);
    expect(success, JSON.stringify(query)).toBe(false);
    expect(issueOf(error!.issues[0]!.message)).toBeDefined();
  }
});
