import type { Address } from '@doorstep/contract/address.schema';
import { fullName, namesIn } from '@doorstep/contract/names';
import { toPaise } from '@doorstep/contract/money';
import { OrderAddress } from '@doorstep/ui/order/order-address';
import { OrderSummary } from '@doorstep/ui/order/order-summary';
import { useLang } from '@doorstep/ui/messages/provider';
import { useState, type ComponentProps } from 'react';
import { addressMessages, optionOf, useAddresses } from '../../address/public.ts';
import { cartCheckoutOf, cartStore, type Cart } from '../../cart/public.ts';
import type { Quoted } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { itemsOf } from '../../order/public.ts';

type SummaryProps = ComponentProps<Quoted['Summary']>;
/** What is about to be paid for: the medicines, what they cost, and where they go. */
export const Summary: Quoted['Summary'] = (props) => {
  const addresses = useAddresses();
  // As it was when the page opened: another tab may order them meanwhile.
  const [cart] = useState(cartStore.get);
  const to =
    addresses.state === 'ready'
      ? addresses.data.addresses.find(({ id }) => id === props.checkout.addressId)
      : undefined;
  return <SummaryView {...props} cart={cart} to={to} />;
};

/** The same, with what it reads. */
export function SummaryView({
  checkout,
  cart,
  to,
  children,
  ...sums
}: SummaryProps & { cart: Cart; to: Address | undefined }) {
  const messages = usePageMessages('address', addressMessages);
  const lang = useLang();
  const { medicines, forOther, contactMobile } = cartCheckoutOf(checkout);
  const lines = medicines.flatMap(({ id, qty: quantity }) =>
    cart
      .filter((line) => line.id === id)
      .map(({ image, offer_price, ...line }) => ({
        id: String(id),
        name: fullName(namesIn(lang, line)),
        image,
        quantity,
        totalPaise: toPaise(offer_price) * quantity,
      })),
  );
  return (
    <OrderSummary headingLevel={2} lines={lines} items={itemsOf(medicines)} {...sums}>
      {to && (
        <OrderAddress
          headingLevel={3}
          lines={optionOf(to, messages).lines}
          mobile={forOther ? contactMobile : to.mobile}
        />
      )}
      {children}
    </OrderSummary>
  );
}
