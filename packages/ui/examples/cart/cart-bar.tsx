import { CartBar } from '@doorstep/ui/cart/cart-bar';
import { LinkButton } from '@doorstep/ui/base/link-button';

export default function Example() {
  return <CartBar totalPaise={41200}><LinkButton href="#summary">Proceed to Summary</LinkButton></CartBar>;
}
