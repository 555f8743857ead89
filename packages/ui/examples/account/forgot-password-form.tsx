import { ForgotPasswordForm } from '@doorstep/ui/account/forgot-password-form';

export default function Example() {
  return (
    <ForgotPasswordForm
      step="mobile"
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      onResend={() => {}}
      loginHref="#login"
    />
  );
}
