// What the last run left: pictures that are not the accepted ones, and the list of what it drew.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allPictures, readHashes } from './hashes.mjs';
import { after, drawnFile, hashesFile } from './paths.mjs';

export const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
export const idOf = ({ story, cell }) => `${story} ${cell}`;
export const stemOf = ({ story, cell }) => `${story}--${cell}`;

const kept = () =>
  existsSync(after)
    ? readdirSync(after)
        .filter((name) => name.endsWith('.json'))
        .map((name) => json(join(after, name)))
    : [];

/** The pictures of the last run that are not accepted. */
export function readAfter(files = readHashes(hashesFile)) {
  const accepted = allPictures(files);
  return kept()
    .map((one) => Object.assign(one, { accepted: accepted.get(idOf(one)) }))
    .filter((one) => one.accepted !== one.hash);
}

/** What the last run drew: by story file the keys of its pictures. And how many it did not need to draw. */
export function readDrawn() {
  const drawn = new Map();
  let count = 0;
  if (!existsSync(drawnFile)) return { drawn, kept: count };
  for (const line of readFileSync(drawnFile, 'utf8').split('\n').filter(Boolean)) {
    const [file, story, cell, isKept] = line.split(' ');
    if (isKept) count++;
    else drawn.set(file, (drawn.get(file) ?? new Set()).add(`${story} ${cell}`));
  }
  return { drawn, kept: count };
}

/** Forgets what an earlier run left of these story files. */
export function clearAfter(files) {
  const wanted = new Set(files);
  for (const one of kept())
    if (wanted.has(one.file))
      for (const ending of ['json', 'png']) rmSync(join(after, `${stemOf(one)}.${ending}`), { force: true });
}
