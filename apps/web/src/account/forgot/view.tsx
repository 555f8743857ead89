import { ForgotPasswordForm, type ForgotPasswordFormProps } from '@doorstep/ui/account/forgot-password-form';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageMessages } from '../../messages/messages.ts';
import { accountMessages } from '../messages.en.ts';

export type ForgotViewProps = Pick<
  ForgotPasswordFormProps,
  | 'step'
  | 'mobile'
  | 'register'
  | 'errors'
  | 'attempt'
  | 'busy'
  | 'message'
  | 'error'
  | 'onSubmit'
  | 'onResend'
>;

export function ForgotView(props: ForgotViewProps) {
  const messages = usePageMessages('account', accountMessages);
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={props.step === 'mobile' ? messages.forgotTitle : messages.resetTitle} />
      <ForgotPasswordForm {...props} loginHref="/login" />
    </div>
  );
}
