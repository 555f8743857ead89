import { LoginForm, type LoginFormProps } from '@doorstep/ui/account/login-form';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageWords } from '../../words/words.ts';
import { account } from '../words.ts';

export type LoginViewProps = Pick<LoginFormProps, 'register' | 'errors' | 'attempt' | 'busy' | 'problem' | 'message' | 'demo' | 'onSubmit'>;

export function LoginView(props: LoginViewProps) {
  const words = usePageWords('account', account);
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={words.login} />
      <LoginForm {...props} forgotHref="/ForgotPassword" signupHref="/signup" />
    </div>
  );
}
