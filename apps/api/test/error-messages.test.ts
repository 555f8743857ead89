// Every code that a failure may carry: who says it, and in which words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountErrors, accountTexts } from '@doorstep/contract/account.messages.en';
import { accountErrorsHi, accountTextsHi } from '@doorstep/contract/account.messages.hi';
import { addressErrors } from '@doorstep/contract/address.messages.en';
import { addressErrorsHi } from '@doorstep/contract/address.messages.hi';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import { commonErrorsHi } from '@doorstep/contract/common.messages.hi';
import { issue, issueOf, sentenceOf, type Messages } from '@doorstep/contract/failure';
import { medicineErrors } from '@doorstep/contract/medicine.messages.en';
import { medicineErrorsHi } from '@doorstep/contract/medicine.messages.hi';
import { invoiceLabels, orderErrors, orderTexts } from '@doorstep/contract/order.messages.en';
import { invoiceLabelsHi, orderErrorsHi, orderTextsHi } from '@doorstep/contract/order.messages.hi';
import { paymentErrors } from '@doorstep/contract/payment.messages.en';
import { paymentErrorsHi } from '@doorstep/contract/payment.messages.hi';
import { prescriptionErrors } from '@doorstep/contract/prescription.messages.en';
import { prescriptionErrorsHi } from '@doorstep/contract/prescription.messages.hi';
import { describe, expect, test } from 'vitest';
import { errorMessages } from '../src/errors.ts';

/** [English, Hindi] of each set. */
const sets: Array<[name: string, english: Messages, hindi: Messages]> = [
  ['common errors', commonErrors, commonErrorsHi],
  ['account errors', accountErrors, accountErrorsHi],
  ['account texts', accountTexts, accountTextsHi],
  ['address errors', addressErrors, addressErrorsHi],
  ['medicine errors', medicineErrors, medicineErrorsHi],
  ['order errors', orderErrors, orderErrorsHi],
  ['order texts', orderTexts, orderTextsHi],
  ['payment errors', paymentErrors, paymentErrorsHi],
  ['prescription errors', prescriptionErrors, prescriptionErrorsHi],
  ['invoice labels', invoiceLabels, invoiceLabelsHi],
];
/** Whatever is asked of it is 7. */
const sevens = new Proxy({}, { get: () => 7 }) as Record<string, number>;
/** What the law calls so in every language, and what passes on another's words alone. */
const same = new Set(['hsn', 'gstin', 'gst', 'igst', 'cgst', 'sgst', 'row_wrong']);

describe.each(sets)('%s', (_, english, hindi) => {
  test('have the same keys in both languages, and Hindi is Hindi', () => {
    expect(Object.keys(hindi).toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(english).toSorted((a, b) => a.localeCompare(b)),
    );
    for (const code of Object.keys(english)) {
      const [said, translated] = [english, hindi].map((one) =>
        String(sentenceOf(one, { code, params: sevens })),
      );
      expect(said, code).toMatch(/\S/);
      if (same.has(code)) continue;
      expect(translated, code).toMatch(/[\u0900-\u097F]/);
      // What stands in the one stands in the other.
      expect(translated!.split('7').length - 1, code).toBe(said!.split('7').length - 1);
    }
  });
});

test('no two areas have the same code', () => {
  const codes = sets
    .filter(([name]) => name.endsWith('errors'))
    .flatMap(([, english]) => Object.keys(english));
  expect(codes.length).toBe(new Set(codes).size);
  expect(codes.toSorted()).toEqual(Object.keys(errorMessages).toSorted());
});

const sources = ['../src', '../../../packages/contract/src'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.messages\.|demo/.test(file))
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
