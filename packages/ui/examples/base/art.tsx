import { Art } from '@doorstep/ui/base/art';

export default function Example() {
  return (
    <Art
      scene={{ url: '/src/base/art/scenes/order-medicine.svg?no-inline', viewBox: '0 0 480 400' }}
    />
  );
}
