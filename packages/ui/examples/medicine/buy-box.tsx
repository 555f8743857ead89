import { BuyBox } from '@doorstep/ui/medicine/buy-box';

export default function Example() {
  return (
    <BuyBox
      name="Kofrelief Syrup"
      pricePaise={9440}
      mrpPaise={11800}
      discountPercent={20}
      quantity={0}
    />
  );
}
