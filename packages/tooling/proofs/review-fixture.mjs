// A small repository with differences that wait for a decision: the review runs in it as it does here, and writes nothing here.
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { hashOfText } from '../visual/aria.mjs';
import { inputsNameOf } from '../visual/before.mjs';
import { formatHashes, hashOfPixels, pixelsOf } from '../visual/hashes.mjs';

const root = resolve(import.meta.dirname, '../../..');

const style = (padding) => [{ tag: 'button', 'padding-left': padding }];
const box = (slot, rect, padding, text = '', aria = {}) => ({
  slot,
  path: `${slot}#1`,
  rect,
  text,
  style: style(padding),
  aria,
});

/** A picture of one colour, with a bar of another. */
async function draw(path, bar) {
  const overlay = { create: { width: bar, height: 12, channels: 3, background: 'teal' } };
  const png = await sharp({ create: { width: 120, height: 40, channels: 3, background: 'white' } })
    .composite([{ input: overlay, left: 8, top: 8 }])
    .png()
    .toBuffer();
  writeFileSync(path, png);
  return hashOfPixels(await pixelsOf(png));
}

/**
 * @param {{ stories?: number }} [size] `stories` whose button has another padding: two pictures each. Besides, one has another word (two
 * pictures and what is heard) and one another state for screen readers.
 */
export async function makeReview({ stories = 40 } = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'review-')));
  const at = (path) => join(folder, path);
  for (const path of [
    'packages/ui/visual',
    'packages/ui/src/base/button',
    'packages/ui/src/medicine',
    'apps',
  ])
    mkdirSync(at(path), { recursive: true });
  cpSync(join(root, 'packages/tooling/visual'), at('packages/tooling/visual'), { recursive: true });
  mkdirSync(at('.storybook'));
  copyFileSync(join(root, '.storybook/cells.ts'), at('.storybook/cells.ts'));
  mkdirSync(at('node_modules'));
  symlinkSync(realpathSync(join(root, 'node_modules/sharp')), at('node_modules/sharp'));
  writeFileSync(at('package.json'), '{ "type": "module" }');
  writeFileSync(at('apps/.gitkeep'), '');
  writeFileSync(at('.gitignore'), 'node_modules\n.visual\n');
  const messages = (words) => `export const medicineMessages = {\n  outOfStock: '${words}',\n};\n`;
  writeFileSync(at('packages/ui/src/medicine/messages.en.ts'), messages('Out of stock'));
  writeFileSync(at('packages/ui/src/medicine/messages.hi.ts'), messages('स्टॉक में नहीं'));

  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const before = at('node_modules/.cache/visual/before/new');
  const after = at('node_modules/.cache/visual/after');
  for (const path of [before, after]) mkdirSync(path, { recursive: true });

  const files = new Map();
  const keep = (file, id, hash) => {
    const entry = files.get(file) ?? { inputs: '1', pictures: new Map() };
    entry.pictures.set(id, hash);
    files.set(file, entry);
  };
  const drawn = [await draw(at('old.png'), 40), await draw(at('new.png'), 56)];
  async function picture(file, story, cell, boxes) {
    keep(file, `${story} ${cell}`, drawn[0]);
    for (const [index, side] of [before, after].entries()) {
      copyFileSync(at(index === 0 ? 'old.png' : 'new.png'), join(side, `${story}--${cell}.png`));
      const one = { file, story, cell, hash: drawn[index], boxes: boxes[index] };
      writeFileSync(join(side, `${story}--${cell}.json`), JSON.stringify(one));
    }
  }
  function heard(file, story, texts, boxes) {
    keep(file, `${story} aria`, hashOfText(texts[0]));
    for (const [index, side] of [before, after].entries()) {
      const one = {
        file,
        story,
        cell: 'aria',
        hash: hashOfText(texts[index]),
        text: texts[index],
        boxes: boxes[index],
      };
      writeFileSync(join(side, `${story}--aria.json`), JSON.stringify(one));
    }
  }
  const button = 'packages/ui/src/base/button/button.stories.tsx';
  const card = 'packages/ui/src/medicine/card/card.stories.tsx';
  const rect = [8, 8, 40, 12];
  const padded = ['16px', '20px'].map((padding) => [box('button', rect, padding)]);
  const names = Array.from(
    { length: stories },
    (_, index) => `base-button--${String(index).padStart(4, '0')}`,
  );
  for (const story of names)
    for (const cell of ['light-phone', 'dark-desktop']) await picture(button, story, cell, padded);
  const words = ['Out of stock', 'Sold out'];
  const worded = words.map((text) => [box('note', rect, '0px', text)]);
  for (const cell of ['light-phone', 'forced-colours'])
    await picture(card, 'medicine-card--out-of-stock', cell, worded);
  heard(
    card,
    'medicine-card--out-of-stock',
    words.map((text) => `text "${text}"`),
    worded,
  );
  heard(
    button,
    'base-button--toggle',
    ['button "Wish" pressed', 'button "Wish" pressed=false'],
    ['true', 'false'].map((pressed) => [box('button', rect, '0px', '', { 'aria-pressed': pressed })]),
  );

  writeFileSync(at('packages/ui/visual/hashes.txt'), formatHashes(files));
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Asha Rao');
  git('config', 'user.email', 'asha@localhost');
  git('add', '-A');
  git('commit', '-q', '-m', 'Before');
  // The word of now is not committed yet: so pictures are compared with HEAD.
  writeFileSync(at('packages/ui/src/medicine/messages.en.ts'), messages('Sold out'));
  const commit = git('rev-parse', 'HEAD');
  execFileSync('mv', [before, before.replace(/new$/, commit)]);
  writeFileSync(
    before.replace(/new$/, inputsNameOf(commit)),
    JSON.stringify([...files.keys()].map((file) => [file, '2'])),
  );

  const script = at('packages/tooling/visual/review.mjs');
  const env = { ...process.env, VISUAL_BASE: '' };
  return {
    read: (path) => readFileSync(at(path), 'utf8'),
    list: (path) => readdirSync(at(path)),
    write: (path, text) => writeFileSync(at(path), text),
    run: (...args) =>
      execFileSync(process.execPath, [script, ...args], { cwd: folder, env, encoding: 'utf8' }),
    /** Starts the page's server. @returns {Promise<{ url: string, stop: () => void }>} */
    serve: () =>
      new Promise((done, fail) => {
        const child = spawn(process.execPath, [script], { cwd: folder, env });
        let said = '';
        const listen = (data) => {
          said += data;
          const url = /http:\/\/\S+/.exec(said)?.[0];
          if (url) done({ url, stop: () => child.kill() });
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', listen);
        child.on('exit', () => fail(new Error(said)));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
