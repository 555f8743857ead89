import type { MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import type { ReviewList } from '@doorstep/contract/review.schema';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { brandOf, likeness, saltSounds } from '../src/medicine/alike-names.ts';
import { findAlike, type Alike, type NamedRow } from '../src/medicine/alike.ts';
import { demoCatalogue } from '../src/medicine/demo/catalogue.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import { biSim, edits } from '../src/platform/search/likeness.ts';
import { as } from './people.ts';
import { newBuyer, RX } from './prescriptions.ts';
import { newServer, prepareShop, testSettings } from './test-server.ts';

function compared(rows: readonly NamedRow[]): Alike {
  const work = findAlike(rows);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
const row = (
  id: number,
  name: string,
  composition: string | null,
  more: Partial<NamedRow> = {},
): NamedRow => ({
  id,
  name,
  composition,
  form: 'tablet',
  popularity: id,
  ...more,
});
/** Names of the look-alikes of the first one. */
const ofFirst = (...rows: Array<[name: string, composition: string | null, more?: Partial<NamedRow>]>) =>
  compared(rows.map((one, at) => row(at + 1, ...one)))
    .of(1)
    .map(({ name }) => name);

describe('a name', () => {
  test.each([
    ['Amlovita 5 Tablet', 'amlovita'],
    ['Febrisol Plus Syrup 60 ml', 'febrisol plus'],
    ['GLYCOMET SR 500MG TAB', 'glycomet'],
    ['Anxiset-E Tablet', 'anxiset e'],
    ['पैरामोल 650', 'पैरामोल'],
  ])('%s is compared by %s', (name, brand) => {
    expect(brandOf(name)?.text).toBe(brand);
  });
  test.each(['', '   ', '5', '3-D Calcium', 'Eno', '🙂', '%', '\u0000'])('%j is not compared', (name) => {
    expect(brandOf(name)).toBeUndefined();
  });
  test('has salts without amounts, counter-ions and ways of spelling', () => {
    expect(saltSounds('Amoxycillin 500 mg + Clavulanic Acid 125 mg')).toEqual(
      saltSounds('Clavulanic acid (125mg) + Amoxicillin Trihydrate 250 mg'),
    );
    expect(saltSounds('S-Amlodipine 2.5 mg')).toEqual(saltSounds('Amlodipine Besylate 5 mg'));
    expect(saltSounds('Ferrous Ascorbate 100 mg')).not.toEqual(saltSounds('Folic Acid 5 mg'));
  });
  const word = fc.stringMatching(/^[a-z ]{0,14}$/);
  test('is as far from another as that is from it, and nearest to itself', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(edits(one, other, 20)).toBe(edits(other, one, 20));
        expect(biSim(one, other)).toBeCloseTo(biSim(other, one));
        expect(biSim(one, other)).toBeLessThanOrEqual(1);
        const [a, b] = [brandOf(one), brandOf(other)];
        expect(a && b ? likeness(a, b) : 0).toBeCloseTo(a && b ? likeness(b, a) : 0);
      }),
    );
    expect(edits('zantac', 'zyrtec', 9)).toBe(3);
    expect(edits('amlovita', 'amlvoita', 1)).toBe(1);
    expect(biSim('amlovita', 'amlovita')).toBe(1);
  });
});

describe('told apart are', () => {
  test('names one letter apart with another salt', () => {
    expect(ofFirst(['Alevo 750', 'Levofloxacin 750 mg'], ['Aleva 5', 'Levocetirizine 5 mg'])).toEqual([
      'Aleva 5',
    ]);
  });
  test('long names two letters apart, and those of the same sound', () => {
    expect(ofFirst(['Azunatine 5', 'Azathioprine 5 mg'], ['Azonatene 5', 'Azelnidipine 5 mg'])).toHaveLength(
      1,
    );
    expect(ofFirst(['Phenkal 5', 'Phenytoin 5 mg'], ['Fencal 5', 'Fenofibrate 5 mg'])).toHaveLength(1);
  });
  test('one name with no salt in common', () => {
    expect(
      ofFirst(
        ['Acnetoin 10', 'Isotretinoin 10 mg'],
        ['Acnetoin 300 Capsule', 'Clindamycin 300 mg', { form: 'capsule' }],
      ),
    ).toEqual(['Acnetoin 300 Capsule']);
  });
  test('by the one of the same strength', () => {
    expect(
      ofFirst(
        ['Amlovita 5', 'Amlodipine 5 mg'],
        ['Amlovida 40', 'Atorvastatin 40 mg', { popularity: 900 }],
        ['Amlovida 5', 'Atorvastatin 5 mg'],
      ),
    ).toEqual(['Amlovida 5']);
  });
  test.each([
    ['the same salt', 'Amlovita 5', 'Amlodipine 5 mg', 'Amlovida 10', 'Amlodipine Besylate 10 mg'],
    [
      'a family',
      'Febrisol 650',
      'Paracetamol 650 mg',
      'Febrisol Plus',
      'Paracetamol 650 mg + Caffeine 50 mg',
    ],
    [
      'a name begun alike',
      'Telmave 40',
      'Telmisartan 40 mg',
      'Telmaveh',
      'Telmisartan 40 mg + Amlodipine 5 mg',
    ],
    ['names far apart', 'Zantac 150', 'Ranitidine 150 mg', 'Crocin 650', 'Paracetamol 650 mg'],
    ['short names', 'Eno', 'Sodium Bicarbonate 1 g', 'Emo', 'Omeprazole 20 mg'],
    ['one of unknown salts', 'Alevo 750', 'Levofloxacin 750 mg', 'Aleva 5', null],
  ])('not %s', (_, name, composition, other, others) => {
    expect(ofFirst([name, composition], [other, others])).toEqual([]);
  });
  test('not a tablet and a cream: nobody takes one for the other', () => {
    expect(
      ofFirst(['Alevo 5', 'Levofloxacin 5 mg'], ['Aleva 5', 'Levocetirizine 5 mg', { form: 'cream' }]),
    ).toEqual([]);
  });
  test('three at most, each of which tells of it too', () => {
    const all = compared(
      'abcdefgh'.split('').map((end, at) => row(at + 1, `Kalovid${end} 5`, `Salt${end}ol 5 mg`)),
    );
    for (let id = 1; id <= 8; id++) {
      expect(all.of(id).length).toBeLessThanOrEqual(3);
      for (const one of all.of(id)) expect(all.of(one.id).map((other) => other.id)).toContain(id);
    }
    expect(all.pairs).toBeGreaterThan(4);
  });
});

