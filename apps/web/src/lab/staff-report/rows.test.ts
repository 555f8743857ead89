import { expect, test } from 'vitest';
import { report, reportsOf } from './fixtures.ts';
import { bodyOf, rowsOf } from './rows.ts';

const { measures } = reportsOf().data;

test('what is measured comes first with what was entered, then what else was entered', () => {
  expect(rowsOf(report, measures, 'en-IN')).toEqual([
    { code: 'haemoglobin', name: 'Haemoglobin', value: '11.2', unit: 'g/dL', low: '12', high: '15.5' },
    { code: 'esr', name: 'ESR', value: '', unit: 'mm/h', low: '', high: '20' },
    { code: null, name: 'Ferritin', value: '18', unit: 'ng/mL', low: '13', high: '150' },
  ]);
});

test('read in Hindi, it is still sent by its English name', () => {
  const [first] = rowsOf(report, measures, 'hi-IN');
  expect(first?.name).toBe('हीमोग्लोबिन');
  const entered = { code: 'haemoglobin', name: 'हीमोग्लोबिन', value: 12, unit: 'g/dL', low: 12, high: 15 },
    own = { ...entered, code: null, name: 'फ़ेरिटिन' };
  expect(bodyOf([entered, own], report, measures)).toEqual({
    values: [{ ...entered, name: 'Haemoglobin' }, own],
  });
});
