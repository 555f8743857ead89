import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';

export default function Example() {
  return <EmptyState title="Your cart is empty"><LinkButton href="#home">Go to Home</LinkButton></EmptyState>;
}
