import type { PaymentResult } from '@doorstep/contract/payment.schema';
import { CallError } from '../app/fetcher.ts';
import { call } from './call.ts';
import type { Done, Phase } from './phase.ts';
import { retry } from './retry.ts';
import type { Sale } from './sale.ts';

/** What became of money that the provider's window says was paid: an order, or where it stands. */
export async function settled<At>(
  at: At,
  result: PaymentResult,
  sale: Pick<Sale<At>, 'type' | 'opening' | 'place' | 'verify'>,
): Promise<{ done: Done } | { phase: Phase }> {
  const paymentId = result.razorpay_payment_id;
  try {
    await retry(
      () =>
        sale.verify?.(result) ??
        call('verifyPayment', {
          body: { ...result, service_type: sale.type, service_id: sale.opening(at).service_id },
        }),
    );
  } catch (error) {
    const { status = 0, code = '' } = error instanceof CallError ? error : {};
    if (code === 'payment_failed') return { phase: { at: 'idle', notice: 'failed' } };
    if (status >= 400 && status < 500 && status !== 401 && status !== 429)
      return { phase: { at: 'idle', notice: 'verify-failed' } };
    // Nobody answers: the money is safe, and we go on asking.
    return { phase: { at: 'checking', paymentId, late: true } };
  }
  try {
    const { order_id, total } = await retry(() => sale.place(at, paymentId));
    return { done: { order_id, total, payment_id: paymentId, service_type: sale.type } };
  } catch (error) {
    const refund = error instanceof CallError && error.code === 'refunded' ? error.answer.refund : undefined;
    if (refund)
      return {
        phase: {
          at: 'back',
          state: refund.state === 'processed' ? 'refunded' : 'refunding',
          paymentId,
          amount: refund.amount,
          refund,
        },
      };
    const pending = error instanceof CallError && error.code === 'payment_pending';
    return { phase: { at: 'checking', paymentId, late: true, unplaced: !pending } };
  }
}
