// Parts that the first page does not wait for.
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Modules of a page with one component: those that it waits for, and those that it fetches later. */
async function modulesOf(component: string, name: string) {
  const code = `import { ${name} } from '@doorstep/ui/${component}'; document.title = String(${name});`;
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@doorstep/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.tsx' ? `${root}entry.tsx` : undefined),
        load: (id) => (id === `${root}entry.tsx` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'entry.tsx', external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A set that grows while it is read: the entry, and what it imports.
  for (const file of first)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) first.add(next);
  const idsOf = (isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .flatMap(({ modules }) => Object.entries(modules))
      .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
  return { first: idsOf(true), later: idsOf(false) };
}

test('fetches downshift later than SearchBox itself', async () => {
  const { first, later } = await modulesOf('base/search-box', 'SearchBox');
  expect(first.some((id) => id.endsWith('/search-box/search-box.tsx'))).toBe(true);
  expect(first.filter((id) => /downshift|option-list\.tsx/.test(id))).toEqual([]);
  expect(later.some((id) => id.includes('/downshift/'))).toBe(true);
});
