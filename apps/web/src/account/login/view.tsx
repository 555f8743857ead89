import { LoginForm, type LoginFormProps } from '@doorstep/ui/account/login-form';
import { usePageWords } from '../../words/words.ts';
import { account } from '../words.ts';

export type LoginViewProps = Pick<LoginFormProps, 'register' | 'errors' | 'attempt' | 'busy' | 'problem' | 'message' | 'onSubmit'>;

export function LoginView(props: LoginViewProps) {
  const words = usePageWords('account', account);
  return <div className="flex justify-center"><LoginForm {...props} forgotHref="/ForgotPassword" signupHref="/signup" demo={words.demo} className="w-full" /></div>;
}
