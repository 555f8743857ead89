import type { PrescriptionSheetProps } from '@doorstep/ui/prescription/prescription-sheet';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../app/file.ts';

/** A patient's file, fetched with the token and shown from a blob: its address alone opens nothing (decision S15). */
export function usePatientFile(path: string): PrescriptionSheetProps['file'] {
  const [tries, setTries] = useState(0);
  const key = `${path} ${tries}`;
  const [got, setGot] = useState<{ key: string; url?: string }>();
  useEffect(() => {
    let gone = false,
      url = '';
    fetchFile(path).then(
      (file) => {
        if (gone) return;
        url = URL.createObjectURL(file);
        setGot({ key, url });
      },
      () => {
        if (!gone) setGot({ key });
      },
    );
    return () => {
      gone = true;
      URL.revokeObjectURL(url);
    };
  }, [path, key]);
  if (got?.key !== key) return { state: 'loading' };
  return got.url
    ? { state: 'ready', url: got.url }
    : { state: 'error', onRetry: () => setTries((n) => n + 1) };
}
