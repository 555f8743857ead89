// `npm run visual`: draws the stories whose inputs changed and compares them. `check` is the part of `npm run test:all`: it accepts nothing.
// Words choose elements, areas or paths; --all draws what did not change, too; --since REF what differs from where this branch left REF.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitSince, inputsAt } from './before.mjs';
import { filesToDraw, picturesToKeep } from './choose.mjs';
import { chooseFiles } from './filter.mjs';
import { allPictures, readHashes, writeHashes } from './hashes.mjs';
import { inputHashes } from './inputs.mjs';
import { clearAfter, readAfter, readDrawn } from './last-run.mjs';
import { cache, drawnFile, hashesFile, inputsFile, root } from './paths.mjs';
import { writeReport } from './report.mjs';
import { describe, settle } from './settle.mjs';

const keptFile = join(cache, 'kept.txt');
const ui = join(root, 'packages/ui');

function vitest(args, inputs, kept, env = {}) {
  mkdirSync(cache, { recursive: true });
  rmSync(drawnFile, { force: true });
  writeFileSync(inputsFile, JSON.stringify([...inputs]));
  writeFileSync(keptFile, kept.join('\n'));
  const { status } = spawnSync('vitest', ['run', ...args], {
    cwd: ui,
    env: { ...process.env, ...env, VISUAL_DRAWN: drawnFile, VISUAL_KEPT: keptFile },
    stdio: 'inherit',
  });
  return status ?? 1;
}

/** Where all pictures of a file are the accepted ones: notes their inputs, and forgets pictures of stories that are gone. */
function note(inputs, files, isComplete) {
  const hashes = readHashes(hashesFile);
  const accepted = allPictures(hashes);
  const { drawn } = readDrawn();
  const differing = readAfter();
  const open = new Set(differing.map(({ file }) => file));
  for (const file of files) {
    // Where the whole run went well, a file that drew nothing has nothing to draw.
    const keys = drawn.get(file) ?? (isComplete ? new Set() : undefined);
    if (open.has(file) || !keys) continue;
    hashes.set(file, {
      inputs: inputs.get(file),
      pictures: new Map([...keys].map((key) => [key, accepted.get(key)])),
    });
  }
  // A story that moved to another file keeps its accepted picture until that file is settled.
  const wanted = new Set(differing.map(({ story, cell }) => `${story} ${cell}`));
  const settled = new Set(files);
  for (const [file, { pictures }] of hashes) {
    if (inputs.has(file)) continue;
    for (const key of pictures.keys()) {
      const isElsewhere = [...hashes].some(([other, entry]) => other !== file && entry.pictures.has(key));
      if (isElsewhere || (settled.size === inputs.size && !wanted.has(key))) pictures.delete(key);
    }
    if (pictures.size === 0) hashes.delete(file);
  }
  writeHashes(hashesFile, hashes);
}

async function report() {
  const settled = await settle();
  for (const line of describe(settled)) console.log(line);
  if (process.env.CI && settled.differences.length > 0) await writeReport(settled);
  return settled;
}

/** Story files with a picture that waits for a decision. */
const openFiles = () => new Set(readAfter().map(({ file }) => file));

const USAGE = 'usage: npm run visual [-- FILTER… | --all | --since REF]';

/** @param {string[]} args @returns {{ words: string[], all: boolean, since?: string }} */
export function readArguments(args) {
  const found = { words: [], all: false };
  for (let at = 0; at < args.length; at++) {
    const [option, value] = args[at].split('=', 2);
    if (option === '--all') found.all = true;
    else if (option === '--since') {
      found.since = value ?? args[++at];
      if (!found.since || found.since.startsWith('--')) throw new Error(`--since needs a commit; ${USAGE}`);
    } else if (option.startsWith('--')) throw new Error(`${option} is no option; ${USAGE}`);
    else found.words.push(args[at]);
  }
  return found;
}

