import type { Failure } from '@doorstep/contract/envelope';
import { accessToken, endSession } from '../account/session.ts';
import { CallError } from './fetcher.ts';

/** An upload fails only when nothing moves for so long (decision C21). */
const STALLED_MS = 10_000;
/** The browser has handed on the last byte, but a slow line still carries what waits in the device: nobody tells how far that is. */
const ANSWER_MS = 60_000;

/**
 * POSTs a file in the field 'image'; by XMLHttpRequest, since fetch does not tell how far an upload is. `onProgress` hears 0 to 1.
 * Fails with a CallError, also when it is stopped by `signal`, or when `guard` does not know the answer.
 */
export function sendFile<T>(path: string, file: File, guard: (answer: T) => boolean, onProgress: (part: number) => void, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const token = accessToken();
    let stalled: ReturnType<typeof setTimeout>;
    const moves = (most = STALLED_MS) => { clearTimeout(stalled); stalled = setTimeout(() => request.abort(), most); };
    const broken = () => fail(new CallError(0, 'unreachable'));
    request.open('POST', path);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => { moves(); onProgress(total ? loaded / total : 0); });
    request.upload.addEventListener('load', () => moves(ANSWER_MS));
    for (const name of ['error', 'abort'] as const) request.addEventListener(name, broken);
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.addEventListener('load', () => {
      let body: unknown;
      try { body = JSON.parse(request.responseText); } catch { /* another's answer */ }
      const answer = (typeof body === 'object' && body !== null ? body : {}) as T & Partial<Failure>;
      if (request.status >= 200 && request.status < 300 && guard(answer)) { done(answer); return; }
      if (request.status === 401 && token) endSession(token);
      fail(new CallError(request.status, answer.code ?? 'unreadable', answer.error, answer));
    });
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('image', file);
    moves();
    request.send(form);
  });
}
