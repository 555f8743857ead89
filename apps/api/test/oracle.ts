import type { MedicineSort } from '@doorstep/contract/medicine';
import type { IndexedRow, Wanted } from '../src/medicine/search-index.ts';

/** The same search done the slow and obvious way. */
export function naiveSearch(
  rows: readonly IndexedRow[],
  { search = '', letter, sort, ...filter }: Partial<Wanted>,
  out: ReadonlySet<number> = new Set(),
): number[] {
  const tidy = (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .split(/[\s\p{Cc}]+/u)
      .filter(Boolean)
      .join(' ');
  const text = tidy(search);
  const words = text.split(' ').filter(Boolean);
  const said = (row: IndexedRow) =>
    tidy([row.name, row.composition, row.manufacturer].filter(Boolean).join(' '));
  const begins = (row: IndexedRow, word: string) =>
    said(row)
      .split(' ')
      .some((one) => one.startsWith(word) || one.replace(/^[^\p{L}\p{N}]+/u, '').startsWith(word));
  const rank = (row: IndexedRow) =>
    !text || sort
      ? 0
      : tidy(row.name).startsWith(text)
        ? 0
        : words.every((word) => begins(row, word))
          ? 1
          : 2;
  /** Of those that fit alike, single salts before combinations. */
  const combined = (row: IndexedRow) => (text && !sort && row.composition?.includes(' + ') ? 1 : 0);
  const passes = (row: IndexedRow) =>
    (filter.prescription === undefined || row.prescriptionRequired === filter.prescription) &&
    (!filter.inStock || !out.has(row.id)) &&
    (filter.form === undefined || row.form === filter.form) &&
    (filter.use === undefined || row.category === filter.use) &&
    row.offerPaise >= (filter.fromPaise ?? 0) &&
    row.offerPaise <= (filter.toPaise ?? Infinity);
  const by: Record<MedicineSort | 'none', (a: IndexedRow, b: IndexedRow) => number> = {
    none: (a, b) =>
      rank(a) - rank(b) || combined(a) - combined(b) || b.popularity - a.popularity || a.id - b.id,
    'price-asc': (a, b) => a.offerPaise - b.offerPaise || a.id - b.id,
    'price-desc': (a, b) => b.offerPaise - a.offerPaise || b.id - a.id,
    'name-asc': (a, b) => (tidy(a.name) < tidy(b.name) ? -1 : tidy(a.name) > tidy(b.name) ? 1 : a.id - b.id),
    'name-desc': (a, b) => (tidy(a.name) < tidy(b.name) ? 1 : tidy(a.name) > tidy(b.name) ? -1 : b.id - a.id),
  };
  return rows
    .filter(
      (row) =>
        passes(row) &&
        words.every((word) => said(row).includes(word)) &&
        (!letter || tidy(row.name)[0]?.toUpperCase() === letter.toUpperCase()),
    )
    .toSorted(by[sort ?? 'none'])
    .map((row) => row.id);
}
