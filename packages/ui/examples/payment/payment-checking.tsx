import { PaymentChecking } from '@doorstep/ui/payment/payment-checking';

export default function Example() {
  return (
    <PaymentChecking
      state="checking"
      phone={{ href: 'tel:+916512345678', shown: '0651 234 5678' }}
    />
  );
}
