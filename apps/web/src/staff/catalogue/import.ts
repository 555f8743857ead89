import { sentenceOf, type Issue } from '@doorstep/contract/failure';
import type { ImportPanelProps } from '@doorstep/ui/staff/import-panel';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../app/fetcher.ts';
import { sentenceFor } from '../../app/failure.ts';
import { send } from '../../app/upload.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { target } from '../call.ts';

/** The swap at the end of a large file says nothing meanwhile. */
const SWAP_MS = 120_000;
const BAD_SHOWN = 50;

interface BadRow extends Partial<Issue> {
  line: number;
  /** In English. */
  reason: string;
}
type Line =
  | { rows: number; bytes: number; bad: number; bad_rows: BadRow[] }
  | { done: true; rows: number; bad: number; inserted: number; updated: number; unchanged: number }
  | ({ error: string } & Partial<Issue>);
interface Run {
  state: ImportPanelProps['state'];
  file?: File;
  dry?: boolean;
  progress: number;
  rows: number;
  bad: number;
  badRows: BadRow[];
  outcome?: { inserted: number; updated: number; unchanged: number };
  error?: string;
}
const NOTHING: Run = { state: 'empty', progress: 0, rows: 0, bad: 0, badRows: [] };

/** Sends a CSV and hears line by line how far it is (NDJSON). Fails with a CallError. */
async function sendCsv(
  file: File,
  dryRun: boolean,
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
  await send(target('importCatalogue', { query: { dry_run: dryRun ? '1' : undefined } }).path, file, {
    type: 'text/csv',
    onProgress,
    onText,
    answerMs: SWAP_MS,
    signal,
  });
}

/** One file on its way into the catalogue: chosen, checked, imported; whoever stops it before it is sent has changed nothing. */
export function useImport(onImported: () => void) {
  const errors = useErrorMessages();
  const [run, setRun] = useState(NOTHING);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** In the reader's language, where its code is known; else as the server says it. */
  const worded = ({ code, params }: Partial<Issue>, said: string) =>
    (errors && code && sentenceOf(errors, { code, params })) || said;
  async function start(file: File, dry: boolean) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let now: Run = { ...NOTHING, state: dry ? 'checking' : 'importing', file, dry };
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
        (part) => put({ progress: part }),
        (line) => {
          if ('error' in line) put({ state: 'failed', error: worded(line, line.error) });
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
                ...line.bad_rows.map((row) => ({ line: row.line, reason: worded(row, row.reason) })),
              ].slice(0, BAD_SHOWN),
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
  const { file, ...shown } = run;
  return {
    ...shown,
    fileName: file?.name,
    onSelect: (chosen: File) => {
      running.current?.abort();
      setRun({ ...NOTHING, state: 'chosen', file: chosen });
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
        });
    },
  };
}
