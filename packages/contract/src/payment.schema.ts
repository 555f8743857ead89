import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import { refundReason } from './order.schema.ts';
import { paymentStates } from './payment.ts';
import { serviceTypes } from './service-types.ts';

const AMOUNT = issue('amount_invalid');
const FAILED = issue('verification_failed');
const success = z.literal(true);
const token = z.string(FAILED).check(z.minLength(1, FAILED), z.maxLength(200, FAILED));
/** A quote's id, or a service's or doctor's. */
const serviceId = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.int()]),
  z.transform(String),
);

export const createPaymentBody = z.object({
  amount: z
    .number(AMOUNT)
    .check(
      z.refine(
        (rupees) => rupees > 0 && rupees < 1e9 && Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
        AMOUNT,
      ),
    ),
  service_type: z.enum(serviceTypes, issue('service_unknown', { known: serviceTypes.join(', ') })),
  service_id: serviceId,
  currency: z._default(z.literal('INR', issue('currency_unknown')), 'INR'),
  details: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  hold_id: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
});
export type CreatePaymentBody = z.input<typeof createPaymentBody>;
export const verifyPaymentBody = z.object({
  razorpay_order_id: token,
  razorpay_payment_id: token,
  razorpay_signature: token,
  service_type: z.optional(
    z.enum(serviceTypes, issue('service_unknown', { known: serviceTypes.join(', ') })),
  ),
  service_id: z.optional(z.nullable(serviceId)),
});

/** What the provider's window hands to its handler. */
export type PaymentResult = Pick<
  z.output<typeof verifyPaymentBody>,
  'razorpay_order_id' | 'razorpay_payment_id' | 'razorpay_signature'
>;

const paymentOrder = z.object({
  success,
  /** Public key of the payment provider. */
  key: z.string(),
  /** Paise. */
  amount: z.int(),
  currency: z.literal('INR'),
  /** The provider's. */
  order_id: z.string(),
  script_url: z.string(),
});
export type PaymentOrder = z.output<typeof paymentOrder>;
const refund = z.object({
  amount: z.number(),
  state: z.enum(['pending', 'processed']),
  reason: z.string(),
  ...refundReason,
});
const status = z.object({
  /** The provider's order id, by which it is asked for. */
  id: z.string(),
  state: z.enum(paymentStates),
  service_type: z.enum(serviceTypes),
  /** Rupees. */
  amount: z.number(),
  payment_id: z.nullable(z.string()),
  /** Of the order or booking that it became. */
  order_id: z.nullable(z.string()),
  refund: z.nullable(refund),
});
export type PaymentStatus = z.output<typeof status>;

export const paymentEndpoints = {
  createPayment: endpoint({
    method: 'POST',
    path: '/create-razorpay-order/',
    who: 'logged-in',
    verified: true,
    acting: { does: 'pay', what: 'payment' },
    summary: 'Open a payment of a quote or booking at the provider',
    body: createPaymentBody,
    answer: paymentOrder,
  }),
  verifyPayment: endpoint({
    method: 'POST',
    path: '/verify-payment/',
    who: 'logged-in',
    acting: { does: 'pay', what: 'payment' },
    summary: "Check what the provider's window answered",
    body: verifyPaymentBody,
    answer: z.object({ success, payment_id: z.string() }),
  }),
  getPayment: endpoint({
    method: 'GET',
    path: '/payments/:id/',
    who: 'logged-in',
    acting: { does: 'read', what: 'payment' },
    summary: "Where one's own payment stands",
    answer: z.object({ success, data: status }),
  }),
  paymentWebhook: endpoint({
    method: 'POST',
    path: '/webhooks/payment/',
    who: 'anyone',
    summary: 'What the provider tells by itself, signed',
    raw: true,
    answer: z.object({ success }),
  }),
};
