import { hash } from 'node:crypto';
import type { paymentEndpoints } from '@doorstep/contract/payment.schema';
import * as z from 'zod/mini';
import { HttpError, notFound, unreadable } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import type { PaymentService } from './service.ts';
import { factOf, ID, returnedOf, wirePayment, wireReturned } from './wire.ts';

const forged = () => new HttpError(400, 'bad_signature');
/** As much of a webhook as counts; other events are heard and let go. */
const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: wirePayment })),
    refund: z.optional(z.object({ entity: wireReturned })),
  }),
});
const one = (value: unknown): string => (typeof value === 'string' ? value : '');

export function paymentHandlers(payments: PaymentService): Handlers<typeof paymentEndpoints> {
  return {
    createPayment: ({ caller, body }) => payments.create(caller, body),
    verifyPayment: async ({ caller, body }) => ({
      success: true,
      payment_id: await payments.verify(caller, body),
    }),
    async getPayment({ caller, params }) {
      const data = await payments.status(caller.accountId, params['id']!);
      if (!data) throw notFound('payment_not_found');
      return { success: true, data };
    },
    /** Signed over the very bytes; answered as soon as it is written down. */
    async paymentWebhook({ request: { body, headers } }) {
      if (!Buffer.isBuffer(body) || !payments.sent(body, one(headers['x-razorpay-signature'])))
        throw forged();
      let parsed: unknown;
      try {
        parsed = JSON.parse(body.toString('utf8'));
      } catch {
        throw unreadable();
      }
      const { success, data } = webhook.safeParse(parsed);
      if (!success) return { success: true };
      const { payment, refund } = data.payload;
      const told = one(headers['x-razorpay-event-id']);
      if (payment?.entity.order_id)
        await payments.told({
          id: ID.test(told) ? told : hash('sha256', body, 'base64url'),
          orderId: payment.entity.order_id,
          facts: [factOf(payment.entity)],
        });
      if (refund && data.event === 'refund.processed') await payments.refunded(returnedOf(refund.entity));
      return { success: true };
    },
  };
}
