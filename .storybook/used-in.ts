// Storybook's own frame has a React of its own, whose JSX runtime is not shared: hence `createElement`.
import { createElement, useEffect, useState } from 'react';
import { useStorybookState } from 'storybook/manager-api';
import type { Use, Uses } from './catalogue/uses.ts';

/** How many are named; the docs page has all. */
const MOST = 3;

/** Pages that use the element whose story is open, in the toolbar: one press away. */
export function UsedIn() {
  const { storyId } = useStorybookState();
  const id = storyId?.split('--')[0] ?? '';
  const [found, setFound] = useState<{ id: string; pages: Use[] }>();
  useEffect(() => {
    if (!id) return undefined;
    const gone = new AbortController();
    fetch(`./catalogue/${id}.json`, { signal: gone.signal })
      .then((answer) => answer.json())
      .then(({ uses }: { uses: Uses }) => setFound({ id, pages: uses.pages.filter(({ path }) => path) }))
      // Pages and flows are used by nothing.
      .catch(() => setFound({ id, pages: [] }));
    return () => gone.abort();
  }, [id]);
  if (found?.id !== id || found.pages.length === 0) return null;
  const links = found.pages
    .slice(0, MOST)
    .map(({ title, path }) =>
      createElement(
        'a',
        { key: path, href: `./?path=${path}`, style: { color: 'inherit' } },
        title.replace('Pages/', ''),
      ),
    );
  const style = {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: 13,
    whiteSpace: 'nowrap',
  } as const;
  const more = found.pages.length - MOST;
  const rest =
    more > 0 &&
    createElement(
      'a',
      { href: `./?path=/docs/${id}--docs`, style: { color: 'inherit' } },
      `and ${more} more`,
    );
  return createElement('span', { style }, 'Used in', links, rest);
}
