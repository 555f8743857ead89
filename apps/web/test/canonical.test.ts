import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateOf } from '@doorstep/contract/call';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints } from '@doorstep/contract/table.schema';
import { expect, test } from 'vitest';
import { wanted } from '../src/app/route.tsx';
import { canonical } from '../src/canonical.ts';
import { pages, personalPaths, reads } from '../src/meta.ts';
import { routes } from '../src/routes.tsx';

test.each([
  ['/medicines', '/medicines'],
  ['/medicines?utm_source=x&fbclid=1', '/medicines'],
  ['/Medicines?page=2&gclid=1', '/Medicines?page=2'],
  ['/medicines?page=2&search=a%20b&sort=', '/medicines?search=a+b&page=2'],
  ['/medicines?search=%E0%A4%A6&search=other', '/medicines?search=%E0%A4%A6'],
  ['/medicines?search=%ZZ', '/medicines?search=%25ZZ'],
  ['/medicines/7?page=2', '/medicines/7'],
  ['/?utm_medium=mail', '/'],
  ['/search?q=fever&page=1', '/search?q=fever'],
  ['/support?utm_source=x&about=An+order', '/support?about=An+order'],
  ['/profile?tab=orders', '/profile'],
  ['/nowhere?a=b', '/nowhere'],
])('%s is the page at %s', (url, same) => {
  expect(canonical(url)).toBe(same);
});
test('every public page that looks at its address says what it reads there', () => {
  const sourceOf = (chunk: string) => readFileSync(join(import.meta.dirname, '..', chunk), 'utf8');
  const looking = pages.filter(
    ({ path = '', chunk = '' }) =>
      !personalPaths.includes(path) &&
      /useSearchParams|[lL]ocation\(?\)?[.\s\w]*\bsearch\b/.test(sourceOf(chunk)),
  );
  // The page that stands for others reads the address in the browser alone.
  expect(
    looking
      .map(({ path = '' }) => path)
      .filter((path) => path !== 'offline')
      .toSorted(),
  ).toEqual(Object.keys(reads).toSorted());
});

const origin = 'https://shop.example';
const oddValues = [
  'a'.repeat(101),
  `${'a'.repeat(99)} ${'b'.repeat(9_000)}`,
  '🙂'.repeat(101),
  'द\u0902'.repeat(101),
  'e\u0301'.repeat(300),
  '\0',
  '%',
  ' ',
  '-1',
  '0',
  '1e9',
  '9'.repeat(30),
  '2026-02-30',
  'PP',
  '__proto__',
];
const rows: readonly Endpoint[] = Object.values(endpoints);
/** Problem that the server would find in a GET; undefined if it accepts the query. */
function problemOf(key: string) {
  const { pathname, searchParams } = new URL(key, origin);
  const row = rows.find(({ method, path }) => method === 'GET' && templateOf(path) === pathname);
  if (!row) return 'unknown path';
  return row.query?.safeParse(Object.fromEntries(searchParams)).error;
}
test.each(Object.entries(reads).flatMap(([path, names]) => names.map((name) => [path, name])))(
  '/%s sends the server a query that it accepts, whatever %s holds',
  (path, name) => {
    for (const value of oddValues) {
      const { keys } = wanted(routes, new URL(`/${path}?${new URLSearchParams({ [name]: value })}`, origin));
      expect([value, keys.map(problemOf).filter(Boolean)]).toEqual([value, []]);
    }
  },
);
