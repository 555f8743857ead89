import { CartLine } from '@doorstep/ui/cart/cart-line';

export default function Example() {
  return (
    <CartLine
      name="Omezen 20"
      href="#omezen"
      pricePaise={5625}
      mrpPaise={6250}
      quantity={2}
      onQuantityChange={() => {}}
    />
  );
}
