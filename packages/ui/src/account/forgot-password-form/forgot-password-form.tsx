'use client';
import type { ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Link } from '../../base/link/link.tsx';
import { groupMobile, MobileField } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { PasswordField } from '../../base/password-field/password-field.tsx';
import type { FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { OtpField } from '../otp-field/otp-field.tsx';
import { accountMessages } from '../messages.en.ts';

const fields = { mobile: ['mobile'], reset: ['otp', 'new_password'] } as const;
export type ForgotPasswordField = 'mobile' | 'otp' | 'new_password';

export interface ForgotPasswordFormProps extends FormProps<ForgotPasswordField> {
  /** `mobile`: where the OTP goes. `reset`: OTP and new password. */
  step: 'mobile' | 'reset';
  /** Of step `reset`: ten digits. */
  mobile?: string | undefined;
  /** What has just worked: 'OTP sent to your mobile!'. */
  message?: ReactNode;
  /** Back to step `mobile`, to ask for another OTP. */
  onResend: () => void;
  /** Leads to the login page. */
  loginHref: string;
}

/** A forgotten password, in two steps. The page has the heading; the fields' ids are `${id}-${name}`. */
export function ForgotPasswordForm({
  step,
  mobile = '',
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  message,
  error,
  onResend,
  loginHref,
  id,
  className,
  ...props
}: ForgotPasswordFormProps) {
  const messages = useMessages('account', accountMessages);
  const { formId, field, problems } = useFields({ id, names: fields[step], register, errors });
  const label = step === 'mobile' ? messages.sendOtp : messages.reset;
  return (
    <form
      noValidate
      data-slot="forgot-password-form"
      data-state={busy ? 'busy' : error ? 'refused' : step}
      aria-label={label}
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
      {step === 'mobile' ? (
        <MobileField key="mobile" {...field('mobile')} label={messages.mobile} autoComplete="username" />
      ) : (
        <>
          <p className="text-content-muted">{messages.ifKnown(groupMobile(mobile).replace(' ', '\u00a0'))}</p>
          {/* Managers keep the new password under the mobile number. */}
          <input type="text" autoComplete="username" value={mobile} readOnly hidden />
          <OtpField key="otp" {...field('otp')} />
          <PasswordField
            {...field('new_password')}
            label={messages.newPassword}
            hint={messages.passwordHint}
            autoComplete="new-password"
          />
        </>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" wide busy={busy}>
        {busy ? (step === 'mobile' ? messages.sendingOtp : messages.resetting) : label}
      </Button>
      {step === 'reset' && (
        <Button tone="plain" wide onClick={onResend}>
          {messages.resendOtp}
        </Button>
      )}
      <Link
        href={loginHref}
        className="inline-flex min-h-target items-center self-center rounded-small font-medium text-accent-text underline underline-offset-4"
      >
        {messages.backToLogin}
      </Link>
    </form>
  );
}
