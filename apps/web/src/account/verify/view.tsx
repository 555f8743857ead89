import { VerifyOtpForm, type VerifyOtpFormProps } from '@doorstep/ui/account/verify-otp-form';
import { Link } from '@doorstep/ui/base/link';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageMessages } from '../../messages/messages.ts';
import { accountMessages } from '../messages.en.ts';

export interface VerifyViewProps extends Pick<
  VerifyOtpFormProps,
  | 'mobile'
  | 'register'
  | 'errors'
  | 'attempt'
  | 'busy'
  | 'message'
  | 'error'
  | 'resendIn'
  | 'resendBusy'
  | 'verified'
  | 'onSubmit'
  | 'onResend'
  | 'onBack'
> {
  /** What the OTP is for. */
  title: string;
  /** No SMS is sent: what it would say stands in the outbox. */
  demo: boolean;
}

export function VerifyView({ title, demo, ...props }: VerifyViewProps) {
  const messages = usePageMessages('account', accountMessages);
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={title} />
      <VerifyOtpForm
        {...props}
        demo={
          demo && (
            <Link
              href="/dev/outbox"
              className="inline-flex min-h-target items-center font-medium text-accent-text underline underline-offset-4"
            >
              {messages.toOutbox}
            </Link>
          )
        }
      />
    </div>
  );
}
