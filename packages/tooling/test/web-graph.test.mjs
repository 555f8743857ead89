// The areas of the web import each other in one direction, types included; `app` and `messages`, which know no area, import none.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areaEdges, circles } from '../lint/graph.mjs';

const source = resolve(dirname(fileURLToPath(import.meta.url)), '../../../apps/web/src');
const neutral = ['app', 'messages'];
/** Only stories import fixtures. */
const inProduct = (file) => !/(?:^|\/)fixtures\.tsx?$/.test(file.replaceAll('\\', '/'));

function edgesOf(folder) {
  return new Map(
    [...areaEdges(folder)].map(([from, of]) => [
      from,
      new Map(
        [...of].map(([to, files]) => [to, files.filter(inProduct)]).filter(([, files]) => files.length),
      ),
    ]),
  );
}
const edges = edgesOf(source);

test('what knows no area imports none', () => {
  expect(edges.get('medicine')?.has('app')).toBe(true);
  for (const one of neutral)
    expect([...(edges.get(one)?.keys() ?? [])].filter((to) => !neutral.includes(to))).toEqual([]);
});
test('the areas have no circle', () => {
  const areas = new Map(
    [...edges]
      .filter(([from]) => !neutral.includes(from))
      .map(([from, of]) => [from, new Map([...of].filter(([to]) => !neutral.includes(to)))]),
  );
  expect([...areas.get('account').keys()]).toContain('address');
  expect(circles(areas)).toEqual([]);
});
test('the checkout, and what an order is, name no product type', () => {
  const named = globSync('{checkout,order,payment}/**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(?:stories|test)\./.test(file) && inProduct(file))
    .filter((file) => /(['"`])medicine\1/.test(readFileSync(join(source, file), 'utf8')));
  expect(named).toEqual([]);
});
