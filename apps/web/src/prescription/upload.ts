import { PRESCRIPTION_MAX_BYTES, prescriptionTypes } from '@doorstep/contract/prescription';
import { useEffect, useRef, useState } from 'react';
import { useShownBlob } from '../app/file.ts';
import { refused } from '../app/failure.ts';
import { CallError } from '../app/fetcher.ts';
import { sendFile } from '../app/upload.ts';
import { useErrorMessages } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import { target } from './call.ts';
import { prescriptionUploadMessages } from './upload-messages.en.ts';

export type Kept = { id: string; name: string; bytes: number } | null;
interface Chosen {
  file?: File;
  previewUrl?: string;
}
interface Upload {
  /** What is there, or waits to be sent: it stays where the next file turns out to be no good. */
  good: Chosen & { state: 'empty' | 'chosen' | 'uploaded' };
  /** The next one, until it has taken that place. */
  tried?: Chosen & { state: 'uploading' | 'failed' | 'refused'; progress?: number };
  error?: string;
}
const NOTHING: Upload = { good: { state: 'empty' } };
const chosenOf = (file: File): Chosen => ({
  file,
  ...(file.type.startsWith('image/') && { previewUrl: URL.createObjectURL(file) }),
});
/** The server has looked at it, and takes it neither now nor later. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && [400, 413, 415, 422].includes(error.status);

/**
 * One prescription: chosen, on its way, there, or failed with the file still chosen. `kept` is what an earlier visit uploaded.
 * With `waits` it is not sent before `onUpload`, as where that is all that a page is for. `keep` may take what failed, and says whether
 * it did.
 */
export function usePrescriptionUpload(
  kept: Kept,
  onChange: (uploaded: Kept) => void,
  waits = false,
  keep?: (file: File, failure: unknown) => Promise<boolean>,
) {
  const messages = usePageMessages('prescriptionUpload', prescriptionUploadMessages);
  const errors = useErrorMessages();
  const [{ good, tried, error }, setUpload] = useState<Upload>({
    good: { state: kept ? 'uploaded' : 'empty' },
  });
  const running = useRef<AbortController>(undefined);
  useShownBlob(good.previewUrl);
  useShownBlob(tried?.previewUrl);
  useEffect(() => () => running.current?.abort(), []);

  /** It does not take the place of a good one; where there is none, a page that goes on with it is stopped. */
  const refuse = (file: File, why: string) =>
    setUpload((now) => ({
      good: now.good,
      error: why,
      ...(now.good.state === 'empty' && !waits && { tried: { file, state: 'refused' } }),
    }));
  async function start(file: File) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const chosen = chosenOf(file);
    const at = (progress: number) =>
      setUpload((now) => ({ good: now.good, tried: { ...chosen, state: 'uploading', progress } }));
    at(0);
    try {
      if (keep && !navigator.onLine) throw new CallError(0, 'unreachable');
      const {
        data: { id },
      } = await sendFile(
        target('uploadPrescription'),
        file,
        (progress) => {
          if (!own.signal.aborted) at(progress);
        },
        own.signal,
      );
      if (own.signal.aborted) return;
      setUpload({ good: { ...chosenOf(file), state: 'uploaded' } });
      onChange({ id, name: file.name.slice(0, 200), bytes: file.size });
    } catch (failure) {
      if (own.signal.aborted) return;
      if (await keep?.(file, failure)) {
        setUpload(NOTHING);
        return;
      }
      const said = refused(failure, errors) || (waits ? messages.uploadFailed : '');
      if (!waits && isRefused(failure)) refuse(file, said);
      else
        setUpload((now) => ({
          good: now.good,
          tried: { ...chosen, state: 'failed' },
          ...(said && { error: said }),
        }));
    }
  }
  const reset = () => {
    running.current?.abort();
    onChange(null);
    setUpload(NOTHING);
  };
  const shown = tried ?? good;
  return {
    /** Chosen on this visit: the same bytes again are the earlier prescription, but whoever has just sent them looks for them here. */
    fresh: shown.file !== undefined,
    state: shown.state,
    fileName: shown.file?.name ?? kept?.name,
    fileBytes: shown.file?.size ?? (kept?.bytes || undefined),
    previewUrl: shown.previewUrl,
    progress: tried?.progress,
    error,
    onFileSelect: (file: File) => {
      running.current?.abort();
      const wrong =
        file.size > PRESCRIPTION_MAX_BYTES
          ? waits
            ? messages.tooLarge5
            : messages.tooLarge
          : (prescriptionTypes as readonly string[]).includes(file.type)
            ? undefined
            : messages.wrongType;
      if (wrong) refuse(file, wrong);
      else if (waits) setUpload({ good: { ...chosenOf(file), state: 'chosen' } });
      else void start(file);
    },
    /** Of the next one: what was there before stays. */
    onRemove: () => {
      if (!tried || waits || good.state === 'empty') return reset();
      running.current?.abort();
      setUpload({ good });
    },
    onReset: reset,
    onRetry: () => {
      if (shown.file) void start(shown.file);
    },
    onUpload: () => {
      if (shown.file) void start(shown.file);
      else setUpload({ ...NOTHING, error: messages.noFile });
    },
  };
}
