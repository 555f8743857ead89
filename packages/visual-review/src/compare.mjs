// What differs between the pictures of two trees, and why.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { diffLines } from './aria.mjs';
import { causesOf, groupByCause, parseParts } from './causes.mjs';
import { causesOfText } from './heard.mjs';

/** Pictures that are explained at a time: decoding waits for other threads. */
const AT_A_TIME = 4;
/** Name of the cell that holds the text for screen readers. */
export const HEARD = 'heard';
/** A difference without a change of its own may be a picture that had not settled, unless there are many of its kind. */
const MOST_DOUBTED = 20;
const DOUBTFUL = new Set(['drawing', 'layout', 'broken']);

async function readPixels(path) {
  const { data, info } = await sharp(readFileSync(path))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Sides of each picture and text of a file by `story cell`. @returns {Map<string, { story: string, cell: string, before?: object, after?: object }>} */
function pairs(before, after) {
  const found = new Map();
  for (const [side, entry] of Object.entries({ before, after }))
    for (const picture of entry?.pictures ?? []) {
      const { story, cell, text } = picture;
      const put = (name) =>
        found.set(`${story} ${name}`, {
          ...found.get(`${story} ${name}`),
          story,
          cell: name,
          [side]: picture,
        });
      put(cell);
      if (text !== undefined) put(HEARD);
    }
  return found;
}
const valueOf = (picture, cell) => (cell === HEARD ? picture?.text : picture?.hash);

async function explain({ cell, before, after }, cache) {
  const boxes = [before, after].map(({ parts }) => parseParts(parts));
  if (cell === HEARD)
    return causesOfText({ boxes: boxes[0], text: before.text }, { boxes: boxes[1], text: after.text });
  const pixels = await Promise.all([before, after].map(({ hash }) => readPixels(join(cache, `${hash}.png`))));
  return causesOf({ boxes: boxes[0], pixels: pixels[0] }, { boxes: boxes[1], pixels: pixels[1] });
}

/** Why a whole story, or file, is on one side only. */
function causeOfAbsence({ story, before, after }, file, brokenAfter) {
  if (before && brokenAfter.has(story))
    return {
      key: `broken | ${story}`,
      slot: '',
      kind: 'broken',
      what: `${story}: ${brokenAfter.get(story)}`,
    };
  const kind = after ? 'new' : 'gone';
  return { key: `${kind} | ${file}`, slot: '', kind, what: `pictures of ${file}` };
}

/**
 * @param {string} file @param {{ pictures: object[], errors: string[][] }} [before] @param {typeof before} [after] @param {string} cache folder of the images
 * @returns {Promise<object[]>} differences with their causes
 */
export async function compareFile(file, before, after, cache) {
  const brokenBefore = new Map(before?.errors);
  const brokenAfter = new Map(after?.errors);
  const differences = [];
  for (const pair of pairs(before, after).values()) {
    const { story, cell } = pair;
    if (valueOf(pair.before, cell) === valueOf(pair.after, cell)) continue;
    // A story that was broken before has nothing to compare with.
    if (!pair.before && brokenBefore.has(story)) continue;
    const causes =
      pair.before && pair.after ? await explain(pair, cache) : [causeOfAbsence(pair, file, brokenAfter)];
    differences.push({
      id: `${story} ${cell}`,
      file,
      story,
      cell,
      before: valueOf(pair.before, cell),
      after: valueOf(pair.after, cell),
      ...(cell === HEARD && { lines: diffLines(pair.before?.text ?? '', pair.after?.text ?? '') }),
      causes,
    });
  }
  return differences;
}

/** @param {string[]} files @param {(file: string) => Promise<object[]>} compare */
export async function compareAll(files, compare) {
  const rest = [...files].toReversed();
  const found = new Map();
  const work = async () => {
    for (let file = rest.pop(); file; file = rest.pop()) found.set(file, await compare(file));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return files.flatMap((file) => found.get(file));
}

/** Files whose pictures are rendered once more before they are reported. */
export const doubtful = (differences) => {
  const few = new Set(
    groupByCause(structuredClone(differences))
      .filter(({ kind, pictures }) => DOUBTFUL.has(kind) && pictures.length <= MOST_DOUBTED)
      .flatMap(({ pictures }) => pictures),
  );
  return [...new Set(differences.filter(({ id }) => few.has(id)).map(({ file }) => file))];
};

/** Differences of a second look, without pictures that either look saw on the other side. @param {object[]} first @param {object[]} second */
export function confirmed(first, second) {
  const earlier = new Map(first.map((one) => [one.id, one]));
  return second.filter(({ id, before, after }) => {
    const was = earlier.get(id);
    return was !== undefined && was.before !== after && was.after !== before;
  });
}
