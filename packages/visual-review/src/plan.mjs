// Which stories a run renders: those whose inputs differ between the two trees, near to the change.
import { dirname, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = 'usage: npm run visual -- [NAME…] [--since REF] [--deep] | --review';
const OPTIONS = { since: { type: 'string' }, deep: { type: 'boolean' }, review: { type: 'boolean' } };

/** @param {string[]} args @returns {{ names: string[], since?: string, deep?: boolean, review?: boolean }} */
export function readArguments(args) {
  try {
    const { values, positionals: names } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    return { names, ...values };
  } catch (error) {
    throw new Error(`${error.message}\n${USAGE}`, { cause: error });
  }
}

const foldersOf = (file) =>
  file
    .replace(/\.stories\.\w+$/, '')
    .split('/')
    .filter((one) => !['packages', 'apps', 'src'].includes(one));

/**
 * Story files that any of the names means: a path, or whole folders in a row of one (`button`, `base/button`, `web/medicine`).
 * @throws {Error} for a name that means none, with names that begin alike
 */
export function chooseFiles(files, names) {
  const means = (name) => (file) =>
    file === name || file.startsWith(`${name}/`) || `/${foldersOf(file).join('/')}/`.includes(`/${name}/`);
  const wanted = names.map((name) => name.replace(/\/$/, ''));
  for (const name of wanted) {
    if (files.some(means(name))) continue;
    const start = name.split('/').at(-1).slice(0, 3);
    const near = [...new Set(files.flatMap(foldersOf))].filter((one) => one.includes(start)).slice(0, 8);
    throw new Error(`No story file is named “${name}”. Near it: ${near.join(', ') || 'none'}.`);
  }
  return names.length === 0 ? files : files.filter((file) => wanted.some((name) => means(name)(file)));
}

/** Imports from a story file to a change, and whether the change is in its own folder. */
function nearness(story, before, after) {
  let distance = Infinity;
  let isOwn = false;
  for (const path of new Set([...(before?.files.keys() ?? []), ...(after?.files.keys() ?? [])])) {
    const [was, now] = [before, after].map((side) => side?.files.get(path));
    if (was?.hash === now?.hash) continue;
    distance = Math.min(distance, was?.distance ?? Infinity, now?.distance ?? Infinity);
    isOwn ||= dirname(path) === dirname(story);
  }
  return { distance, isOwn };
}

/**
 * Cells to render by story file: all of what changed itself, the first one of what uses it. Others that the change reaches are `left` to --deep.
 * @param {Map<string, { key: string, files: Map<string, object> }>} before inputs by story file @param {typeof before} after
 * @param {{ names: string[], deep?: boolean }} options @param {string[]} pages globs
 */
export function planRun(before, after, { names, deep }, pages) {
  const chosen = chooseFiles([...new Set([...after.keys(), ...before.keys()])].toSorted(), names);
  const isPage = (file) => pages.some((pattern) => matchesGlob(file, pattern));
  const isNamed = names.length > 0;
  // Names that mean pages alone ask for them.
  const wantsPages = deep || (isNamed && chosen.every(isPage));
  const plan = { wanted: new Map(), left: 0, chosen: chosen.length };
  for (const file of chosen) {
    const [was, now] = [before.get(file), after.get(file)];
    if (was?.key === now?.key) continue;
    const { distance, isOwn } = nearness(file, was, now);
    // What all stories share is as near as what a story's component imports.
    const isNear = distance <= 2 || distance === Infinity || isNamed;
    if (!deep && !isOwn && (isPage(file) ? !wantsPages : !isNear)) plan.left += 1;
    else plan.wanted.set(file, deep || isOwn || isNamed ? 'all' : 'first');
  }
  return plan;
}
