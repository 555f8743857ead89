'use client';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { ProgressBar } from '../../base/progress-bar/progress-bar.tsx';
import { useMessages } from '../../messages/provider.ts';
import { prescriptionMessages } from '../messages.en.ts';
import type { PrescriptionFieldProps } from './prescription-field.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

/** 2516582 → '2.4 MB', 81920 → '80 KB': the same in both languages. */
const size = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

interface ChosenFileProps extends Pick<
  PrescriptionFieldProps,
  'state' | 'fileName' | 'fileBytes' | 'previewUrl'
> {
  /** Of its words, which describe the input. */
  id: string;
  /** 0 to 1. */
  progress: number;
  /** Drawn large. */
  area: boolean;
}

/** What was chosen: its picture, name and size, and how far it is on its way. */
export function ChosenFile({ id, state, fileName, fileBytes, previewUrl, progress, area }: ChosenFileProps) {
  const messages = useMessages('prescription', prescriptionMessages);
  const empty = state === 'empty';
  const status = {
    empty: '',
    chosen: messages.chosen,
    uploading: messages.uploading,
    uploaded: messages.uploaded,
    failed: messages.notUploaded,
    refused: messages.notUploaded,
  }[state];
  return (
    <>
      {area && previewUrl ? (
        <div className="flex w-full justify-center">
          <Picture
            src={previewUrl}
            alt=""
            width={640}
            height={640}
            loading="eager"
            shape="control"
            className="w-full max-w-80"
          />
        </div>
      ) : (
        <Picture
          src={previewUrl}
          alt=""
          width={112}
          height={112}
          loading="eager"
          fallback={empty ? 'icon-upload' : 'icon-file-text'}
          shape="control"
          className="size-14 flex-none"
        />
      )}
      <div id={id} className={cn('flex min-w-0 flex-col', !(area && empty) && 'flex-[1_1_8.5rem]')}>
        {empty ? (
          <p className="font-strong text-accent-text">{area ? messages.drop : messages.choose}</p>
        ) : (
          <p className="line-clamp-3 font-medium wrap-anywhere">{fileName}</p>
        )}
        {state === 'uploading' && <ProgressBar label={messages.uploading} value={progress} />}
        <p className="text-meta text-content-muted">
          {!empty && fileBytes !== undefined && (
            <span className="tabular-nums">{`${size(fileBytes)} · `}</span>
          )}
          <span role="status" className={state === 'uploaded' ? 'font-medium text-success-text' : undefined}>
            {state === 'uploaded' && <Icon name="icon-circle-check" className="me-1" />}
            {wrapText(status)}
          </span>
          {area && state === 'uploading' && (
            <span aria-hidden className="tabular-nums">
              {` ${Math.round(progress * 100)}%`}
            </span>
          )}
        </p>
      </div>
    </>
  );
}
