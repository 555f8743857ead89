import type { DatabaseHandle, Queries } from '../../platform/db/database.ts';
import { findColumns, type ColumnMap, type Columns } from './columns.ts';
import { readCsv } from './csv.ts';
import { ImportError } from './import-error.ts';
import { readRow, type BadRow, type StagedRow } from './row.ts';
import { clearStages, createStagingTable, type Counts } from './stage.ts';

export interface ImportOptions {
  map?: ColumnMap;
  /** Reads and checks all of it, and changes nothing. */
  dryRun?: boolean;
  maxBytes?: number;
  /** In the transaction that makes the import the catalogue. */
  onSwap?: (tx: Queries, counts: Counts) => Promise<void>;
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
  { map, dryRun = false, maxBytes = MAX_BYTES, onSwap }: ImportOptions = {},
  onProgress?: Report,
): Promise<Ended> {
  let bytes = 0,
    rows = 0,
    bad = 0;
  let newlyBad: BadRow[] = [];
  let chunk: StagedRow[] = [];
  const refuse = (row: BadRow) => {
    bad++;
    newlyBad.push(row);
  };
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
  let width = 0;
  let stage: Awaited<ReturnType<typeof createStagingTable>> | undefined;
  const send = async () => {
    for (const row of await stage!.add(chunk)) refuse(row);
    chunk = [];
    onProgress?.({ rows, bytes, bad, newlyBad });
    newlyBad = [];
  };
  try {
    for await (const { line, cells } of readCsv(counted())) {
      if (!columns) {
        columns = findColumns(cells, map);
        width = cells.length;
        stage = await createStagingTable(database, columns);
        continue;
      }
      rows++;
      const row = readRow(line, cells, columns, width);
      if ('name' in row) chunk.push(row);
      else refuse(row);
      if (chunk.length + newlyBad.length >= CHUNK) await send();
    }
    if (rows === 0) throw new ImportError('csv_no_rows');
    await send();
    const counts = await (dryRun ? stage!.plan() : stage!.swap(onSwap));
    return { rows, ...counts, bad };
  } finally {
    // What this leaves behind, the next import removes.
    await stage?.drop().catch(() => {});
  }
}
