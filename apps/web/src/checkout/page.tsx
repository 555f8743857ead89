import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusHeading } from '../app/focus-and-scroll.ts';
import { useFocusKept } from '../app/focus-kept.ts';
import { useTitle } from '../app/head.ts';
import { useOnline } from '../app/online.ts';
import { useGuard } from '../app/personal.ts';
import { usePageMessages } from '../messages/messages.ts';
import { usePay } from './pay.ts';
import { productIn } from './product.ts';
import { quoteSale } from './quote-sale.ts';
import { checkoutStore } from './store.ts';
import { PaymentView } from './view.tsx';
import { checkoutMessages } from './messages.en.ts';

/** What can be pressed next: to pay, or to verify the mobile first. */
const PAY = '[data-slot="payment-button"], main a[href^="/verify-otp"]';

export default function PaymentPage() {
  const messages = usePageMessages('checkout', checkoutMessages);
  const navigate = useNavigate();
  const signedIn = useGuard();
  // As it was when the page opened: what another tab orders meanwhile must not empty this one.
  const [first] = useState(checkoutStore.get);
  const { type, module } = productIn(first);
  const product = module.use().product.quoted!;
  const {
    at: checkout,
    phase,
    pay,
    accept,
    look,
  } = usePay(first, quoteSale(type, product), ({ order_id, total, payment_id, service_type }) => {
    const query = new URLSearchParams({ order_id, total: total.toFixed(2), payment_id, service_type });
    void navigate(`/order-success?${query.toString()}`, { replace: true });
  });
  const online = useOnline();
  useFocusKept(phase, PAY);
  useTitle(messages.title);
  const unquoted = first.total === null || first.quoteId === null;
  useEffect(() => {
    if (signedIn && unquoted)
      void navigate(product.isChosen(first) ? product.checkPath : product.choosePath, { replace: true });
  }, [signedIn, unquoted, first, product, navigate]);
  if (!signedIn || unquoted) return null;
  return (
    <PaymentView
      product={product}
      checkout={checkout}
      phase={phase}
      online={online}
      onPay={pay}
      onAccept={(sums) => {
        accept(sums);
        focusHeading();
      }}
      onCheck={look}
    />
  );
}
