import { plainLine } from '@doorstep/contract/text';
import type { addressTable } from './schema.ts';

type Row = typeof addressTable.$inferSelect;
/** What the lines of the form make together. */
export type Lines = Pick<Row, 'line1' | 'line2' | 'landmark' | 'city' | 'state' | 'pincode'>;

const nearOf = ({ landmark }: Pick<Lines, 'landmark'>): string => landmark && `Near ${landmark}`;
const areaOf = ({ city, state, pincode }: Pick<Lines, 'city' | 'state' | 'pincode'>): string =>
  `${city}, ${state} ${pincode}`;
const joined = (parts: string[]): string => parts.filter(Boolean).join(', ');

/** In one line: as it was typed on the map, else made from the lines. */
export const oneLine = (row: Lines & Pick<Row, 'typed'>): string =>
  row.typed ?? joined([row.line1, row.line2, nearOf(row), areaOf(row)]);

/** What a courier reads: what the map's line leaves out of landmark and area stands behind it. Rows from before texts were cleaned are cleaned here. */
export function courierLine(row: Lines & Pick<Row, 'typed'>): string {
  const text = oneLine(row);
  return plainLine(
    joined([
      text,
      row.landmark && !text.includes(row.landmark) ? nearOf(row) : '',
      text.includes(row.pincode) ? '' : areaOf(row),
    ]),
  );
}

/** What a new line from the map leaves in the two lines of the form: the street, without what stands in fields of its own; the second one while it is still said. */
export function streetOf(
  text: string,
  row: Pick<Lines, 'line2' | 'landmark' | 'city' | 'state' | 'pincode'>,
): { line1: string; line2: string } {
  let street = text,
    line2 = '';
  const cut = (tail: string): boolean => {
    if (!tail || !street.endsWith(`, ${tail}`)) return false;
    street = street.slice(0, -tail.length - 2);
    return true;
  };
  cut(areaOf(row));
  cut(nearOf(row));
  if (cut(row.line2)) line2 = row.line2;
  return { line1: street, line2 };
}
