// What differs between the pictures of two trees, and why.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { diffLines } from './aria.mjs';
import { causesOf, groupByCause, parseParts } from './causes.mjs';
import { causesOfText } from './heard.mjs';

/** Name of the cell that holds the text for screen readers. */
export const HEARD = 'heard';
/** A difference without a change of its own may be a picture that had not settled, unless there are many of its kind. */
const MOST_DOUBTED = 20;
const DOUBTFUL = new Set(['drawing', 'layout', 'broken']);

async function readPixels(path) {
  const image = sharp(readFileSync(path)).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Sides of each picture and text of a file by `story cell`. */
function pairs(before, after) {
  const found = new Map();
  for (const [side, entry] of Object.entries({ before, after }))
    for (const picture of entry?.pictures ?? []) {
      const { story, text } = picture;
      for (const cell of text === undefined ? [picture.cell] : [picture.cell, HEARD]) {
        const id = `${story} ${cell}`;
        found.set(id, { ...found.get(id), id, story, cell, [side]: picture });
      }
    }
  return found;
}
const valueOf = (picture, cell) => (cell === HEARD ? picture?.text : picture?.hash);

async function explain({ cell, ...pair }, cache) {
  const sideOf = async ({ parts, text, hash }) => {
    const pixels = cell === HEARD ? undefined : await readPixels(join(cache, `${hash}.png`));
    return { boxes: parseParts(parts), text, pixels };
  };
  const sides = await Promise.all([pair.before, pair.after].map(sideOf));
  return cell === HEARD ? causesOfText(...sides) : causesOf(...sides);
}

/** Why a whole story, or file, is on one side only. */
function causeOfAbsence({ story, before, after }, file, brokenAfter) {
  const why = `${story}: ${brokenAfter.get(story)}`;
  if (before && brokenAfter.has(story))
    return { key: `broken | ${story}`, slot: '', kind: 'broken', what: why };
  const kind = after ? 'new' : 'gone';
  return { key: `${kind} | ${file}`, slot: '', kind, what: `pictures of ${file}` };
}

/** Differences of a file with their causes. @param {string} file @param {{ pictures: object[], errors: string[][] }} [before] @param {typeof before} [after] */
export async function compareFile(file, before, after, cache) {
  const brokenBefore = new Map(before?.errors);
  const brokenAfter = new Map(after?.errors);
  const differenceOf = async (pair) => {
    const { id, story, cell } = pair;
    const [was, now] = [valueOf(pair.before, cell), valueOf(pair.after, cell)];
    // A story that was broken before has nothing to compare with.
    if (was === now || (!pair.before && brokenBefore.has(story))) return [];
    const isPair = pair.before && pair.after;
    const causes = isPair ? await explain(pair, cache) : [causeOfAbsence(pair, file, brokenAfter)];
    const lines = cell === HEARD ? diffLines(was ?? '', now ?? '') : undefined;
    return [{ id, file, story, cell, before: was, after: now, lines, causes }];
  };
  return (await Promise.all([...pairs(before, after).values()].map(differenceOf))).flat();
}

/** Files whose pictures are rendered once more before they are reported. */
export function doubtful(differences) {
  const isDoubtful = ({ kind, pictures }) => DOUBTFUL.has(kind) && pictures.length <= MOST_DOUBTED;
  const few = new Set();
  for (const group of groupByCause(differences))
    if (isDoubtful(group)) for (const id of group.pictures) few.add(id);
  return [...new Set(differences.filter(({ id }) => few.has(id)).map(({ file }) => file))];
}

/** Differences of a second look, without pictures that either look saw on the other side. @param {object[]} first @param {object[]} second */
export function confirmed(first, second) {
  const earlier = new Map(first.map((one) => [one.id, one]));
  return second.filter(({ id, before, after }) => {
    const was = earlier.get(id);
    return was !== undefined && was.before !== after && was.after !== before;
  });
}
