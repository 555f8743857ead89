import { PriceChanged } from '@doorstep/ui/order/price-changed';

export default function Example() {
  return <PriceChanged onAccept={() => {}} />;
}
