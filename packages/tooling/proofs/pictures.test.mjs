import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { causesOf } from '../visual/causes.mjs';
import { filesToDraw, isWhole, picturesToKeep } from '../visual/choose.mjs';
import { groupByCause, judge } from '../visual/group.mjs';
import { allPictures, formatHashes, hashOfPixels, parseHashes, pixelsOf } from '../visual/hashes.mjs';
import { importsOf, inputHashes } from '../visual/inputs.mjs';

const image = (width, height, colour) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

describe('the hash of a picture', () => {
  test('is of its pixels, whatever the file', async () => {
    const png = await pixelsOf(await image(4, 3, 'red').png().toBuffer());
    const webp = await pixelsOf(await image(4, 3, 'red').webp({ lossless: true }).toBuffer());
    expect(hashOfPixels(png)).toBe(hashOfPixels(webp));
  });
  test('changes with one pixel and with the size', async () => {
    const { data, width, height } = await pixelsOf(await image(4, 3, 'red').png().toBuffer());
    const other = Buffer.from(data);
    other[0] -= 1;
    const hash = hashOfPixels({ data, width, height });
    expect(hashOfPixels({ data: other, width, height })).not.toBe(hash);
    expect(hashOfPixels({ data, width: height, height: width })).not.toBe(hash);
  });
});

test('the file of hashes is read as it was written, sorted', () => {
  const files = new Map([
    ['b.stories.tsx', { inputs: '22', pictures: new Map([['b--default light-phone', 'ff']]) }],
    [
      'a.stories.tsx',
      {
        inputs: '11',
        pictures: new Map([
          ['a--z comfort', '02'],
          ['a--default dark-desktop', '01'],
        ]),
      },
    ],
    ['none.stories.tsx', { inputs: '33', pictures: new Map() }],
  ]);
  const text = formatHashes(files);
  expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    'a.stories.tsx 11',
    'a--default dark-desktop 01',
    'a--z comfort 02',
    'b.stories.tsx 22',
    'b--default light-phone ff',
    'none.stories.tsx 33',
    '',
  ]);
  expect(formatHashes(parseHashes(text))).toBe(text);
  expect(allPictures(parseHashes(text)).get('a--z comfort')).toBe('02');
  expect(() => parseHashes('<<<<<<< one of a conflict')).toThrow('not a line of hashes');
});

