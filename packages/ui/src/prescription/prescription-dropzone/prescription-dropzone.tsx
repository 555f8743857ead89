'use client';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { PrescriptionField, type PrescriptionFieldProps } from '../prescription-field/prescription-field.tsx';
import { prescriptionMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

type Shared = Pick<
  PrescriptionFieldProps,
  'state' | 'fileName' | 'fileBytes' | 'previewUrl' | 'progress' | 'error' | 'onFileSelect' | 'onRemove'
>;
export interface PrescriptionDropzoneProps
  extends Shared, Omit<ComponentProps<'form'>, 'children' | 'onSelect' | 'onSubmit'> {
  /** Sends what is chosen, again too; with nothing chosen the page says so in `error`. */
  onUpload: () => void;
  /** Beside the button: another way to go. */
  children?: ReactNode;
}

/** A prescription to upload: chosen or dropped, seen, then sent. A PrescriptionField with a button that sends, and on a phone the camera. */
export function PrescriptionDropzone({
  state,
  fileName,
  fileBytes,
  previewUrl,
  progress,
  error,
  onFileSelect,
  onRemove,
  onUpload,
  children,
  className,
  ...props
}: PrescriptionDropzoneProps) {
  const messages = useMessages('prescription', prescriptionMessages);
  const common = useMessages('base', baseMessages);
  const input = useRef<HTMLInputElement>(null);
  const empty = state === 'empty',
    busy = state === 'uploading' || state === 'uploaded';
  return (
    <form
      noValidate
      data-slot="prescription-dropzone"
      data-state={state}
      aria-label={messages.upload}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        onUpload();
        if (empty) input.current?.focus();
      }}
      className={cn('flex w-full flex-col gap-4', className)}
    >
      <PrescriptionField
        ref={input}
        layout="area"
        state={state}
        fileName={fileName}
        fileBytes={fileBytes}
        previewUrl={previewUrl}
        progress={progress ?? 0}
        error={error}
        onFileSelect={onFileSelect}
        onRemove={onRemove}
      />
      <div className="flex flex-wrap gap-3 max-xs:*:grow">
        {/* What the button says changes, the button stays: focus is not lost. */}
        <Button
          type="submit"
          busy={state === 'uploading'}
          {...(state === 'uploaded' && { 'aria-disabled': true })}
        >
          {state !== 'uploading' && (
            <Icon
              name={
                state === 'failed' ? 'icon-rotate-ccw' : state === 'uploaded' ? 'icon-check' : 'icon-upload'
              }
            />
          )}
          {wrapText(
            state === 'failed'
              ? common.retry
              : state === 'uploading'
                ? messages.uploading
                : state === 'uploaded'
                  ? messages.uploaded
                  : messages.upload,
          )}
        </Button>
        {empty && (
          <label className="relative inline-flex min-h-control items-center justify-center gap-2 rounded-control border border-line-strong bg-surface-raised px-4 py-2 font-strong text-accent-text focus-inside md:hidden">
            <Icon name="icon-camera" />
            <span>{messages.camera}</span>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file) onFileSelect(file);
              }}
            />
          </label>
        )}
        {children}
      </div>
    </form>
  );
}
