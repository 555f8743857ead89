import { CallError } from '../app/fetcher.ts';
import { accessToken, endSession } from '../app/session.ts';

/** A long list takes its time. */
const TIMEOUT_MS = 60_000;
/** Long enough for the browser to have taken it. */
const KEPT_MS = 60_000;

/** Puts what was made here among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** A CSV file of the staff's, fetched with the token, among the downloads (decision S15). Fails with a CallError. */
export async function downloadCsv(path: string, name: string): Promise<void> {
  const token = accessToken();
  let answer: Response, file: Blob;
  try {
    answer = await fetch(path, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    file = await answer.blob();
  } catch {
    throw new CallError(0, 'unreachable');
  }
  if (answer.status === 401 && token) endSession(token);
  // Whatever stands between us and the server may answer for it: a page is no list.
  if (!answer.ok || !file.type.startsWith('text/csv')) throw new CallError(answer.status, 'failed');
  saveFile(file, name);
}
