import { letters, sorts } from '@doorstep/contract/medicine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IndexBuilder, type IndexedRow } from '../src/medicine/search-index.ts';
import { naiveSearch } from './oracle.ts';
import { sampleRows } from './rows.ts';

const uses = ['Pain and fever', 'Allergy', 'Diabetes'];
const rows = sampleRows(300).map((row, i): IndexedRow => ({
  id: i + 1,
  name: row.name,
  // Each third is a combination, and each seventh is for nothing in particular.
  composition:
    row.composition && i % 3 === 0 ? `${row.composition} + Caffeine 30 mg` : (row.composition ?? null),
  form: row.form ?? 'other',
  category: i % 7 === 0 ? null : uses[i % uses.length]!,
  prescriptionRequired: i % 4 === 0,
  manufacturer: row.manufacturer ?? null,
  popularity: row.popularity!,
  offerPaise: row.offerPaise,
}));
const build = (of: readonly IndexedRow[]) => {
  const builder = new IndexBuilder();
  builder.add(of.slice(0, 7));
  builder.add(of.slice(7));
  return builder.finish();
};
const index = build(rows);
const out = new Set(rows.filter(({ id }) => id % 9 === 0).map(({ id }) => id));
index.facts.setOut(out);

const said = fc
  .constantFrom(...rows)
  .map((row) => `${row.name} ${row.composition ?? ''} ${row.manufacturer ?? ''}`);
const piece = fc
  .tuple(said, fc.nat(40), fc.integer({ min: 1, max: 12 }))
  .map(([text, from, length]) => text.slice(from % text.length).slice(0, length));
const search = fc.oneof(
  piece,
  fc.tuple(piece, piece).map(([a, b]) => `${a} ${b}`),
  said,
  fc.constantFrom(
    '%',
    '_',
    '\\',
    '5%',
    'mg',
    ' ',
    '\u0000',
    'पेरा',
    '🙂',
    'ÜNÏ',
    'zzzz',
    "o'neil",
    'a a',
    'fe',
    'e',
  ),
);

test('a search finds, orders and counts what a slow one does', () => {
  fc.assert(
    fc.property(
      fc.option(search, { nil: undefined }),
      fc.option(fc.constantFrom(...letters.split(''), 'q', 'z'), { nil: undefined }),
      fc.option(fc.constantFrom(...sorts), { nil: undefined }),
      fc.nat(30),
      fc.integer({ min: 1, max: 100 }),
      (text, letter, sort, offset, limit) => {
        const expected = naiveSearch(rows, { search: text, letter, sort });
        expect(index.find({ search: text, letter, sort, offset, limit })).toEqual({
          ids: expected.slice(offset, offset + limit),
          total: expected.length,
        });
      },
    ),
    { numRuns: 600 },
  );
});

test('narrowed by prescription, stock, form, use and price, it finds what a slow one does', () => {
  const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  fc.assert(
    fc.property(
      fc.option(search, { nil: undefined }),
      fc.record({
        prescription: maybe(true, false),
        inStock: maybe(true as const),
        form: maybe('tablet' as const, 'syrup' as const, 'cream' as const),
        use: maybe(...uses, 'Nobody knows'),
        fromPaise: maybe(0, 2_000),
        toPaise: maybe(3_000, 100_000),
      }),
      maybe(...sorts),
      fc.nat(30),
      fc.integer({ min: 1, max: 100 }),
      (text, filter, sort, offset, limit) => {
        const expected = naiveSearch(rows, { search: text, sort, ...filter }, out);
        expect(index.find({ search: text, sort, ...filter, offset, limit, counted: 5 }).ids).toEqual(
          expected.slice(offset, offset + limit),
        );
        expect(index.find({ search: text, sort, ...filter, offset, limit }).total).toBe(expected.length);
      },
    ),
    { numRuns: 600 },
  );
});

