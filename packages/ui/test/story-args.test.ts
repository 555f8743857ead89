// A story's args are not checked against a component whose props are a union: one that was renamed would be given in vain, and the picture would show another state.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nativeProps } from '../../../.storybook/catalogue/native.ts';
import { propsOf } from '../../../.storybook/catalogue/props.ts';
import { nameOf, readSource, walk, type Node, type Source } from '../../../.storybook/catalogue/source.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const files = globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: root }).toSorted();

/** Names in `args: { … }` of the meta and the stories. */
function argsOf({ program, text }: Source): Set<string> {
  const names = new Set<string>();
  walk(program, (node, around) => {
    const value = node['value'] as Node | undefined;
    if (node.type !== 'Property' || nameOf(node['key']) !== 'args' || value?.type !== 'ObjectExpression')
      return;
    const isStory = around.some(
      ({ type, start }) =>
        type === 'CallExpression' && /^(?:meta\.story|preview\.meta)/.test(text.slice(start)),
    );
    for (const one of isStory ? (value['properties'] as Node[]) : [])
      if (one.type === 'Property') names.add(nameOf(one['key']) ?? '');
  });
  return names;
}

/** @returns the args that the component of a story file does not take; undefined where it takes none by name */
function unknown(stories: Source): string[] | undefined {
  const component = /component: (\w+)/.exec(stories.text)?.[1] ?? '';
  const from = stories.imported.get(component);
  const props = from ? propsOf(from.name, readSource(from.path)) : { list: [] };
  if (props.list.length === 0) return undefined;
  const known = new Set([...props.list, ...nativeProps(props)].map(({ name }) => name));
  // `open` of <details>, `open` of <dialog>, children of what takes any.
  return [...argsOf(stories)].filter(
    (name) =>
      !known.has(name) && !/^(?:aria-|data-|children$|className$|open$|inputMode$|ref$|onClick$)/.test(name),
  );
}

test('a story gives only what its component takes', () => {
  const looked = files.map((file) => ({ file, wrong: unknown(readSource(`${root}/${file}`)) }));
  expect(looked.filter(({ wrong }) => wrong).length).toBeGreaterThan(300);
  expect(looked.flatMap(({ file, wrong }) => (wrong ?? []).map((name) => `${file}: ${name}`))).toEqual([]);
});
