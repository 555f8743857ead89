import type { ServiceType } from '@doorstep/contract/order';
import type { Quote } from '@doorstep/contract/order.schema';
import type { CreatePaymentBody, PaymentOrder, PaymentResult } from '@doorstep/contract/payment.schema';
import type { CallError } from '../app/fetcher.ts';

/** Rupees. `quote_id` is empty for what has no quote. */
export type Sums = Pick<Quote, 'quote_id' | 'subtotal' | 'delivery_charge' | 'total'>;

/**
 * How something is paid for and ordered. `At` is what has been chosen and how far its payment is; each step goes on with the one before's.
 */
export interface Sale<At> {
  /** As the server calls it (`service_type`). */
  type: ServiceType;
  /** The provider's order that a payment was opened for: until it is known how that ended, we ask. */
  paymentOrder: (at: At) => string | null;
  /** Rupees, as shown. */
  total: (at: At) => number;
  /** Opens its payment. */
  opening: (at: At) => CreatePaymentBody;
  /** Opens its payment by a call of its own, in place of `opening`. Fails with a CallError. */
  open?: (at: At) => Promise<Pick<PaymentOrder, 'key' | 'amount' | 'currency' | 'order_id' | 'script_url'>>;
  /** What the provider's window shows; the shop's name unless given. */
  window?: { title: string; color: string };
  /** Checks what the window answered by a call of its own, before `place`. Fails with a CallError. */
  verify?: (result: PaymentResult) => Promise<unknown>;
  /** A payment was opened for it, which a reload must find again. */
  opened: (at: At, paymentOrder: string) => At;
  /** Orders what was paid. Fails with a CallError. */
  place: (at: At, paymentId: string) => Promise<{ order_id: string; total: number }>;
  /** What it costs now, after the server refused the sum. Fails where that cannot be learned. */
  reprice: (at: At, refused: CallError) => Promise<Sums>;
  accept: (at: At, sums: Sums) => At;
  /** Called once, when the order stands. */
  finished: (at: At) => void;
  /** What the server refuses to open a payment for is said in its own sentence. */
  saysRefusals?: boolean;
}
