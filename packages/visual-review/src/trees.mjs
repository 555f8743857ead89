// Commits to compare with, and a tree of one of them.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @returns {string | undefined} undefined where git fails */
function git(cwd, ...args) {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
export const userName = (root) => git(root, 'config', 'user.name') || 'somebody';

/** Commit at which this branch left `ref`, without it the main branch. @throws {Error} for a name that git does not know */
export function findBase(root, ref) {
  const known = (name) => git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const wanted = ref ? [ref] : ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master', 'HEAD'];
  const commit = wanted.map(known).find(Boolean);
  if (commit) return git(root, 'merge-base', 'HEAD', commit) ?? commit;
  const names = git(root, 'branch', '--all', '--format=%(refname:short)') || 'none';
  throw new Error(`git knows no commit “${ref ?? 'HEAD'}”. Branches: ${names.replaceAll('\n', ', ')}.`);
}

/** Folders of the packages in a tree. @param {string} tree @returns {string[]} */
export function workspacesOf(tree) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
  const patterns = (workspaces.packages ?? workspaces).map((one) => `${one}/package.json`);
  return globSync(patterns, { cwd: tree }).map((path) => dirname(path));
}

/** A tree of `commit` inside of this one, so that it finds the installed packages above it; the workspaces are its own. */
export function checkOut(root, commit, folder) {
  const tree = join(folder, 'before');
  const mark = join(folder, 'before.commit');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === commit) return tree;
  rmSync(mark, { force: true });
  mkdirSync(tree, { recursive: true });
  // Storybook keeps prepared dependencies in node_modules, which stays.
  for (const name of readdirSync(tree))
    if (name !== 'node_modules') rmSync(join(tree, name), { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  for (const path of workspacesOf(tree)) {
    const { name } = JSON.parse(readFileSync(join(tree, path, 'package.json'), 'utf8'));
    const link = join(tree, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(join(tree, path), link);
    const modules = join(path, 'node_modules');
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(tree, modules));
  }
  writeFileSync(mark, commit);
  return tree;
}
