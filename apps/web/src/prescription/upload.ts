import { PRESCRIPTION_MAX_BYTES, prescriptionTypes, prescriptionUploadPath, type Prescription } from '@doorstep/contract/prescription';
import type { Failure } from '@doorstep/contract/envelope';
import { useEffect, useRef, useState } from 'react';
import { accessToken, endSession } from '../account/session.ts';
import { CallError } from '../app/fetcher.ts';
import { inWords } from '../app/sentences.ts';
import { usePageWords } from '../words/words.ts';
import { prescription } from './words.ts';

/** An upload fails only when nothing moves for so long (decision C21). */
const STALLED_MS = 10_000;

/** XMLHttpRequest, since fetch does not tell how far an upload is. */
function send(file: File, onProgress: (part: number) => void, signal: AbortSignal): Promise<Prescription> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const token = accessToken();
    let stalled: ReturnType<typeof setTimeout>;
    const moves = () => { clearTimeout(stalled); stalled = setTimeout(() => request.abort(), STALLED_MS); };
    const broken = () => fail(new CallError(0, 'unreachable'));
    request.open('POST', prescriptionUploadPath);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => { moves(); onProgress(total ? loaded / total : 0); });
    for (const name of ['error', 'abort'] as const) request.addEventListener(name, broken);
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.addEventListener('load', () => {
      let body: (Partial<Failure> & { data?: Prescription }) | undefined;
      try { body = JSON.parse(request.responseText) as typeof body; } catch { /* another's answer */ }
      if (request.status === 201 && typeof body?.data?.id === 'string') { done(body.data); return; }
      if (request.status === 401 && token) endSession(token);
      fail(new CallError(request.status, body?.code ?? 'unreadable', body?.error));
    });
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('image', file);
    moves();
    request.send(form);
  });
}

type Kept = { id: string; name: string; bytes: number } | null;
interface Upload { state: 'empty' | 'uploading' | 'uploaded' | 'failed'; file?: File; progress?: number; error?: string; previewUrl?: string }
/** One prescription of an order: chosen, on its way, there, or failed with the file still chosen. `kept` is what an earlier visit uploaded. */
export function usePrescriptionUpload(kept: Kept, onChange: (uploaded: Kept) => void) {
  const words = usePageWords('prescription', prescription);
  const [upload, setUpload] = useState<Upload>({ state: kept ? 'uploaded' : 'empty' });
  const running = useRef<AbortController>(undefined);
  const { previewUrl } = upload;
  useEffect(() => () => { if (previewUrl) URL.revokeObjectURL(previewUrl); }, [previewUrl]);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const chosen = { file, ...(file.type.startsWith('image/') && { previewUrl: URL.createObjectURL(file) }) };
    setUpload({ ...chosen, state: 'uploading', progress: 0 });
    try {
      const { id } = await send(file, (progress) => { if (!own.signal.aborted) setUpload({ ...chosen, state: 'uploading', progress }); }, own.signal);
      if (own.signal.aborted) return;
      setUpload({ ...chosen, state: 'uploaded' });
      onChange({ id, name: file.name.slice(0, 200), bytes: file.size });
    } catch (error) {
      if (own.signal.aborted) return;
      const said = error instanceof CallError && error.status >= 400 && error.status < 500 ? error.message : '';
      setUpload({ ...chosen, state: 'failed', ...(said && { error: inWords(said, prescription, words) }) });
    }
  }
  const forget = () => { running.current?.abort(); onChange(null); };
  return {
    state: upload.state, fileName: upload.file?.name ?? kept?.name, fileBytes: upload.file?.size ?? kept?.bytes, previewUrl, progress: upload.progress, error: upload.error,
    onSelect: (file: File) => {
      forget();
      const error = file.size > PRESCRIPTION_MAX_BYTES ? words.tooLarge : (prescriptionTypes as readonly string[]).includes(file.type) ? undefined : words.wrongType;
      if (error) setUpload({ state: 'empty', error }); else void start(file);
    },
    onRemove: () => { forget(); setUpload({ state: 'empty' }); },
    onRetry: () => { if (upload.file) void start(upload.file); },
  };
}
