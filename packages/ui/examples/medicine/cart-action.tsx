import { CartAction } from '@doorstep/ui/medicine/cart-action';

export default function Example() {
  return <CartAction name="Paramol 650" quantity={0} />;
}
