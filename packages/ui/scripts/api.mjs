// `npm run api -w packages/ui` writes api.md, the public API of the design system; a test compares. `npm run api:check -w packages/ui` compares it with where
// this branch left main, and fails when no changeset says how large the change is.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missing } from './api/compare.mjs';
import { text } from './api/read.mjs';

const file = new URL('../api.md', import.meta.url);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const inGit = 'packages/ui/api.md';

/** @returns {string | undefined} What git says, or nothing where it cannot. */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
/** Where this branch left main; nothing in a shallow clone, which has no history. */
function baseOf() {
  const main =
    process.env.API_BASE ?? ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', name));
  return main && git('merge-base', 'HEAD', main);
}
function check() {
  const base = baseOf(),
    before = base && git('show', `${base}:${inGit}`);
  if (!before)
    return console.log(
      'api: nothing to compare with (a shallow clone has no history), so no changeset is asked for',
    );
  const old = new Set(git('ls-tree', '--name-only', base, '.changeset/')?.split('\n'));
  const changesets = globSync('.changeset/*.md', { cwd: root })
    .filter((path) => !old.has(path) && !path.endsWith('README.md'))
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'));
  const wrong = missing(before, text().trim(), changesets);
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  else console.log(`api: fits its changesets since ${base.slice(0, 8)}`);
}

if (process.argv[2] === '--check') check();
else writeFileSync(file, text());
