import { PaymentConfirmed } from '@doorstep/ui/payment/payment-confirmed';

export default function Example() {
  return <PaymentConfirmed method="Razorpay" paymentId="pay_QxT7Lm2VbR9aKd" />;
}
