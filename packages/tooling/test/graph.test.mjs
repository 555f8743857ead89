// Areas of a floor import each other in one direction: types included, there is no circle.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { areaEdges, circles } from '../lint/graph.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const folders = [];
function planted(files) {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-graph-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('a circle is seen, however it is made', () => {
  const edges = areaEdges(
    planted({
      'a/area.ts': `import { b } from '../b/service.ts';\n`,
      'b/service.ts': `export type C = import('../c/deep/service.ts').C;\n`,
      'c/deep/service.ts': `import type {\n  A,\n} from '../../a/service.ts';\nexport const later = () => import('../../d/service.ts');\n`,
      'd/service.ts': `export { c } from '../c/deep/service.ts';\n`,
    }),
  );
  expect(circles(edges).toSorted()).toEqual([
    'a -> b (a/area.ts)',
    'b -> c (b/service.ts)',
    'c -> a (c/deep/service.ts)',
    'c -> d (c/deep/service.ts)',
    'd -> c (d/service.ts)',
  ]);
});
test('what composes, what is shared and what tests import makes none', () => {
  const files = {
    'areas.ts': `import '../a/area.ts';\nimport './b/area.ts';\n`,
    'a/service.ts': `// from '../b/service.ts' of old\nimport { clock } from '../platform/clock.ts';\nimport { c } from '@doorstep/contract/c';\n`,
    'a/test/examples.ts': `import { b } from '../../b/service.ts';\n`,
    'a/view.stories.tsx': `import { b } from '../b/service.ts';\n`,
    'b/service.ts': `import { a } from '../a/service.ts';\n`,
    'platform/clock.ts': 'export const clock = 1;\n',
  };
  const edges = areaEdges(planted(files), { shared: ['platform'] });
  expect([...edges].map(([from, of]) => [from, [...of.keys()]])).toEqual([['b', ['a']]]);
  expect(circles(edges)).toEqual([]);
});

test.for([['api', 'platform']])('the areas of %s have no circle', ([floor, shared]) => {
  const edges = areaEdges(join(root, 'apps', floor, 'src'), { shared: [shared] });
  expect(edges.size).toBeGreaterThan(3);
  expect(circles(edges)).toEqual([]);
});
test('the platform of the server imports no area', () => {
  const edges = areaEdges(join(root, 'apps/api/src'));
  expect([...(edges.get('platform')?.keys() ?? [])]).toEqual([]);
});
