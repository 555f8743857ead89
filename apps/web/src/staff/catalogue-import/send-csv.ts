import type { Issue } from '@doorstep/contract/failure';
import type { ImportField } from '@doorstep/ui/staff/column-mapping';
import type { ImportPreviewRow } from '@doorstep/ui/staff/import-preview';
import { send } from '../../app/upload.ts';
import { target } from '../catalogue-call.ts';

/** The swap at the end of a large file says nothing meanwhile. */
const SWAP_MS = 120_000;

export type Found = Partial<Record<ImportField, number>>;
export interface BadRow extends Partial<Issue> {
  line: number;
  /** As the file has it. */
  cells?: string[];
  /** In English. */
  reason: string;
}
type Line =
  | { columns: string[]; found: Found }
  | { preview: ImportPreviewRow[] }
  | { rows: number; bytes: number; bad: number; bad_rows: BadRow[] }
  | {
      done: true;
      rows: number;
      bad: number;
      inserted: number;
      updated: number;
      unchanged: number;
      unrecognised?: number;
    }
  | ({ error: string } & Partial<Issue>);
/** Chosen by hand: the place of a field's column, or none. */
export type Chosen = Partial<Record<ImportField, number | null>>;
/** The names of the wire: a column's, or that the field is left out. */
export const mapOf = (chosen: Chosen, columns: readonly string[]) => {
  const fields = Object.entries(chosen) as Array<[ImportField, number | null]>;
  return {
    map: fields.flatMap(([field, at]) => (at === null ? [] : [`${field}:${columns[at] ?? ''}`])),
    skip: fields.flatMap(([field, at]) => (at === null ? [field] : [])),
  };
};

/** Sends a CSV and hears line by line how far it is (NDJSON). Fails with a CallError. */
export async function sendCsv(
  file: File,
  dryRun: boolean,
  { map, skip }: ReturnType<typeof mapOf>,
  onProgress: (part: number) => void,
  onLine: (line: Line) => void,
  signal: AbortSignal,
): Promise<void> {
  let read = 0;
  const onText = (text: string, status: number) => {
    const end = text.lastIndexOf('\n') + 1;
    if (status !== 200 || end <= read) return;
    for (const line of text.slice(read, end).trim().split('\n')) {
      try {
        onLine(JSON.parse(line) as Line);
      } catch {
        /* another's answer: it never says 'done' */
      }
    }
    read = end;
  };
  const { path } = target('importCatalogue', {
    query: { dry_run: dryRun ? '1' : undefined, detail: '1', name: file.name.slice(0, 200) },
  });
  // A column's name may hold a comma: each is a value of its own.
  const columns = new URLSearchParams([
    ...map.map((one) => ['map', one]),
    ...skip.map((one) => ['skip', one]),
  ]);
  await send([path, columns].filter(String).join('&'), file, {
    type: 'text/csv',
    onProgress,
    onText,
    answerMs: SWAP_MS,
    signal,
  });
}
