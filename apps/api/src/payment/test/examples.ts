import type { paymentEndpoints } from '@doorstep/contract/payment.schema';
import { hmac } from '../razorpay.ts';
import { sandboxKeys } from '../sandbox.ts';
import { anyone, ownerAlone } from '../../../test/answers.ts';
import { changed } from '../../../test/people.ts';
import type { Shopper } from '../../../test/checkout.ts';
import type { AreaExamples } from '../../../test/examples.ts';

/** The whole way to an order: what is half done, the provider's webhooks would end meanwhile. */
async function paid(shop: Shopper) {
  const cart = [{ id: 2, qty: 1 }];
  const quote = await shop.quote(cart);
  const result = await shop.pay((await shop.create(quote)).order_id);
  await shop.good(shop.verify(result, quote));
  await shop.good(shop.place(cart, result.razorpay_payment_id));
  return { quote, result };
}

/** Nobody's, at the provider. */
const NO_ORDER = 'order_AAAAAAAAAAAAAA';

export default {
  createPayment: {
    example: async (shop) => {
      const quote = await shop.quote([{ id: 2, qty: 3 }]);
      return {
        body: { amount: quote.total, service_type: 'medicine', service_id: quote.quote_id, currency: 'INR' },
      };
    },
    answers: ownerAlone,
    foreign: {
      'a quote to pay': (own) => [own, changed(own, { service_id: `Q-${'A'.repeat(22)}` })],
    },
  },
  verifyPayment: {
    example: async (shop) => {
      const { quote, result } = await paid(shop);
      return { body: { ...result, service_type: 'medicine', service_id: quote.quote_id } };
    },
    answers: ownerAlone,
    foreign: {
      'a payment to verify': (own) => [own, changed(own, { razorpay_order_id: NO_ORDER })],
    },
  },
  getPayment: {
    example: async (shop) => ({ params: { id: (await paid(shop)).result.razorpay_order_id } }),
    answers: ownerAlone,
    foreign: { 'a payment': (own) => [own, { params: { id: NO_ORDER } }] },
  },
  paymentWebhook: {
    example: () => {
      const body = JSON.stringify({ event: 'payment.captured', payload: {} });
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': hmac(body, sandboxKeys.webhookSecret),
        },
      };
    },
    answers: anyone,
  },
} satisfies AreaExamples<typeof paymentEndpoints>;
