// Setup file of the rendering run: after each story and its play function it takes a picture in each cell, and the text for screen readers.
import { afterEach, inject } from 'vitest';
import { commands } from 'vitest/browser';
import * as project from 'virtual:visual-review/cells';
import { readBoxes } from './boxes.mjs';
import './frame.css';

const root = document.documentElement;
const DEFAULT = [
  { name: 'phone', width: 360, height: 800 },
  { name: 'desktop', width: 1280, height: 800 },
];
const floating = project.floating ?? 'dialog,[popover],[role=dialog],[role=alertdialog]';

/** Two frames: a change has been laid out, and observers of sizes have been called. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
/** Vitest's frame takes its size from these two; the page around it grows with the picture. */
function resize(width, height) {
  parent.document.body.style.setProperty('--viewport-width', `${width}px`);
  parent.document.body.style.setProperty('--viewport-height', `${height}px`);
}
const isFloating = () =>
  [...document.querySelectorAll(floating)].some(
    (one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed',
  );
const settled = (all, act) => Promise.allSettled(Array.from(all, act));
const imagesDecoded = () =>
  settled(document.images, (image) => image.src.startsWith('data:') && image.decode());
const fontsLoaded = () => settled(document.fonts, (face) => face.status !== 'loaded' && face.load());

function setAttributes(entries) {
  for (const [name, value] of entries)
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
}
/** Sets window, attributes and mode of a cell. */
async function enter(story, cell) {
  const { width, height, attributes = {}, fontSize = '', forced, print } = cell;
  resize(width, height);
  // An observer of its own size sees the window's change first, then that of the text: both at once would be rounded otherwise.
  if (root.style.fontSize !== fontSize) await painted();
  setAttributes(Object.entries(attributes));
  root.style.fontSize = fontSize;
  if (forced || print) await commands.emulate({ forced, print });
  if (!cell.focus) document.activeElement?.blur();
  root.toggleAttribute('data-edge', story.parameters.layout === 'fullscreen');
  root.toggleAttribute('data-floats', isFloating());
  await imagesDecoded();
  await painted();
  // Only what lies within the window is painted, and a story may answer a taller window with another height.
  const { body } = document;
  for (let tall = height, round = 0; round < 3 && !root.hasAttribute('data-floats'); round++) {
    const full = Math.max(height, body.scrollHeight, Math.ceil(body.getBoundingClientRect().height));
    if (full === tall) break;
    resize(width, (tall = full));
    await painted();
  }
  if (cell.hover) await hover();
}

/** Puts the mouse on the first control: a button or a link reacts more than a field. */
async function hover() {
  const box = ['button', 'a[href]', 'input, select, textarea', 'label']
    .flatMap((kind) => Array.from(document.body.querySelectorAll(kind)))
    .map((one) => one.getBoundingClientRect())
    // An input that its label stands for is a pixel wide.
    .find(({ width }) => width > 8);
  if (!box) return;
  await commands.moveMouse(box.left + box.width / 2, box.top + box.height / 2);
  await painted();
}

/** Lines of what is announced but not in the browser's accessibility tree. */
const extras = () =>
  [...document.body.querySelectorAll('[aria-current],[lang]')].flatMap((one) =>
    ['aria-current', 'lang']
      .filter((name) => one.hasAttribute(name))
      .map((name) => `${name}=${one.getAttribute(name)} ${JSON.stringify(one.textContent?.trim())}`),
  );

/** A picture that does not settle at once is taken again, until two in a row are the same. */
async function take(story, cell, isFirst, isFresh) {
  let last = '';
  for (let round = 0; round < 6; round++) {
    const { width, height } = document.body.getBoundingClientRect();
    const clip = { width, height: Math.ceil(height) };
    // One string passes the socket faster than its thousand parts.
    const parts = JSON.stringify(readBoxes());
    const picture = { story: story.id, cell: cell.name, clip, parts, extras: isFirst ? extras() : undefined };
    const hash = await commands.photograph(picture);
    if (!isFresh || hash === last) return;
    last = hash;
    await painted();
  }
}

afterEach(async ({ story, task }) => {
  const job = inject('visual');
  if (!story || task.result?.state === 'fail') return;
  const cells = project.visualCells?.(story) ?? (story.tags.includes('no-visual') ? [] : DEFAULT);
  const wanted = job.first.includes(task.file.filepath) ? cells.slice(0, 1) : cells;
  if (wanted.length === 0) return;
  await fontsLoaded();
  const names = ['style', ...cells.flatMap(({ attributes = {} }) => Object.keys(attributes))];
  const before = new Map(names.map((name) => [name, root.getAttribute(name)]));
  for (const [at, cell] of wanted.entries()) {
    await enter(story, cell);
    await take(story, cell, at === 0, job.isFresh);
    if (cell.forced || cell.print) await commands.emulate({});
    if (cell.hover) await commands.moveMouse(-1, -1);
  }
  setAttributes(before);
});
