// Import graph of a tree, and what goes into the pictures of a story file: all that it reaches by imports, and what all stories share.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { workspacesOf } from './trees.mjs';

const IMPORTS = [
  // `import type` leaves nothing behind.
  /(?:^|[\n;])\s*(?:import|export)\s+(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
  /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /new URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g,
];
const CSS_IMPORTS = [/@import\s+(?:url\()?['"]([^'"]+)['"]/g, /url\(\s*['"]?([^'")]+)['"]?\s*\)/g];
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/** @param {string} text @param {string} path */
export function importsOf(text, path) {
  const patterns = path.endsWith('.css') ? CSS_IMPORTS : IMPORTS;
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));
}

/** Target of `name` in the `exports` or `imports` of a package. */
function mapped(map, name, conditions) {
  for (const [key, value] of Object.entries(map ?? {})) {
    const [head, tail] = key.split('*');
    const fits = tail === undefined ? name === key : name.startsWith(head) && name.endsWith(tail);
    if (!fits) continue;
    const condition = [...conditions, 'import', 'module', 'default'].find((one) => value?.[one]);
    const target = typeof value === 'string' ? value : value?.[condition];
    if (typeof target === 'string')
      return target.replaceAll('*', name.slice(head.length, name.length - (tail ?? '').length));
  }
  return undefined;
}

/** @param {string} root of the tree @param {string[]} [conditions] of `exports` under which a workspace leads to its source */
export function createGraph(root, conditions = []) {
  const packages = new Map();
  for (const path of workspacesOf(root)) {
    const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    packages.set(manifest.name, { folder: join(root, path), ...manifest });
  }
  const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const found = (path) => ENDINGS.map((ending) => `${path}${ending}`).find(isFile);

  function resolveImport(name, from) {
    const [bare = ''] = name.split('?');
    if (bare.startsWith('.')) return found(resolve(dirname(from), bare));
    if (bare.startsWith('#')) {
      const owner = [...packages.values()].find(({ folder }) => from.startsWith(`${folder}/`));
      const target = owner && mapped(owner.imports, bare, conditions);
      return target && found(join(owner.folder, target));
    }
    const [, ownName, rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(bare) ?? [];
    // Installed packages are the same on both sides.
    const own = packages.get(ownName);
    const target = own && mapped(own.exports, `.${rest}`, conditions);
    return target && found(join(own.folder, target));
  }

  const files = new Map();
  function read(path) {
    if (files.has(path)) return files.get(path);
    const content = readFileSync(path);
    const text = /\.(?:[mc]?[jt]sx?|css)$/.test(path) ? content.toString() : '';
    const next = importsOf(text, path).map((name) => resolveImport(name, path));
    for (const [, list] of text.matchAll(GLOB))
      for (const [, pattern] of list.matchAll(/['"](\.[^'"]+)['"]/g))
        for (const one of globSync(pattern, { cwd: dirname(path) })) next.push(resolve(dirname(path), one));
    const file = { hash: createHash('sha256').update(content).digest('hex'), next: next.filter(Boolean) };
    files.set(path, file);
    return file;
  }
  /** Files that can be reached, with the number of imports to each. Those to skip are neither counted nor followed. */
  function distances(entries, isSkipped = () => false) {
    const seen = new Map(Array.from(entries, (path) => [path, 0]));
    for (const [path, distance] of seen)
      for (const next of read(path).next)
        if (!seen.has(next) && !isSkipped(next)) seen.set(next, distance + 1);
    return seen;
  }
  return { read, distances, reach: (entries) => new Set(distances(entries).keys()) };
}

const byName = (a, b) => (a < b ? -1 : 1);

/**
 * Inputs by story file; what all stories share has an infinite distance.
 * @returns {Map<string, { key: string, files: Map<string, { hash: string, distance: number }> }>} paths are relative to `tree`
 */
export function readInputs(tree, { storybook, stories, ignore, conditions, messages }) {
  const graph = createGraph(tree, conditions);
  const isIgnored = (path) => ignore.some((pattern) => matchesGlob(relative(tree, path), pattern));
  const [source, ...others] = messages?.languages ?? [];
  const inLanguage = (path, language) =>
    path.replace(messages.pattern, (all) => all.replace(source, language));
  const isEntry = (path) => entries.includes(path);
  const isMessages = (path) => messages?.pattern.test(path) ?? false;
  const config = globSync(`${storybook}/{preview,main,preview-head,preview-body}.*`, { cwd: tree });
  const entries = config.map((path) => join(tree, path));
  // A preview that loads the messages of all languages shares them with all stories: each counts where its English is used.
  const shared = [...graph.distances(entries, isIgnored).keys()].filter((path) => !isMessages(path));
  return new Map(
    globSync(stories, { cwd: tree })
      .toSorted(byName)
      .map((story) => {
        const files = new Map();
        const put = (path, distance) =>
          files.set(relative(tree, path), { hash: graph.read(path).hash, distance });
        for (const path of shared) put(path, Infinity);
        for (const [path, distance] of graph.distances([join(tree, story)], isEntry)) {
          put(path, distance);
          if (!isMessages(path)) continue;
          for (const one of others.map((language) => inLanguage(path, language)))
            if (existsSync(one)) put(one, distance);
        }
        const hash = createHash('sha256');
        for (const path of [...files.keys()].toSorted(byName))
          hash.update(`${path} ${files.get(path).hash}\n`);
        return [story, { key: hash.digest('hex').slice(0, 24), files }];
      }),
  );
}
