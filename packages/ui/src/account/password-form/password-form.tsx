'use client';
import type { ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { PasswordField } from '../../base/password-field/password-field.tsx';
import type { FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';

const fields = ['current_password', 'new_password'] as const;
export type PasswordFormField = (typeof fields)[number];

export interface PasswordFormProps extends FormProps<PasswordFormField> {
  /** Ten digits: managers keep the new password under it. */
  mobile: string;
  /** What has just worked. */
  message?: ReactNode;
}

/** Changes the password of who is logged in, and says what that does elsewhere. The fields' ids are `${id}-${name}`. */
export function PasswordForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  mobile,
  message,
  id,
  className,
  ...props
}: PasswordFormProps) {
  const messages = useMessages('account', accountMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  return (
    <form
      noValidate
      data-slot="password-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={messages.changePassword}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex max-w-dialog flex-col gap-4', className)}
    >
      {message && <Notice tone="success">{message}</Notice>}
      <ErrorSummary problems={problems} attempt={attempt} />
      <input type="text" autoComplete="username" value={mobile} readOnly hidden />
      <PasswordField
        {...field('current_password')}
        label={messages.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('new_password')}
        label={messages.newPassword}
        hint={messages.passwordHint}
        autoComplete="new-password"
      />
      <p className="text-content-muted">{messages.endsOthers}</p>
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" busy={busy} className="self-start">
        {busy ? messages.saving : messages.changePassword}
      </Button>
    </form>
  );
}
