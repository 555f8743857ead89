'use client';
import { useState, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import type { FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { OtpField } from '../otp-field/otp-field.tsx';
import { accountMessages } from '../messages.en.ts';

const fields = ['otp'] as const;

export interface VerifyOtpFormProps extends FormProps<'otp'> {
  /** Ten digits. */
  mobile: string;
  /** What has just worked: 'OTP sent successfully!'. */
  message?: ReactNode;
  /** Seconds until another OTP may be asked for; 0: now. */
  resendIn: number;
  /** A new code is being asked for. */
  resendBusy?: boolean;
  /** Asks for a new code. */
  onResend: () => void;
  /** Where one came from. */
  onBack: () => void;
  /** It worked; the page leads on. */
  verified?: boolean;
  /** Of a demo: where its messages can be read. */
  demo?: ReactNode;
}

/** Six digits prove that a mobile is one's own. The page has the heading; the field's id is `${id}-otp`. */
export function VerifyOtpForm({
  mobile,
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  message,
  error,
  resendIn,
  resendBusy = false,
  onResend,
  onBack,
  verified = false,
  demo,
  id,
  className,
  ...props
}: VerifyOtpFormProps) {
  const messages = useMessages('account', accountMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  const waiting = resendIn > 0;
  // The seconds go by in silence: readers hear how long it takes when the wait begins, and that it is over.
  const [wait, setWait] = useState({ left: resendIn, from: resendIn });
  if (wait.left !== resendIn) setWait({ left: resendIn, from: resendIn > wait.left ? resendIn : wait.from });
  return (
    <form
      noValidate
      data-slot="verify-otp-form"
      data-state={verified ? 'verified' : busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={messages.verify}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn(
        'flex w-full max-w-dialog flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-6',
        className,
      )}
    >
      {message && <Notice tone="success">{message}</Notice>}
      <ErrorSummary problems={problems} attempt={attempt} />
      {!verified && (
        <>
          <p className="text-content-muted">
            {messages.enterOtp(groupMobile(mobile).replace(' ', '\u00a0'))}
          </p>
          <OtpField {...field('otp')} />
          {error && <Notice tone="danger">{error}</Notice>}
          <Button type="submit" wide busy={busy}>
            {busy ? messages.verifying : messages.verify}
          </Button>
          <div className="flex flex-col gap-1">
            <Button
              tone="plain"
              wide
              busy={resendBusy}
              aria-disabled={waiting || resendBusy || undefined}
              aria-describedby={waiting ? `${formId}-wait` : undefined}
              onClick={waiting ? undefined : onResend}
            >
              <span className={cn('contents', waiting && 'text-content-muted')}>
                <span>{messages.resendOtp}</span>
                {waiting && (
                  <span aria-hidden className="tabular-nums">
                    {messages.inSeconds(resendIn)}
                  </span>
                )}
              </span>
            </Button>
            <p role="status" id={`${formId}-wait`} className="sr-only">
              {waiting ? messages.resendLater(wait.from) : wait.from > 0 && messages.resendNow}
            </p>
          </div>
          <Button tone="quiet" className="self-center" onClick={onBack}>
            {messages.back}
          </Button>
          {demo && <div className="rounded-control bg-surface-sunken p-3 text-meta">{demo}</div>}
        </>
      )}
    </form>
  );
}
