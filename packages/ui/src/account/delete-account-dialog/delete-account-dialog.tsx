'use client';
import { Button } from '../../base/button/button.tsx';
import { Dialog, type DialogProps } from '../../base/dialog/dialog.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { PasswordField } from '../../base/password-field/password-field.tsx';
import type { FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';

const fields = ['password'] as const;

export interface DeleteAccountDialogProps
  extends
    Omit<
      DialogProps,
      'title' | 'description' | 'children' | 'footer' | 'trigger' | 'size' | 'role' | 'onSubmit'
    >,
    Pick<FormProps<'password'>, 'register' | 'errors' | 'onSubmit' | 'attempt' | 'busy' | 'error'> {
  /** Called when it wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Ten digits: managers know the password by it. */
  mobile: string;
}

/** Asks before an account is deleted: says what goes and what stays, and takes the password for a yes. */
export function DeleteAccountDialog({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  mobile,
  onOpenChange,
  ...props
}: DeleteAccountDialogProps) {
  const messages = useMessages('account', accountMessages);
  const { field, problems } = useFields({ names: fields, register, errors });
  return (
    <Dialog
      role="alertdialog"
      data-slot="delete-account-dialog"
      {...props}
      onOpenChange={(open) => {
        if (!busy) onOpenChange(open);
      }}
      title={messages.deleteTitle}
      description={messages.deleteText}
    >
      <ul className="flex flex-col gap-2">
        <li className="flex gap-2">
          <span aria-hidden className="icon icon-trash mt-[0.125em] text-danger-text" />
          <span>{messages.deleteGoes}</span>
        </li>
        <li className="flex gap-2">
          <span aria-hidden className="icon icon-receipt mt-[0.125em] text-accent-text" />
          <span>{messages.deleteStays}</span>
        </li>
      </ul>
      <form
        noValidate
        aria-label={messages.deleteAccount}
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-col gap-4"
      >
        <ErrorSummary problems={problems} attempt={attempt} />
        <input type="text" autoComplete="username" value={mobile} readOnly hidden />
        <PasswordField
          {...field('password')}
          label={messages.currentPassword}
          autoComplete="current-password"
        />
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3 *:grow md:*:grow-0">
          <Button
            tone="plain"
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : () => onOpenChange(false)}
          >
            {messages.keepAccount}
          </Button>
          <Button type="submit" tone="danger" busy={busy}>
            {busy ? messages.deleting : messages.deleteAccount}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
