'use client';
import { useRef, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { FileBox, fileClasses } from '../../base/field/file-box.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { fieldAria } from '../../base/field/field.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { ProgressBar } from '../../base/progress-bar/progress-bar.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { accountMessages } from '../messages.en.ts';

const fields = ['username', 'email'] as const;
export type ProfileField = (typeof fields)[number];

export interface ProfileFormProps extends FormProps<ProfileField> {
  /** For the initials, where there is no picture. */
  name: string;
  /** What is known of the picture. */
  image?: string | undefined;
  /** `failed`: the file is still chosen, and can be sent again. */
  upload: {
    state: 'idle' | 'uploading' | 'failed';
    progress?: number | undefined;
    error?: string | undefined;
  };
  /** The caller checks type and size, and gives up an upload that is under way. */
  onFileSelect: (file: File) => void;
  /** Also cancels an upload. */
  onRemovePicture: () => void;
  /** Sends the picture again. */
  onRetryPicture: () => void;
  /** What has just worked. */
  message?: ReactNode;
}

/** Name, e-mail and picture. The picture is sent at once when it is chosen, the rest by the button. The fields' ids are `${id}-${name}`. */
export function ProfileForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  message,
  name,
  image,
  upload,
  onFileSelect,
  onRemovePicture,
  onRetryPicture,
  id,
  className,
  ...props
}: ProfileFormProps) {
  const messages = useMessages('account', accountMessages);
  const common = useMessages('base', baseMessages);
  const input = useRef<HTMLInputElement>(null);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  const pictureId = `${formId}-picture`;
  // The button that was pressed goes away with its state.
  const then = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <form
      noValidate
      data-slot="profile-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={messages.editProfile}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex max-w-dialog flex-col gap-4', className)}
    >
      <div className="flex flex-col gap-1.5">
        <label htmlFor={pictureId} className="font-medium">
          {messages.picture}
        </label>
        {upload.error && (
          <div role="alert">
            <FieldError controlId={pictureId}>{upload.error}</FieldError>
          </div>
        )}
        <FileBox
          onFileSelect={onFileSelect}
          className={cn(
            'border-dashed hover:border-accent-line',
            upload.error ? 'border-2 border-danger-line' : 'border border-line-strong',
          )}
        >
          <Avatar name={name} image={image} />
          <div className="flex min-w-0 flex-[1_1_8.5rem] flex-col">
            {upload.state === 'uploading' ? (
              <ProgressBar label={messages.uploading} value={upload.progress ?? 0} />
            ) : (
              <>
                <p className="font-strong text-accent-text">{messages.choosePicture}</p>
                <p id={`${pictureId}-hint`} className="text-meta text-content-muted">
                  {messages.pictureHint}
                </p>
              </>
            )}
            <p role="status" className="text-meta text-content-muted empty:hidden">
              {upload.state === 'uploading' && messages.uploading}
            </p>
          </div>
          <div className="flex flex-wrap gap-2 max-xs:basis-full">
            <input
              ref={input}
              type="file"
              id={pictureId}
              accept="image/jpeg,image/png,image/webp"
              {...fieldAria(pictureId, {
                hint: upload.state !== 'uploading' && messages.pictureHint,
                error: upload.error,
              })}
              onChange={(event) => {
                const { files } = event.currentTarget;
                if (files?.[0]) onFileSelect(files[0]);
                event.currentTarget.value = '';
              }}
              className={fileClasses}
            />
            {upload.state === 'failed' && (
              <Button onClick={then(onRetryPicture)}>
                <Icon name="icon-rotate-ccw" />
                <span>{common.retry}</span>
              </Button>
            )}
            {(upload.state !== 'idle' || image) && (
              <Button tone="plain" onClick={then(onRemovePicture)}>
                {upload.state === 'idle' ? messages.removePicture : common.cancel}
              </Button>
            )}
          </div>
        </FileBox>
      </div>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('username')} label={messages.fullName} autoComplete="name" />
      <TextField
        {...field('email')}
        label={messages.email}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {error && <Notice tone="danger">{error}</Notice>}
      {message && <Notice tone="success">{message}</Notice>}
      <Button type="submit" busy={busy} className="self-start">
        {busy ? messages.saving : messages.save}
      </Button>
    </form>
  );
}
