// Every code that a failure may carry: who says it, and in which words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { issue, issueOf, sentenceOf, type Messages } from '@doorstep/contract/failure';
import { describe, expect, test } from 'vitest';
import { english, errorMessages, hindi } from './messages.ts';

/** Whatever is asked of it is 7. */
const sevens = new Proxy({}, { get: () => 7 }) as Record<string, number>;
/** What the law calls so in every language. */
const same = new Set(['hsn', 'gstin', 'gst', 'igst', 'cgst', 'sgst', 'methods.upi']);

test('each set of words has its other language', () => {
  expect(Object.keys(hindi).toSorted()).toEqual(
    Object.keys(english)
      .map((name) => `${name}Hi`)
      .toSorted(),
  );
});
/** Messages by code; those that stand in a set of their own by its name and theirs: `staff_roles.admin`. */
const flat = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages as Record<string, unknown>).flatMap(([code, message]) =>
      typeof message === 'object' && message !== null
        ? Object.entries(message).map(([name, one]) => [`${code}.${name}`, one as string])
        : [[code, message as string]],
    ),
  );
describe.each(Object.keys(english))('%s', (name) => {
  const inEnglish = flat(english[name]!),
    inHindi = flat(hindi[`${name}Hi`]!);
  test('have the same keys in both languages, and Hindi is Hindi', () => {
    expect(Object.keys(inHindi).toSorted()).toEqual(Object.keys(inEnglish).toSorted());
    for (const code of Object.keys(inEnglish)) {
      const [said = '', translated = ''] = [inEnglish, inHindi].map((one) =>
        String(sentenceOf(one, { code, params: sevens })),
      );
      expect(said, code).toMatch(/\S/);
      if (same.has(code)) continue;
      expect(translated, code).toMatch(/[\u0900-\u097F]/);
      // What stands in the one stands in the other.
      expect(translated.split('7').length, code).toBe(said.split('7').length);
    }
  });
});

test('no two areas have the same code', () => {
  const codes = Object.entries(english).flatMap(([name, messages]) =>
    name.endsWith('Errors') ? Object.keys(messages) : [],
  );
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

const sources = ['../src', '../../../packages/contract/src'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.messages\.|demo/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8')),
);
test.each(Object.keys(errorMessages))('%s is named by code that may answer it', (code) => {
  expect(sources.some((text) => text.includes(`'${code}'`))).toBe(true);
});
test('no error is made with a sentence', () => {
  const made = sources.flatMap(
    (text) =>
      text.match(
        /(?:new HttpError|notFound|invalid|issue|wrongFile)\(\s*(?:\d{3},\s*)?['`][^'`]*\s[^'`]*['`]/g,
      ) ?? [],
  );
  expect(made).toEqual([]);
});
test('a code with its params goes through a schema as one string, and comes out as it was', () => {
  expect(issueOf(issue('text_long', { most: 80 }))).toEqual({ code: 'text_long', params: { most: 80 } });
  expect(issueOf(issue('status_unknown', { known: 'a "b" {c}, d' }))).toEqual({
    code: 'status_unknown',
    params: { known: 'a "b" {c}, d' },
  });
  expect(issueOf(issue('fill_all'))).toEqual({ code: 'fill_all' });
  for (const own of ['Invalid input: expected string', 'Too big: {"a":1}', '', 'Invalid input'])
    expect(issueOf(own)).toBeUndefined();
  expect(sentenceOf(errorMessages, { code: 'text_long' })).toBeUndefined();
  expect(sentenceOf(errorMessages, { code: 'toString', params: {} })).toBeUndefined();
});
