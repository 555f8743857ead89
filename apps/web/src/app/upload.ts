import type { Failure } from '@doorstep/contract/common.schema';
import { accessToken, callerHeaders, endSession, hearRefusal } from './session.ts';
import type { Target } from './call.ts';
import { CallError } from './fetcher.ts';

/** An upload fails only when nothing moves for so long (decision C21). */
const STALLED_MS = 10_000;
/** The browser has handed on the last byte, but a slow line still carries what waits in the device: nobody tells how far that is. */
const ANSWER_MS = 60_000;

export interface Sending {
  /** Hears 0 to 1. */
  onProgress: (part: number) => void;
  /** Hears what has been answered so far, with its status. */
  onText?: (text: string, status: number) => void;
  /** Content type of a body that does not say its own. */
  type?: string;
  /** How long the answer may be silent once all is handed on. */
  answerMs?: number;
  signal: AbortSignal;
  /** Sent twice with one key, it is one. */
  key?: string;
}
/** POSTs a large body; by XMLHttpRequest, since fetch does not tell how far an upload is. Resolves with a 2xx; fails with a CallError, also when it is stopped by `signal`. */
export function send(
  path: string,
  body: Blob | FormData,
  { onProgress, onText, type, answerMs = ANSWER_MS, signal, key }: Sending,
): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const token = accessToken();
    let stalled: ReturnType<typeof setTimeout>;
    const moves = (most: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), most);
    };
    const hear = () => onText?.(request.responseText, request.status);
    request.open('POST', path);
    if (type) request.setRequestHeader('content-type', type);
    for (const [name, value] of Object.entries(callerHeaders(token) ?? {}))
      request.setRequestHeader(name, value);
    if (key) request.setRequestHeader('idempotency-key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moves(STALLED_MS);
      onProgress(total ? loaded / total : 0);
    });
    request.upload.addEventListener('load', () => moves(answerMs));
    request.addEventListener('progress', () => {
      moves(answerMs);
      hear();
    });
    for (const name of ['error', 'abort'] as const)
      request.addEventListener(name, () => fail(new CallError(0, 'unreachable')));
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      hear();
      if (status >= 200 && status < 300) {
        done({ status, text });
        return;
      }
      if (status === 401 && token) endSession(token);
      const answer: Partial<Failure> = objectIn(text);
      hearRefusal(answer.code);
      fail(new CallError(status, answer.code ?? 'unreadable', answer.error, answer));
    });
    signal.addEventListener('abort', () => request.abort());
    moves(STALLED_MS);
    request.send(body);
  });
}
/** Whatever else was answered is an empty one: something between us and the server may answer for it. */
function objectIn(text: string): object {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    /* another's answer */
  }
  return typeof body === 'object' && body !== null ? body : {};
}

/** POSTs a form with a file. Fails as `send` does, and when the answer cannot be read. */
export async function sendForm<Result>(
  { path, read }: Target<Result>,
  form: FormData,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result> {
  const { text } = await send(path, form, { onProgress, signal });
  return read(objectIn(text));
}
/** The same of a file alone, in the field 'image'. */
export function sendFile<Result>(
  target: Target<Result>,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result> {
  const form = new FormData();
  form.append('image', file);
  return sendForm(target, form, onProgress, signal);
}
