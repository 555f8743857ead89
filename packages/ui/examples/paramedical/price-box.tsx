import { LinkButton } from '@doorstep/ui/base/link-button';
import { PriceBox } from '@doorstep/ui/paramedical/price-box';

export default function Example() {
  return <PriceBox pricePaise={39900} discountPercent={20}><LinkButton href="#book" wide>Book Now</LinkButton></PriceBox>;
}
