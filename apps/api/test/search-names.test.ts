import type { MedicineList } from '@doorstep/contract/medicine.schema';
import type { SearchAnswer } from '@doorstep/contract/search.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { brandKeyOf, keyOfName, readName } from '../src/medicine/asked-name.ts';
import { demoCatalogue } from '../src/medicine/demo/catalogue.ts';
import { createLookUp } from '../src/medicine/look-up.ts';
import { IndexBuilder, type IndexedRow } from '../src/medicine/search-index.ts';
import { createUnderstanding, isFiller, meaningsOf } from '../src/search/service.ts';
import { demoServer } from './test-server.ts';

const rows = demoCatalogue().map((item, at): IndexedRow => ({
  id: at + 1,
  name: item.name,
  nameHi: item.nameHi ?? null,
  composition: item.composition ?? null,
  form: item.form ?? 'other',
  category: item.category ?? null,
  prescriptionRequired: item.prescriptionRequired ?? false,
  manufacturer: item.manufacturer ?? null,
  popularity: item.popularity ?? 0,
  offerPaise: item.offerPaise,
  packSize: item.packSize ?? null,
}));
/** The first word of each name: brands of the demo have one word. */
const brands = [...new Set(rows.map(({ name }) => name.split(' ')[0]!))];
const saltsOf = (composition: string | null) =>
  (composition ?? '')
    .split(' + ')
    .map((part) => part.replace(/,.*$| \d.*$/, ''))
    .join(' + ');
const saltsOfBrand = new Map(
  brands.map((brand) => [
    brand,
    new Set(
      rows.filter(({ name }) => name.split(' ')[0] === brand).map(({ composition }) => saltsOf(composition)),
    ),
  ]),
);

const patterns: ReadonlyArray<(name: string) => string> = [
  (x) => x,
  (x) => `Tab. ${x} 10`,
  (x) => `${x} tablet`,
  (x) => `Inj ${x}`,
  (x) => `Syp. ${x}`,
  (x) => `Cap ${x}`,
  (x) => `${x} 500mg`,
  (x) => `${x} 500 mg tab`,
  (x) => `T. ${x}`,
  (x) => `T ${x}`,
  (x) => `C.${x}`,
  (x) => `${x}-10`,
  (x) => `${x}10`,
  (x) => `${x} SR`,
  (x) => `${x}-SR 40`,
  (x) => `${x} oint`,
  (x) => `${x} eye drops`,
  (x) => `${x} inj. 2ml`,
  (x) => `${x} 40/12.5`,
  (x) => `${x} 0.25 mg tablets`,
  (x) => `TAB.${x.toUpperCase()}`,
  (x) => `${x}, 1 strip`,
  (x) => `${x} (10 tablets)`,
  (x) => `${x} ki goli`,
  (x) => `${x} ki dawai chahiye`,
  (x) => `${x} tablet chahiye`,
  (x) => `mujhe ${x} goli do`,
  (x) => `${x} की गोली`,
  (x) => `${x} सिरप`,
  (x) => `${x} इंजेक्शन ५ मिली`,
  (x) => `${x} टैबलेट १० एमजी`,
  (x) => `Rotacap ${x} 100mcg`,
  (x) => `${x} Dry Syrup 60 ml`,
  (x) => `${x} 60k`,
  (x) => `please ${x} capsule 1 gm`,
  (x) => `${x}  gel  30 g`,
];

