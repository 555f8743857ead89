// Who uses an element: other elements, and the views of the web app, by their imports.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createGraph } from '../../packages/visual-review/src/graph.mjs';
import { pathOf, readStories } from './stories.ts';

export interface Use {
  /** 'Medicine/Medicine grid' */
  title: string;
  /** Storybook's path of its docs or first story; '' where it has none. */
  path: string;
}
export interface Uses {
  elements: Use[];
  pages: Use[];
}

const isSource = (path: string) => !/\.(?:stories|test|d)\.|fixtures/.test(path);
const filesIn = (root: string, folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(isSource).toSorted();

function entryOf(root: string, folder: string): Use | undefined {
  const [file] = globSync(`${folder}/*.stories.tsx`, { cwd: root });
  const stories = file ? readStories(join(root, file)) : undefined;
  if (!stories) return undefined;
  return { title: stories.title, path: pathOf(stories) };
}

/** @returns for each element's folder ('base/button') who uses it */
export function readUses(root: string): Map<string, Uses> {
  const users = new Map<string, Set<string>>();
  const graph = createGraph(root, ['@doorstep/source']);
  for (const folder of ['packages/ui/src', 'apps/web/src'])
    for (const file of filesIn(root, folder))
      for (const path of graph.read(join(root, file)).next) {
        const to = path.slice(root.length + 1);
        if (to !== file) users.set(to, (users.get(to) ?? new Set()).add(file));
      }
  const shown = new Map<string, Use | undefined>();
  const entryAt = (folder: string) => {
    if (!shown.has(folder)) shown.set(folder, entryOf(root, folder));
    return shown.get(folder);
  };
  /** The nearest folders with stories on the way up from who imports a file: a page takes some elements through parts of its own. */
  const climb = (file: string, home: string, seen: Set<string>): string[] =>
    [...(users.get(file) ?? [])].flatMap((user) => {
      if (seen.has(user)) return [];
      seen.add(user);
      const folder = dirname(user);
      if (folder !== home && entryAt(folder)) return [folder];
      return climb(user, home, seen);
    });
  const found = new Map<string, Uses>();
  for (const path of users.keys()) {
    const [, area, element] = /^packages\/ui\/src\/([\w-]+)\/([\w-]+)\//.exec(path) ?? [];
    if (!area || basename(path) !== `${element}.tsx`) continue;
    const folders = [...new Set(climb(path, dirname(path), new Set()))];
    const of = (start: string) =>
      folders.filter((one) => one.startsWith(start)).flatMap((one) => entryAt(one) ?? []);
    const pages = of('apps/web');
    // What stands around all pages, or in a part that a page loads by its area's list, has no story of its own.
    const direct = [...(users.get(path) ?? [])].filter((file) => file.startsWith('apps/web'));
    if (pages.length === 0)
      for (const folder of new Set(direct.map((file) => dirname(file))))
        pages.push({ title: folder.replace('apps/web/src/', ''), path: '' });
    found.set(`${area}/${element}`, { elements: of('packages/ui'), pages });
  }
  return found;
}
