import { LoginForm } from '@doorstep/ui/account/login-form';

export default function Example() {
  return (
    <LoginForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      forgotHref="#forgot"
      signupHref="#signup"
      onOtp={() => {}}
    />
  );
}
