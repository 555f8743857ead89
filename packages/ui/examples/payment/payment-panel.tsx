import { PaymentButton } from '@doorstep/ui/payment/payment-button';
import { PaymentPanel } from '@doorstep/ui/payment/payment-panel';

export default function Example() {
  return (
    <PaymentPanel amountPaise={15270} providerName="Razorpay">
      <PaymentButton amountPaise={15270} state="idle" onClick={() => {}} />
    </PaymentPanel>
  );
}
