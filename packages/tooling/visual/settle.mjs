// After a run: what differs, why, and whether it is the product or the machine. Shared by the test run, `npm run visual` and the review.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { commitBefore, drawBefore } from './before.mjs';
import { causesOf, groupByCause, judge } from './causes.mjs';
import { isWhole } from './choose.mjs';
import { after, cache, drawnFile, hashesFile, inputsFile } from './paths.mjs';
import { allPictures, pixelsOf, readHashes, writeHashes } from './hashes.mjs';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const idOf = ({ story, cell }) => `${story} ${cell}`;
const stem = ({ story, cell }) => `${story}--${cell}`;
const decisionsFile = join(cache, 'decisions.json');

/** What was decided so far: sentences by cause, and for a picture with several causes those accepted already. */
export const readDecisions = () =>
  existsSync(decisionsFile) ? json(decisionsFile) : { refused: {}, accepted: {} };
export function writeDecisions(decisions) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(decisionsFile, JSON.stringify(decisions, null, 2));
}

/** The pictures of the last run that are not accepted. */
export function readAfter() {
  if (!existsSync(after)) return [];
  const accepted = allPictures(readHashes(hashesFile));
  return readdirSync(after)
    .filter((name) => name.endsWith('.json'))
    .map((name) => json(join(after, name)))
    .map((one) => Object.assign(one, { accepted: accepted.get(idOf(one)) }))
    .filter((one) => one.accepted !== one.hash);
}

/** What the last run drew: by story file the keys of its pictures. And how many it did not need to draw. */
export function readDrawn() {
  const drawn = new Map();
  let kept = 0;
  if (!existsSync(drawnFile)) return { drawn, kept };
  for (const line of readFileSync(drawnFile, 'utf8').split('\n').filter(Boolean)) {
    const [file, story, cell, isKept] = line.split(' ');
    if (isKept) kept++;
    else drawn.set(file, (drawn.get(file) ?? new Set()).add(`${story} ${cell}`));
  }
  return { drawn, kept };
}

/** Forgets what an earlier run left of these story files. */
export function clearAfter(files) {
  if (!existsSync(after)) return;
  const wanted = new Set(files);
  for (const name of readdirSync(after).filter((one) => one.endsWith('.json')))
    if (wanted.has(json(join(after, name)).file))
      for (const ending of ['json', 'png'])
        rmSync(join(after, `${name.slice(0, -5)}.${ending}`), { force: true });
}

const NEW = { slot: '', kind: 'new', what: 'a story or cell that has no accepted picture' };
const UNEXPLAINED = { slot: '', kind: 'unexplained', what: 'the picture before cannot be drawn' };

async function explain(one, before) {
  if (!one.accepted) return [{ ...NEW, key: `new | ${one.file}` }];
  const was = before && join(before.folder, `${stem(one)}.json`);
  if (!was || !existsSync(was)) return [{ ...UNEXPLAINED, key: `unexplained | ${one.file}` }];
  const [pixelsBefore, pixelsAfter] = await Promise.all(
    [join(before.folder, `${stem(one)}.png`), join(after, `${stem(one)}.png`)].map((path) =>
      pixelsOf(readFileSync(path)),
    ),
  );
  return causesOf(
    { boxes: json(was).boxes, pixels: pixelsBefore },
    { boxes: one.boxes, pixels: pixelsAfter },
  );
}

/** Differences with their causes and verdict. Draws the pictures before, if they are not there yet. */
export async function settle() {
  const differences = readAfter();
  if (differences.length === 0) return { differences, groups: [], commit: undefined };
  const commit = commitBefore();
  const known = differences.filter(({ accepted }) => accepted);
  const before = known.length > 0 ? drawBefore(commit, known.map(idOf)) : undefined;
  for (const one of differences) {
    const was = before && join(before.folder, `${stem(one)}.json`);
    one.id = idOf(one);
    one.stem = stem(one);
    one.before = was && existsSync(was) ? was.replace(/json$/, 'png') : undefined;
    one.verdict = judge({
      accepted: one.accepted,
      acceptedBefore: before?.accepted.get(one.id),
      before: one.before && json(was).hash,
      after: one.hash,
      isProven: before?.isProven(one.id) ?? false,
    });
    one.causes = one.verdict === 'machine' ? [] : await explain(one, before);
    delete one.boxes;
  }
  return { differences, groups: groupByCause(differences), commit };
}

/** Lines that say what differs. */
export function describe({ differences, groups, commit }) {
  const lines = [];
  const machine = differences.filter(({ verdict }) => verdict === 'machine');
  if (machine.length > 0)
    lines.push(
      `This machine draws ${machine.length} pictures otherwise than the one that accepted them, before (${commit?.slice(0, 12)}) and after alike: the product did not change.`,
    );
  const { refused } = readDecisions();
  for (const [at, { key, slot, kind, what, pictures }] of groups.entries()) {
    const part = slot ? `${slot}: ` : '';
    lines.push(
      `${at + 1}. ${part}${kind === 'style' ? what : `${kind} ${what}`} (${pictures.length} pictures)`,
    );
    if (refused[key]) lines.push(`   refused: ${refused[key]}`);
  }
  return lines;
}

/** A picture of what differs: the new one paled, with red where a pixel is another. */
export async function differencePicture(before, now) {
  const [a, b] = await Promise.all([before, now].map((path) => pixelsOf(readFileSync(path))));
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4;
      const inA = x < a.width && y < a.height;
      const inB = x < b.width && y < b.height;
      const j = (y * b.width + x) * 4;
      const isSame = inA && inB && a.data.readUInt32BE((y * a.width + x) * 4) === b.data.readUInt32BE(j);
      if (!isSame) data.set([220, 0, 60, 255], to);
      else for (let c = 0; c < 3; c++) data[to + c] = 200 + Math.round(b.data[j + c] * 0.2);
    }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Accepts pictures: writes their hashes, and for files that were drawn whole the hash of what went in. */
export function acceptPictures(pictures) {
  const files = readHashes(hashesFile);
  for (const { file, id, hash } of pictures) {
    const entry = files.get(file) ?? { inputs: '-', pictures: new Map() };
    entry.pictures.set(id, hash);
    files.set(file, entry);
  }
  const open = new Set(readAfterFiles(files));
  const { drawn } = readDrawn();
  // Not those of now: who edits before accepting has not drawn that yet.
  const inputs = new Map(existsSync(inputsFile) ? json(inputsFile) : []);
  for (const { file } of pictures)
    if (!open.has(file) && inputs.has(file) && isWhole(file, files.get(file), drawn))
      files.get(file).inputs = inputs.get(file);
  writeHashes(hashesFile, files);
}

/** Story files that still have a picture nobody accepted. */
function readAfterFiles(files) {
  if (!existsSync(after)) return [];
  const accepted = allPictures(files);
  return readdirSync(after)
    .filter((name) => name.endsWith('.json'))
    .map((name) => json(join(after, name)))
    .filter((one) => accepted.get(idOf(one)) !== one.hash)
    .map(({ file }) => file);
}
