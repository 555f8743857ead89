// The check of the built Storybook, on a book of one page that behaves as Storybook does where the check looks.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check, turnsOf } from '../storybook-check.mjs';

test('each story has its turn once, its neighbour in the other theme', () => {
  expect(turnsOf(['card--default', 'card--hindi', 'card--empty', 'badge--default'])).toEqual([
    { id: 'card--default', theme: 'light' },
    { id: 'card--hindi', theme: 'dark' },
    { id: 'card--empty', theme: 'light' },
    { id: 'badge--default', theme: 'dark' },
  ]);
});

/** Runs in the page. `faults` says what is wrong with a story. */
function preview(faults) {
  const query = new URLSearchParams(location.search);
  const [theme, lang] = ['theme', 'locale'].map((name) =>
    new RegExp(`${name}:(\\w+)`).exec(query.get('globals'))?.at(1),
  );
  document.body.innerHTML = `<p data-area="Base">1 element, 8 stories</p>
    <div class="sbdocs-wrapper"><div class="sbdocs-content" lang="${lang}">
    <div class="docs-story"><b data-slot="card">Card</b></div></div></div>`;
  for (const one of document.querySelectorAll('.sbdocs-wrapper, .docs-story'))
    one.style.background = theme === 'dark' ? 'black' : 'white';
  const listeners = new Map();
  const tell = (event, what) => listeners.get(event)?.(what);
  globalThis.__STORYBOOK_PREVIEW__ = {
    currentRender: { phase: 'finished' },
    channel: {
      on: (event, listener) => listeners.set(event, listener),
      off: (event) => listeners.delete(event),
      emit(_event, { storyId }) {
        const fault = faults[storyId];
        document.documentElement.dataset.theme = fault === 'stays light' ? 'light' : theme;
        if (fault === 'throws') tell('storyThrewException', { message: 'e is not a function' });
        if (fault === 'complains') console.error('each child needs a key');
        tell(fault === 'is missing' ? 'storyMissing' : 'storyFinished', { storyId });
      },
    },
  };
  document.documentElement.dataset.theme = theme;
}

const ids = Array.from({ length: 8 }, (_, at) => `card--${at}`);
async function checkBook(faults) {
  const folder = mkdtempSync(join(tmpdir(), 'book-'));
  const entries = ids.map((id) => ({ id, type: 'story', title: 'Base/Card' }));
  const docs = { id: 'card--docs', type: 'docs', title: 'Base/Card' };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: [...entries, docs] }));
  writeFileSync(
    join(folder, 'iframe.html'),
    `<!doctype html><link rel="icon" href="data:,"><body><script>(${String(preview)})(${JSON.stringify(faults)})</script>`,
  );
  const { count, found } = await check(folder).finally(() => rmSync(folder, { recursive: true }));
  return { count, found: found.map(({ id, theme, problem }) => `${id} ${theme} ${problem}`).toSorted() };
}

test('a sound book is counted by its stories', async () => {
  expect(await checkBook({})).toEqual({ count: ids.length, found: [] });
});

test('what throws, complains, is missing or not drawn in its theme is found', async () => {
  const faults = {
    'card--1': 'throws',
    'card--3': 'stays light',
    'card--4': 'complains',
    'card--6': 'is missing',
  };
  expect(await checkBook(faults)).toEqual({
    count: ids.length,
    found: [
      'card--1 dark storyThrewException e is not a function',
      'card--3 dark it is not drawn in dark',
      'card--4 light each child needs a key',
      'card--6 light it is missing',
    ],
  });
});
