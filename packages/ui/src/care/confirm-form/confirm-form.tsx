'use client';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { careMessages } from '../messages.en.ts';

const fields = ['otp'] as const;

export interface ConfirmFormProps extends FormProps<'otp'> {
  /** Of who reads the code out. */
  name: string;
  /** Ten digits. */
  mobile: string;
  /** Leaves it for later. */
  onBack: () => void;
}

/** The code that came to the other one's phone, and that they read out. */
export function ConfirmForm({
  name,
  mobile,
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  onBack,
  id,
  className,
  ...props
}: ConfirmFormProps) {
  const messages = useMessages('care', careMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  return (
    <form
      noValidate
      data-slot="confirm-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={messages.confirm(name)}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex max-w-dialog flex-col gap-4', className)}
    >
      <h3 className="text-body font-strong wrap-anywhere">{messages.confirm(name)}</h3>
      <p className="text-content-muted wrap-anywhere">
        {messages.confirmText(name, groupMobile(mobile).replace(' ', '\u00a0'))}
      </p>
      <ErrorSummary problems={problems} attempt={attempt} />
      {/* No autofill: a code that came to this phone is another one. */}
      <TextField
        {...field('otp')}
        label={messages.code}
        hint={messages.codeHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? messages.confirming : messages.confirmSend}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </form>
  );
}
