import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditedRoutes } from '../e2e/audited-routes.ts';
import { routesAt, wanted, type PageRoute } from './app/route.tsx';
import { unvisited, visited, visitedByAsha, visitedLoggedOut } from '../e2e/hindi.ts';
import { hindiChunk } from './messages/load.ts';
import { routes } from './routes.tsx';

const root = join(import.meta.dirname, '..');
const at = (path: string) => wanted(routes, new URL(path, 'http://shop.example')).routes;
const chunksAt = (path: string) => at(path).flatMap(({ chunk }) => chunk ?? []);
const framed: PageRoute[] = routes.flatMap(({ children = [] }) => children);
const pages = framed.flatMap(({ children = [] }) => children);

test('the server finds the source of every page, and of Hindi: by it it names their scripts', () => {
  expect(pages.length).toBeGreaterThanOrEqual(45);
  for (const { chunk = '' } of [...pages, ...framed.slice(1), { chunk: hindiChunk }])
    expect(existsSync(join(root, chunk)), chunk).toBe(true);
});
test('no two areas give the same path', () => {
  const paths = pages.map(({ path = '' }) => path.toLowerCase());
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
test('every route is one that is looked at for accessibility', () => {
  expect(Object.keys(auditedRoutes).toSorted()).toEqual(pages.map(({ path = '' }) => path).toSorted());
});
test('each page of visitors and patients is read in Hindi by a journey, or says why not', () => {
  const read = Object.keys({ ...visited, ...visitedLoggedOut, ...visitedByAsha, ...unvisited });
  const paths = framed[0]!.children!.map(({ path = '' }) => path);
  expect(read.toSorted()).toEqual([...new Set(paths)].toSorted());
});
test('only the payment page lets the payment provider in', () => {
  expect(pages.filter(({ pays }) => pays).map(({ path }) => path)).toEqual([
    'order-step-3',
    'paramedical/book/:id',
    'doctor-checkout',
    'medical-tests/booking',
    'consultation/video/book',
  ]);
});
test('what fits a path is looked for once for each first part, and once for all that no path begins with', () => {
  expect(routesAt(routes, '/Medicines')).toBe(routesAt(routes, '/medicines/7'));
  expect(routesAt(routes, '/nowhere')).toBe(routesAt(routes, '/elsewhere'));
  expect(routesAt(routes, '/nowhere')).not.toBe(routesAt(routes, '/medicines'));
});
test("the staff's pages come with their own frame, and it with no other page", () => {
  expect(chunksAt('/admin')).toEqual(['src/staff/frame/frame.tsx', 'src/staff/today/page.tsx']);
  for (const path of ['/', '/medicines', '/profile', '/login', '/nowhere'])
    expect(chunksAt(path).join(' '), path).not.toContain('src/staff');
});
test.each([
  ['/', 'src/home/page.tsx', 200],
  ['/Medicines', 'src/medicine/list/page.tsx', 200],
  ['/medicine/7', 'src/medicine/detail/page.tsx', 200],
  ['/medicines/orders/history', 'src/order/history/page.tsx', 200],
  ['/order-step-3', 'src/checkout/page.tsx', 200],
  ['/order-success', 'src/checkout/success/page.tsx', 200],
  ['/profile/orders', 'src/account/profile/page.tsx', 200],
  ['/doctor/12', 'src/appointment/detail/page.tsx', 200],
  ['/Doctor-List', 'src/appointment/list/page.tsx', 200],
  ['/patientdashboard', 'src/consultation/hub/page.tsx', 200],
  ['/consultation/video/book', 'src/consultation/book/page.tsx', 200],
  ['/consultation/CN-1', 'src/consultation/consultation/page.tsx', 200],
  ['/support', 'src/support/help/page.tsx', 200],
  ['/About', 'src/support/about/page.tsx', 200],
  ['/privacy', 'src/support/legal/page.tsx', 200],
  ['/terms', 'src/support/legal/page.tsx', 200],
  ['/paramedical/7', 'src/paramedical/detail/page.tsx', 200],
  ['/medical-tests/7', 'src/lab/detail/page.tsx', 200],
  ['/paramedical/book/7', 'src/paramedical/book/page.tsx', 200],
  ['/paramedical/7/checkout', 'src/paramedical/form/page.tsx', 200],
  ['/paramedical/a/b/c', 'src/app/not-found/page.tsx', 404],
])('%s is %s', (path, chunk, status) => {
  expect(chunksAt(path)).toEqual([chunk]);
  expect(at(path).at(-1)?.status ?? 200).toBe(status);
});
