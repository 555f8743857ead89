// The pages under Flows (.storybook/pages/flows) name rules, tests and pages: each must be there.
import { createGraph } from '../../visual-review/src/graph.mjs';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { nameOf, walk, type Node } from '@doorstep/tooling/ast';
import { storiesOf, titlesOf } from '@doorstep/tooling/titles';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
const files = globSync('.storybook/pages/flows/*.stories.tsx', { cwd: root }).toSorted();
const rules = new Set([...read('docs/rules.md').matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, id]) => id));
const pages = new Map(
  globSync('apps/web/src/**/*.stories.tsx', { cwd: root }).map((path) => [
    /\btitle: '(Pages\/[^']+)'/.exec(read(path))?.[1],
    path,
  ]),
);
const graph = createGraph(root, ['@doorstep/source']);

/** A value written in a program: a text, or a list of such. */
type Written = string | undefined | Written[];
interface Step {
  of: Written;
  story: Written;
  rules: Written[];
  proofs: Array<[file: string, title: string]>;
  page?: [title: string, story: string];
}

function written(node: Node): Written {
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).map(written);
  if (node.type === 'JSXExpressionContainer') return written(node['expression'] as Node);
  return nameOf(node);
}

/** The steps of a flow as they are written, with the file of each element's stories. */
function stepsOf(path: string, text: string): Step[] {
  const program = parseSync(path, text).program as unknown as Node;
  const imports = new Map<string | undefined, string>();
  const steps: Step[] = [];
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration')
      for (const { local } of node['specifiers'] as Array<{ local: Node }>)
        imports.set(nameOf(local), join(dirname(path), nameOf(node['source']) ?? ''));
    if (node.type !== 'JSXOpeningElement' || nameOf(node['name']) !== 'FlowStep') return;
    const given = (node['attributes'] as Node[]).map((one) => [
      nameOf(one['name']),
      written(one['value'] as Node),
    ]);
    const step = Object.fromEntries(given) as Step;
    steps.push({ ...step, of: imports.get(step.of as string) });
  });
  return steps;
}

/** @returns what a step names and is not there */
function faults({ of, story, rules: ids, proofs, page }: Step): string[] {
  const stories = read(String(of));
  const found = ids.filter((id) => !rules.has(id as string)).map((id) => `no rule ${String(id)}`);
  if (!storiesOf(stories).includes(String(story)))
    found.push(`${String(of)} has no story '${String(story)}'`);
  for (const [file, title] of proofs)
    if (!titlesOf(read(file)).includes(title)) found.push(`${file} has no test '${title}'`);
  if (!page) return found;
  const path = pages.get(page[0]);
  if (!path || !storiesOf(read(path)).includes(page[1])) return [...found, `no story ${page.join(', ')}`];
  const element = resolve(root, String(of).replace('.stories.tsx', '.tsx'));
  return graph.reach([join(root, path)]).has(element)
    ? found
    : [...found, `${page[0]} does not use ${String(of)}`];
}

const flows = files.map((file) => ({ file, steps: stepsOf(file, read(file)) }));

test('each step of a flow names rules, tests and a page that are there', () => {
  expect(flows.length).toBeGreaterThanOrEqual(11);
  for (const { file, steps } of flows) expect(steps.length, file).toBeGreaterThanOrEqual(4);
  expect(
    flows.flatMap(({ file, steps }) => steps.flatMap(faults).map((fault) => `${file}: ${fault}`)),
  ).toEqual([]);
});

test('a rule, a test, a story or a page that is not there is found', () => {
  const good = flows[0]!.steps[0]!;
  expect(faults({ ...good, rules: ['S999'] })).toEqual(['no rule S999']);
  expect(faults({ ...good, story: 'NoSuch' })).toHaveLength(1);
  const [file] = good.proofs[0]!;
  expect(faults({ ...good, proofs: [[file, 'no such title']] })).toEqual([
    `${file} has no test 'no such title'`,
  ]);
  expect(faults({ ...good, page: ['Pages/About', 'NoSuch'] })).toEqual(['no story Pages/About, NoSuch']);
  expect(faults({ ...good, page: ['Pages/About', 'Default'] })).toEqual([
    `Pages/About does not use ${String(good.of)}`,
  ]);
});
