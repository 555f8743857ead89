import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusHeading } from '../app/focus-and-scroll.ts';
import { useTitle } from '../app/head.ts';
import { useOnline } from '../app/online.ts';
import { useGuard } from '../app/personal.ts';
import { checkoutStore } from './store.ts';
import { usePageMessages } from '../messages/messages.ts';
import { usePay } from './pay.ts';
import { PaymentView } from './view.tsx';
import { paymentMessages } from './messages.en.ts';

export default function PaymentPage() {
  const messages = usePageMessages('payment', paymentMessages);
  const navigate = useNavigate();
  const signedIn = useGuard();
  // As it was when the page opened: what another tab orders meanwhile must not empty this one.
  const [first] = useState(checkoutStore.get);
  const { checkout, phase, pay, accept, look } = usePay(
    first,
    ({ order_id, total, payment_id, service_type }) => {
      const query = new URLSearchParams({ order_id, total: total.toFixed(2), payment_id, service_type });
      void navigate(`/order-success?${query.toString()}`, { replace: true });
    },
  );
  const online = useOnline();
  useTitle(messages.title);
  const unquoted = first.total === null || first.quoteId === null;
  useEffect(() => {
    if (signedIn && unquoted)
      void navigate(
        first.medicines.length > 0 && first.addressId !== null ? '/order-step-2' : '/order-step-1',
        { replace: true },
      );
  }, [signedIn, unquoted, first, navigate]);
  if (!signedIn || unquoted) return null;
  return (
    <PaymentView
      checkout={checkout}
      phase={phase}
      online={online}
      onPay={pay}
      onAccept={(quote) => {
        accept(quote);
        focusHeading();
      }}
      onCheck={look}
    />
  );
}
