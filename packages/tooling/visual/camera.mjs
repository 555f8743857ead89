// The node side of the pictures: takes the screenshot, hashes its pixels and compares, so that no image goes through the page.
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ariaText, hashOfText } from './aria.mjs';
import { allPictures, hashOfPixels, pixelsOf, readHashes } from './hashes.mjs';
import { after, hashesFile, root } from './paths.mjs';

// VISUAL_OUT: draws every picture into that folder and compares none.
const out = process.env.VISUAL_OUT;
// VISUAL_KEPT: a file with a line `file story cell` for each picture that need not be drawn.
const kept = new Set(process.env.VISUAL_KEPT && readFileSync(process.env.VISUAL_KEPT, 'utf8').split('\n'));
const sessions = new WeakMap();
let known;

function sessionOf({ page, context }) {
  if (!sessions.has(page)) sessions.set(page, context.newCDPSession(page));
  return sessions.get(page);
}

/** A PNG, straight from the protocol: Playwright's own call waits for what the setup file has seen to already. */
async function capture(context, clip) {
  const session = await sessionOf(context);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** The browser's own accessibility tree of the frame that holds the story. */
async function readTree(context) {
  const session = await sessionOf(context);
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = [frameTree];
  for (const { childFrames = [] } of frames) frames.push(...childFrames);
  const own = frames.find(({ frame }) => frame.name === 'vitest-iframe') ?? frameTree;
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: own.frame.id });
  return nodes;
}

/** Notes for the end of the run what became of a picture. */
function log(line) {
  if (process.env.VISUAL_DRAWN) appendFileSync(process.env.VISUAL_DRAWN, `${line}\n`);
}
const stemOf = (story, cell) => join(out ?? after, `${story}--${cell}`);

/** Compares with the accepted hash; what differs is kept for the review. */
function settle({ testPath }, story, cell, hash, { png, text }) {
  const file = relative(root, testPath);
  known ??= allPictures(readHashes(hashesFile));
  const accepted = known.get(`${story} ${cell}`);
  const stem = stemOf(story, cell);
  log(`${file} ${story} ${cell}`);
  if (!out && accepted === hash) {
    for (const ending of ['png', 'json']) rmSync(`${stem}.${ending}`, { force: true });
    return { verdict: 'same', hash };
  }
  mkdirSync(out ?? after, { recursive: true });
  if (png) writeFileSync(`${stem}.png`, png);
  writeFileSync(`${stem}.json`, JSON.stringify({ file, story, cell, hash, accepted, text, boxes: [] }));
  return { verdict: out ? 'drawn' : accepted ? 'differs' : 'new', hash };
}

/** Commands of Vitest's browser mode. A picture that differs is kept, with the boxes of its parts. */
export const camera = {
  async cellsToDraw({ testPath }, story, cells) {
    const lineOf = (cell) => `${relative(root, testPath)} ${story} ${cell}`;
    for (const cell of cells) if (kept.has(lineOf(cell))) log(`${lineOf(cell)} kept`);
    return cells.filter((cell) => !kept.has(lineOf(cell)));
  },
  async photograph(context, story, cell, clip) {
    const png = await capture(context, clip);
    return settle(context, story, cell, hashOfPixels(await pixelsOf(png)), { png });
  },
  async readAria(context, story, cell, extras) {
    const text = ariaText(await readTree(context), extras);
    return settle(context, story, cell, hashOfText(text), { text });
  },
  async keepBoxes(_context, story, cell, boxes) {
    const path = `${stemOf(story, cell)}.json`;
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), boxes }));
  },
};
