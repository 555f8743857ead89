import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import { financialYear, invoiceNumber } from './invoice-facts.ts';
import { creditNoteSeriesTable, invoiceSeriesTable } from './schema.ts';

const tables = { DS: invoiceSeriesTable, CN: creditNoteSeriesTable };
/** The next number of an Indian day's financial year: who takes it holds the row until what is numbered is written, or has given the number back. */
export async function nextNumber(tx: Queries, series: keyof typeof tables, day: string): Promise<string> {
  const year = financialYear(day),
    table = tables[series];
  const [row] = await tx
    .insert(table)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: table.year, set: { last: sql`${table.last} + 1` } })
    .returning();
  return invoiceNumber(year, row!.last, series);
}
