import { CartSummary } from '@doorstep/ui/cart/cart-summary';
import { LinkButton } from '@doorstep/ui/base/link-button';

export default function Example() {
  return (
    <CartSummary items={3} subtotalPaise={13970}>
      <LinkButton href="#summary" wide>Proceed to Summary</LinkButton>
    </CartSummary>
  );
}
