import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathOf, readStories } from './stories.ts';
import { parseSpec } from '../../packages/ui/scripts/spec.ts';

/** Reads the story files: their areas in the sidebar's order, with what each holds. The start page gets it as AREAS, so that nobody keeps a list by hand. */
export function readAreas(root: string): Area[] {
  const areas = new Map<string, Area>();
  const files = ['.storybook/pages', 'packages/ui/src', 'apps/web/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.stories.tsx`, { cwd: root }).toSorted(),
  );
  for (const file of files) {
    const stories = readStories(resolve(root, file));
    const [name, part] = stories?.title.split('/') ?? [];
    if (!stories || !name || !part) continue;
    const area = areas.get(name) ?? { name, parts: [] };
    areas.set(name, area);
    const spec = resolve(root, dirname(file), `${basename(dirname(file))}.spec.md`);
    area.parts.push({
      name: part,
      path: pathOf(stories),
      stories: stories.stories.length,
      also: existsSync(spec) ? parseSpec(readFileSync(spec, 'utf8')).also : [],
    });
  }
  const places: Record<string, number> = { Tokens: 0, Words: 1, Base: 2, Flows: 4, Pages: 5 };
  const place = ({ name }: Area) => places[name] ?? 3;
  return [...areas.values()].toSorted((one, other) => place(one) - place(other));
}

export interface Area {
  /** The first part of the stories' titles: 'Medicine'. */
  name: string;
  /** One for each story file. `path` is Storybook's own: '/docs/base-badge--docs'. `also`: other words for it, from its spec. */
  parts: Array<{ name: string; path: string; stories: number; also: string[] }>;
}
