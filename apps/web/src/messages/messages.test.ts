import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountMessages } from '../account/messages.en.ts';
import { addressMessages } from '../address/messages.en.ts';
import { footerMessages } from '../app/footer-messages.en.ts';
import { appMessages } from '../app/messages.en.ts';
import { comingSoonMessages } from '../app/coming-soon/messages.en.ts';
import { cartMessages } from '../cart/messages.en.ts';
import { homeMessages } from '../home/messages.en.ts';
import { medicineMessages } from '../medicine/messages.en.ts';
import { orderMessages } from '../order/messages.en.ts';
import { paymentMessages } from '../checkout/messages.en.ts';
import { prescriptionMessages } from '../prescription/messages.en.ts';
import { staffMessages } from '../staff/messages.en.ts';
import { page } from './hi.ts';

const english = {
  app: appMessages,
  footer: footerMessages,
  soon: comingSoonMessages,
  account: accountMessages,
  address: addressMessages,
  cart: cartMessages,
  home: homeMessages,
  medicine: medicineMessages,
  order: orderMessages,
  payment: paymentMessages,
  prescription: prescriptionMessages,
  staff: staffMessages,
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
  const shown = sourcesIn(here, /messages|test|stories|fixtures/);
  const said =
    sourcesIn(join(root, 'packages/contract/src'), /^$/) + sourcesIn(join(root, 'apps/api/src'), /demo/);
  const left = Object.entries(english).flatMap(([area, messages]) =>
    Object.entries(messages as Record<string, unknown>)
      .filter(
        ([key, word]) =>
          !new RegExp(`\\.${key}\\b|'${key}'|\\{ ${key} \\}`).test(shown) &&
          !(typeof word === 'string' && said.includes(`'${word}'`)),
      )
      .map(([key]) => `${area}.${key}`),
  );
  expect(left).toEqual([]);
});
