import { Readable, pipeline } from 'node:stream';
import { parse, type CsvError, type Info, type InfoRecord } from 'csv-parse';
import { ImportError } from './import-error.ts';

export interface CsvRow {
  /** Where it begins, counted as an editor counts. */
  line: number;
  cells: string[];
}

/** A longer row is a missing quotation mark, not a medicine. */
const ROW_BYTES = 128 * 1024;
const HEAD_BYTES = 64 * 1024;

/** Of comma, semicolon and tab the one that the header uses most, outside quotation marks. */
function delimiterOf(header: string): string {
  const plain = header.replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, times: plain.split(delimiter).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).delimiter;
}

/** Reads until the header is whole, then gives back everything from the beginning. */
async function peek(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let done = false;
  while (!done && head.length < HEAD_BYTES && !/[\r\n]/.test(head.toString('latin1').trimStart())) {
    const next = await iterator.next();
    done = next.done === true;
    if (!next.done) head = Buffer.concat([head, next.value]);
  }
  async function* all() {
    try {
      if (head.length > 0) yield head;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  const header = head
    .toString('utf8')
    .replace(/^\uFEFF?\s*/, '')
    .split(/[\r\n]/, 1)[0]!;
  return { header, all };
}

/** Bytes that are no UTF-8 come out as U+FFFD; UTF-16 has a zero in every second byte. */
const unreadable = (text: string) => text.includes('\uFFFD') || text.includes('\0');

/** `line`: the last one that could be read. */
function importErrorOf({ code }: CsvError, line: number): ImportError | undefined {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new ImportError('csv_quote_open', { line });
  if (code === 'CSV_MAX_RECORD_SIZE') return new ImportError('csv_row_long', { line });
  return code?.startsWith('CSV_') ? new ImportError('csv_row_unreadable', { line }) : undefined;
}

/** Rows as they stand in the file, the header first; stops with an ImportError where the file is broken. Empty rows are passed over. */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const { header, all } = await peek(source);
  let whole = 0;
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(header),
    info: true,
    max_record_size: ROW_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    on_record: (record: string[], { lines }: InfoRecord) => {
      whole = lines;
      return record;
    },
  });
  // A fault of the source ends the parser too, and is thrown below.
  pipeline(Readable.from(all()), parser, () => {});

  let held: CsvRow | undefined;
  let columns = 0;
  const checked = (row: CsvRow): CsvRow => {
    if (row.cells.some(unreadable)) throw new ImportError('csv_encoding', { line: row.line });
    return row;
  };
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
      const inside = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      // One row behind, since only the end of the file tells which row is the last.
      if (held) yield checked(held);
      else columns = record.length;
      held = { line: info.lines - inside, cells: record };
    }
  } catch (error) {
    throw importErrorOf(error as CsvError, whole) ?? error;
  }
  if (!held) throw new ImportError('csv_empty');
  if (held.cells.length < columns)
    throw new ImportError('csv_cut', { line: held.line, count: held.cells.length, width: columns });
  yield checked(held);
}
