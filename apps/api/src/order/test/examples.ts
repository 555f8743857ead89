import type { orderEndpoints } from '@doorstep/contract/order.schema';
import type { adminOrderEndpoints } from '@doorstep/contract/order-admin.schema';
import { endpoints } from '@doorstep/contract/table.schema';
import { sql } from 'drizzle-orm';
import type { Shopper } from '../../../test/checkout.ts';
import { as, changed, HOME, mobiles, send } from '../../../test/people.ts';
import { uploaded } from '../../../test/prescriptions.ts';
import { everyone, ownerAlone, adminAlone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';

/** Cancelled after its invoice. */
async function credited(shop: Shopper) {
  const { order_id: id } = await shop.buy([{ id: 2, qty: 1 }]);
  await shop.good(shop.post(`/medicines/orders/${id}/generate-invoice/`, {}));
  await shop.good(shop.post(`/orders/${id}/cancel/`, {}));
  return { params: { id, note: '1' } };
}

export default {
  placeOrder: {
    example: (shop) => ({ body: shop.cart([{ id: 2, qty: 1 }]) }),
    answers: ownerAlone,
    foreign: {
      'an address to order to': (own) => [own, changed(own, { address_id: 2_000_000_000 })],
      async 'a payment to place an order with'(own, asha) {
        const { payment_id } = await asha.buy([{ id: 2, qty: 1 }]);
        return [changed(own, { payment_id }), changed(own, { payment_id: 'pay_AAAAAAAAAAAAAA' })];
      },
      async 'a prescription to order with'(own, _, server) {
        const {
          rows: [row],
        } = await server.database.db.execute<{ id: string }>(
          sql`select p.id from prescription p join account a on a.id = p.account_id where a.mobile = ${mobiles.asha} limit 1`,
        );
        const address_id = (
          await send(server, endpoints.addAddress, { body: HOME }, await as.imran(server))
        ).json<{
          data: { id: number };
        }>().data.id;
        return [
          changed(own, { address_id, prescription_id: row!.id }),
          changed(own, { address_id, prescription_id: 'A'.repeat(43) }),
        ];
      },
    },
  },
  getOrder: {
    example: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
    answers: ownerAlone,
    foreign: { 'an order': (own) => [own, { params: { id: 'OD-BBBBBBBBBBBB' } }] },
  },
  myOrders: {
    example: () => ({}),
    answers: everyone(),
  },
  orderHistory: {
    example: () => ({ query: '?page=1&limit=5&status=pending' }),
    answers: everyone(),
  },
  makeInvoice: {
    example: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
    answers: ownerAlone,
  },
  creditNote: {
    example: credited,
    answers: ownerAlone,
    foreign: {
      'a credit note': (own) => [own, { params: { id: 'OD-BBBBBBBBBBBB', note: '1' } }],
    },
  },
  cancelOrder: {
    example: async (shop) => ({
      params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id },
      body: { reason: 'Bought it at the corner' },
    }),
    answers: ownerAlone,
  },
  reorder: {
    example: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
    answers: ownerAlone,
  },
  givePrescription: {
    example: async (shop, server) => ({
      params: { id: (await shop.buy([{ id: 5, qty: 1 }])).order_id },
      body: { prescription_id: (await uploaded(shop, server)).id },
    }),
    answers: ownerAlone,
  },
  adminOrders: {
    example: () => ({ query: '?page=1&limit=5&status=pending&search=asha&view=all' }),
    answers: adminAlone,
  },
  adminOrdersCsv: {
    example: () => ({ query: '?status=pending&search=asha&view=all&sort=-total' }),
    answers: adminAlone,
  },
  moveOrders: {
    example: async (shop) => ({
      body: { ids: [(await shop.buy([{ id: 2, qty: 1 }])).order_id], status: 'Out for Delivery' },
    }),
    answers: adminAlone,
  },
  adminOrder: {
    example: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
    answers: adminAlone,
  },
  setOrderStatus: {
    example: async (shop) => ({
      params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id },
      body: { status: 'Confirmed' },
    }),
    answers: adminAlone,
  },
  refundOrder: {
    async example(shop) {
      const { order_id, total } = await shop.buy([{ id: 2, qty: 1 }]);
      return {
        params: { id: order_id },
        body: { positions: [0], reason: 'damaged', note: 'Wet', amount: total },
      };
    },
    answers: adminAlone,
  },
  adminCreditNote: {
    example: credited,
    answers: adminAlone,
  },
  noteOrder: {
    example: async (shop) => ({
      params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id },
      body: { text: 'Call from the gate.' },
    }),
    answers: adminAlone,
  },
  orphanPayments: {
    example: () => ({}),
    answers: adminAlone,
  },
} satisfies AreaExamples<typeof orderEndpoints & typeof adminOrderEndpoints>;
