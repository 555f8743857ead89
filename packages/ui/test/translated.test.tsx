// A page that the browser translates: each component goes through its stories in one root while its text nodes are replaced.
import { translatePage } from '@doorstep/tooling/translator';
import preview from '#storybook/preview';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { hi } from '../src/messages/hi.ts';
import { MessagesProvider } from '../src/messages/provider.ts';

interface Story {
  composed: { globals: Record<string, unknown>; args: Record<string, unknown>; name: string };
  input: { render?: unknown };
  meta: { input: { component?: ComponentType<Record<string, unknown>>; render?: unknown } };
}

const files = import.meta.glob<Record<string, Story>>('../src/*/*/*.stories.tsx');

/** Lets the translator, which works in a microtask, catch up. */
const translated = () => new Promise((done) => setTimeout(done));
const text = () => document.body.textContent.replaceAll(/\s+/g, ' ').trim();

/** Renders the stories one after the other in one root, and returns the text of each, or what it throws. */
async function texts(stories: Story[], withTranslator: boolean): Promise<string[]> {
  const stop = withTranslator ? translatePage() : () => {};
  const said: string[] = [];
  try {
    const shown = ({ composed: { args, globals }, meta }: Story): ReactNode => {
      const Component = meta.input.component!;
      return (
        <MessagesProvider value={globals['locale'] === 'hi' ? hi : undefined}>
          <Component {...args} />
        </MessagesProvider>
      );
    };
    const { rerender } = render(shown(stories[0]!));
    for (const story of stories) {
      await translated();
      rerender(shown(story));
      await translated();
      said.push(text());
    }
  } catch (error) {
    said.push(String(error));
  } finally {
    stop();
    cleanup();
  }
  return said;
}

afterEach(cleanup);
test.for(Object.keys(files))('%s', async (file) => {
  const all = Object.values(await files[file]!()).filter(
    (story) => story.meta?.input.component && story.input.render === undefined,
  );
  if (all.length === 0) return;
  // There and back: what appears disappears again.
  const order = [...all, ...all.toReversed()];
  expect(await texts(order, true)).toEqual(await texts(order, false));
});
void preview;
