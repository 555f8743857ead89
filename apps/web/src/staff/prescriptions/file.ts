import type { PrescriptionSheetProps } from '@doorstep/ui/prescription/prescription-sheet';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../app/file.ts';

const PDF = 'application/pdf';
/** A patient's file, fetched with the token and shown from a blob: its address alone opens nothing (decision S15). */
export function usePatientFile(path: string): PrescriptionSheetProps['file'] {
  const [tries, setTries] = useState(0);
  const key = `${path} ${tries}`;
  const [got, setGot] = useState<{ key: string; url?: string; file?: Blob }>();
  useEffect(() => {
    let gone = false,
      url = '';
    fetchFile(path).then(
      (file) => {
        if (gone) return;
        url = URL.createObjectURL(file);
        setGot({ key, url, file });
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
    ? { state: 'ready', url: got.url, ...(got.file?.type === PDF && { pdf: got.file }) }
    : { state: 'error', onRetry: () => setTries((n) => n + 1) };
}
