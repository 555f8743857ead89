// Everything that is known about each element, from its sources: the docs pages, the state matrix, llms.txt and the registry are made of it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { COMPUTED, partsOf, type Part } from '../../packages/ui/scripts/parts.ts';
import { parseSpec, type Spec } from '../../packages/ui/scripts/spec.ts';
import { readHistory, type History } from './history.ts';
import { propsOf, type Props } from './props.ts';
import { nameOf, readSource, textOf, walk, type Node, type Source } from './source.ts';
import { readStories, type StoryEntry } from './stories.ts';
import { tokenNames, tokensOf } from './tokens.ts';
import { readUses, type Uses } from './uses.ts';
import { wordsOf } from './words.ts';

export interface Element {
  /** Storybook's id of the title: 'appointment-slot-picker'. */
  id: string;
  title: string;
  /** Folder within src: 'appointment/slot-picker'. */
  folder: string;
  /** The component: 'SlotPicker'. */
  name: string;
  spec: Spec;
  /** The code of the tests that its spec names, by title. */
  tests: Record<string, string>;
  /** The example's whole code; '' where there is none. */
  example: string;
  stories: StoryEntry[];
  parts: Part[];
  props: Props;
  /** Declarations of the types that its props name. */
  types: Array<{ name: string; text: string }>;
  /** Keys of the messages that it shows: 'slotPicker.freeTimes'. */
  words: string[];
  tokens: string[];
  uses: Uses;
  /** Bytes beyond React, minified and compressed, if it is used alone. */
  gzip: number | undefined;
  history: History | undefined;
  isClient: boolean;
}

const nothing: Uses = { elements: [], pages: [] };

/** The parts of all files of an element. A state that is computed says nothing to a reader. */
const readParts = (sources: readonly Source[]): Part[] =>
  partsOf(sources.map(({ program }) => program)).map(({ slot, states }) => ({
    slot,
    states: states.filter((state) => state !== COMPUTED),
  }));

function typesOf(props: Props, source: Source): Element['types'] {
  const names = new Set(props.list.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []));
  return [...names].flatMap((name) => {
    const node = source.declared.get(name);
    const text = node ? textOf(node, source) : '';
    return node && text.split('\n').length <= 30 ? [{ name, text }] : [];
  });
}

/** The code of each test that a spec names: the docs page shows it beside the promise. */
function testsOf(spec: Spec, ui: string, own: string): Element['tests'] {
  const found: Element['tests'] = {};
  for (const { kind, file, name } of [...spec.must, ...spec.mustNot].flatMap(({ proofs }) => proofs)) {
    const path = join(ui, file ?? own);
    if (kind !== 'test' || !existsSync(path)) continue;
    const source = readSource(path);
    walk(source.program, (node) => {
      const [title] = (node['arguments'] as Node[] | undefined) ?? [];
      if (node.type === 'CallExpression' && title && nameOf(title) === name)
        found[name] ??= textOf(node, source);
    });
  }
  return found;
}

export function readElements(root: string): Element[] {
  const ui = join(root, 'packages/ui');
  const tokens = tokenNames(root);
  const uses = readUses(root);
  const history = readHistory(root);
  const sizesFile = join(ui, 'sizes.json');
  const sizes = existsSync(sizesFile)
    ? (JSON.parse(readFileSync(sizesFile, 'utf8')) as Record<string, { gzip: number }>)
    : {};
  return globSync('src/*/*/*.stories.tsx', { cwd: ui })
    .toSorted()
    .flatMap((file) => {
      const stories = readStories(join(ui, file));
      const directory = dirname(file);
      const folder = directory.slice('src/'.length);
      const main = join(ui, directory, `${basename(directory)}.tsx`);
      if (!stories || !existsSync(main)) return [];
      const sources = globSync(`${directory}/*.{ts,tsx}`, { cwd: ui })
        .filter((one) => !/\.(?:stories|test)\.|fixtures/.test(one))
        .map((one) => readSource(join(ui, one)));
      const source = readSource(main);
      const props = propsOf(stories.component, source);
      const specFile = join(ui, directory, `${basename(directory)}.spec.md`);
      const spec = parseSpec(existsSync(specFile) ? readFileSync(specFile, 'utf8') : '');
      const example = join(ui, 'examples', `${folder}.tsx`);
      return [
        {
          id: toId(stories.title, 'docs').replace(/--docs$/, ''),
          title: stories.title,
          folder,
          name: stories.component,
          spec,
          tests: testsOf(spec, ui, `${directory}/${basename(directory)}.test.tsx`),
          // Why one is written by hand concerns this repository alone.
          example: existsSync(example)
            ? readFileSync(example, 'utf8').replace(/^\/\/ By hand: .*\n/, '')
            : '',
          stories: stories.stories,
          parts: readParts(sources),
          props,
          types: typesOf(props, source),
          words: wordsOf(sources),
          tokens: tokensOf(sources.map(({ text }) => text).join('\n'), tokens),
          uses: uses.get(folder) ?? nothing,
          gzip: sizes[folder]?.gzip,
          history: history.get(folder),
          isClient: source.text.startsWith("'use client'"),
        },
      ];
    });
}
