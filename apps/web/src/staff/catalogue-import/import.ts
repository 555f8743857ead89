import { sentenceOf, type Issue } from '@doorstep/contract/failure';
import { csvOf } from '@doorstep/contract/csv';
import type { ImportField } from '@doorstep/ui/staff/column-mapping';
import type { ImportPanelProps } from '@doorstep/ui/staff/import-panel';
import type { ImportPreviewRow } from '@doorstep/ui/staff/import-preview';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../app/fetcher.ts';
import { sentenceFor } from '../../app/failure.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { saveFile } from '../download.ts';
import { mapOf, sendCsv, type BadRow, type Chosen, type Found } from './send-csv.ts';

const BAD_SHOWN = 50;

interface Run {
  state: ImportPanelProps['state'];
  file?: File;
  dry?: boolean;
  progress: number;
  rows: number;
  bad: number;
  badRows: BadRow[];
  columns: string[];
  found: Found;
  preview: ImportPreviewRow[];
  outcome?: NonNullable<ImportPanelProps['outcome']>;
  error?: string;
}
const NOTHING: Run = {
  state: 'empty',
  progress: 0,
  rows: 0,
  bad: 0,
  badRows: [],
  columns: [],
  found: {},
  preview: [],
};
/** As many are kept for the file of them: more than anybody mends by hand. */
const BAD_KEPT = 20_000;
/** One file on its way into the catalogue: chosen, checked, imported; whoever stops it before it is sent has changed nothing. */
export function useImport(onImported: () => void) {
  const errors = useErrorMessages();
  const [run, setRun] = useState(NOTHING);
  /** Of the file that is chosen now. */
  const [chosen, setChosen] = useState<Chosen>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** In the reader's language, where its code is known; else as the server says it. */
  const worded = ({ code, params }: Partial<Issue>, said: string) =>
    (errors && code && sentenceOf(errors, { code, params })) || said;
  async function start(file: File, dry: boolean) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let now: Run = {
      ...NOTHING,
      state: dry ? 'checking' : 'importing',
      file,
      dry,
      columns: run.columns,
      found: run.found,
    };
    const put = (change: Partial<Run>) => {
      now = { ...now, ...change };
      if (!own.signal.aborted) setRun(now);
    };
    put({});
    const lost = { state: dry ? 'failed' : 'unknown' } as const;
    try {
      await sendCsv(
        file,
        dry,
        mapOf(chosen, run.columns),
        (part) => put({ progress: part }),
        (line) => {
          if ('columns' in line) put(line);
          else if ('preview' in line) put(line);
          else if ('error' in line) put({ state: 'failed', error: worded(line, line.error) });
          else if ('done' in line)
            put({
              state: dry ? 'checked' : 'done',
              progress: 1,
              rows: line.rows,
              bad: line.bad,
              outcome: line,
            });
          else
            put({
              rows: line.rows,
              bad: line.bad,
              badRows: [
                ...now.badRows,
                ...line.bad_rows.map((row) => ({ ...row, reason: worded(row, row.reason) })),
              ].slice(0, BAD_KEPT),
            });
        },
        own.signal,
      );
      // It ended without saying how.
      if (now.state === 'checking' || now.state === 'importing') put(lost);
    } catch (error) {
      const said = error instanceof CallError ? sentenceFor(error, errors) : '';
      put(said ? { state: 'failed', error: said } : lost);
    }
    if (!dry && !own.signal.aborted) onImported();
  }
  const { file, columns, found, preview, badRows, ...shown } = run;
  return {
    ...shown,
    badRows: badRows.slice(0, BAD_SHOWN),
    fileName: file?.name,
    columns,
    found: {
      ...found,
      ...Object.fromEntries(Object.entries(chosen).map(([field, at]) => [field, at ?? undefined])),
    } as Found,
    preview,
    /** Another column: what was found with the one before is so no more. */
    onMap: (field: ImportField, at: number | undefined) => {
      setChosen({ ...chosen, [field]: at ?? null });
      setRun({ ...NOTHING, state: 'chosen', file, columns, found });
    },
    onDownloadBad: () => {
      const file = csvOf(
        [...columns, 'line', 'reason'],
        badRows.map(({ cells = [], line, reason }) =>
          columns.map((_, at): string | number => cells[at] ?? '').concat(line, reason),
        ),
      );
      saveFile(new Blob([file], { type: 'text/csv' }), `bad-rows-${run.file?.name ?? 'catalogue.csv'}`);
    },
    onFileSelect: (chosenFile: File) => {
      running.current?.abort();
      setChosen({});
      setRun({ ...NOTHING, state: 'chosen', file: chosenFile });
    },
    onCheck: () => {
      if (file) void start(file, true);
    },
    onImport: () => {
      if (file) void start(file, false);
    },
    // What is sent whole may be in before the server hears that nobody listens.
    onStop: () => {
      running.current?.abort();
      if (file)
        setRun({
          ...NOTHING,
          state: run.state === 'importing' && run.progress === 1 ? 'unknown' : 'stopped',
          file,
          columns,
          found,
        });
    },
  };
}