describe('what goes into pictures', () => {
  function checkout(files) {
    const root = mkdtempSync(join(tmpdir(), 'pictures-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }
  const files = {
    'package-lock.json': '{}',
    '.storybook/preview.tsx': `import './preview.css';`,
    '.storybook/preview.css': `@import '../packages/ui/src/styles/tokens.css';`,
    'packages/ui/src/styles/tokens.css': ':root { --space: 1px; }',
    'packages/ui/package.json': JSON.stringify({
      name: '@doorstep/ui',
      exports: { './base/*': { '@doorstep/source': './src/base/*/*.tsx', default: './dist/base/*/*.js' } },
    }),
    'packages/ui/src/base/button/button.tsx': `import {\n  cn,\n} from '../../cn.ts';\nimport type { T } from '../../types.ts';`,
    'packages/ui/src/base/button/button.stories.tsx': `import { Button } from './button.tsx';`,
    'packages/ui/src/base/card/card.tsx': 'export const Card = 1;',
    'packages/ui/src/base/card/card.stories.tsx': `const { Card } = await import('./card.tsx');`,
    'packages/ui/src/cn.ts': 'export const cn = 1;',
    'packages/ui/src/types.ts': 'export type T = 1;',
    'apps/web/package.json': JSON.stringify({ name: '@doorstep/web' }),
    'apps/web/src/cart/view.tsx': `import { Button } from '@doorstep/ui/base/button';\nimport { useState } from 'react';`,
    'apps/web/src/cart/view.stories.tsx': `import { View } from './view.tsx';`,
    'apps/web/src/other.ts': '',
  };
  const button = 'packages/ui/src/base/button/button.stories.tsx';
  const card = 'packages/ui/src/base/card/card.stories.tsx';
  const cart = 'apps/web/src/cart/view.stories.tsx';
  test.for([
    ['a file that two stories reach through others', 'packages/ui/src/cn.ts', [button, cart]],
    ['the story itself', card, [card]],
    ['what is imported late', 'packages/ui/src/base/card/card.tsx', [card]],
    ['a sheet behind the preview', 'packages/ui/src/styles/tokens.css', [button, card, cart]],
    ['the lock file', 'package-lock.json', [button, card, cart]],
    ['types alone', 'packages/ui/src/types.ts', []],
    ['what no story reaches', 'apps/web/src/other.ts', []],
  ])('%s', ([, path, changed]) => {
    const root = checkout(files);
    const before = inputHashes(root);
    expect([...before.keys()].toSorted()).toEqual([button, card, cart].toSorted());
    writeFileSync(join(root, path), `${files[path]}\n/* another */`);
    const after = inputHashes(root);
    expect(
      [...after]
        .filter(([file, hash]) => before.get(file) !== hash)
        .map(([file]) => file)
        .toSorted(),
    ).toEqual(changed.toSorted());
    rmSync(root, { recursive: true });
  });
  test('imports of scripts and sheets are found in every form', () => {
    expect(
      importsOf(
        `import a, { type B } from './a.ts';\nexport * from "./c.ts";\nimport './d.css';\nconst e = () => import('./e.ts');\nnew URL('./f.svg', import.meta.url);\nimport type { G } from './g.ts';`,
        'x.ts',
      ),
    ).toEqual(['./a.ts', './c.ts', './d.css', './e.ts', './f.svg']);
    expect(importsOf(`@import './a.css'; b { mask: url("./b.svg"); src: url(c.woff2) }`, 'x.css')).toEqual([
      './a.css',
      './b.svg',
      'c.woff2',
    ]);
  });
});

describe('what a run draws', () => {
  const hashes = parseHashes(
    [
      'same.stories.tsx 11',
      'same--default light-phone 01',
      'same--default dark-desktop 02',
      'changed.stories.tsx 22',
      'changed--default light-phone 03',
      'open.stories.tsx 33',
      'open--default light-phone 04',
      'gone.stories.tsx 44',
      'gone--default light-phone 05',
    ].join('\n'),
  );
  const inputs = new Map([
    ['same.stories.tsx', '11'],
    ['changed.stories.tsx', '23'],
    ['open.stories.tsx', '33'],
    ['new.stories.tsx', '55'],
  ]);
  const open = new Set(['open.stories.tsx']);
  const kept = picturesToKeep(inputs, hashes, open);
  test('files whose inputs changed, that are new or wait for a decision', () => {
    expect(filesToDraw(inputs, hashes, open)).toEqual([
      'changed.stories.tsx',
      'open.stories.tsx',
      'new.stories.tsx',
    ]);
    for (const file of ['changed', 'open', 'new'])
      expect(kept.filter((line) => line.startsWith(`${file}.`))).toEqual([]);
  });
  test('no picture of a file whose inputs are the accepted ones', () => {
    expect(kept).toEqual([
      'same.stories.tsx same--default light-phone',
      'same.stories.tsx same--default dark-desktop',
    ]);
  });
  test('a picture that was never accepted, whatever the inputs of its file', () => {
    expect(kept).not.toContain('same.stories.tsx same--default comfort');
  });
  test('inputs are accepted only of a file that was drawn whole', () => {
    const same = hashes.get('same.stories.tsx');
    const drawn = (...cells) =>
      new Map([['same.stories.tsx', new Set(cells.map((cell) => `same--default ${cell}`))]]);
    expect(isWhole('same.stories.tsx', same, drawn('light-phone', 'dark-desktop', 'comfort'))).toBe(true);
    expect(isWhole('same.stories.tsx', same, drawn('light-phone'))).toBe(false);
    expect(isWhole('same.stories.tsx', same, new Map())).toBe(false);
  });
});

/** A white picture, with rectangles painted into it. */
function pixels(width, height, ...marks) {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [x, y, w, h, value] of marks)
    for (let row = y; row < y + h; row++) data.fill(value, (row * width + x) * 4, (row * width + x + w) * 4);
  return { data, width, height };
}
const box = (path, rect, more = {}) => ({
  slot: path.split('>').at(-1).split('#')[0],
  path,
  rect,
  text: '',
  style: [{ tag: 'div', color: 'black', 'padding-left': '16px' }],
  ...more,
});

describe('causes', () => {
  const card = (buttonHeight, style) => [
    box('card#1', [0, 0, 100, 40 + buttonHeight]),
    box('card#1>button#1', [10, 10, 50, buttonHeight], style),
    box('card#1>note#1', [10, 20 + buttonHeight, 50, 10], { text: 'Rx needed' }),
  ];
  const wide = { style: [{ tag: 'div', color: 'black', 'padding-left': '20px' }] };
  test("a part's style is one cause, whatever it moves", () => {
    const causes = causesOf(
      { boxes: card(20), pixels: pixels(100, 100, [10, 40, 50, 10, 7]) },
      { boxes: card(30, wide), pixels: pixels(100, 100, [10, 50, 50, 10, 7]) },
    );
    expect(causes).toEqual([
      {
        key: 'button | style | padding-left',
        slot: 'button',
        kind: 'style',
        what: 'padding-left 16px → 20px',
      },
    ]);
  });
  test('a text elsewhere in the same picture is another', () => {
    const after = card(30, wide);
    after[2] = { ...after[2], text: 'पर्ची चाहिए' };
    const causes = causesOf(
      { boxes: card(20), pixels: pixels(100, 100) },
      { boxes: after, pixels: pixels(100, 100) },
    );
    expect(causes.map(({ slot, kind }) => `${slot} ${kind}`)).toEqual(['button style', 'note text']);
    expect(causes[1].what).toBe('“Rx needed” → “पर्ची चाहिए”');
  });
  test('and so are pixels of a part that nothing else explains', () => {
    const side = (value) => ({
      boxes: [box('page#1', [0, 0, 100, 100]), box('page#1>icon#1', [80, 80, 10, 10]), ...card(20)],
      pixels: pixels(100, 100, [82, 82, 3, 3, value]),
    });
    expect(causesOf(side(1), side(2)).map(({ key }) => key)).toEqual(['icon | drawing']);
  });
  test('what is inherited counts where it comes from', () => {
    const boxes = (colour) => {
      const style = [{ tag: 'div', color: colour, 'border-top-color': colour, 'padding-left': '1px' }];
      return [box('alert#1', [0, 0, 50, 50], { style }), box('alert#1>title#1', [5, 5, 10, 10], { style })];
    };
    expect(
      causesOf(
        { boxes: boxes('red'), pixels: pixels(50, 50) },
        { boxes: boxes('blue'), pixels: pixels(50, 50) },
      ).map(({ key }) => key),
    ).toEqual(['alert | style | color']);
  });
  test('parts that came or went, and a mere change of size', () => {
    const one = [box('page#1', [0, 0, 50, 50])];
    const two = [...one, box('page#1>badge#1', [5, 5, 10, 10]), box('page#1>badge#1>dot#1', [6, 6, 2, 2])];
    const empty = pixels(50, 50);
    const keys = (before, after) =>
      causesOf({ boxes: before, pixels: empty }, { boxes: after, pixels: empty }).map(({ key }) => key);
    expect(keys(one, two)).toEqual(['badge | added']);
    expect(keys(two, one)).toEqual(['badge | removed']);
    expect(keys(one, [box('page#1', [0, 0, 50, 60])])).toEqual(['page | layout']);
  });
  test('parts that changed alike share a cause, in every cell', () => {
    const style = (slot, what) => ({ key: `${slot} | style | padding-left`, slot, kind: 'style', what });
    const differences = [
      { id: 'a phone', causes: [style('button', '16 → 20')] },
      { id: 'a comfort', causes: [style('button', '17 → 22')] },
      { id: 'b comfort', causes: [style('link-button', '17 → 22')] },
      { id: 'c phone', causes: [style('card', '8 → 9'), style('button', '16 → 20')] },
    ];
    expect(groupByCause(differences).map(({ slot, pictures }) => [slot, pictures])).toEqual([
      ['button, link-button', ['a phone', 'a comfort', 'b comfort', 'c phone']],
      ['card', ['c phone']],
    ]);
    expect(differences[2].causes.map(({ key }) => key)).toEqual(['button | style | padding-left']);
  });
  test('differences are grouped, the cause of most first', () => {
    const padding = { key: 'button | style | padding-left', slot: 'button', kind: 'style', what: '1 → 2' };
    const text = { key: 'note | text', slot: 'note', kind: 'text', what: '' };
    expect(
      groupByCause([
        { id: 'a', causes: [padding] },
        { id: 'b', causes: [text, padding] },
      ]).map(({ key, pictures }) => [key, pictures]),
    ).toEqual([
      [padding.key, ['a', 'b']],
      [text.key, ['b']],
    ]);
  });
});

describe('whose difference it is', () => {
  const both = { accepted: 'x', acceptedBefore: 'x', before: 'y', after: 'y', isProven: true };
  test.for([
    ['the machine', both, 'machine'],
    ['the product, where before and after differ', { ...both, before: 'x' }, 'product'],
    [
      'the product, where both differ from what was accepted and from each other',
      { ...both, before: 'z' },
      'product',
    ],
    ['the product, where nobody accepted the inputs of before', { ...both, isProven: false }, 'product'],
    ['the product, where another picture was accepted since', { ...both, acceptedBefore: 'w' }, 'product'],
    ['the product, where before cannot be drawn', { ...both, before: undefined }, 'product'],
    ['new, where nothing was accepted', { ...both, accepted: undefined }, 'new'],
  ])('%s', ([, hashes, verdict]) => {
    expect(judge(hashes)).toBe(verdict);
  });
});
