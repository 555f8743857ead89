import type { MedicineList } from '@doorstep/contract/medicine.schema';
import type { SearchAnswer } from '@doorstep/contract/search.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { brandKeyOf, keyOfName, readName } from '../src/medicine/asked-name.ts';
import { demoCatalogue } from '../src/medicine/demo/catalogue.ts';
import { createLookUp } from '../src/medicine/look-up.ts';
import { IndexBuilder, type IndexedRow } from '../src/medicine/search-index.ts';
import { createUnderstanding, isFiller, meaningsOf } from '../src/search/service.ts';
import { seederOf } from './seed.ts';
import { newServer, testSettings } from './test-server.ts';

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
  test.each(patterns.map((pattern) => [pattern('X'), pattern] as const))('%s', (_, pattern) => {
    expect(brands.length).toBeGreaterThan(300);
    const wrong = brands.flatMap((brand) => {
      const found = search(pattern(brand)),
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
    });
    expect(wrong).toEqual([]);
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
  test('never drops an addition to the name that the catalogue lacks', () => {
    for (const typed of ['Telnora H tablet 80', 'Telnora AM'])
      expect(Object.values(search(typed))).not.toContain('similar');
    for (const typed of ['Prednora H', 'Prednora plus tablet', 'Prednora am 5', 'Veloset cold'])
      expect([typed, Object.values(search(typed)).filter((match) => match !== 'similar')]).toEqual([
        typed,
        [],
      ]);
  });
});

describe('every door of the shop', () => {
  let server: AppServer;
  beforeAll(async () => {
    const settings = testSettings();
    server = await newServer(settings, {
      prepare: async (database) => {
        const seeder = await seederOf(database, settings);
        await seeder.seed(new Date('2026-11-24T10:00:00+05:30'));
        await seeder.close();
      },
    });
    return () => server.close();
  }, 120_000);
  const get = async <T>(path: string): Promise<T> => {
    const answer = await server.app.inject(path);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<T>();
  };
  test('finds the brand with no other substance unmarked', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const [nth, brand] of brands.entries()) {
      if (nth % 4 !== 0) continue;
      const typed = patterns[(nth / 4) % patterns.length]!(brand),
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
  test('marks what is only similar to a name that nothing has', async () => {
    for (const typed of [
      'Tab. Febrizol 10',
      'Zorvital tablet',
      'Inj Quobexam 2ml',
      'Syp Nimzolac 60ml',
      'Cap Amlovido',
    ]) {
      const q = encodeURIComponent(typed);
      const found = await get<SearchAnswer>(`/api/search/?q=${q}`),
        list = await get<MedicineList>(`/api/medicines/?search=${q}`);
      for (const { name, match } of [...found.data.medicines, ...list.data])
        expect([typed, name, match]).toEqual([typed, name, 'similar']);
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
