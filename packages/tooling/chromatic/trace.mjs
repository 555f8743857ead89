// Which story files a change reaches, by Chromatic's own tool and the statistics of the build: that is what `--only-changed` goes by.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commitSince } from '../visual/before.mjs';
import { root } from '../visual/paths.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from where this branch left `ref`, those not yet in git among them. */
export function changedFiles(ref) {
  const commit = commitSince(ref);
  return [
    ...git('diff', '--name-only', '--no-renames', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** The tool traces no manifest: what it means depends on what in it has changed. */
const MANIFEST = /^(?:package-lock\.json|(?:.*\/)?package\.json)$/;

/**
 * Reads the tool's compact answer: a line `— path` for each story file, or why it gave up and takes all.
 * @returns {{ affected?: Set<string>, why?: string }}
 */
export function parseTrace(text) {
  const [, why] = /TurboSnap disabled[^\n]*\n([\s\S]*?)(?:\n\s*\n|$)/.exec(text) ?? [];
  if (why)
    return { why: `${why.split('ℹ')[0].trim().replaceAll(/\s+/g, ' ')} All stories are photographed.` };
  const files = [...text.matchAll(/^\s*[—-] (?:\.\/)?(\S+\.stories\.tsx)/gm)].map(([, path]) => path);
  return { affected: new Set(files) };
}

/**
 * @param {string[]} changed paths in the repository @param {string} stats path of preview-stats.json
 * @returns {{ affected?: Set<string>, why?: string }} no set where the change concerns all, and why
 */
export function trace(changed, stats) {
  const manifest = changed.find((path) => MANIFEST.test(path));
  if (manifest) return { why: `${manifest} has changed. All stories are photographed.` };
  if (changed.length === 0) return { affected: new Set() };
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/chromatic'),
    ['trace', '--mode', 'compact', '--stats-file', stats, ...changed],
    { cwd: root, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' } },
  );
  if (status !== 0) throw new Error(`chromatic trace: ${stderr || stdout}`);
  return parseTrace(`${stdout}\n${stderr}`);
}
