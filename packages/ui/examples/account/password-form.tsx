import { PasswordForm } from '@doorstep/ui/account/password-form';

export default function Example() {
  return (
    <PasswordForm
      mobile="9876543210"
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
    />
  );
}
