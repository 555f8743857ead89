import { PICTURE_MAX_BYTES, pictureTypes } from '@doorstep/contract/account';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../app/fetcher.ts';
import { say } from '../../../app/toasts.ts';
import { sendFile } from '../../../app/upload.ts';
import { useErrorMessages } from '../../../messages/errors.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { call, target } from '../../call.ts';
import { refusal } from '../../refusal.ts';
import { accountMessages } from '../../messages.en.ts';

interface Upload {
  state: 'idle' | 'uploading' | 'failed';
  file?: File;
  progress?: number;
  error?: string;
}
/** The picture of oneself: sent as soon as it is chosen; what failed is still chosen, and can be sent again (safety F22). */
export function usePictureUpload(onChange: () => Promise<unknown>) {
  const messages = usePageMessages('account', accountMessages);
  const words = { messages, errors: useErrorMessages() };
  const [upload, setUpload] = useState<Upload>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setUpload({ state: 'uploading', file, progress: 0 });
    try {
      await sendFile(
        target('setPicture'),
        file,
        (progress) => {
          if (!own.signal.aborted) setUpload({ state: 'uploading', file, progress });
        },
        own.signal,
      );
      if (own.signal.aborted) return;
      await onChange();
      setUpload({ state: 'idle' });
      say('success', messages.pictureSaved);
    } catch (error) {
      if (own.signal.aborted) return;
      // What is wrong with the file itself is not mended by another try.
      const wrong =
        error instanceof CallError && (error.status === 413 || error.status === 415 || error.status === 400);
      setUpload({
        state: wrong ? 'idle' : 'failed',
        file,
        error: refusal(error, messages.pictureFailed, words),
      });
    }
  }
  async function remove() {
    const { state } = upload;
    running.current?.abort();
    setUpload({ state: 'idle' });
    if (state !== 'idle') return;
    try {
      await call('removePicture');
      await onChange();
      say('success', messages.pictureRemoved);
    } catch (error) {
      setUpload({ state: 'idle', error: refusal(error, messages.pictureKept, words) });
    }
  }
  return {
    upload: { state: upload.state, progress: upload.progress, error: upload.error },
    choose: (file: File) => {
      running.current?.abort();
      const error =
        file.size > PICTURE_MAX_BYTES
          ? messages.pictureLarge
          : (pictureTypes as readonly string[]).includes(file.type)
            ? undefined
            : messages.pictureType;
      if (error) setUpload({ state: 'idle', error });
      else void send(file);
    },
    remove: () => {
      void remove();
    },
    retry: () => {
      if (upload.file) void send(upload.file);
    },
  };
}
