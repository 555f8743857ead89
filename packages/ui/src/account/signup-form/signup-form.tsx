'use client';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Link } from '../../base/link/link.tsx';
import { MobileField } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { PasswordField } from '../../base/password-field/password-field.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';

/** In the order of the form. */
const fields = ['mobile', 'name', 'email', 'password', 'confirm_password'] as const;
export type SignupField = (typeof fields)[number];

export interface SignupFormProps extends FormProps<SignupField> {
  /** Leads to the login page. */
  loginHref: string;
  /** Leads to the shop's terms. */
  termsHref: string;
  /** Leads to how the shop handles data. */
  privacyHref: string;
}

/** Makes an account. The page has the heading; the fields' ids are `${id}-${name}`. */
export function SignupForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  loginHref,
  termsHref,
  privacyHref,
  id,
  className,
  ...props
}: SignupFormProps) {
  const messages = useMessages('account', accountMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  return (
    <form
      noValidate
      data-slot="signup-form"
      data-state={busy ? 'busy' : error ? 'refused' : 'idle'}
      aria-label={messages.signUp}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn(
        'flex w-full max-w-dialog flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-6',
        className,
      )}
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <MobileField {...field('mobile')} label={messages.mobile} autoComplete="username" />
      <TextField {...field('name')} label={messages.fullName} autoComplete="name" />
      <TextField
        {...field('email')}
        label={messages.email}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...field('password')}
        label={messages.password}
        hint={messages.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm_password')}
        label={messages.confirmPassword}
        autoComplete="new-password"
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" wide busy={busy}>
        {busy ? messages.signingUp : messages.signUp}
      </Button>
      <Link
        href={loginHref}
        className="inline-flex min-h-target items-center self-center rounded-small font-medium text-accent-text underline underline-offset-4"
      >
        {messages.haveAccount}
      </Link>
      <p className="flex flex-wrap justify-center gap-x-3 border-t border-line pt-3 text-meta">
        {[
          [termsHref, messages.termsLink],
          [privacyHref, messages.privacyLink],
        ].map(([href, word]) => (
          <Link
            key={href}
            href={href!}
            className="inline-flex min-h-target items-center rounded-small text-accent-text underline underline-offset-4"
          >
            {word}
          </Link>
        ))}
      </p>
    </form>
  );
}
