import type { DatabaseHandle, Queries } from '../../platform/db/database.ts';
import { findColumns, type ColumnMap, type Columns } from './columns.ts';
import { readCsv } from './csv.ts';
import { PREVIEW_ROWS } from '@doorstep/contract/staff';
import { ImportError } from './import-error.ts';
import type { PreviewRow } from './preview.ts';
import { readRow, type BadRow, type StagedRow } from './row.ts';
import { clearStages, createStagingTable, type Counts } from './stage.ts';

export interface ImportOptions {
  map?: ColumnMap;
  /** Fields that are left out, however a column is called. */
  skip?: readonly string[];
  /** Hears the header, and the place of each field's column in it: none while something is missing. */
  onHeader?: (names: string[], found: Columns) => void;
  /** Of a dry run: hears what would change, as many rows as are shown. */
  onPreview?: (rows: PreviewRow[]) => void;
  /** Bad rows come with their cells. */
  withCells?: boolean;
  /** Reads and checks all of it, and changes nothing. */
  dryRun?: boolean;
  maxBytes?: number;
  /** In the transaction that makes the import the catalogue. */
  onSwap?: (tx: Queries, counts: Counts, importId: number | null) => Promise<void>;
}
export interface ImportProgress {
  rows: number;
  bytes: number;
  bad: number;
  newlyBad: BadRow[];
}
export type Report = (progress: ImportProgress) => void;
/** `rows` counts all of them, good and bad. */
export interface Ended extends Counts {
  rows: number;
  bad: number;
}

/** Small enough for one statement to keep nobody waiting. */
const CHUNK = 250;
export const MAX_BYTES = 200 * 1024 * 1024;

/** Streams a pharmacy's CSV into the catalogue: staged beside it, then swapped in one step. An ImportError says what is wrong with the file; after any error the catalogue is as it was. */
export async function importCatalogue(
  database: Pick<DatabaseHandle, 'db' | 'embedded'>,
  source: AsyncIterable<Uint8Array>,
  {
    map,
    skip,
    dryRun = false,
    maxBytes = MAX_BYTES,
    onHeader,
    onPreview,
    withCells = false,
    onSwap,
  }: ImportOptions = {},
  onProgress?: Report,
): Promise<Ended> {
  let bytes = 0,
    rows = 0,
    bad = 0;
  let newlyBad: BadRow[] = [];
  let chunk: StagedRow[] = [];
  async function* counted() {
    for await (const part of source) {
      bytes += part.length;
      if (bytes > maxBytes)
        throw new ImportError('csv_large', { megabytes: Math.floor(maxBytes / 1024 / 1024) });
      yield part;
    }
  }

  await clearStages(database);
  let columns: Columns | undefined;
  /** Whoever maps columns sees them also where one is missing. */
  function headerOf(cells: string[]): Columns {
    let found: Columns = {};
    try {
      found = findColumns(cells, map, skip);
      return found;
    } finally {
      onHeader?.(cells, found);
    }
  }
  /** Of rows that are not staged yet, by line. */
  let cellsOf = new Map<number, string[]>();
  const refuse = (row: BadRow) => {
    bad++;
    const cells = cellsOf.get(row.line);
    newlyBad.push(cells ? { ...row, cells } : row);
  };
  let width = 0;
  let stage: Awaited<ReturnType<typeof createStagingTable>> | undefined;
  const send = async () => {
    for (const row of await stage!.add(chunk)) refuse(row);
    chunk = [];
    onProgress?.({ rows, bytes, bad, newlyBad: newlyBad.toSorted((a, b) => a.line - b.line) });
    newlyBad = [];
    cellsOf = new Map();
  };
  try {
    for await (const { line, cells } of readCsv(counted())) {
      if (!columns) {
        columns = headerOf(cells);
        width = cells.length;
        stage = await createStagingTable(database, columns);
        continue;
      }
      rows++;
      if (withCells) cellsOf.set(line, cells);
      const row = readRow(line, cells, columns, width);
      if ('name' in row) chunk.push(row);
      else refuse(row);
      if (chunk.length + newlyBad.length >= CHUNK) await send();
    }
    if (rows === 0) throw new ImportError('csv_no_rows');
    await send();
    if (dryRun && onPreview) onPreview(await stage!.preview(PREVIEW_ROWS));
    const counts = await (dryRun ? stage!.plan() : stage!.swap(onSwap));
    return { rows, ...counts, bad };
  } finally {
    // What this leaves behind, the next import removes.
    await stage?.drop().catch(() => {});
  }
}
