import { ErrorSummary } from '@doorstep/ui/base/error-summary';

export default function Example() {
  return (
    <ErrorSummary
      attempt={0}
      problems={[{ href: '#login-mobile', message: 'Please enter a valid 10-digit mobile number' }]}
    />
  );
}
