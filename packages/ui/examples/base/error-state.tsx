import { ErrorState } from '@doorstep/ui/base/error-state';

export default function Example() {
  return <ErrorState title="Medicines could not be loaded" />;
}
