import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What somebody typed, found anywhere in a text: its own '%' and '_' are letters (safety T37). */
export const within = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A mobile or a part of it, as people write it: '98765 43210', '+91 …'. Undefined for fewer digits than `least`, and for what is no number: a part of a name or of an id. */
export function mobilePart(text: string, least: number): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  return /^[\d\s+()-]+$/.test(text) && digits.length >= least
    ? digits.replace(/^0?91(?=\d{10}$)/, '')
    : undefined;
}

/** Of these sizes an index of `grams` holds each part of a text: all, or those of three letters alone. */
export type LeastPart = 1 | 3;
/** More of them make a search no narrower. */
const PARTS = 12;
function partsOf(text: string): string[] {
  const letters = [...text],
    size = Math.min(3, letters.length);
  const parts = letters
    .slice(0, letters.length - size + 1)
    .map((_, at) => letters.slice(at, at + size).join(''));
  return [...new Set(parts)].slice(0, PARTS);
}
/** What is compared of a text that is looked for: its parts and its pattern, or places for them in a query that is built once. */
export interface Sought {
  parts: SQLWrapper;
  like: string;
}
export const soughtOf = (text: string): { parts: string[]; like: string } => ({
  parts: partsOf(text),
  like: within(text),
});
/** Whether what is sought stands anywhere in a column, which an index over `grams(column, least)` holds (migrations/0035). */
export const containsSought = (column: SQLWrapper, { parts, like }: Sought, least: LeastPart): SQL =>
  sql`(grams(${column}, ${sql.raw(String(least))}) @> ${parts}::text[] and ${column} like ${like})`;
/**
 * Whether a text stands anywhere in a column: found by the index over `grams(column, least)` (migrations/0035), in any script, and compared
 * letter by letter. What is shorter than `least` is nowhere.
 */
export function contains(column: SQLWrapper, text: string, least: LeastPart): SQL {
  if ([...text].length < least) return sql`false`;
  const { parts, like } = soughtOf(text);
  return containsSought(column, { parts: sql`${sql.param(parts)}`, like }, least);
}
