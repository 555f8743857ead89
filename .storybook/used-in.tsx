/** @jsxRuntime automatic */
import { useEffect, useState } from 'react';
import { useStorybookState } from 'storybook/manager-api';
import type { Use, Uses } from './catalogue/uses.ts';

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
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8, fontSize: 13, whiteSpace: 'nowrap' }}>
      Used in
      {found.pages.slice(0, 3).map(({ title, path }) => (
        <a key={path} href={`./?path=${path}`} style={{ color: 'inherit' }}>
          {title.replace('Pages/', '')}
        </a>
      ))}
    </span>
  );
}
