import { Price } from '@doorstep/ui/base/price';

export default function Example() {
  return <Price pricePaise={2720} mrpPaise={3400} />;
}
