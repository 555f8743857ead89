import { AuthRequired } from '@doorstep/ui/account/auth-required';

export default function Example() {
  return <AuthRequired description="Please log in to access your addresses" loginHref="#login" />;
}
