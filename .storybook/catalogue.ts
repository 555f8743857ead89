import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:catalogue';

/** Reads the story files: their areas in the sidebar's order, with what each holds. */
function read(root: string): Area[] {
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

/** What the start page shows, so that nobody keeps a list of areas by hand: `import { areas } from 'virtual:catalogue'`. */
export const catalogue = (root: string): Plugin => ({
  name: 'doorstep:catalogue',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export const areas = ${JSON.stringify(read(root))};` : undefined),
});

interface Area {
  name: string;
  parts: Array<{ name: string; path: string; stories: number }>;
}
