import type { PrescriptionSheetProps } from '@doorstep/ui/prescription/prescription-sheet';
import { useEffect, useState } from 'react';
import { accessToken, endSession } from '../../account/session.ts';

/** Longer than a call: a photo of 5 MB on a slow line. */
const TIMEOUT_MS = 60_000;
const types = { image: /^image\//, pdf: /^application\/pdf/ };

/** A patient's file, fetched with the token and shown from a blob: its address alone opens nothing (decision S15). */
export function usePatientFile(path: string, type: keyof typeof types): PrescriptionSheetProps['file'] {
  const [tries, setTries] = useState(0);
  const key = `${path} ${tries}`;
  const [got, setGot] = useState<{ key: string; url?: string }>();
  useEffect(() => {
    const gone = new AbortController();
    let url: string | undefined;
    async function get() {
      const token = accessToken();
      const answer = await fetch(path, { headers: { ...(token && { authorization: `Bearer ${token}` }) }, signal: AbortSignal.any([gone.signal, AbortSignal.timeout(TIMEOUT_MS)]) });
      if (answer.status === 401 && token) endSession(token);
      const file = await answer.blob();
      if (!answer.ok || !types[type].test(file.type)) throw new Error('no such file');
      if (gone.signal.aborted) return;
      url = URL.createObjectURL(file);
      setGot({ key, url });
    }
    get().catch(() => { if (!gone.signal.aborted) setGot({ key }); });
    return () => { gone.abort(); if (url) URL.revokeObjectURL(url); };
  }, [path, type, key]);
  if (got?.key !== key) return { state: 'loading' };
  return got.url ? { state: 'ready', url: got.url } : { state: 'error', onRetry: () => setTries((n) => n + 1) };
}
