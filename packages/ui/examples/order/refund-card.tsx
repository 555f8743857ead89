import { RefundCard } from '@doorstep/ui/order/refund-card';

export default function Example() {
  return (
    <RefundCard
      amountPaise={15270}
      state="pending"
      method="Razorpay"
      reference="rfnd_QxT7Lm2VbR9aKd"
      expectedBy="2026-12-04"
    />
  );
}
