// The example of each element's docs page: written from its Default story, compiled by tsc, run here.
import { cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { elements, homes } from 'virtual:elements';
import { writeExample, type Given } from './example.ts';
import type { ComponentType } from 'react';

interface Stories {
  Default: { composed: { args: Record<string, unknown> }; meta: { input: { component?: unknown } } };
}
const stories = import.meta.glob<Stories>('../src/*/*/*.stories.tsx');
const texts = import.meta.glob<string>('../examples/*/*.tsx', { query: '?raw', import: 'default' });
const examples = import.meta.glob<{ default: ComponentType }>('../examples/*/*.tsx');
/** `EXAMPLES=write` writes those that differ. */
const isWriting = import.meta.env['VITE_EXAMPLES'] === 'write';
const BY_HAND = '// By hand: ';

async function made(folder: string, given: Given): Promise<string> {
  const file = `../src/${folder}/${folder.split('/')[1] ?? ''}.stories.tsx`;
  const { Default } = (await stories[file]?.()) ?? {};
  if (!Default) throw new Error('no Default story');
  return writeExample(given, Default.composed.args, Default.meta.input.component, homes);
}

test.for(Object.entries(elements))(
  'the example of %s is what its story says, and runs',
  async ([folder, given]) => {
    const path = `../examples/${folder}.tsx`;
    const text = (await texts[path]?.()) ?? '';
    const wanted = text.startsWith(BY_HAND) ? text : await made(folder, given);
    if (isWriting && wanted !== text) return commands.writeFile(`examples/${folder}.tsx`, wanted);
    expect(text, 'run npm run examples -w packages/ui').toBe(wanted);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Example = (await examples[path]?.())?.default;
    if (!Example) throw new Error('there is no example');
    const { container } = render(<Example />);
    expect(container.ownerDocument.querySelector('[data-slot]'), 'nothing is drawn').not.toBeNull();
    expect(complaint).not.toHaveBeenCalled();
    cleanup();
  },
);

test('every example belongs to an element', () => {
  const known = new Set(Object.keys(elements).map((folder) => `../examples/${folder}.tsx`));
  expect(Object.keys(examples).filter((path) => !known.has(path))).toEqual([]);
});
