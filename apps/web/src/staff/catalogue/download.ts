import { CallError } from '../../app/fetcher.ts';
import { accessToken, endSession } from '../../app/session.ts';
import { target } from '../call.ts';
import type { filterOf } from './state.ts';
import type { StaffSort } from '@doorstep/contract/staff';

/** A long catalogue takes its time. */
const FILE_MS = 120_000;
/** Long enough for a browser to have taken what was made for it. */
const KEPT_MS = 60_000;

/** Gives a text to the browser as a file of this name. */
export function saveCsv(text: BlobPart, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** What the list shows, all its pages, as a CSV. Fails with a CallError. */
export async function downloadCatalogue(
  query: ReturnType<typeof filterOf> & { sort?: StaffSort | undefined },
): Promise<void> {
  const token = accessToken();
  let answer: Response, bytes: ArrayBuffer;
  try {
    answer = await fetch(target('exportCatalogue', { query }).path, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(FILE_MS),
    });
    bytes = await answer.arrayBuffer();
  } catch {
    throw new CallError(0, 'unreachable');
  }
  if (answer.status === 401 && token) endSession(token);
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/csv'))
    throw new CallError(answer.status, 'unreadable');
  saveCsv(bytes, `catalogue-${new Date().toISOString().slice(0, 10)}.csv`);
}
