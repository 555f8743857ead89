import { PasswordField } from '@doorstep/ui/base/password-field';

export default function Example() {
  return <PasswordField label="Password" autoComplete="current-password" />;
}
