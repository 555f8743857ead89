import { PRESCRIPTION_MAX_BYTES, prescriptionTypes } from '@doorstep/contract/prescription';
import { useEffect, useRef, useState } from 'react';
import { useShownBlob } from '../app/file.ts';
import { refused } from '../app/failure.ts';
import { sendFile } from '../app/upload.ts';
import { useErrorMessages } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import { target } from './call.ts';
import { prescriptionMessages } from './messages.en.ts';

export type Kept = { id: string; name: string; bytes: number } | null;
interface Upload {
  state: 'empty' | 'chosen' | 'uploading' | 'uploaded' | 'failed';
  file?: File;
  progress?: number;
  error?: string;
  previewUrl?: string;
}
/**
 * One prescription: chosen, on its way, there, or failed with the file still chosen. `kept` is what an earlier visit uploaded.
 * With `waits` it is not sent before `onUpload`, as where that is all that a page is for.
 */
export function usePrescriptionUpload(kept: Kept, onChange: (uploaded: Kept) => void, waits = false) {
  const messages = usePageMessages('prescription', prescriptionMessages);
  const errors = useErrorMessages();
  const [upload, setUpload] = useState<Upload>({ state: kept ? 'uploaded' : 'empty' });
  const running = useRef<AbortController>(undefined);
  const { previewUrl } = upload;
  useShownBlob(previewUrl);
  useEffect(() => () => running.current?.abort(), []);

  const chosenOf = (file: File) => ({
    file,
    ...(file.type.startsWith('image/') && { previewUrl: URL.createObjectURL(file) }),
  });
  async function start(file: File) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const chosen = chosenOf(file);
    setUpload({ ...chosen, state: 'uploading', progress: 0 });
    try {
      const {
        data: { id },
      } = await sendFile(
        target('uploadPrescription'),
        file,
        (progress) => {
          if (!own.signal.aborted) setUpload({ ...chosen, state: 'uploading', progress });
        },
        own.signal,
      );
      if (own.signal.aborted) return;
      setUpload({ ...chosen, state: 'uploaded' });
      onChange({ id, name: file.name.slice(0, 200), bytes: file.size });
    } catch (error) {
      if (own.signal.aborted) return;
      const said = refused(error, errors) || (waits ? messages.uploadFailed : '');
      setUpload({ ...chosen, state: 'failed', ...(said && { error: said }) });
    }
  }
  const forget = () => {
    running.current?.abort();
    onChange(null);
  };
  return {
    /** Chosen on this visit: the same bytes again are the earlier prescription, but whoever has just sent them looks for them here. */
    fresh: upload.file !== undefined,
    state: upload.state,
    fileName: upload.file?.name ?? kept?.name,
    fileBytes: upload.file?.size ?? (kept?.bytes || undefined),
    previewUrl,
    progress: upload.progress,
    error: upload.error,
    onSelect: (file: File) => {
      forget();
      const error =
        file.size > PRESCRIPTION_MAX_BYTES
          ? waits
            ? messages.tooLarge5
            : messages.tooLarge
          : (prescriptionTypes as readonly string[]).includes(file.type)
            ? undefined
            : messages.wrongType;
      if (error) setUpload({ state: 'empty', error });
      else if (waits) setUpload({ ...chosenOf(file), state: 'chosen' });
      else void start(file);
    },
    onRemove: () => {
      forget();
      setUpload({ state: 'empty' });
    },
    onRetry: () => {
      if (upload.file) void start(upload.file);
    },
    onUpload: () => {
      if (upload.file) void start(upload.file);
      else setUpload({ state: 'empty', error: messages.noFile });
    },
  };
}