/** Words of prescriptions, packs, units and forms. */
const prescriptionPatterns: ReadonlyArray<(name: string) => string> = [
  (x) => `Tab ${x} BD x 5 days`,
  (x) => `${x} OD`,
  (x) => `Tab. ${x} 10 T.D.S.`,
  (x) => `${x} SOS`,
  (x) => `${x} 1-0-1`,
  (x) => `Rx Tab ${x}`,
  (x) => `Rx: ${x} twice daily`,
  (x) => `${x} tablet kab leni hai`,
  (x) => `${x} 10's`,
  (x) => `${x} 10’s`,
  (x) => `${x} 10s`,
  (x) => `${x} 1x10`,
  (x) => `${x} 10×10`,
  (x) => `${x} x2`,
  (x) => `${x} strip of 10`,
  (x) => `${x} एक पत्ता`,
  (x) => `${x} पाउच`,
  (x) => `${x} ट्यूब`,
  (x) => `${x} 500 milligram`,
  (x) => `${x} 5 percent`,
  (x) => `${x} 60000 I.U.`,
  (x) => `${x} 0·5 mg`,
  (x) => `${x} 5 m.g.`,
  (x) => `${x} 5 मि.ग्रा.`,
  (x) => `${x} 5 मि.ली.`,
  (x) => `${x} 500 मिलीग्राम`,
  (x) => `${x} 50 माइक्रोग्राम`,
  (x) => `${x} 50 एमसीजी`,
  (x) => `${x} 5 एम.एल.`,
  (x) => `${x} 500मिग्रा`,
  (x) => `${x} Tablets I.P.`,
  (x) => `${x} S.R.`,
  (x) => `${x} F.C. tablet`,
  (x) => `${x} 5 film coated tablet`,
  (x) => `${x} enteric coated`,
  (x) => `${x} sublingual tablet`,
  (x) => `${x} mouth dissolving tablet`,
  (x) => `Neb ${x}`,
  (x) => `${x} DPI`,
  (x) => `${x} MDI`,
  (x) => `${x} nebuliser solution`,
  (x) => `${x} E/D`,
  (x) => `Lot. ${x}`,
  (x) => `${x} gargle`,
  (x) => `${x} pediatric drops`,
  (x) => `${x} paed. syrup`,
  (x) => `${x} for kids`,
  (x) => `${x} इनजेक्शन`,
  (x) => `${x} ऑइन्टमेंट`,
  (x) => `${x} सस्पेन्शन`,
  (x) => `${x} पीने की दवा`,
  (x) => `Tab/${x}`,
  (x) => `${x}™`,
];
/** Brands that hold the name of another medicine or a complaint: 'oflo', 'eno', 'gout'. */
const partedBrands = 'Petibact Sivibact Vitoflo Enobact Enomind Enovent Enojoint Sashipres Sinagout'.split(
  ' ',
);
const allPatterns = [...patterns, ...prescriptionPatterns];
/** Share of the brands that are tried with one pattern: one in five. */
const BRANDS_SHARE = 5;