/**
 * The story files that a run draws.
 * @param {{ words: string[], all: boolean }} options @param {Map<string, string>} inputs by story file @param {Map<string, { inputs: string }>} hashes
 * @param {Set<string>} open files with a picture that waits @param {Map<string, string>} [before] inputs to compare with instead of the accepted ones
 */
export function plan({ words, all }, inputs, hashes, open, before) {
  const wanted = chooseFiles([...inputs.keys()], words);
  const toDraw = new Set(
    before
      ? wanted.filter((file) => before.get(file) !== inputs.get(file))
      : all
        ? wanted
        : filesToDraw(inputs, hashes, open),
  );
  return { wanted, files: wanted.filter((file) => toDraw.has(file)) };
}

async function visual(args) {
  const options = readArguments(args);
  const inputs = inputHashes(root);
  const commit = options.since && commitSince(options.since);
  const before = commit && inputsAt(commit);
  const { wanted, files } = plan(options, inputs, readHashes(hashesFile), openFiles(), before);
  const since = commit ? ` since ${commit.slice(0, 12)} (${options.since})` : '';
  const why = `Nothing that goes into the pictures of ${wanted.length} story files has changed${since}.`;
  if (files.length === 0) {
    console.log(why);
    return 0;
  }
  console.log(`Drawing ${files.length} of ${inputs.size} story files${since}…`);
  clearAfter(files);
  const isAll = files.length === inputs.size;
  const status = vitest(
    ['--project', 'stories', '--reporter=dot', '--silent=true', ...(isAll ? [] : files)],
    inputs,
    [],
    { VISIT: 'pictures' },
  );
  if (!process.env.CI) note(inputs, files, status === 0);
  const { differences } = await report();
  if (differences.length > 0) {
    const isProduct = differences.some(({ verdict }) => verdict !== 'machine');
    console.log(isProduct ? 'Decide with npm run visual:review.' : 'Nothing of the product looks different.');
    return isProduct ? 1 : 0;
  }
  return status;
}

/** Takes the stories out of the failures whose only fault is that this machine draws otherwise. */
function forgive(path, differences) {
  const summary = JSON.parse(readFileSync(path, 'utf8'));
  const machine = new Set();
  for (const { story } of differences) machine.add(story);
  for (const { story, verdict } of differences) if (verdict !== 'machine') machine.delete(story);
  const isForgiven = ({ story, message }) =>
    machine.has(story) && message.split('\n').every((line) => line.startsWith('The picture '));
  const failures = summary.failures.filter((failure) => !isForgiven(failure));
  const count = summary.failures.length - failures.length;
  writeFileSync(
    path,
    JSON.stringify({
      ...summary,
      failures,
      failed: summary.failed - count,
      passed: summary.passed + count,
    }),
  );
  return summary.failed - count;
}

function sayDrawn() {
  const { drawn, kept } = readDrawn();
  let count = 0;
  for (const keys of drawn.values()) count += keys.size;
  if (count + kept === 0) return;
  const [some, all] = [count, count + kept].map((one) => one.toLocaleString('en'));
  const why = kept > 0 ? '; the others have the inputs that they were accepted with' : '';
  console.log(`pictures: ${some} of ${all} drawn${why}`);
}

/** Draws the stories whose inputs are not the accepted ones. */
async function check(args) {
  const inputs = inputHashes(root);
  const kept = picturesToKeep(inputs, readHashes(hashesFile), openFiles());
  clearAfter(inputs.keys());
  const status = vitest(['--project', 'stories', ...args], inputs, kept, { VISIT: 'pictures' });
  sayDrawn();
  if (status === 0 || readAfter().length === 0) return status;
  const { differences } = await report();
  return forgive(join(ui, 'reports/pictures.json'), differences) > 0 ? 1 : 0;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const isCheck = args[0] === 'check';
  try {
    process.exit(await (isCheck ? check(args.slice(1)) : visual(args)));
  } catch (error) {
    console.error(isCheck ? error : error.message);
    process.exit(2);
  }
}
