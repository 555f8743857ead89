import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { app } from '../app/words.ts';
import { soon } from '../app/coming-soon/words.ts';
import { home } from '../home/words.ts';
import { medicine } from '../medicine/words.ts';
import { page } from './hi.ts';

const english = { app, soon, home, medicine };
const said = (word: unknown): string => {
  if (typeof word === 'function') return (word as (given: unknown) => string)(3);
  return typeof word === 'string' ? word : Object.values(word as Record<string, string>).join(' ');
};

test.each(Object.keys(english) as Array<keyof typeof english>)('every word of %s stands in Hindi, in Devanagari', (area) => {
  for (const [key, word] of Object.entries(english[area])) {
    const hindi = said((page[area] as Record<string, unknown>)[key]);
    expect(hindi, key).toMatch(/[\u0900-\u097F]/);
    expect(hindi, key).not.toBe(said(word));
  }
});

test('no word is left over', () => {
  const src = join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/words|test|stories|fixtures/.test(file));
  const all = files.map((file) => readFileSync(join(src, file), 'utf8')).join('\n');
  const left = Object.entries(english).flatMap(([area, words]) => Object.keys(words).filter((key) => !new RegExp(`\\.${key}\\b|'${key}'|\\{ ${key} \\}`).test(all)).map((key) => `${area}.${key}`));
  expect(left).toEqual([]);
});
