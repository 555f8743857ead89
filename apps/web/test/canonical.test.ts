import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canonical } from '../src/canonical.ts';
import { pages, personalPaths, reads } from '../src/meta.ts';

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
