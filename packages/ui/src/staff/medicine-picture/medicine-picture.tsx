'use client';
import { useId, useRef, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { FileBox, fileClasses } from '../../base/field/file-box.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { fieldAria } from '../../base/field/field.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { ProgressBar } from '../../base/progress-bar/progress-bar.tsx';
import { baseMessages } from '../../base/messages.en.ts';
import { useMessages } from '../../messages/provider.ts';
import { catalogueMessages } from '../catalogue-messages.en.ts';

export interface MedicinePictureProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** Of the medicine; its picture is called by it. */
  name: string;
  /** Address of what the shop shows now. */
  image: string;
  /** It was uploaded; else the pack is drawn. */
  uploaded: boolean;
  /** `chosen`: another file waits to be saved; `busy`: what was pressed is not answered yet. */
  state: 'idle' | 'chosen' | 'saving' | 'busy';
  /** Address of the chosen file. */
  previewUrl?: string | undefined;
  /** How much of it has arrived, 0 to 1. */
  progress?: number | undefined;
  /** Why it was not taken. */
  error?: string | undefined;
  /** What has just been done, and can be undone. */
  done?: 'saved' | 'removed' | undefined;
  /** The caller checks type and size. */
  onFileSelect: (file: File) => void;
  /** Uploads the chosen file. */
  onSave: () => void;
  /** Lets the chosen file go, also while it is uploaded. */
  onCancel: () => void;
  /** The drawn pack comes back. */
  onRemove: () => void;
  /** What was there before comes back. */
  onUndo: () => void;
}
const SIDE = 480;

/** The picture of a medicine: chosen or dropped, seen, then saved; removed, and brought back. */
export function MedicinePicture({
  name,
  image,
  uploaded,
  state,
  previewUrl,
  progress = 0,
  error,
  done,
  onFileSelect,
  onSave,
  onCancel,
  onRemove,
  onUndo,
  id,
  className,
  ...props
}: MedicinePictureProps) {
  const messages = useMessages('catalogue', catalogueMessages),
    words = messages.picture,
    common = useMessages('base', baseMessages);
  const own = useId(),
    inputId = `${id ?? own}-file`;
  const input = useRef<HTMLInputElement>(null);
  const isChosen = state === 'chosen' || state === 'saving';
  // The button that was pressed goes away with its state.
  const then = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  return (
    <section
      data-slot="medicine-picture"
      data-state={state}
      aria-labelledby={`${inputId}-title`}
      id={id}
      {...props}
      className={cn('flex flex-col gap-4', className)}
    >
      <h2 id={`${inputId}-title`} className="text-title">
        {words.title}
      </h2>
      {error && (
        <div role="alert">
          <FieldError controlId={inputId}>{error}</FieldError>
        </div>
      )}
      <FileBox
        onFileSelect={onFileSelect}
        className={cn(
          'border-dashed hover:border-accent-line',
          error ? 'border-2 border-danger-line' : 'border border-line-strong',
        )}
      >
        <Picture
          src={isChosen ? previewUrl : image}
          alt={isChosen ? words.chosen(name) : words.of(name)}
          width={SIDE}
          height={SIDE}
          shape="card"
          loading="eager"
          fallback="icon-pill"
          className="size-40 flex-none"
        />
        <div className="flex min-w-0 flex-[1_1_8.5rem] flex-col gap-2">
          {state === 'saving' ? (
            <ProgressBar label={words.saving} value={progress} />
          ) : (
            <p className="font-strong text-accent-text">{isChosen ? words.preview : words.choose}</p>
          )}
          <p id={`${inputId}-hint`} className="text-meta text-content-muted">
            {isChosen || uploaded ? words.hint : `${words.drawn} ${words.hint}`}
          </p>
          <div className="flex flex-wrap gap-3">
            {isChosen && (
              <Button busy={state === 'saving'} onClick={then(onSave)}>
                {state === 'saving' ? words.saving : words.save}
              </Button>
            )}
            <input
              ref={input}
              type="file"
              id={inputId}
              accept="image/jpeg,image/png,image/webp"
              aria-label={words.file}
              {...fieldAria(inputId, { hint: words.hint, error })}
              onChange={(event) => {
                const { files } = event.currentTarget;
                if (files?.[0]) onFileSelect(files[0]);
                event.currentTarget.value = '';
              }}
              className={fileClasses}
            />
            {isChosen && (
              <Button tone="plain" onClick={then(onCancel)}>
                {common.cancel}
              </Button>
            )}
            {!isChosen && uploaded && (
              <Button tone="plain" busy={state === 'busy'} onClick={then(onRemove)}>
                {words.remove}
              </Button>
            )}
          </div>
        </div>
      </FileBox>
      {done && (
        <Notice tone="success" title={words.done[done]}>
          <Button tone="plain" busy={state === 'busy'} onClick={then(onUndo)} className="mt-1">
            <Icon name="icon-undo-2" />
            <span>{words.undo}</span>
          </Button>
        </Notice>
      )}
    </section>
  );
}
