import { toRupees } from '@doorstep/contract/money';

/** Columns by name, as the database tells them. */
export type Told = Record<string, string | number | boolean | null>;
export interface PreviewRow {
  code: string;
  name: string;
  kind: 'new' | 'changed' | 'same';
  /** What differs, by the names of the wire; of a new one what is told of it. */
  fields: Record<string, { from: Told[string]; to: Told[string] }>;
}
const NAMES: Readonly<Record<string, string>> = {
  mrp_paise: 'mrp',
  offer_paise: 'offer_price',
};
/** They follow from the pack. */
const HIDDEN = new Set(['code', 'pack_size', 'unit']);
const shown = (column: string, value: Told[string]) =>
  column.endsWith('_paise') && typeof value === 'number' ? toRupees(value) : value;

export function previewRow({
  code,
  name,
  before,
  after,
}: {
  code: string;
  name: string;
  before: Told | null;
  after: Told;
}): PreviewRow {
  const differing = Object.entries(after).filter(
    ([column, value]) =>
      !HIDDEN.has(column) &&
      (before ? before[column] !== value : value !== null && value !== '' && column !== 'name'),
  );
  return {
    code,
    name,
    kind: before === null ? 'new' : differing.length > 0 ? 'changed' : 'same',
    fields: Object.fromEntries(
      differing.map(([column, value]) => [
        NAMES[column] ?? column,
        { from: shown(column, before?.[column] ?? null), to: shown(column, value) },
      ]),
    ),
  };
}
