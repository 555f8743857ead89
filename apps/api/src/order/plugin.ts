import { adminOrderEndpoints, type UnplacedPayment } from '@doorstep/contract/order-admin.schema';
import type { orderEndpoints } from '@doorstep/contract/order.schema';
import { notFound } from '../platform/http/http-error.ts';
import { csvHeaders } from '../platform/csv.ts';
import { callerOf, queryOf, type Handlers } from '../platform/http/register.ts';
import type { Admin } from './admin.ts';
import type { OrderRow, OrderService } from './service.ts';

interface Needs {
  orders: OrderService;
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
  admin,
  unplaced,
}: Needs): Handlers<
  Pick<typeof orderEndpoints, 'getOrder' | 'cancelOrder' | 'creditNote'> & typeof adminOrderEndpoints
> {
  /** The same for one that this order has not, as for another's order. */
  async function creditNote(row: OrderRow, note: string) {
    const path = await orders.creditNotes.path(row, note);
    if (path === undefined) throw notFound('credit_note_not_found');
    return { success: true as const, credit_note_url: path };
  }
  return {
    getOrder: async ({ caller, params }) => ({
      success: true,
      data: await orders.serialize(there(await orders.own(caller.accountId, params['id']!))),
    }),
    cancelOrder: async ({ caller, params, body }) => ({
      success: true,
      data: there(await orders.cancel(caller, params['id']!, body?.reason || undefined)),
    }),

    creditNote: async ({ caller, params }) =>
      creditNote(there(await orders.own(caller.accountId, params['id']!)), params['note']!),
    adminCreditNote: async ({ params }) => creditNote(there(await admin.row(params['id']!)), params['note']!),

    async adminOrders({ caller, query, request }) {
      const { orders: all, pagination } = await admin.list(query, { caller, requestId: request.id });
      return { success: true, orders: all, data: all, pagination };
    },
    async adminOrdersCsv(request, reply) {
      const query = queryOf(adminOrderEndpoints.adminOrdersCsv.query, request);
      const file = await admin.csv(query, { caller: callerOf(request), requestId: request.id });
      return reply.headers(csvHeaders('orders.csv')).send(file);
    },
    adminOrder: async ({ caller, params, request }) => ({
      success: true,
      data: there(await admin.detail(params['id']!, { caller, requestId: request.id })),
    }),
    setOrderStatus: async ({ caller, params, body, request }) => ({
      success: true,
      ...there(await admin.setStatus(params['id']!, body.status, { caller, requestId: request.id })),
    }),
    moveOrders: async ({ caller, body, request }) => ({
      success: true,
      ...(await admin.setStatuses(body.ids, body.status, { caller, requestId: request.id })),
    }),
    refundOrder: async ({ caller, params, body, request }) => ({
      success: true,
      ...there(await admin.refund(params['id']!, body, { caller, requestId: request.id })),
    }),
    noteOrder: async ({ caller, params, body, request }) => ({
      success: true,
      data: there(await admin.note(params['id']!, body.text, { caller, requestId: request.id })),
    }),
    orphanPayments: async () => ({ success: true, data: await unplaced() }),
  };
}
