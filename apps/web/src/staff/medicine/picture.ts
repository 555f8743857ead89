import { pictureTypes } from '@doorstep/contract/account';
import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { UPLOAD_MAX_BYTES } from '@doorstep/contract/platform';
import type { MedicinePictureProps } from '@doorstep/ui/staff/medicine-picture';
import { useEffect, useRef, useState } from 'react';
import { fieldSentence, refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { useShownBlob } from '../../app/file.ts';
import { sendFile } from '../../app/upload.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call, target } from '../catalogue-call.ts';
import { catalogueMessages } from '../catalogue/messages.en.ts';

interface Upload {
  state: MedicinePictureProps['state'];
  file?: File;
  previewUrl?: string;
  progress?: number;
  error?: string | undefined;
  /** What was there before; null where the pack was drawn. */
  undo?: { done: 'saved' | 'removed'; picture: string | null };
}
const NOTHING: Upload = { state: 'idle' };

/** The picture of a medicine: sent when it is told to. What was not taken is still chosen, and can be sent again (safety F22). */
export function useMedicinePicture(
  { id, picture, updated_at }: StaffMedicine,
  onChanged: (changed: StaffMedicine) => void,
  onRefused: () => void,
) {
  const messages = usePageMessages('catalogue', catalogueMessages);
  const errors = useErrorMessages();
  const [upload, setUpload] = useState(NOTHING);
  const running = useRef<AbortController>(undefined);
  useShownBlob(upload.previewUrl);
  useEffect(() => () => running.current?.abort(), []);

  const said = (error: unknown): string =>
    (error instanceof CallError && fieldSentence(error, 'image', errors)) ||
    refused(error, errors) ||
    messages.pictureFailed;
  /** What could not be done is said, and is still there to be done. */
  async function run(now: Upload, send: (own: AbortController) => Promise<StaffMedicine>, then: Upload) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setUpload(now);
    try {
      const changed = await send(own);
      if (own.signal.aborted) return;
      setUpload(then);
      onChanged(changed);
    } catch (error) {
      if (own.signal.aborted) return;
      setUpload({ ...now, state: now.file ? 'chosen' : 'idle', error: said(error) });
      onRefused();
    }
  }
  const seen = { params: { id } };
  const put = (next: string | null, then: Upload) =>
    void run(
      { state: 'busy', undo: upload.undo },
      async () =>
        (await call('changeMedicinePicture', { ...seen, body: { picture: next, seen_at: updated_at } })).data,
      then,
    );
  return {
    state: upload.state,
    previewUrl: upload.previewUrl,
    progress: upload.progress,
    error: upload.error,
    done: upload.undo?.done,
    onFileSelect: (file: File) => {
      running.current?.abort();
      const error =
        file.size > UPLOAD_MAX_BYTES
          ? messages.pictureLarge
          : (pictureTypes as readonly string[]).includes(file.type)
            ? undefined
            : messages.pictureType;
      setUpload(
        error ? { state: 'idle', error } : { state: 'chosen', file, previewUrl: URL.createObjectURL(file) },
      );
    },
    onSave: () => {
      const { file, previewUrl } = upload;
      if (!file) return;
      const now: Upload = { state: 'saving', file, previewUrl, progress: 0 };
      void run(
        now,
        async (own) => {
          const to = target('uploadMedicinePicture', { ...seen, query: { seen_at: updated_at } });
          const onProgress = (progress: number) => {
            if (!own.signal.aborted) setUpload({ ...now, progress });
          };
          return (await sendFile(to, file, onProgress, own.signal)).data;
        },
        { state: 'idle', undo: { done: 'saved', picture } },
      );
    },
    onCancel: () => {
      running.current?.abort();
      setUpload(NOTHING);
    },
    onRemove: () => put(null, { state: 'idle', undo: { done: 'removed', picture } }),
    onUndo: () => {
      if (upload.undo) put(upload.undo.picture, NOTHING);
    },
  };
}
