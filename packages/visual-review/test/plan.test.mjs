import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { importsOf, readInputs } from '../src/graph.mjs';
import { chooseFiles, planRun, readArguments } from '../src/plan.mjs';

const FILES = {
  'package.json': JSON.stringify({ workspaces: ['packages/*', 'apps/*'] }),
  '.storybook/preview.tsx': `import './preview.css';\nimport './docs/page.tsx';`,
  '.storybook/docs/page.tsx': `import '../../packages/ui/src/base/card/card.tsx';`,
  '.storybook/preview.css': ':root { --space: 1px; }',
  'packages/ui/package.json': JSON.stringify({
    name: '@own/ui',
    exports: { './base/*': { source: './src/base/*/*.tsx', default: './dist/base/*.js' } },
  }),
  'packages/ui/src/base/cn.ts': '1',
  'packages/ui/src/base/types.ts': '1',
  'packages/ui/src/base/messages.en.ts': '1',
  'packages/ui/src/base/messages.hi.ts': '1',
  'packages/ui/src/base/button/button.tsx': `import {\n  cn,\n} from '../cn.ts';\nimport type { T } from '../types.ts';\nimport '../messages.en.ts';`,
  'packages/ui/src/base/button/button.stories.tsx': `import { Button } from './button.tsx';`,
  'packages/ui/src/base/card/card.tsx': `export { Button } from '../button/button.tsx';`,
  'packages/ui/src/base/card/card.stories.tsx': `const { Card } = await import('./card.tsx');`,
  'packages/ui/src/base/grid/grid.tsx': `import { Card } from '../card/card.tsx';`,
  'packages/ui/src/base/grid/grid.stories.tsx': `import { Grid } from './grid.tsx';`,
  'apps/web/package.json': JSON.stringify({ name: '@own/web' }),
  'apps/web/src/cart/view.tsx': `import { Button } from '@own/ui/base/button';`,
  'apps/web/src/cart/view.stories.tsx': `import { View } from './view.tsx';`,
};
const CONFIG = {
  storybook: '.storybook',
  stories: ['{packages,apps}/**/*.stories.tsx'],
  ignore: ['.storybook/docs/**'],
  conditions: ['source'],
  messages: { pattern: /messages\.(?:en|hi)\.ts$/, languages: ['en', 'hi'] },
};
const tree = mkdtempSync(join(tmpdir(), 'visual-plan-'));
afterAll(() => rmSync(tree, { recursive: true }));
const put = (path, text) => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
};
for (const [path, text] of Object.entries(FILES)) put(path, text);
const before = readInputs(tree, CONFIG);

/** What a run renders after a change of a file. */
function planAfter(path, options = {}) {
  put(path, `${FILES[path]}\n/* changed */`);
  const plan = planRun(before, readInputs(tree, CONFIG), { names: [], ...options }, ['apps/**']);
  put(path, FILES[path]);
  return [
    [...plan.wanted].map(([file, cells]) => `${/(\w+)\/\w+\.stories/.exec(file)[1]} ${cells}`),
    plan.left,
  ];
}
const button = 'packages/ui/src/base/button/button.tsx';

describe('a run renders', () => {
  test.for([
    [
      'all cells of a changed component, and the first of its users',
      button,
      {},
      ['button all', 'card first'],
      2,
    ],
    [
      'pages and all cells with --deep',
      button,
      { deep: true },
      ['cart all', 'button all', 'card all', 'grid all'],
      0,
    ],
    ['what is named', button, { names: ['grid'] }, ['grid all'], 0],
    ['pages that are named', button, { names: ['web'] }, ['cart all'], 0],
    ['a changed page', 'apps/web/src/cart/view.tsx', {}, ['cart all'], 0],
    ['components of a changed helper', 'packages/ui/src/base/cn.ts', {}, ['button first'], 3],
    ['components of a translation', 'packages/ui/src/base/messages.hi.ts', {}, ['button first'], 3],
    [
      'all components after a change of shared styles',
      '.storybook/preview.css',
      {},
      ['button first', 'card first', 'grid first'],
      1,
    ],
    ['nothing for types', 'packages/ui/src/base/types.ts', {}, [], 0],
    ['nothing for docs', '.storybook/docs/page.tsx', {}, [], 0],
  ])('%s', ([, path, options, wanted, left]) => {
    expect(planAfter(path, options)).toEqual([wanted, left]);
  });
});

test('imports are found in scripts and stylesheets', () => {
  const script = `import a from './a.ts';\nexport * from "./c.ts";\nimport './d.css';\nnew URL('./f.svg', import.meta.url);`;
  expect(importsOf(script, 'x.ts')).toEqual(['./a.ts', './c.ts', './d.css', './f.svg']);
  expect(importsOf(`@import './a.css'; b { mask: url("./b.svg") }`, 'x.css')).toEqual(['./a.css', './b.svg']);
});

test('names mean whole folders; others are refused with what is near', () => {
  const files = [...before.keys()];
  expect(chooseFiles(files, ['base/card', 'web/cart'])).toHaveLength(2);
  expect(chooseFiles(files, ['packages/ui/'])).toHaveLength(3);
  expect(() => chooseFiles(files, ['buttons'])).toThrow('No story file is named “buttons”. Near it: button.');
  expect(readArguments(['button', '--since', 'main', '--deep'])).toEqual({
    names: ['button'],
    since: 'main',
    deep: true,
  });
  expect(() => readArguments(['--sicne'])).toThrow(/sicne[^]*usage: /);
});