describe('a brand is found whatever stands beside its name', () => {
  const builder = new IndexBuilder();
  builder.add(rows);
  const index = builder.finish();
  const { find } = createLookUp({ catalogue: { index: () => index }, isFiller });
  const understand = meaningsOf(createUnderstanding());
  const byId = new Map(rows.map((row) => [row.id, row]));
  const search = (typed: string) => {
    const { found, matches } = find(typed, { offset: 0, limit: 12, counted: 1_000 }, (isName) =>
      understand(typed, isName),
    );
    return found.ids.map((id, at) => Object.assign({}, byId.get(id)!, { match: matches?.[at] }));
  };
  const faultsOf = (brand: string, typed: string): string[] => {
    const found = search(typed),
      isFound = found[0]?.name.split(' ')[0] === brand && found[0].match !== 'similar';
    return [
      ...(isFound ? [] : [`${brand} is not found`]),
      ...found
        .filter(
          ({ match, composition }) =>
            match !== 'similar' && !saltsOfBrand.get(brand)!.has(saltsOf(composition)),
        )
        .map(({ name }) => `${brand} is swapped for ${name}`),
    ];
  };
  test.each(patterns.map((pattern) => [pattern('X'), pattern] as const))('%s', (_, pattern) => {
    expect(brands.length).toBeGreaterThan(300);
    expect(brands.flatMap((brand) => faultsOf(brand, pattern(brand)))).toEqual([]);
  });
  test.each(prescriptionPatterns.map((pattern, nth) => [pattern('X'), pattern, nth] as const))(
    '%s',
    (_, pattern, nth) => {
      const some = brands.filter((_brand, at) => at % BRANDS_SHARE === nth % BRANDS_SHARE);
      expect(some.flatMap((brand) => faultsOf(brand, pattern(brand)))).toEqual([]);
    },
  );
  test('finds brands that hold another known name, with every pattern', () => {
    for (const pattern of prescriptionPatterns)
      for (const brand of partedBrands)
        expect([pattern(brand), faultsOf(brand, pattern(brand))]).toEqual([pattern(brand), []]);
  });
  test('reads no strength from a count, a dose or a schedule', () => {
    for (const beside of [
      'BD x 5 days',
      "10's",
      '10s',
      '1x10',
      '1 × 10',
      'x2',
      'x 2',
      'strip of 10',
      '1-0-1',
    ])
      expect([beside, readName(`Febrisol ${beside}`, () => false)]).toMatchObject([
        beside,
        { text: 'febrisol', strengths: [] },
      ]);
  });
  test('marks the strength and the form that stand beside units and dots', () => {
    const first = (typed: string) => search(typed).map(({ name, match }) => [name, match])[0];
    for (const beside of ['5 m.g.', '5 मि.ग्रा.', '5 मिलीग्राम', '5 milligram', '5000 mcg', 'F.C. 5 mg OD'])
      expect([beside, first(`Amlovida ${beside}`)]).toEqual([beside, ['Amlovida 5', 'exact']]);
    expect(first('Olucort 2·5 mg')).toEqual(first('Olucort 2.5 mg'));
    expect(first('Amlovida 10 x 15')).toEqual(['Amlovida 10', 'exact']);
    expect(first('2 x Amlovida 2.5 mg')).toEqual(['Amlovida 2.5', 'exact']);
    expect(first('Botovis E/D')).toEqual(['Botovis Eye Drops', 'exact']);
    expect(first('Neb Enovent 0.5')).toEqual(['Enovent 0.5 Respules', 'exact']);
  });
  test('marks another strength, and puts the one that was typed first', () => {
    for (const row of rows.filter(({ form }) => form === 'tablet' || form === 'capsule')) {
      const [brand, strength] = row.name.split(' ');
      if (!/^\d+(?:\.\d+)?$/.test(strength ?? '')) continue;
      const unit = / mcg\b/.test(row.composition?.split(' + ')[0] ?? '') ? 'mcg' : 'mg';
      const found = search(`${brand} ${strength}${unit}`).filter(({ match }) => match === 'exact');
      expect([row.name, found.map(({ name }) => name)]).toEqual([
        row.name,
        expect.arrayContaining([row.name]),
      ]);
      for (const { name, composition } of found)
        expect([name, `${name} ${composition}`]).toEqual([name, expect.stringContaining(strength!)]);
      expect(
        search(`${brand} 7777`).filter(({ name, match }) => /\d/.test(name) && match === 'exact'),
      ).toEqual([]);
    }
  });
  test('reads grams, micrograms and thousands as the label states them', () => {
    expect(readName('Xyz 0.5 g').strengths[0]!.values).toContain(500);
    expect(readName('Xyz 500 mcg').strengths[0]!.values).toContain(0.5);
    expect(readName('Xyz 60k').strengths[0]!.values).toContain(60_000);
    expect(readName('Xyz 100 ml').strengths).toEqual([]);
    expect(readName('vitamin b12').text).toBe('vitamin b12');
    expect(readName('Telma-H 40').key).toBe('telmah');
    expect([brandKeyOf('Febrisol Plus Syrup 60 ml'), keyOfName('Febrisol-Plus')]).toEqual([
      'febrisolplus',
      'febrisolplus',
    ]);
  });
});

