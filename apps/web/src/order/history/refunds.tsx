import type { Refund } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { RefundCard } from '@doorstep/ui/order/refund-card';
import { useRefundReason } from '../../messages/errors.ts';

/** The money that goes back of an order. */
export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  const reasonOf = useRefundReason();
  return refunds.map(({ id, amount, state, method, reference, expected_by, processed_at, ...refund }) => (
    <RefundCard
      key={id}
      amountPaise={toPaise(amount)}
      state={state}
      method={method}
      reference={reference}
      expectedBy={expected_by}
      processedAt={processed_at}
      reason={reasonOf(refund)}
    />
  ));
}
