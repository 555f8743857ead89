import { API_BASE } from './envelope.ts';
import type { Refund, ServiceType } from './order.ts';

export interface PaymentOrder {
  success: true;
  /** Public key of the payment provider. */
  key: string;
  /** Paise. */
  amount: number;
  currency: 'INR';
  /** The provider's. */
  order_id: string;
  script_url: string;
}
/** What the provider's window hands to its handler. */
export interface PaymentResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/**
 * Where a payment stands, for who asks: 'open' (no money has moved), 'paid' (captured; the order is made or being made), 'refunding' and
 * 'refunded' (it could not become an order).
 */
export const paymentStates = ['open', 'paid', 'refunding', 'refunded'] as const;
export interface PaymentStatus {
  /** The provider's order id, by which it is asked for. */
  id: string;
  state: (typeof paymentStates)[number];
  service_type: ServiceType;
  /** Rupees. */
  amount: number;
  payment_id: string | null;
  /** Of the order or booking that it became. */
  order_id: string | null;
  refund:
    | (Pick<Refund, 'amount' | 'reason' | 'reason_code' | 'reason_params'> & {
        state: 'pending' | 'processed';
      })
    | null;
}

export const createPaymentPath = `${API_BASE}/create-razorpay-order/`;
export const verifyPaymentPath = `${API_BASE}/verify-payment/`;
export const paymentPath = (id: string): string => `${API_BASE}/payments/${encodeURIComponent(id)}/`;