describe('names that only look like one', () => {
  const row = (id: number, name: string, composition: string): IndexedRow => ({
    id,
    name,
    composition,
    form: 'tablet',
    category: null,
    prescriptionRequired: false,
    manufacturer: 'Nirmal Labs',
    popularity: id,
    offerPaise: 1_000,
  });
  const builder = new IndexBuilder();
  builder.add([
    row(1, 'Veloset 5', 'Levocetirizine 5 mg'),
    row(2, 'Veloset Plus 5', 'Levocetirizine 5 mg + Montelukast 10 mg'),
    row(3, 'Velosat 500', 'Levofloxacin 500 mg'),
    row(4, 'Telnora H 40/12.5', 'Telmisartan 40 mg + Hydrochlorothiazide 12.5 mg'),
    row(5, 'Prednora 5', 'Prednisolone 5 mg'),
    row(6, 'Acveloset 10', 'Ramipril 10 mg'),
    row(7, 'Telnora AM 40', 'Telmisartan 40 mg + Amlodipine 5 mg'),
    row(8, 'Mirvana 40', 'Ramipril 40 mg'),
    row(9, 'Mirvana OD 60', 'Ramipril 60 mg + Zinc 5 mg'),
    row(10, 'Mirvana Kids', 'Ramipril 10 mg + Iron 5 mg'),
  ]);
  const index = builder.finish();
  const { find } = createLookUp({ catalogue: { index: () => index }, isFiller });
  const search = (typed: string) => {
    const { found, matches } = find(typed, { offset: 0, limit: 12 }, () => undefined);
    return Object.fromEntries(found.ids.map((id, at) => [id, matches?.[at]]));
  };
  test('calls a brand with an addition to the name another medicine', () => {
    expect(search('Veloset tablet')).toEqual({ 1: 'exact', 2: 'similar', 6: 'similar' });
    expect(search('veloset-plus')).toEqual({ 2: 'exact' });
    expect(search('Tab TelnoraH')).toEqual({ 4: 'exact' });
    expect(search('telnora am 40 tablet')).toEqual({ 7: 'exact' });
  });
  test('shows all names that one typing mistake can mean, each as similar', () => {
    expect(search('Velosit 5')).toEqual({ 1: 'similar', 2: 'similar', 3: 'similar', 6: 'similar' });
    expect(search('Tab. prednisone 5')).toEqual({ 5: 'similar' });
  });
  test('keeps a word of a prescription that is part of a brand', () => {
    expect(search('Mirvana OD tablet')).toEqual({ 9: 'exact' });
    expect(search('Mirvana O.D.')).toEqual({ 9: 'exact' });
    expect(search('Mirvana kids')).toEqual({ 10: 'exact' });
    expect(search('Mirvana')).toEqual({ 8: 'exact', 9: 'similar', 10: 'similar' });
    expect(search('Mirvana BD x 5 days')).toEqual({ 8: 'exact', 9: 'similar', 10: 'similar' });
    expect(search('Veloset OD')).toEqual({ 1: 'exact', 2: 'similar', 6: 'similar' });
  });
  test('shows a brand beside words that nothing explains as similar', () => {
    expect(search('Tab Prednora khane ke baad')).toEqual({ 5: 'similar' });
    expect(search('Telnora A.M. OD')).toMatchObject({ 7: 'exact' });
  });
  test('finds nothing where only the words of a prescription are typed', () => {
    for (const typed of ['Rx Tab', 'Rx: 1-0-1', 'Rx ke', '℞ 500 mg']) expect(search(typed)).toEqual({});
  });
  test('never drops an addition to the name that the catalogue lacks', () => {
    for (const typed of ['Telnora H tablet 80', 'Telnora AM'])
      expect(Object.values(search(typed))).not.toContain('similar');
    for (const typed of [
      'Prednora H',
      'Prednora plus tablet',
      'Prednora am 5',
      'Prednora OF',
      'Veloset cold',
    ])
      expect([typed, Object.values(search(typed)).filter((match) => match !== 'similar')]).toEqual([
        typed,
        [],
      ]);
  });
});

