// Reads the public API out of the sources: one line for each thing that somebody outside may hold on to. `sections()` answers 'base/button' → its lines.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameOf, walk } from '@doorstep/tooling/ast';
import { parseSync } from 'oxc-parser';
import { readTokens } from '../../src/styles/read-tokens.ts';
import { partsOf } from '../parts.ts';
import { exportsOf, parametersOf, parsed } from './exports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');
const sorted = (pattern) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
const sortedTexts = (texts) => [...texts].toSorted((a, b) => (a < b ? -1 : 1));
/** The `data-slot` and `data-state` values that the files of an element's folder draw. */
function drawn(folder) {
  const found = new Set();
  const programs = sorted(`${folder}/*.tsx`)
    .filter((one) => !/\.(stories|test)\./.test(one))
    .map((path) => parseSync(path, read(path)).program);
  for (const { slot, states } of partsOf(programs)) {
    found.add(`slot ${slot}`);
    for (const state of states) found.add(`state ${slot} ${state}`);
  }
  return sortedTexts(found);
}

/** 'cancel', or 'results: (n: number)', of an object of messages. */
function messages(file, node, path) {
  return node.properties.flatMap((one) => {
    const key = `${path}.${nameOf(one.key)}`;
    if (one.value?.type === 'ObjectExpression') return messages(file, one.value, key);
    const takes = /^Arrow|^Function/.test(one.value?.type ?? '') && one.value.params.length > 0;
    return [`message ${key}${takes ? `: ${parametersOf(file, { params: one.value.params })}` : ''}`];
  });
}
const messagesOf = () =>
  sorted('src/*/*messages.en.ts').flatMap((path) => {
    const file = parsed(root + path),
      found = [];
    walk(file.program, (node) => {
      if (node.type !== 'VariableDeclarator' || !node.id.name?.endsWith('Messages')) return;
      const made = node.init?.expression ?? node.init;
      if (made?.type === 'ObjectExpression')
        found.push(...messages(file, made, node.id.name.replace(/Messages$/, '')));
    });
    return found;
  });
/** The names that a page may override; the palette behind them (`--p-…`) is nobody's. */
const tokensOf = () => {
  const names = readTokens(read('src/styles/tokens.css')).flatMap(({ values }) => Array.from(values.keys()));
  return [...new Set(names)].filter((name) => !name.startsWith('p-')).map((name) => `token --${name}`);
};
const mapOf = () => Object.keys(JSON.parse(read('package.json')).exports).map((entry) => `entry ${entry}`);

/** @returns {Record<string, string[]>} */
export function sections() {
  const elements = sorted('src/*/*/*.tsx').filter(
    (path) => basename(path, '.tsx') === basename(dirname(path)),
  );
  return Object.fromEntries([
    ['package', mapOf()],
    ...elements.map((path) => [
      dirname(path).replace('src/', ''),
      [...exportsOf(root + path), ...drawn(dirname(path))],
    ]),
    ...sorted('src/messages/*.ts').map((path) => [
      `messages/${basename(path, '.ts')}`,
      exportsOf(root + path),
    ]),
    ['tokens', sortedTexts(tokensOf())],
    ['messages', sortedTexts(messagesOf())],
  ]);
}

/** The file as it is kept: a heading for each module, and a line for each thing. */
export const text = () =>
  `# Public API of @doorstep/ui\n\nMade by \`npm run api -w packages/ui\`: do not edit. What it costs to change a line: docs/decisions/public-api.md.\n${Object.entries(
    sections(),
  )
    .map(([name, lines]) => `\n## ${name}\n\n${lines.map((line) => `- ${line}\n`).join('')}`)
    .join('')}`;
