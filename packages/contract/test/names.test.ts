import { expect, test } from 'vitest';
import { factsIn } from '../src/names.ts';

test('what is in a medicine and how it is packed, in the reader’s language where that is known', () => {
  const both = {
    composition: 'Paracetamol 650 mg',
    composition_hi: 'पैरासिटामोल 650 मि.ग्रा.',
    pack: 'Strip of 15 tablets',
    pack_hi: '15 गोलियों का पत्ता',
  };
  expect(factsIn('hi-IN', both)).toEqual({
    composition: 'पैरासिटामोल 650 मि.ग्रा.',
    pack: '15 गोलियों का पत्ता',
  });
  expect(factsIn('en-IN', both)).toEqual({ composition: 'Paracetamol 650 mg', pack: 'Strip of 15 tablets' });
  expect(factsIn('hi-IN', { composition: 'Newsalt 5 mg', pack: null })).toEqual({
    composition: 'Newsalt 5 mg',
    pack: null,
  });
});