describe('every door of the shop', () => {
  let server: AppServer;
  beforeAll(async () => {
    server = await demoServer();
  });
  const get = async <T>(path: string): Promise<T> => {
    const answer = await server.app.inject(path);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<T>();
  };
  test('finds the brand with no other substance unmarked', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const [nth, brand] of brands.entries()) {
      if (nth % 4 !== 0) continue;
      const typed = allPatterns[(nth / 4) % allPatterns.length]!(brand),
        q = encodeURIComponent(typed);
      const found = await get<SearchAnswer>(`/api/search/?q=${q}`),
        list = await get<MedicineList>(`/api/medicines/?search=${q}`);
      for (const medicines of [found.data.medicines, list.data]) {
        if (!medicines[0]?.name.startsWith(brand)) wrong.push(`${typed}: ${medicines[0]?.name ?? 'nothing'}`);
        for (const { name, match, composition } of medicines)
          if (
            match === undefined ||
            (match !== 'similar' && !saltsOfBrand.get(brand)!.has(saltsOf(composition)))
          )
            wrong.push(`${typed}: ${name} is ${match}`);
      }
    }
    expect(wrong).toEqual([]);
  });
  test('finds brands that hold another known name', async () => {
    for (const brand of partedBrands)
      for (const typed of [
        `Rx Tab ${brand}`,
        `Tab ${brand} BD x 5 days`,
        `${brand} OD`,
        `${brand} strip of 10`,
        `${brand} ट्यूब`,
        `${brand} 0·5 mg`,
        `${brand} tablet kab leni hai`,
      ]) {
        const q = encodeURIComponent(typed);
        const found = await get<SearchAnswer>(`/api/search/?q=${q}`),
          list = await get<MedicineList>(`/api/medicines/?search=${q}`);
        const isSwapped = ({ name, match }: { name: string; match?: string }): boolean =>
          match !== 'similar' && !name.startsWith(brand);
        for (const medicines of [found.data.medicines, list.data]) {
          expect([typed, medicines[0]?.name]).toEqual([typed, expect.stringContaining(brand)]);
          expect([typed, medicines.filter(isSwapped)]).toEqual([typed, []]);
        }
      }
  });
  test('marks what is only similar to a name that nothing has', async () => {
    for (const typed of [
      'Tab. Febrizol 10',
      'Zorvital tablet',
      'Inj Quobexam 2ml',
      'Syp Nimzolac 60ml',
      'Cap Amlovido',
      'Metoflo',
      'Tab Metoflo 10',
      'Veinoflo',
      'Kitoflo',
      'Pantoflo 40',
      'Rx Tab Metoflo OD',
      'Hairmax',
      'Sagout',
    ]) {
      const q = encodeURIComponent(typed);
      const found = await get<SearchAnswer>(`/api/search/?q=${q}`),
        list = await get<MedicineList>(`/api/medicines/?search=${q}`);
      for (const { name, match } of [...found.data.medicines, ...list.data])
        expect([typed, name, match]).toEqual([typed, name, 'similar']);
    }
  });
  test('answers a misspelt form word without a name', async () => {
    for (const typed of [
      'drip1',
      'drip2',
      'tablt1',
      'crem2',
      'syrp 5',
      'capsle x',
      'Rx',
      'Rx.',

      '1-0-1',
      '™',
      'x2',
      "10's",
    ]) {
      const q = encodeURIComponent(typed);
      const list = await get<MedicineList>(`/api/medicines/?search=${q}`);
      await get<SearchAnswer>(`/api/search/?q=${q}`);
      expect(list.data.filter(({ match }) => match === 'exact').map(({ name }) => [typed, name])).toEqual([]);
    }
  });
  test('answers a form word beside an unknown name with nothing', async () => {
    for (const typed of ['Syp. Zzqplm', 'Zzqx tablet', 'Blorgon drops', 'Xyzzyq cream', 'Qwmplk capsule']) {
      const q = encodeURIComponent(typed);
      const found = await get<SearchAnswer>(`/api/search/?q=${q}`),
        list = await get<MedicineList>(`/api/medicines/?search=${q}`);
      expect([typed, found.data.topic, found.data.medicines, list.data]).toEqual([typed, null, [], []]);
    }
  });
});
