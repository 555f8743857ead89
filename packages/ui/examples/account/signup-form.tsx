import { SignupForm } from '@doorstep/ui/account/signup-form';

export default function Example() {
  return (
    <SignupForm
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      loginHref="#login"
      termsHref="#terms"
      privacyHref="#privacy"
    />
  );
}
