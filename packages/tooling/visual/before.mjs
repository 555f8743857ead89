// Draws pictures as they were: from another commit, by the same browser on the same machine.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashOfText } from './aria.mjs';
import { allPictures, parseHashes } from './hashes.mjs';
import { inputHashes } from './inputs.mjs';
import { cache, root } from './paths.mjs';

const HASHES = 'packages/ui/visual/hashes.txt';
const SOURCES = ['packages', 'apps/web', '.storybook', 'package-lock.json'];
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
const tryGit = (...args) => {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
};

/** VISUAL_BASE if it is set, else where this branch left main; on main itself HEAD if something is uncommitted, else the commit that accepted pictures last. */
export function commitBefore() {
  if (process.env.VISUAL_BASE) return git('rev-parse', process.env.VISUAL_BASE);
  const head = git('rev-parse', 'HEAD');
  const base = tryGit('merge-base', 'HEAD', 'origin/main') ?? tryGit('merge-base', 'HEAD', 'main') ?? head;
  if (base !== head) return base;
  if (git('status', '--porcelain', '--', ...SOURCES)) return head;
  return tryGit('log', '-1', '--format=%H', '--', HASHES) ?? head;
}

/**
 * Where this branch left `ref`: with that commit pictures are compared `--since` it.
 * @throws {Error} for a name that git does not know
 */
export function commitSince(ref) {
  const commit = tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (!commit) {
    const names = git('for-each-ref', '--format=%(refname:short)', '--count=12', 'refs/heads', 'refs/tags');
    throw new Error(
      `--since: git knows no commit “${ref}”. Branches and tags: ${names.replaceAll('\n', ', ') || 'none'}.`,
    );
  }
  return tryGit('merge-base', 'HEAD', commit) ?? commit;
}

// What counts as an input is inputs.mjs's to say: another inputs.mjs reads a commit anew.
const reader = hashOfText(readFileSync(join(import.meta.dirname, 'inputs.mjs'), 'utf8')).slice(0, 16);
/** The file in which the inputs of `commit` are kept. */
export const inputsNameOf = (commit) => `${commit}.${reader}.inputs.json`;
const inputsFileOf = (commit) => join(cache, 'before', inputsNameOf(commit));

/** The inputs of a checkout of `commit`, read once for each commit. */
function keepInputs(commit, tree) {
  const inputs = inputHashes(tree);
  mkdirSync(join(cache, 'before'), { recursive: true });
  writeFileSync(inputsFileOf(commit), JSON.stringify([...inputs]));
  return inputs;
}

/** @returns {Map<string, string>} the input hash of each story file at `commit` */
export function inputsAt(commit) {
  if (existsSync(inputsFileOf(commit)))
    return new Map(JSON.parse(readFileSync(inputsFileOf(commit), 'utf8')));
  const tree = checkOut(commit);
  try {
    return keepInputs(commit, tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** A checkout of `commit` inside this one, so that it finds the installed packages above it; the workspaces are its own. */
function checkOut(commit) {
  const tree = join(root, '.visual', commit.slice(0, 12));
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(join(tree, 'node_modules/@doorstep'), { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  for (const floor of ['packages', 'apps'])
    for (const name of readdirSync(join(tree, floor))) {
      if (!existsSync(join(tree, floor, name, 'package.json'))) continue;
      symlinkSync(join(tree, floor, name), join(tree, 'node_modules/@doorstep', name));
      const modules = join(root, floor, name, 'node_modules');
      if (existsSync(modules)) symlinkSync(modules, join(tree, floor, name, 'node_modules'));
    }
  return tree;
}

/**
 * Draws the story files that hold these pictures (`story cell`) at `commit`, once for each commit: what is there already is not drawn again.
 * @returns {{ folder: string, accepted: Map<string, string>, isProven: (id: string) => boolean } | undefined} undefined
 * where that commit cannot draw: it is older than this tool, or its run broke
 */
export function drawBefore(commit, ids) {
  const hashes = tryGit('show', `${commit}:${HASHES}`);
  if (hashes === undefined) return undefined;
  const accepted = parseHashes(hashes);
  // A story may have stood in another file.
  const fileOf = new Map(
    [...accepted].flatMap(([file, { pictures }]) => [...pictures.keys()].map((id) => [id, file])),
  );
  const files = [...new Set(ids.map((id) => fileOf.get(id)).filter(Boolean))];
  const folder = join(cache, 'before', commit);
  mkdirSync(folder, { recursive: true });
  const drawnFiles = new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).file),
  );
  const inputs = inputsAt(commit);
  const missing = files.filter((file) => inputs.has(file) && !drawnFiles.has(file));
  if (missing.length > 0) {
    console.log(`Drawing ${missing.length} story files as they were at ${commit.slice(0, 12)}…`);
    const tree = checkOut(commit);
    spawnSync('vitest', ['run', '--project', 'stories', '--reporter=dot', ...missing], {
      cwd: join(tree, 'packages/ui'),
      env: {
        ...process.env,
        VISIT: 'pictures',
        VISUAL_OUT: folder,
        VISUAL_MODULES: [join(root, 'node_modules'), process.env.VISUAL_MODULES].filter(Boolean).join(':'),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    rmSync(tree, { recursive: true, force: true });
  }
  return {
    folder,
    accepted: allPictures(accepted),
    isProven: (id) => accepted.get(fileOf.get(id))?.inputs === inputs.get(fileOf.get(id)),
  };
}
