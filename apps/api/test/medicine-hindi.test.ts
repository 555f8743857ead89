import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../src/medicine/demo/catalogue.ts';
import { compositionInHindi, factsInHindi, packInHindi } from '../src/medicine/hindi/facts-hi.ts';

describe('a pack, in Hindi', () => {
  it.each([
    ['Strip of 15 tablets', '15 गोलियों का पत्ता'],
    ['Strip of 1 tablet', '1 गोली का पत्ता'],
    ['Strip of 10 capsules', '10 कैप्सूल का पत्ता'],
    ['Bottle of 100 ml', '100 मि.ली. की शीशी'],
    ['Tube of 2.5 g', '2.5 ग्राम की ट्यूब'],
    ['Pack of 5 suppositories', '5 सपोज़िटरी का पैक'],
    ['Pack of 10', '10 नग का पैक'],
    ['Box of 5 respules', '5 रेस्प्यूल का डिब्बा'],
    ['200 doses', '200 खुराक'],
    ['1 vial', '1 वायल'],
    ['2 prefilled syringes', '2 भरी हुई सिरिंज'],
    ['1 pre-filled pen', '1 भरा हुआ पेन'],
  ])('%s is %s', (pack, hindi) => {
    expect(packInHindi(pack)).toBe(hindi);
  });
  it.each([
    '5 x 2 ml',
    'Combi pack',
    'Strip of many tablets',
    'Barrel of 15 tablets',
    'Strip of 15 things',
    '',
  ])('what is written in another way stays as it is: %j', (pack) => {
    expect(packInHindi(pack)).toBeUndefined();
  });
});

describe('a composition, in Hindi', () => {
  it.each([
    ['Paracetamol 650 mg', 'पैरासिटामोल 650 मि.ग्रा.'],
    ['paracetamol 120 mg/5 ml', 'पैरासिटामोल 120 मि.ग्रा./5 मि.ली.'],
    ['Amoxicillin 500 mg + Clavulanic Acid 125 mg', 'एमोक्सिसिलिन 500 मि.ग्रा. + क्लैवुलैनिक एसिड 125 मि.ग्रा.'],
    ['Metoprolol 25 mg, sustained release', 'मेटोप्रोलॉल 25 मि.ग्रा., धीरे-धीरे असर करने वाली'],
    ['Insulin Glargine 100 IU/ml', 'इंसुलिन ग्लार्जिन 100 IU/मि.ली.'],
    ['Calamine 8 %', 'कैलामाइन 8 %'],
    ['Coenzyme Q10 100 mg', 'कोएंज़ाइम Q10 100 मि.ग्रा.'],
    ['Zinc', 'ज़िंक'],
  ])('%s is %s', (composition, hindi) => {
    expect(compositionInHindi(composition)).toBe(hindi);
  });
  it('a salt that nobody has named in Hindi stays as it stands on the pack', () => {
    expect(compositionInHindi('Paracetamol 650 mg + Newsalt 5 mg')).toBe(
      'पैरासिटामोल 650 मि.ग्रा. + Newsalt 5 mg',
    );
    expect(compositionInHindi('Newsalt 5 mg')).toBeUndefined();
    expect(factsInHindi({ composition: 'Newsalt 5 mg', pack: 'Combi pack' })).toEqual({});
    expect(factsInHindi({ composition: null, pack: null })).toEqual({});
  });
});

it('everything in the demo catalogue is said in Hindi', () => {
  const left = demoCatalogue().flatMap(({ composition = null, pack = null }) => {
    const { composition_hi = 'none', pack_hi = 'none' } = factsInHindi({ composition, pack });
    return /[a-z]{2}/i.test(`${composition_hi} ${pack_hi}`.replaceAll('IU', ''))
      ? [`${composition}, ${pack}`]
      : [];
  });
  expect(left).toEqual([]);
});
