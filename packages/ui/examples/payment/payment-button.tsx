import { PaymentButton } from '@doorstep/ui/payment/payment-button';

export default function Example() {
  return <PaymentButton amountPaise={15270} state="idle" onClick={() => {}} />;
}
