'use client';
import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Field, fieldAria } from '../../base/field/field.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { FileBox, fileClasses } from '../../base/field/file-box.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { prescriptionMessages } from '../messages.en.ts';
import { ChosenFile } from './chosen-file.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

export interface PrescriptionFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'multiple' | 'value' | 'defaultValue' | 'onChange' | 'onSelect'
> {
  /** `chosen`: it waits to be sent. `refused`: it cannot be taken, and another one has to be. */
  state: 'empty' | 'chosen' | 'uploading' | 'uploaded' | 'failed' | 'refused';
  /** Name of the chosen file. */
  fileName?: string | undefined;
  /** Its size, in bytes. */
  fileBytes?: number | undefined;
  /** A small picture of an image; a PDF has none. */
  previewUrl?: string | undefined;
  /** 0 to 1. */
  progress?: number;
  /** The order holds a medicine that needs one. */
  needed?: boolean;
  /** `area`: all that a page is about: a wide place to drop a file, a large picture of it, and nothing to take back once it was sent. */
  layout?: 'row' | 'area';
  /** What is wrong with the file; in 'failed' in place of 'Prescription upload failed'. Of one that is chosen or uploaded: what was wrong with the next, which did not take its place. */
  error?: string | undefined;
  /** The caller checks type and size, and gives up an upload that is under way: another file may be chosen in every state. */
  onFileSelect: (file: File) => void;
  /** Also cancels an upload. */
  onRemove: () => void;
  /** Sends the file again. */
  onRetry?: () => void;
}

/** One file, photo or PDF, by the native input, which is there in every state. Native attributes go to it, `className` to the whole. */
export function PrescriptionField({
  state,
  fileName,
  fileBytes,
  previewUrl,
  progress = 0,
  needed = false,
  layout = 'row',
  error,
  onFileSelect,
  onRemove,
  onRetry,
  id,
  className,
  ref,
  ...props
}: PrescriptionFieldProps) {
  const messages = useMessages('prescription', prescriptionMessages);
  const common = useMessages('base', baseMessages);
  const own = useId();
  const controlId = id ?? own;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // What was removed or refused can be chosen again: the input would see no change.
  useEffect(() => {
    if (state === 'empty' && input.current) input.current.value = '';
  });

  const empty = state === 'empty',
    failed = state === 'failed',
    stays = state === 'chosen' || state === 'uploaded',
    area = layout === 'area';
  const hint = area ? messages.types : messages.hint;
  const problem = failed ? (error ?? messages.failed) : error;
  const { 'aria-describedby': described, ...aria } = fieldAria(controlId, { hint, error: problem });
  const ways = { failed: messages.stillChosen, refused: messages.replaceIt };
  // The button that was pressed goes away with its state.
  const then = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <Field
      controlId={controlId}
      label={messages.label}
      optional={!needed && !area}
      className={className}
      hint={
        <>
          {needed && (
            <>
              <Badge tone="warning" icon="icon-file-text" className="mb-1">
                {messages.needed}
              </Badge>
              <br />
            </>
          )}
          {wrapText(hint)}
        </>
      }
    >
      {problem && (
        <div role="alert">
          <FieldError controlId={controlId}>
            <span className="flex flex-col">
              <span>{problem}</span>
              {(failed || state === 'refused' || stays) && (
                <span className="font-regular text-content">{stays ? messages.stays : ways[state]}</span>
              )}
            </span>
          </FieldError>
        </div>
      )}
      <FileBox
        disabled={props.disabled}
        onFileSelect={onFileSelect}
        className={cn(
          empty && 'border-dashed',
          area && empty && 'flex-col py-8 text-center',
          problem && !stays ? 'border-2 border-danger-line' : 'border border-line-strong',
          empty && !problem && !props.disabled && 'hover:border-accent-line',
        )}
      >
        <ChosenFile
          id={`${controlId}-file`}
          state={state}
          fileName={fileName}
          fileBytes={fileBytes}
          previewUrl={previewUrl}
          progress={progress}
          area={area}
        />
        <div className={cn('flex flex-wrap gap-2', !(area && empty) && 'max-xs:basis-full')}>
          <input
            ref={input}
            type="file"
            data-slot="prescription-field"
            data-state={state}
            id={controlId}
            accept="image/jpeg,image/png,image/webp,application/pdf"
            {...aria}
            {...(stays && { 'aria-invalid': undefined })}
            aria-describedby={`${described} ${controlId}-file`}
            {...props}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) onFileSelect(file);
            }}
            className={fileClasses}
          />
          {failed && onRetry && (
            <Button onClick={then(onRetry)}>
              <Icon name="icon-rotate-ccw" />
              <span>{common.retry}</span>
            </Button>
          )}
          {!empty && !(area && state === 'uploaded') && (
            <Button tone="plain" onClick={then(onRemove)}>
              {state === 'uploading' ? common.cancel : messages.remove}
            </Button>
          )}
        </div>
      </FileBox>
    </Field>
  );
}
