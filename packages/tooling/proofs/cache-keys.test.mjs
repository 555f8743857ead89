// What a task reads is what its cache key covers: turbo says which files make a task's key, and a file of each kind that the task reads must be
// among them. Then all of these are changed, and every key must be another.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'cache-keys-'));
const tasks = ['lint', 'typecheck', 'test', 'build', 'build:dev', 'budget', 'pack:check', 'e2e'];
const rootTasks = ['lint:root', 'typecheck:root', 'build:storybook', 'knip', 'format:check', 'consumer'];

/** Turbo's plan: each task's key, files and what it waits for; and the files that go into every key. */
function plan() {
  const answer = execFileSync(
    join(root, 'node_modules/.bin/turbo'),
    ['run', ...tasks, ...rootTasks, '--dry=json', '--no-color'],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const { tasks: found, globalCacheInputs } = JSON.parse(answer.slice(answer.indexOf('{')));
  const all = new Map(found.map((task) => [task.taskId, task]));
  return { all, common: new Set(Object.keys(globalCacheInputs.files)) };
}
/** The keys of tasks that have a command. */
const keysOf = ({ all }) =>
  new Map(
    [...all].filter(([, { command }]) => command !== '<NONEXISTENT>').map(([id, { hash }]) => [id, hash]),
  );

/** Whether a file goes into a task's key, by itself or by a task that it waits for. */
function isCovered({ all, common }, id, path) {
  if (common.has(path)) return true;
  const task = all.get(id);
  if (!task) return false;
  const own = Object.keys(task.inputs).some((input) => join(task.directory, input) === path);
  return own || task.dependencies.some((other) => isCovered({ all, common }, other, path));
}
const first = (pattern) => {
  const [path] = globSync(pattern, { cwd: copy }).toSorted();
  if (!path) throw new Error(`no file ${pattern}`);
  return path;
};

let before;
beforeAll(() => {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && !/\.(?:webp|png|jpe?g|pdf)$/.test(path));
  for (const path of paths) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { force: true });
  }
  execFileSync('git', ['init', '-q'], { cwd: copy });
  before = plan();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const everywhere = ['lint', 'typecheck', 'test'].flatMap((task) =>
  ['api', 'web', 'ui', 'contract'].map((name) => `@doorstep/${name}#${task}`),
);
const book = [
  '//#build:storybook',
  '//#typecheck:root',
  '//#lint:root',
  '@doorstep/ui#test',
  '@doorstep/ui#typecheck',
];
const product = [
  '@doorstep/web#build',
  '@doorstep/web#build:dev',
  '@doorstep/web#budget',
  '@doorstep/web#e2e',
];

