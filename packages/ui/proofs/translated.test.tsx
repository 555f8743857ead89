// A page that the browser translates: each component goes through its stories in one root while its text nodes are replaced.
import { translatePage } from '@doorstep/tooling/translator';
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

const STORIES_MOST = 5;
/** At most so many stories, the first and the last among them. */
const spread = (all: Story[]): Story[] =>
  all.length <= STORIES_MOST
    ? all
    : Array.from(
        { length: STORIES_MOST },
        (_, at) => all[Math.round((at * (all.length - 1)) / (STORIES_MOST - 1))]!,
      );

afterEach(cleanup);
/** Stories with a map or a file that loads at another time in each run. */
const LATE = /\/(?:map-picker|prescription-sheet)\//;
test.for(Object.keys(files).filter((file) => !LATE.test(file)))('%s', async (file) => {
  const all = Object.values(await files[file]!()).filter(
    (story) => story.meta?.input.component && story.input.render === undefined,
  );
  if (all.length === 0) return;
  // There and back: what appears disappears again.
  const some = spread(all);
  const order = [...some, ...some.toReversed()];
  expect(await texts(order, true)).toEqual(await texts(order, false));
});

test('the simulated translator replaces text, joins neighbours, follows changes and skips what is not for it', async () => {
  const box = document.createElement('div');
  box.innerHTML =
    '<p id="a">One</p><p id="b" translate="no">OTP 4711</p><p id="c" class="notranslate">Asha</p>';
  const two = document.createElement('p');
  two.append('12', ' packs');
  box.append(two);
  document.body.append(box);
  const first = box.querySelector('#a')!.firstChild as Text;
  const stop = translatePage({ mark: ['«', '»'] });
  try {
    expect(box.textContent).toBe('«One»OTP 4711Asha«12 packs»');
    expect(first.isConnected).toBe(false);
    expect(box.querySelectorAll('font > font')).toHaveLength(3);
    // A change of the detached node is lost, as in the browser.
    first.data = 'Lost';
    box.querySelector('#b')!.textContent = 'OTP 0815';
    two.textContent = '13 packs';
    box.append('New');
    await translated();
    expect(box.textContent).toBe('«One»OTP 0815Asha«13 packs»«New»');
    expect(() => first.parentNode!.removeChild(first)).toThrow(TypeError);
  } finally {
    stop();
    box.remove();
  }
});
