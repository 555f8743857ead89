import type { reportDeskMessages } from '../report-desk-messages.en.ts';
import { numberOf } from './number.ts';

/** A row as it is typed. */
export interface ReportRow {
  /** Of what a test measures; null for one that was written. */
  code: string | null;
  name: string;
  value: string;
  unit: string;
  low: string;
  high: string;
}
/** A row that is sent. */
export interface EnteredValue {
  code: string | null;
  name: string;
  value: number;
  unit: string;
  low: number | null;
  high: number | null;
}
/** What is wrong with a row, by field. */
export type RowErrors = Partial<Record<'name' | 'value' | 'low' | 'high', string>>;

/** What is wrong with each row, and the values of those that have one. */
export function readRows(
  rows: readonly ReportRow[],
  words: typeof reportDeskMessages.wrong,
): { errors: RowErrors[]; values: EnteredValue[] } {
  const values: EnteredValue[] = [];
  const errors = rows.map((row): RowErrors => {
    if (row.value.trim() === '') return {};
    const name = row.name.trim(),
      value = numberOf(row.value),
      // Undefined: not a number; null: no limit.
      [low, high] = [row.low, row.high].map((text) => (text.trim() === '' ? null : numberOf(text)));
    const wrong: RowErrors = {
      ...(name === '' && { name: words.name }),
      ...(value === undefined && { value: words.value }),
      ...(low === undefined && { low: words.limit }),
      ...(high === undefined && { high: words.limit }),
      ...(typeof low === 'number' && typeof high === 'number' && low > high && { high: words.range }),
    };
    if (value !== undefined && low !== undefined && high !== undefined)
      values.push({ code: row.code, name, value, unit: row.unit.trim(), low, high });
    return wrong;
  });
  return { errors, values };
}