/** [a file of a kind, who reads it] */
const kinds = [
  ['package-lock.json', [...everywhere, ...book, ...product]],
  ['packages/tsconfig.base.json', [...everywhere, ...product]],
  ['.oxlintrc.json', ['@doorstep/api#lint', '@doorstep/web#lint', '//#lint:root', '@doorstep/tooling#test']],
  ['packages/tooling/lint/*.mjs', ['@doorstep/api#lint', '//#lint:root', '@doorstep/tooling#test']],
  ['packages/tooling/chromium.mjs', ['@doorstep/ui#test', '@doorstep/web#e2e']],
  [
    'packages/tooling/report/vitest.mjs',
    ['api', 'web', 'ui', 'contract'].map((name) => `@doorstep/${name}#test`),
  ],
  ['packages/visual-review/src/causes.mjs', ['@doorstep/visual-review#test', '@doorstep/visual-review#lint']],
  [
    'packages/visual-review/src/graph.mjs',
    ['@doorstep/ui#test', '@doorstep/tooling#test', '//#build:storybook'],
  ],
  ['packages/visual-review/src/browser/frame.css', ['@doorstep/ui#test']],
  ['.storybook/preview.tsx', [...book, '@doorstep/web#typecheck', '@doorstep/web#lint', '@doorstep/ui#lint']],
  ['.storybook/visit.setup.ts', ['@doorstep/ui#test', '//#typecheck:root', '//#lint:root']],
  [
    'packages/contract/src/order.ts',
    [...everywhere, ...book, ...product].filter((task) => task !== '@doorstep/tooling#test'),
  ],
  [
    'packages/contract/test/*.test.ts',
    ['contract#test', 'contract#typecheck', 'contract#lint'].map((task) => `@doorstep/${task}`),
  ],
  [
    'packages/ui/src/base/button/button.tsx',
    [
      ...book,
      ...product,
      '@doorstep/ui#build',
      '@doorstep/web#typecheck',
      '@doorstep/web#lint',
      '@doorstep/web#test',
    ],
  ],
  ['packages/ui/src/base/button/button.stories.tsx', [...book, '@doorstep/ui#lint']],
  ['packages/ui/src/base/*/*.test.tsx', ['@doorstep/ui#test', '@doorstep/ui#typecheck', '@doorstep/ui#lint']],
  [
    'packages/ui/src/styles/tokens.css',
    [...product, '//#build:storybook', '//#consumer', '@doorstep/ui#test', '@doorstep/ui#build'],
  ],
  ['packages/ui/test/within.tsx', [...book]],
  ['packages/ui/test/bengali.tsx', [...book]],
  ['packages/ui/scripts/spec.ts', [...book]],
  ['packages/tooling/source/ast.ts', [...book, '@doorstep/tooling#test']],
  ['packages/ui/package.json', [...book, ...product, '@doorstep/ui#pack:check', '//#consumer']],
  ['packages/ui/README.md', ['//#consumer']],
  ['packages/ui/bin/*.mjs', ['//#consumer', '@doorstep/ui#pack:check']],
  ['apps/consumer/*/package.json', ['//#consumer']],
  ['apps/consumer/test/*.mjs', ['//#consumer', '//#lint:root']],
  [
    'apps/web/src/cart/view.tsx',
    [...book, ...product, '@doorstep/web#test', '@doorstep/web#typecheck', '@doorstep/web#lint'],
  ],
  ['apps/web/src/cart/view.stories.tsx', [...book, '@doorstep/web#typecheck', '@doorstep/web#lint']],
  [
    'apps/web/e2e/*.journey.ts',
    [
      '@doorstep/web#e2e',
      '@doorstep/web#test',
      '@doorstep/web#typecheck',
      '@doorstep/web#lint',
      '@doorstep/ui#test',
      '//#build:storybook',
    ],
  ],
  ['apps/web/vite.config.ts', product],
  ['apps/web/test/budget.mjs', ['@doorstep/web#budget']],
  [
    'apps/api/src/order/*.ts',
    [
      '@doorstep/api#test',
      '@doorstep/api#typecheck',
      '@doorstep/api#lint',
      '@doorstep/web#e2e',
      '@doorstep/web#test',
    ],
  ],
  ['apps/api/src/platform/db/migrations/*.sql', ['@doorstep/api#test', '@doorstep/web#e2e']],
  ['apps/api/test/*.test.ts', ['@doorstep/api#test', '@doorstep/api#typecheck', '@doorstep/api#lint']],
  ['apps/api/vitest.config.ts', ['@doorstep/api#test']],
  ['apps/api/package.json', ['@doorstep/api#test', '@doorstep/web#e2e', '@doorstep/tooling#test', '//#knip']],
  ['.env.example', ['@doorstep/api#test']],
  ['docs/sentences.csv', ['@doorstep/web#test']],
  ['docs/rules.md', ['@doorstep/ui#test', '//#build:storybook', '@doorstep/tooling#test']],
  ['docs/glossary.md', ['@doorstep/ui#test', '//#build:storybook']],
  ['LICENSE', ['@doorstep/ui#test']],
  ['packages/ui/examples/base/button.tsx', ['@doorstep/ui#test', '//#build:storybook']],
  ['packages/ui/sizes.json', ['@doorstep/ui#test', '//#build:storybook']],
  ['turbo.json', ['@doorstep/tooling#test']],
  ['bench/*.mjs', ['//#lint:root', '//#knip', '//#format:check']],
  ['knip.json', ['//#knip', '//#format:check']],
  ['.oxfmtrc.json', ['//#format:check']],
];
test.for(kinds)('%s', ([pattern, readers]) => {
  const path = first(pattern);
  expect(readers.filter((task) => !isCovered(before, task, path))).toEqual([]);
});

test('a change of these files is another key of all who read them, and of what no task reads none', () => {
  appendFileSync(join(copy, '.git-blame-ignore-revs'), '\n');
  const keys = keysOf(before);
  expect(keysOf(plan())).toEqual(keys);
  // Without those that go into every key, so that each task shows its own.
  for (const [pattern] of kinds) {
    const path = first(pattern);
    if (!before.common.has(path) && !path.endsWith('.json')) appendFileSync(join(copy, path), '\n');
  }
  const after = keysOf(plan());
  const readers = new Set(kinds.flatMap(([, all]) => all));
  expect([...readers].filter((task) => !keys.has(task) || keys.get(task) === after.get(task))).toEqual([]);
}, 120_000);
