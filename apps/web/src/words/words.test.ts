import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { account } from '../account/words.ts';
import { address } from '../address/words.ts';
import { footer } from '../app/footer-words.ts';
import { app } from '../app/words.ts';
import { soon } from '../app/coming-soon/words.ts';
import { cart } from '../cart/words.ts';
import { home } from '../home/words.ts';
import { medicine } from '../medicine/words.ts';
import { order } from '../order/words.ts';
import { payment } from '../payment/words.ts';
import { prescription } from '../prescription/words.ts';
import { staff } from '../staff/words.ts';
import { page } from './hi.ts';

const english = {
  app,
  footer,
  soon,
  account,
  address,
  cart,
  home,
  medicine,
  order,
  payment,
  prescription,
  staff,
};
const said = (word: unknown): string => {
  if (typeof word === 'function') return (word as (given: unknown) => string)(3);
  return typeof word === 'string' ? word : Object.values(word as Record<string, string>).join(' ');
};

test.each(Object.keys(english) as Array<keyof typeof english>)(
  'every word of %s stands in Hindi, in Devanagari',
  (area) => {
    for (const [key, word] of Object.entries(english[area])) {
      const hindi = said((page[area] as Record<string, unknown>)[key]);
      expect(hindi, key).toMatch(/[\u0900-\u097F]/);
      expect(hindi, key).not.toBe(said(word));
    }
  },
);

const sourcesIn = (folder: string, but: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !but.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
test('no word is left over: each is shown by a page, or says what the server or a schema says', () => {
  const here = join(import.meta.dirname, '..'),
    root = join(here, '../../..');
  const shown = sourcesIn(here, /words|test|stories|fixtures/);
  const said =
    sourcesIn(join(root, 'packages/contract/src'), /^$/) + sourcesIn(join(root, 'apps/api/src'), /demo/);
  const left = Object.entries(english).flatMap(([area, words]) =>
    Object.entries(words as Record<string, unknown>)
      .filter(
        ([key, word]) =>
          !new RegExp(`\\.${key}\\b|'${key}'|\\{ ${key} \\}`).test(shown) &&
          !(typeof word === 'string' && said.includes(`'${word}'`)),
      )
      .map(([key]) => `${area}.${key}`),
  );
  expect(left).toEqual([]);
});
