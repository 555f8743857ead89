import { ForgotPasswordForm, type ForgotPasswordFormProps } from '@doorstep/ui/account/forgot-password-form';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageWords } from '../../words/words.ts';
import { account } from '../words.ts';

export type ForgotViewProps = Pick<
  ForgotPasswordFormProps,
  | 'step'
  | 'mobile'
  | 'register'
  | 'errors'
  | 'attempt'
  | 'busy'
  | 'message'
  | 'problem'
  | 'onSubmit'
  | 'onResend'
>;

export function ForgotView(props: ForgotViewProps) {
  const words = usePageWords('account', account);
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={props.step === 'mobile' ? words.forgotTitle : words.resetTitle} />
      <ForgotPasswordForm {...props} loginHref="/login" />
    </div>
  );
}
