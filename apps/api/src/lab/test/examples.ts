import type { labEndpoints, LabPaymentOrder } from '@doorstep/contract/lab.schema';
import type { Failure } from '@doorstep/contract/common.schema';
import type { AppServer } from '../../create-server.ts';
import type { Shopper } from '../../../test/checkout.ts';
import { anyone, everyone, ownerAlone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';
import { POINT, testNamed, withTests } from '../../../test/lab.ts';
import { changed } from '../../../test/people.ts';
import { bookedId, dueBody } from './booked.ts';
import staffExamples from './examples-staff.ts';

async function paymentBody(shop: Shopper, server: AppServer) {
  const { test_ids: tests, package_ids: packages, ...rest } = await dueBody(server),
    body = { tests, packages, ...rest },
    refused = await shop.post('/medical-tests/create-payment-order/', { ...body, amount: 1 });
  return { ...body, amount: refused.json<Failure>().total! };
}
const NO_BOOKING = 'LT-222222222222';
async function seeded(_: Shopper, server: AppServer) {
  await withTests(server);
  return {};
}
type Table = typeof labEndpoints;
export default {
  ...staffExamples,
  listTests: { example: seeded, answers: anyone },
  listTestPackages: { example: seeded, answers: anyone },
  getTest: {
    async example(_, server) {
      return { params: { id: String((await testNamed(server, 'HbA1c')).id) } };
    },
    answers: anyone,
  },
  listLabSlots: { example: () => ({ query: '?date=2026-11-25' }), answers: anyone },
  listLabDays: { example: seeded, answers: anyone },
  checkLabDelivery: { example: () => ({ body: POINT }), answers: anyone },
  planTests: {
    async example(_, server) {
      return {
        body: { tests: [(await testNamed(server, 'HbA1c')).id], packages: [], slot: '2026-11-25T08:30' },
      };
    },
    answers: anyone,
  },
  listRecentTests: { example: seeded, answers: everyone() },
  createLabPayment: {
    example: async (shop, server) => ({ body: await paymentBody(shop, server) }),
    answers: everyone(),
    foreign: {
      'an address to come to': (own, shop) => [
        changed(own, { address_id: shop.home.id }),
        changed(own, { address_id: 2_000_000_000 }),
      ],
    },
  },
  verifyLabPayment: {
    async example(shop, server) {
      const { order_id } = await shop.good<LabPaymentOrder>(
          shop.post('/medical-tests/create-payment-order/', await paymentBody(shop, server)),
        ),
        paid = await shop.pay(order_id);
      return {
        body: { payment_id: paid.razorpay_payment_id, order_id, signature: paid.razorpay_signature },
      };
    },
    answers: ownerAlone,
    foreign: {
      'a payment to verify': (own) => [own, changed(own, { order_id: 'order_AAAAAAAAAAAAAA' })],
    },
  },
  bookTests: {
    example: async (_, server) => ({ body: await dueBody(server) }),
    answers: everyone(),
    foreign: {
      'an address to come to': (own, shop) => [
        changed(own, { address_id: shop.home.id }),
        changed(own, { address_id: 2_000_000_000 }),
      ],
    },
  },
  getLabBooking: {
    example: async (shop, server) => ({ params: { id: await bookedId(shop, server) } }),
    answers: ownerAlone,
    foreign: { 'a collection': (own) => [own, { params: { id: NO_BOOKING } }] },
  },
} satisfies AreaExamples<Table>;
