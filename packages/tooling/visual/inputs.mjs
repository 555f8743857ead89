// What goes into the pictures of a story file: every source file that can be reached from it by imports, and what all stories share.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SHARED = [
  'package-lock.json',
  'packages/ui/vitest.config.ts',
  'packages/tooling/chromium.mjs',
  'packages/tooling/visual/camera.mjs',
  'packages/tooling/visual/hashes.mjs',
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  '.storybook/visual.setup.ts',
];
const STORIES = [
  '.storybook/pages/**/*.stories.tsx',
  'packages/ui/src/**/*.stories.tsx',
  'apps/web/src/**/*.stories.tsx',
];
/** What docs pages are made of, and main.ts reads: no story is drawn by them, unless it imports them itself. */
const DOCS = '.storybook/catalogue/';
/** The condition under which a workspace's `exports` lead to its source. */
const SOURCE = '@doorstep/source';

const IMPORTS = [
  // `import type` leaves nothing behind.
  /(?:^|[\n;])\s*(?:import|export)\s+(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
  /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /new URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g,
];
const CSS_IMPORTS = [/@import\s+(?:url\()?['"]([^'"]+)['"]/g, /url\(\s*['"]?([^'")]+)['"]?\s*\)/g];
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g;

/** @param {string} text @param {string} path */
export function importsOf(text, path) {
  const patterns = path.endsWith('.css') ? CSS_IMPORTS : IMPORTS;
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));
}

/** The target of `name` in a package's `exports` or `imports`, by the source condition. */
function mapped(map, name) {
  for (const [key, value] of Object.entries(map ?? {})) {
    const [head, tail] = key.split('*');
    const fits = tail === undefined ? name === key : name.startsWith(head) && name.endsWith(tail);
    if (!fits) continue;
    const target = typeof value === 'string' ? value : (value?.[SOURCE] ?? value?.default);
    if (typeof target !== 'string') continue;
    return tail === undefined
      ? target
      : target.replaceAll('*', name.slice(head.length, name.length - tail.length));
  }
  return undefined;
}

/** Reads the import graph of a checkout. */
export function createGraph(root) {
  const packages = new Map();
  const folders = new Map();
  for (const path of globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root })) {
    const folder = join(root, dirname(path));
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    packages.set(manifest.name, { folder, exports: manifest.exports });
    folders.set(folder, manifest);
  }
  const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const found = (path) =>
    [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')].find(isFile);

  function resolveImport(name, from) {
    const [bare = ''] = name.split('?');
    if (bare.startsWith('.')) return found(resolve(dirname(from), bare));
    if (bare.startsWith('#')) {
      const owner = [...folders].find(([folder]) => from.startsWith(`${folder}/`));
      const target = owner && mapped(owner[1].imports, bare);
      return target && found(join(owner[0], target));
    }
    const [scope, short, ...rest] = bare.split('/');
    const own = packages.get(`${scope}/${short}`);
    // Other packages are fixed by the lock file.
    if (!own) return undefined;
    const target = mapped(own.exports, rest.length > 0 ? `./${rest.join('/')}` : '.');
    return target && found(join(own.folder, target));
  }

  const files = new Map();
  function read(path) {
    let file = files.get(path);
    if (file) return file;
    const content = readFileSync(path);
    const isText = /\.(?:[mc]?[jt]sx?|css)$/.test(path);
    const text = isText ? content.toString() : '';
    const patterns = [...text.matchAll(GLOB)].flatMap(([, list]) =>
      [...list.matchAll(/['"](\.[^'"]+)['"]/g)].map(([, pattern]) => pattern),
    );
    const globs = patterns.flatMap((pattern) =>
      globSync(pattern, { cwd: dirname(path) }).map((one) => resolve(dirname(path), one)),
    );
    const next = [...importsOf(text, path).map((name) => resolveImport(name, path)), ...globs];
    file = { hash: createHash('sha256').update(content).digest('hex'), next: next.filter(Boolean) };
    files.set(path, file);
    return file;
  }

  function reach(entries) {
    const seen = new Set();
    const rest = [...entries];
    for (let path = rest.pop(); path; path = rest.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      rest.push(...read(path).next);
    }
    return seen;
  }
  return { read, reach };
}

const byName = (a, b) => (a < b ? -1 : 1);
export const storyFiles = (root) => globSync(STORIES, { cwd: root }).toSorted(byName);

/** @returns {Map<string, string>} by story file, relative to `root`: a short hash of everything that its pictures can depend on */
export function inputHashes(root) {
  const graph = createGraph(root);
  const shared = SHARED.map((path) => join(root, path)).filter((path) => existsSync(path));
  const common = [...graph.reach(shared)].filter((path) => !path.startsWith(join(root, DOCS)));
  return new Map(
    storyFiles(root).map((story) => {
      const hash = createHash('sha256');
      for (const path of [...new Set([...common, ...graph.reach([join(root, story)])])].toSorted(byName))
        hash.update(`${relative(root, path)} ${graph.read(path).hash}\n`);
      return [story, hash.digest('hex').slice(0, 16)];
    }),
  );
}
