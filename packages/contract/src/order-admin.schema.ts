import * as z from 'zod/mini';
import { pageQuery, paginationSchema, searchText } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import {
  ADMIN_PAGE_SIZE,
  ADMIN_SEARCH_MAX,
  adminStatusOf,
  adminViews,
  adminWords,
  type AdminStatus,
} from './order-admin.ts';
import { orderSchema, paymentStatus, statusQuery } from './order.schema.ts';
import { orderStatuses, rxStatuses } from './order.ts';
import { serviceTypes } from './service-types.ts';

const success = z.literal(true);
const user = z.object({ mobile: z.string(), name: z.string() });
const row = z.object({
  id: z.string(),
  user,
  status: z.enum(orderStatuses),
  total: z.number(),
  items: z.array(z.object({ name: z.string(), qty: z.int(), rx_status: z.nullable(z.enum(rxStatuses)) })),
  late: z.boolean(),
  created_at: z.string(),
  address: z.nullable(z.string()),
  payment_status: paymentStatus,
  /** What of its lines' prescriptions is least far; null where none is needed. */
  prescription: z.nullable(z.enum(['needed', 'checking', 'question', 'approved'])),
  last_change: z.nullable(z.object({ by: z.string(), at: z.string() })),
});
export type AdminOrder = z.output<typeof row>;
const adminOrders = z.object({
  success,
  orders: z.array(row),
  data: z.array(row),
  pagination: paginationSchema,
});
export type AdminOrders = z.output<typeof adminOrders>;
const detail = z.extend(orderSchema, {
  user,
  history: z.array(z.object({ status: z.enum(orderStatuses), by: z.string(), at: z.string() })),
});
/** `by`: 'Ravi Oraon (admin)'. */
export type AdminOrderDetail = z.output<typeof detail>;
const unplaced = z.object({
  payment_id: z.nullable(z.string()),
  provider_order: z.string(),
  amount: z.number(),
  service_type: z.enum(serviceTypes),
  user,
  captured_at: z.nullable(z.string()),
  state: z.enum(['paid', 'refunding']),
  /** What keeps it, in the words of the program; null where nothing is known. */
  problem: z.nullable(z.string()),
});
/** Money that was taken and is no order yet. */
export type UnplacedPayment = z.output<typeof unplaced>;

const query = z.object({
  ...pageQuery(ADMIN_PAGE_SIZE),
  status: statusQuery,
  search: z.optional(searchText(ADMIN_SEARCH_MAX)),
  view: z._default(z.enum(adminViews, issue('view_unknown', { known: adminViews.join(', ') })), 'all'),
});
export type AdminOrdersQuery = Partial<z.output<typeof query>>;
const STATUS = issue('status_unknown', { known: Object.values(adminWords).join(', ') });
/** Any of the admin's four, in any case, in their words or the wire's (decision C1). */
const status = z.pipe(
  z.string(STATUS).check(
    z.maxLength(40, STATUS),
    z.refine((word) => adminStatusOf(word) !== undefined, STATUS),
  ),
  z.transform((word) => adminStatusOf(word) as AdminStatus),
);

export const adminOrderEndpoints = {
  adminOrders: endpoint({
    method: 'GET',
    path: '/admin/orders/',
    who: ['admin'],
    summary: 'All medicine orders: by status, view, search and page',
    query,
    answer: adminOrders,
  }),
  adminOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/:id/',
    who: ['admin'],
    summary: 'One order with its patient, and who changed what when',
    answer: z.object({ success, data: detail }),
  }),
  setOrderStatus: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/status/',
    who: ['admin'],
    summary: 'Move an order; the answer names the status before, by which it is undone',
    body: z.object({ status }),
    answer: z.object({ success, data: row, previous: z.enum(orderStatuses) }),
  }),
  orphanPayments: endpoint({
    method: 'GET',
    path: '/admin/payments/unplaced/',
    who: ['admin'],
    summary: 'Money that was taken and is no order yet',
    answer: z.object({ success, data: z.array(unplaced) }),
  }),
};
