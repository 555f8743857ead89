'use client';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { OtpField } from '../otp-field/otp-field.tsx';
import { secondStepMessages } from '../second-step-messages.en.ts';

const fields = ['code'] as const;

export interface SecondStepFormProps extends FormProps<'code'> {
  /** The field takes a recovery code instead of a code of the app. */
  recovery?: boolean;
  /** Switches between app and recovery code; without it only the app's code is taken. */
  onRecoveryChange?: (recovery: boolean) => void;
  /** 'Log in' unless given. */
  submitLabel?: string;
  /** Goes back to the first step. */
  onBack?: () => void;
}

/** Code of an authenticator app, or a recovery code. The page has the heading; the field's id is `${id}-code`. */
export function SecondStepForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  recovery = false,
  onRecoveryChange,
  submitLabel,
  onBack,
  id,
  className,
  ...props
}: SecondStepFormProps) {
  const messages = useMessages('secondStep', secondStepMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  const submit = submitLabel ?? messages.logIn;
  return (
    <form
      noValidate
      data-slot="second-step-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={submit}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex w-full max-w-dialog flex-col gap-4', className)}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      {recovery ? (
        <TextField
          key="recovery"
          {...field('code')}
          label={messages.recoveryCode}
          hint={messages.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      ) : (
        <OtpField key="app" {...field('code')} label={messages.appCode} hint={messages.appCodeHint} />
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" wide busy={busy}>
        {busy ? messages.checking : submit}
      </Button>
      {onRecoveryChange && (
        <Button tone="plain" wide onClick={() => onRecoveryChange(!recovery)}>
          {recovery ? messages.useApp : messages.useRecovery}
        </Button>
      )}
      {onBack && (
        <Button tone="quiet" className="self-center" onClick={onBack}>
          {messages.back}
        </Button>
      )}
    </form>
  );
}
