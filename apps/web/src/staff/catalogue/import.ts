import { catalogueImportPath } from '@doorstep/contract/staff';
import type { Failure } from '@doorstep/contract/envelope';
import type { ImportPanelProps } from '@doorstep/ui/staff/import-panel';
import { useEffect, useRef, useState } from 'react';
import { accessToken, endSession } from '../../account/session.ts';
import { inWords } from '../../app/sentences.ts';
import { usePageWords } from '../../words/words.ts';
import { staff } from '../words.ts';

/** An upload fails only when nothing moves for so long (decision C21); the swap at the end of a large file says nothing meanwhile. */
const STALLED_MS = 10_000, SWAP_MS = 120_000;
const BAD_SHOWN = 50;

type BadRow = { line: number; reason: string };
type Line = { rows: number; bytes: number; bad: number; bad_rows: BadRow[] } | { done: true; rows: number; bad: number; inserted: number; updated: number; unchanged: number } | { error: string };
interface Run { state: ImportPanelProps['state']; file?: File; dry?: boolean; progress: number; rows: number; bad: number; badRows: BadRow[]; outcome?: { inserted: number; updated: number; unchanged: number }; error?: string }
const NOTHING: Run = { state: 'empty', progress: 0, rows: 0, bad: 0, badRows: [] };

/** Sends a CSV and hears line by line how far it is (NDJSON). XMLHttpRequest, since fetch hears nothing before all is sent. Fails with the server's sentence, or none. */
function send(file: File, dryRun: boolean, onSent: (part: number) => void, onLine: (line: Line) => void, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const token = accessToken();
    let stalled: ReturnType<typeof setTimeout>, read = 0;
    const moves = (most: number) => { clearTimeout(stalled); stalled = setTimeout(() => request.abort(), most); };
    const hear = () => {
      const text = request.responseText, end = text.lastIndexOf('\n') + 1;
      if (request.status !== 200 || end <= read) return;
      for (const line of text.slice(read, end).trim().split('\n')) { try { onLine(JSON.parse(line) as Line); } catch { /* another's answer: it never says 'done' */ } }
      read = end;
    };
    request.open('POST', catalogueImportPath({ dryRun }));
    request.setRequestHeader('content-type', 'text/csv');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => { moves(STALLED_MS); onSent(total ? loaded / total : 0); });
    request.upload.addEventListener('load', () => moves(SWAP_MS));
    request.addEventListener('progress', () => { moves(SWAP_MS); hear(); });
    for (const name of ['error', 'abort'] as const) request.addEventListener(name, () => fail(new Error('')));
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.addEventListener('load', () => {
      hear();
      if (request.status === 200) { done(); return; }
      let body: Partial<Failure> = {};
      try { body = JSON.parse(request.responseText) as Partial<Failure>; } catch { /* another's answer */ }
      if (request.status === 401 && token) endSession(token);
      fail(new Error(body.error ?? ''));
    });
    signal.addEventListener('abort', () => request.abort());
    moves(STALLED_MS);
    request.send(file);
  });
}

/** One file on its way into the catalogue: chosen, checked, imported; whoever stops it before its end has changed nothing. */
export function useImport(onImported: () => void) {
  const words = usePageWords('staff', staff);
  const [run, setRun] = useState(NOTHING);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File, dry: boolean) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let now: Run = { ...NOTHING, state: dry ? 'checking' : 'importing', file, dry };
    const put = (change: Partial<Run>) => { now = { ...now, ...change }; if (!own.signal.aborted) setRun(now); };
    put({});
    try {
      await send(file, dry, (part) => put({ progress: part }), (line) => {
        if ('error' in line) put({ state: 'failed', error: line.error });
        else if ('done' in line) put({ state: dry ? 'checked' : 'done', progress: 1, rows: line.rows, bad: line.bad, outcome: line });
        else put({ rows: line.rows, bad: line.bad, badRows: [...now.badRows, ...line.bad_rows].slice(0, BAD_SHOWN) });
      }, own.signal);
      // It ended without saying how.
      if (now.state === 'checking' || now.state === 'importing') put({ state: 'failed', error: words.importUnknown });
    } catch (error) {
      put({ state: 'failed', error: inWords((error as Error).message, staff, words) || (dry ? '' : words.importUnknown) });
    }
    if (!dry && !own.signal.aborted) onImported();
  }
  const { file, ...shown } = run;
  return {
    ...shown, fileName: file?.name,
    onSelect: (chosen: File) => { running.current?.abort(); setRun({ ...NOTHING, state: 'chosen', file: chosen }); },
    onCheck: () => { if (file) void start(file, true); },
    onImport: () => { if (file) void start(file, false); },
    onStop: () => { running.current?.abort(); if (file) setRun({ ...NOTHING, state: 'stopped', file }); },
  };
}
