import { LoginForm, type LoginFormProps } from '@doorstep/ui/account/login-form';
import { Button } from '@doorstep/ui/base/button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageWords } from '../../words/words.ts';
import { account } from '../words.ts';

export interface LoginViewProps extends Pick<
  LoginFormProps,
  'register' | 'errors' | 'attempt' | 'busy' | 'problem' | 'message' | 'demo' | 'onSubmit' | 'signupHref'
> {
  /** After signing up: the mobile can be verified now (decision C6). */
  onVerify?: (() => void) | undefined;
}

export function LoginView({ message, onVerify, ...props }: LoginViewProps) {
  const words = usePageWords('account', account);
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={words.login} />
      <LoginForm
        {...props}
        message={
          onVerify ? (
            <div className="flex flex-col items-start gap-2">
              <p>{message}</p>
              <Button tone="plain" onClick={onVerify}>
                {words.verifyMobile}
              </Button>
            </div>
          ) : (
            message
          )
        }
        forgotHref="/ForgotPassword"
      />
    </div>
  );
}
