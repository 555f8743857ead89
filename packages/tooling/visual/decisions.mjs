// What was decided. In git: a line for each decision, packages/ui/visual/decisions.jsonl. On this machine only: which of several causes of a
// picture were accepted already.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { decisionsFile, partsFile, root } from './paths.mjs';

/** Older lines are in the history. */
export const MOST_LINES = 200;

/** @typedef {{ at: string, who: string, verdict: 'accepted' | 'refused', causes: string[], what: string, pictures: number, hash: string, sentence?: string }} Decision `causes`: the keys of all that was decided at once */

/** @returns {Decision[]} in the order of the file */
export const parseDecisions = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/**
 * Adds a decision at the end. A refusal whose causes are all in it is dropped: it was answered, and the history has it.
 * @param {string} text of the file @param {Decision} decision
 */
export function addDecision(text, decision) {
  const kept = parseDecisions(text).filter(
    ({ verdict, causes }) => verdict !== 'refused' || !causes.every((key) => decision.causes.includes(key)),
  );
  return [...kept, decision]
    .slice(-MOST_LINES)
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('');
}

/** One hash over the pictures that a decision was about, whatever their order. @param {Array<{ id: string, hash: string }>} pictures */
export const hashOfPictures = (pictures) =>
  createHash('sha256')
    .update(
      pictures
        .map(({ id, hash }) => `${id} ${hash}\n`)
        .toSorted()
        .join(''),
    )
    .digest('hex')
    .slice(0, 16);

/** Causes that are refused, by key: the last word on them. */
export function refusedCauses(decisions) {
  const last = new Map(decisions.flatMap((decision) => decision.causes.map((key) => [key, decision])));
  return new Map([...last].filter(([, { verdict }]) => verdict === 'refused'));
}

const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
export const readDecisions = () => parseDecisions(readText(decisionsFile));

function who() {
  try {
    return execFileSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Writes a decision into the file in git. @param {Omit<Decision, 'at' | 'who'>} decision */
export function recordDecision(decision) {
  mkdirSync(dirname(decisionsFile), { recursive: true });
  const full = { at: new Date().toISOString(), who: who() || 'somebody', ...decision };
  writeFileSync(decisionsFile, addDecision(readText(decisionsFile), full));
}

/** By picture with several causes: its hash, and the causes accepted so far. @returns {Record<string, { hash: string, causes: string[] }>} */
export const readParts = () => JSON.parse(readText(partsFile) || '{}');
export function writeParts(parts) {
  mkdirSync(dirname(partsFile), { recursive: true });
  writeFileSync(partsFile, JSON.stringify(parts));
}
