import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Reads the story files: their areas in the sidebar's order, with what each holds. The start page gets it as CATALOGUE, so that nobody keeps a list by hand. */
export function readCatalogue(root: string): Area[] {
  const areas = new Map<string, Area>();
  const files = ['.storybook/pages', 'packages/ui/src', 'apps/web/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.stories.tsx`, { cwd: root }).toSorted(),
  );
  for (const file of files) {
    const text = readFileSync(resolve(root, file), 'utf8');
    const [, name, part] = /\btitle: '([^'/]+)\/([^']+)'/.exec(text) ?? [];
    if (!name || !part) continue;
    const area = areas.get(name) ?? { name, parts: [] };
    areas.set(name, area);
    const id = `${name}-${part}`.toLowerCase().replaceAll(' ', '-');
    const docs = !/tags: \[[^\]]*'!autodocs'/.test(text);
    area.parts.push({
      name: part,
      path: docs ? `/docs/${id}--docs` : `/story/${id}--default`,
      stories: text.match(/^export const /gm)?.length ?? 0,
    });
  }
  const places: Record<string, number> = { Tokens: 0, Base: 1, Pages: 3 };
  const place = ({ name }: Area) => places[name] ?? 2;
  return [...areas.values()].toSorted((one, other) => place(one) - place(other));
}

export interface Area {
  /** The first part of the stories' titles: 'Medicine'. */
  name: string;
  /** One for each story file. `path` is Storybook's own: '/docs/base-badge--docs'. */
  parts: Array<{ name: string; path: string; stories: number }>;
}
