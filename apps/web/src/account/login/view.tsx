import { LoginForm, type LoginFormProps } from '@doorstep/ui/account/login-form';
import { Button } from '@doorstep/ui/base/button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { usePageMessages } from '../../messages/messages.ts';
import { accountMessages } from '../messages.en.ts';

export interface LoginViewProps extends Pick<
  LoginFormProps,
  | 'register'
  | 'errors'
  | 'attempt'
  | 'busy'
  | 'error'
  | 'message'
  | 'demo'
  | 'onSubmit'
  | 'onOtp'
  | 'otpBusy'
  | 'signupHref'
> {
  /** After signing up: the mobile can be verified now (decision C6). */
  onVerify?: (() => void) | undefined;
}

export function LoginView({ message, onVerify, ...props }: LoginViewProps) {
  const messages = usePageMessages('account', accountMessages);
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-4">
      <PageHeader title={messages.login} />
      <LoginForm
        {...props}
        message={
          onVerify ? (
            <div className="flex flex-col items-start gap-2">
              <p>{message}</p>
              <Button tone="plain" onClick={onVerify}>
                {messages.verifyMobile}
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
