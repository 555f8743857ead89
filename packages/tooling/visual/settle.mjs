// After a run: what differs, why, and whether it is the product or the machine. Shared by the test run, `npm run visual` and the review.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitBefore, drawBefore } from './before.mjs';
import { causesOf } from './causes.mjs';
import { readDecisions, refusedCauses } from './decisions.mjs';
import { groupByCause, judge } from './group.mjs';
import { allPictures, pixelsOf, readHashes } from './hashes.mjs';
import { causesOfText } from './heard.mjs';
import { idOf, json, readAfter, stemOf } from './last-run.mjs';
import { after, hashesFile } from './paths.mjs';

const NEW = { slot: '', kind: 'new', what: 'a story or cell that has no accepted picture' };
const UNEXPLAINED = { slot: '', kind: 'unexplained', what: 'the picture before cannot be drawn' };
/** Differences that are explained at a time: decoding waits for other threads. */
const AT_A_TIME = 4;

async function compare(one, was) {
  if (one.text !== undefined) return was.text === undefined ? undefined : causesOfText(was, one);
  const paths = [one.before, join(after, `${one.stem}.png`)];
  const [before, now] = await Promise.all(paths.map((path) => pixelsOf(readFileSync(path))));
  return causesOf({ boxes: was.boxes, pixels: before }, { boxes: one.boxes, pixels: now });
}

/** The causes of a difference. They are kept beside it: comparing thousands of pictures takes minutes. */
async function explain(one, was, commit) {
  if (!one.accepted) return [{ ...NEW, key: `new | ${one.file}` }];
  if (!was) return [{ ...UNEXPLAINED, key: `unexplained | ${one.file}` }];
  const path = join(after, `${one.stem}.json`);
  const kept = json(path);
  if (kept.explained?.commit === commit) return kept.explained.causes;
  const causes = (await compare(one, was)) ?? [{ ...UNEXPLAINED, key: `unexplained | ${one.file}` }];
  writeFileSync(path, JSON.stringify({ ...kept, explained: { commit, causes } }));
  return causes;
}

async function settleOne(one, before, commit) {
  const path = before && join(before.folder, `${stemOf(one)}.json`);
  const was = path && existsSync(path) ? json(path) : undefined;
  one.id = idOf(one);
  one.stem = stemOf(one);
  // The text of a story for screen readers has no picture.
  if (was) one.before = one.text === undefined ? path.replace(/json$/, 'png') : path;
  one.verdict = judge({
    accepted: one.accepted,
    acceptedBefore: before?.accepted.get(one.id),
    before: was?.hash,
    after: one.hash,
    isProven: before?.isProven(one.id) ?? false,
  });
  one.textBefore = was?.text;
  one.explained = one.verdict === 'machine' ? [] : await explain(one, was, commit);
  delete one.boxes;
}

/** Groups what is left by cause. */
function grouped(differences, commit) {
  for (const one of differences) one.causes = structuredClone(one.explained);
  return { differences, groups: groupByCause(differences), commit };
}

/** Differences with their causes and verdict. Draws the pictures before, if they are not there yet. */
export async function settle() {
  const differences = readAfter();
  if (differences.length === 0) return { differences, groups: [], commit: undefined };
  const commit = commitBefore();
  const known = differences.filter(({ accepted }) => accepted);
  const before = known.length > 0 ? drawBefore(commit, known.map(idOf)) : undefined;
  const rest = [...differences];
  const work = async () => {
    for (let one = rest.pop(); one; one = rest.pop()) await settleOne(one, before, commit);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return grouped(differences, commit);
}

/** What is left of `settled` after pictures were accepted, without drawing or comparing anything again. */
export function remaining({ differences, commit }) {
  const accepted = allPictures(readHashes(hashesFile));
  return grouped(
    differences.filter(({ id, hash }) => accepted.get(id) !== hash),
    commit,
  );
}

/** A cause in one line. */
export function nameOf({ slot, kind, what }) {
  const part = slot ? `${slot}: ` : '';
  return `${part}${kind === 'style' || kind === 'aria' ? what : `${kind} ${what}`.trim()}`;
}

/** Lines that say what differs. */
export function describe({ differences, groups, commit }) {
  const lines = [];
  const machine = differences.filter(({ verdict }) => verdict === 'machine');
  if (machine.length > 0)
    lines.push(
      `This machine draws ${machine.length} pictures otherwise than the one that accepted them, before (${commit?.slice(0, 12)}) and after alike: the product did not change.`,
    );
  const refused = refusedCauses(readDecisions());
  for (const [at, group] of groups.entries()) {
    lines.push(`${at + 1}. ${nameOf(group)} (${group.pictures.length} pictures)`);
    const refusal = group.own.map((key) => refused.get(key)).find(Boolean);
    if (refusal) lines.push(`   refused: ${refusal.sentence}`);
  }
  return lines;
}
