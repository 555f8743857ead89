// Which area of a floor imports which: read from the files, so that imports of types count as well.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const imports = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]+)\1/g;
const withoutComments = (text) => text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
const areaOf = (path) => /^([^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];

/**
 * Edges between the areas in a `src` folder: of each area, whom it imports, with the files that do. Files that stand in no
 * area compose them, and tests may use all: neither counts. `shared`: folders that know no area and may be imported by all.
 */
export function areaEdges(source, { shared = [] } = {}) {
  const edges = new Map();
  for (const path of globSync('*/**/*.{ts,tsx,mts,mjs}', { cwd: source })) {
    if (/\.(?:test|stories)\.|[/\\]test[/\\]/.test(path)) continue;
    const from = areaOf(path);
    for (const [, , specifier] of withoutComments(readFileSync(join(source, path), 'utf8')).matchAll(
      imports,
    )) {
      const target = relative(source, resolve(source, dirname(path), specifier)),
        to = areaOf(target);
      if (!to || to === '..' || to === from || shared.includes(to)) continue;
      if (!edges.has(from)) edges.set(from, new Map());
      const of = edges.get(from);
      of.set(to, [...(of.get(to) ?? []), path]);
    }
  }
  return edges;
}

/** Every pair of areas of which each reaches the other, as 'order -> payment (order/plugin.ts)'; none where the edges have no circle. */
export function circles(edges) {
  const reached = (from) => {
    const all = new Set(),
      left = [from];
    while (left.length > 0)
      for (const to of edges.get(left.pop())?.keys() ?? [])
        if (!all.has(to)) {
          all.add(to);
          left.push(to);
        }
    return all;
  };
  return [...edges].flatMap(([from, of]) =>
    [...of].flatMap(([to, files]) =>
      reached(to).has(from) ? [`${from} -> ${to} (${[...new Set(files)].join(', ')})`] : [],
    ),
  );
}