describe('of the demo catalogue', () => {
  const rows = demoCatalogue().map((item, at) =>
    row(at + 1, item.name, item.composition ?? null, { form: item.form!, popularity: item.popularity! }),
  );
  const all = compared(rows);
  test('some are told apart, and never more than one in twenty', () => {
    expect(all.pairs).toBeGreaterThan(20);
    expect(all.flagged).toBeLessThanOrEqual(rows.length / 20);
    expect(rows.filter(({ id }) => all.of(id).length > 0)).toHaveLength(all.flagged);
  });
  test('none has the salts of its look-alike', () => {
    for (const one of rows)
      for (const other of all.of(one.id))
        expect(saltSounds(other.composition)).not.toEqual(saltSounds(one.composition!));
  });
});
test('a catalogue made to be slow or odd is compared all the same', () => {
  const odd = [
    'a'.repeat(5_000),
    '((((',
    '+ + +',
    '\u202Eabcd',
    '🙂🙂🙂🙂',
    'aaaa',
    'क्क्क्क',
    String.raw`\\\\\\`,
  ];
  const rows = Array.from({ length: 3_000 }, (_, at) =>
    row(
      at + 1,
      `${odd[at % odd.length]} ${at % 3 ? '' : `kal${'abc'[at % 2]}`}`,
      at % 5 ? `${odd[at % 7]} ${at} mg` : 'Paracetamol 5 mg',
    ),
  );
  expect(compared(rows).flagged).toBeLessThanOrEqual(150);
  expect(compared([]).pairs).toBe(0);
});

describe('on the wire', () => {
  let server: AppServer;
  const OTHER = 9;
  beforeAll(async () => {
    server = await newServer(testSettings(), {
      async prepare(database) {
        await prepareShop(database);
        await database.db.update(medicineTable).set({ composition: null });
        const set = (id: number, name: string, composition: string) =>
          database.db
            .update(medicineTable)
            .set({ name, nameHi: null, composition, form: 'tablet', stock: 50 })
            .where(eq(medicineTable.id, id));
        await set(RX, 'Alevo 750', 'Levofloxacin 750 mg');
        await set(OTHER, 'Aleva 5', 'Levocetirizine 5 mg');
      },
    });
  });
  afterAll(() => server.close());
  const get = async <T>(url: string, headers = {}) => (await server.app.inject({ url, headers })).json<T>();
  const told = [
    { id: OTHER, name: 'Aleva 5', composition: 'Levocetirizine', composition_hi: 'लिवोसेटिरिज़ीन' },
  ];

  test('a medicine tells of it in the list, in a cart and on its own page; others say nothing', async () => {
    const { data } = await get<MedicineList>('/api/medicines/?search=Alevo');
    expect(data.find(({ id }) => id === RX)!.alike).toEqual(told);
    const cart = await get<MedicineList>(`/api/medicines/?ids=${RX},${OTHER},12`);
    expect(cart.data.map(({ alike }) => alike?.map(({ name }) => name))).toEqual([
      ['Aleva 5'],
      ['Alevo 750'],
      undefined,
    ]);
    expect(cart.data[2]).not.toHaveProperty('alike');
    expect((await get<MedicineDetail>(`/api/medicines/${RX}/`)).data.alike).toEqual(told);
  });
  test('a line of an order tells of it, to its patient and on the desk', async () => {
    const buyer = await newBuyer(server),
      sheet = await buyer.upload(),
      order = await buyer.order([{ id: RX, qty: 1 }], sheet.id);
    expect((await buyer.shop.order(order)).items[0]!.alike).toEqual(told);
    const { data } = await get<ReviewList>(
      '/api/staff/prescriptions/?limit=100',
      await as.pharmacist(server),
    );
    expect(data.find(({ id }) => id === sheet.id)!.orders[0]!.lines[0]!.alike).toEqual(told);
  });
  test('a new name is compared soon after', async () => {
    await server.database.db
      .update(medicineTable)
      .set({ name: 'Brevinol 5' })
      .where(inArray(medicineTable.id, [OTHER]));
    await expect
      .poll(async () => (await get<MedicineDetail>(`/api/medicines/${RX}/`)).data.alike, { timeout: 15_000 })
      .toBeUndefined();
  });
});
