// A copy of the tree as it stands, in a repository of its own, with every installed package: what a check needs that must change files.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** The files of the small area that `prove-area.mjs` adds; no copy has them before. */
export const TEMPLATES = 'packages/tooling/sample-area/';
export const workspaces = ['packages/contract', 'packages/ui', 'apps/api', 'apps/web'];

/** The files that git knows or would add. @param {string[]} args paths, all without any @returns {string[]} relative to the root */
export const filesOf = (...args) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));
/** Copies a file of the tree. @param {string} path in the tree @param {string} copy @param {string} as its path in the copy */
export function put(path, copy, as = path) {
  mkdirSync(dirname(join(copy, as)), { recursive: true });
  copyFileSync(join(root, path), join(copy, as));
}

/** Links to every installed package; those of this repository lead into the copy. */
function linkModules(copy) {
  const installed = join(root, 'node_modules'),
    own = join(copy, 'node_modules/@doorstep');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@doorstep' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(realpathSync(join(installed, name)), join(copy, 'node_modules', name));
  for (const folder of [...workspaces, 'packages/tooling']) {
    symlinkSync(join(copy, folder), join(own, folder.split('/')[1]));
    // Packages of one workspace alone.
    const inside = join(root, folder, 'node_modules');
    for (const name of existsSync(inside) ? readdirSync(inside) : [])
      if (!name.startsWith('.')) {
        mkdirSync(join(copy, folder, 'node_modules'), { recursive: true });
        symlinkSync(join(inside, name), join(copy, folder, 'node_modules', name));
      }
  }
}

/** The environment of a command that runs in the copy. */
export const envOf = (copy) => ({
  ...process.env,
  PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // What Vite may serve to a browser besides the copy: the links lead there.
  VISUAL_MODULES: [realpathSync(join(root, 'node_modules')), process.env.VISUAL_MODULES]
    .filter(Boolean)
    .join(':'),
});
/** @param {string} copy @param {string[]} args @returns {string} what git prints */
export const git = (copy, ...args) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
/** Commits the copy as it is. */
export function keep(copy) {
  git(copy, 'add', '-A');
  git(copy, '-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'commit', '-q', '-m', 'State');
}

/** @returns {string} the folder of a new copy, which the caller deletes */
export function makeCopy() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'doorstep-copy-')));
  for (const path of filesOf()) if (!path.startsWith(TEMPLATES)) put(path, copy);
  linkModules(copy);
  git(copy, 'init', '-q');
  keep(copy);
  return copy;
}
