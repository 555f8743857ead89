import { SignupForm, type SignupFormProps } from '@doorstep/ui/account/signup-form';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageMessages } from '../../messages/messages.ts';
import { accountMessages } from '../messages.en.ts';

export type SignupViewProps = Pick<
  SignupFormProps,
  'register' | 'errors' | 'attempt' | 'busy' | 'error' | 'onSubmit' | 'loginHref'
>;

export function SignupView(props: SignupViewProps) {
  const messages = usePageMessages('account', accountMessages);
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={messages.signUp} />
      <SignupForm {...props} termsHref="/terms" privacyHref="/privacy" />
    </div>
  );
}
