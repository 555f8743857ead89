import type { adminOrderEndpoints, UnplacedPayment } from '@doorstep/contract/order-admin.schema';
import type { orderEndpoints } from '@doorstep/contract/order.schema';
import { toRupees } from '@doorstep/contract/money';
import { notFound } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import { indianTime } from '../platform/clock.ts';
import type { PaymentService } from '../payment/service.ts';
import type { Admin } from './admin.ts';
import type { OrderActions } from './order-actions.ts';
import { intentOf, type MedicineProductType } from './medicine-product-type.ts';
import type { OrderService } from './service.ts';
import { serializeLine } from './serializer.ts';

interface Needs {
  orders: OrderService;
  medicine: MedicineProductType;
  after: OrderActions;
  payments: PaymentService;
  admin: Admin;
  unplaced: () => Promise<UnplacedPayment[]>;
}

/** The same for one that is another's. */
const unknown = () => notFound('order_not_found');
function there<T>(found: T | undefined): T {
  if (found === undefined) throw unknown();
  return found;
}

export function orderHandlers({
  orders,
  medicine,
  after,
  payments,
  admin,
  unplaced,
}: Needs): Handlers<typeof orderEndpoints & typeof adminOrderEndpoints> {
  return {
    /** One call for both, as the screens have it (decision C17): a quote, or with a payment the order. */
    async placeOrder({ caller, body }) {
      if (!body.payment_id) {
        const quote = await payments.quote(
          caller.accountId,
          'medicine',
          await medicine.price(caller.accountId, body),
        );
        const { lines, distanceKm } = quote.frozen;
        return {
          success: true,
          quote_id: quote.id,
          subtotal: toRupees(quote.subtotalPaise),
          delivery_charge: toRupees(quote.feePaise),
          total: toRupees(quote.totalPaise),
          distance_km: distanceKm ?? 0,
          expires_at: indianTime(quote.expiresAt),
          lines: lines.map(serializeLine),
        };
      }
      const { order } = await payments.place(caller.accountId, body.payment_id, {
        serviceType: 'medicine',
        intent: intentOf(body),
        quoteId: body.quote_id ?? undefined,
      });
      return {
        success: true,
        order_id: order.id,
        total: toRupees(order.totalPaise),
        delivery_charge: toRupees(order.feePaise),
        payment_id: body.payment_id,
      };
    },
    getOrder: async ({ caller, params }) => ({
      success: true,
      data: await orders.serializeMedicine(there(await orders.own(caller.accountId, params['id']!))),
    }),
    async myOrders({ caller }) {
      const all = await orders.latest(caller.accountId);
      return { success: true, orders: all, data: all };
    },
    orderHistory: ({ caller, query }) => orders.history(caller.accountId, query),
    makeInvoice: async ({ caller, params }) => ({
      success: true,
      ...(await orders.makeInvoice(there(await orders.own(caller.accountId, params['id']!, 'medicine')))),
    }),
    cancelOrder: async ({ caller, params, body }) => ({
      success: true,
      data: there(await orders.cancel(caller.accountId, params['id']!, body?.reason || undefined)),
    }),
    reorder: async ({ caller, params }) => ({
      success: true,
      data: await after.reorder(there(await orders.own(caller.accountId, params['id']!, 'medicine'))),
    }),
    givePrescription: async ({ caller, params, body }) => ({
      success: true,
      data: there(await after.givePrescription(caller.accountId, params['id']!, body.prescription_id)),
    }),

    async adminOrders({ caller, query, request }) {
      const { orders: all, pagination } = await admin.list(query, { caller, requestId: request.id });
      return { success: true, orders: all, data: all, pagination };
    },
    adminOrder: async ({ caller, params, request }) => ({
      success: true,
      data: there(await admin.detail(params['id']!, { caller, requestId: request.id })),
    }),
    setOrderStatus: async ({ caller, params, body, request }) => ({
      success: true,
      ...there(await admin.setStatus(params['id']!, body.status, { caller, requestId: request.id })),
    }),
    orphanPayments: async () => ({ success: true, data: await unplaced() }),
  };
}