test('beyond what is to be counted, a page is the same and the total says only that there are more', () => {
  fc.assert(
    fc.property(
      search,
      fc.option(fc.constantFrom(...letters.split('')), { nil: undefined }),
      fc.option(fc.constantFrom(...sorts), { nil: undefined }),
      fc.nat(30),
      fc.integer({ min: 1, max: 30 }),
      fc.nat(25),
      (text, letter, sort, offset, limit, counted) => {
        const wanted = { search: text, letter, sort, offset, limit };
        const [exact, some] = [index.find(wanted), index.find({ ...wanted, counted })];
        expect(some.ids).toEqual(exact.ids);
        expect(Math.min(some.total, counted + 1)).toBe(Math.min(exact.total, counted + 1));
        expect(offset + limit < some.total).toBe(offset + limit < exact.total);
      },
    ),
    { numRuns: 400 },
  );
});

test('page after page gives each medicine once', () => {
  for (const sort of [undefined, ...sorts])
    for (const text of [undefined, 'mg', 'a', 'para']) {
      const all: number[] = [];
      for (let offset = 0; ; offset += 12) {
        const { ids } = index.find({ search: text, sort, offset, limit: 12 });
        if (ids.length === 0) break;
        all.push(...ids);
      }
      expect(all).toEqual(naiveSearch(rows, { search: text, sort }));
    }
});

test('a place far behind the end costs nothing and finds nothing', () => {
  for (const text of [undefined, 'a'])
    expect(index.find({ search: text, offset: 1e17, limit: 100 }).ids).toEqual([]);
});

test.each([
  ['febrisl', 'febrisol'],
  ['fbrisol', 'febrisol'],
  ['paracetmaol', 'paracetamol'],
  ['loratidine 500', 'loratadine 500'],
  ['zebrisol', 'febrisol'],
  ['gluvdia', 'gluvida'],
  ['pantvi', 'pantavida'],
  ['FEBRISSOL', 'febrisol'],
  // By what it sounds like, in either script.
  ['phebreesaul', 'febrisol'],
  ['फ़ेब्रिसोल', 'febrisol'],
  ['फेबरीसोल', 'febrisol'],
  ['लोराटाडीन', 'loratadine'],
  ['loratadeen', 'loratadine'],
  ['सिमेटिकोन', 'simeticone'],
])('%s was meant as %s', (typed, meant) => {
  expect(index.correct(typed)).toBe(meant);
});
test.each([
  'febrisol',
  'qqqqqqqq',
  'zzqx',
  '123456',
  '🙂🙂🙂',
  'मोबाइल',
  '%%%%',
  '',
  'febrisol qqqqqqqq',
  'x'.repeat(100),
])('%s is left as it is', (typed) => {
  expect(index.correct(typed)).toBeUndefined();
});

test('an empty catalogue answers every question', () => {
  const none = build([]);
  expect(none.find({ search: 'a', offset: 0, limit: 12 })).toEqual({ ids: [], total: 0 });
  expect(none.find({ sort: 'price-desc', letter: 'A', offset: 0, limit: 12 })).toEqual({ ids: [], total: 0 });
  expect([none.correct('febrisol'), none.close('febrisol'), none.pickAlike(1, 1, 6)]).toEqual([
    undefined,
    [],
    [],
  ]);
  expect(none.facts.uses()).toEqual([]);
});

test('a pick is different medicines of the same use without a prescription, the same for one seed (C24)', () => {
  const one = rows.find(({ category }) => category !== null)!;
  const picked = index.pickAlike(one.id, 42, 24);
  expect(new Set(picked).size).toBe(24);
  for (const id of picked) {
    const other = rows.find((row) => row.id === id)!;
    expect([other.category, other.prescriptionRequired, id === one.id]).toEqual([one.category, false, false]);
  }
  expect(index.pickAlike(one.id, 42, 24)).toEqual(picked);
  expect(index.pickAlike(one.id, 43, 24)).not.toEqual(picked);
  expect(index.pickAlike(rows.find(({ category }) => category === null)!.id, 42, 6)).toEqual([]);
});

test.each([
  ['fbrizl', ['febrisol']],
  ['pntavda', ['pantavida']],
  ['febrisol gluvida', ['febrisol', 'gluvida']],
  ['qqqqqqqq', []],
  ['🙂🙂🙂', []],
  ['%%%%', []],
  ['', []],
])('where %s finds nothing, these are offered: %j', (typed, offered) => {
  expect(index.close(typed).slice(0, 2)).toEqual(offered);
});
