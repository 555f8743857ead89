import * as z from 'zod/mini';
import { pageQuery, paginationSchema, searchText } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import {
  ADMIN_PAGE_SIZE,
  ADMIN_SEARCH_MAX,
  adminSorts,
  adminStatusOf,
  adminViews,
  adminWords,
  MOVE_MAX,
  ORDER_NOTE_MAX,
  REFUND_NOTE_MAX,
  staffRefundReasons,
  type AdminStatus,
} from './order-admin.ts';
import { creditNoteAnswer, orderSchema, paymentStatus, statusQuery } from './order.schema.ts';
import { LINES_MAX } from './cart.ts';
import { orderStatuses, rxStatuses } from './order.ts';
import { serviceTypes } from './service-types.ts';
import { severalLines } from './text.form.ts';

const success = z.literal(true);
const user = z.object({ mobile: z.string(), name: z.string() });
const row = z.object({
  id: z.string(),
  user,
  status: z.enum(orderStatuses),
  total: z.number(),
  items: z.array(z.object({ name: z.string(), qty: z.int(), rx_status: z.nullable(z.enum(rxStatuses)) })),
  late: z.boolean(),
  /** By when it is promised, or should have left its status; null where it may stay. */
  due_at: z.nullable(z.string()),
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
  /** Places in `items` of what is neither sent nor charged: turned down, or given back. */
  left_out: z.array(z.int()),
  /** Of the staff, for the staff; the oldest first. */
  notes: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.string() })),
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

const which = {
  status: statusQuery,
  search: z.optional(searchText(ADMIN_SEARCH_MAX)),
  view: z._default(z.enum(adminViews, issue('view_unknown', { known: adminViews.join(', ') })), 'all'),
  sort: z._default(z.enum(adminSorts, issue('sort_unknown', { known: adminSorts.join(', ') })), '-date'),
};
const query = z.object({ ...pageQuery(ADMIN_PAGE_SIZE), ...which });
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
const IDS = issue('orders_required', { most: MOVE_MAX });
const moveBody = z.object({
  ids: z
    .array(z.string(IDS).check(z.maxLength(40, IDS)), IDS)
    .check(z.minLength(1, IDS), z.maxLength(MOVE_MAX, IDS)),
  status,
});
const moved = z.object({
  success,
  /** As they are now: those that were moved, and those that stood there before. */
  data: z.array(row),
  /** By `previous` each is taken back. */
  moved: z.array(z.object({ id: z.string(), previous: z.enum(orderStatuses) })),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
export type MovedOrders = z.output<typeof moved>;

const SUM = issue('refund_sum_invalid');
const REFUND_REASON = issue('refund_reason_required');
const NOTE = issue('note_required');
const note = (most: number) =>
  z.string(NOTE).check(severalLines, z.maxLength(most, issue('text_long', { most })));
/** Some lines by their places, or without them the whole order, which is cancelled by it. */
const refundBody = z
  .object({
    positions: z.optional(
      z
        .array(z.int().check(z.gte(0), z.lt(LINES_MAX)))
        .check(z.minLength(1, issue('lines_required')), z.maxLength(LINES_MAX)),
    ),
    reason: z.enum(staffRefundReasons, REFUND_REASON),
    note: z.optional(z.nullable(note(REFUND_NOTE_MAX))),
    /** The sum that was shown before, in rupees; another one is refused. */
    amount: z.number(SUM).check(z.gte(0, SUM), z.lte(10_000_000, SUM)),
  })
  .check(
    z.refine(({ reason, note: said }) => reason !== 'other' || Boolean(said), {
      path: ['note'],
      error: NOTE,
    }),
  );
/** As it is sent. */
export type OrderRefundBody = z.input<typeof refundBody>;
const noteBody = z.object({ text: note(ORDER_NOTE_MAX).check(z.minLength(1, NOTE)) });

export const adminOrderEndpoints = {
  adminOrders: endpoint({
    method: 'GET',
    path: '/admin/orders/',
    who: ['admin'],
    summary: 'All medicine orders: by status, view, search, sort and page',
    query,
    answer: adminOrders,
  }),
  adminOrdersCsv: endpoint({
    method: 'GET',
    path: '/admin/orders/csv/',
    limited: 'documents',
    who: ['admin'],
    summary: 'The same orders as a CSV file: the first 2,000',
    query: z.object(which),
    type: 'text/csv',
  }),
  moveOrders: endpoint({
    method: 'POST',
    path: '/admin/orders/status/',
    who: ['admin'],
    summary: 'Move several orders forwards, each that may; the others are told with the reason',
    body: moveBody,
    answer: moved,
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
  refundOrder: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/refund/',
    who: ['admin'],
    summary: 'Give back the money of some lines, or cancel the whole; what went back before is 0',
    body: refundBody,
    answer: z.object({ success, data: detail, refund: z.object({ amount: z.number() }) }),
  }),
  adminCreditNote: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/credit-notes/:note/',
    limited: 'documents',
    who: ['admin'],
    summary: "The same of anybody's order",
    answer: creditNoteAnswer,
  }),
  noteOrder: endpoint({
    method: 'POST',
    path: '/admin/orders/:id/notes/',
    who: ['admin'],
    summary: 'A note of the staff on an order, which its patient never sees',
    body: noteBody,
    answer: z.object({ success, data: detail }),
  }),
  orphanPayments: endpoint({
    method: 'GET',
    path: '/admin/payments/unplaced/',
    who: ['admin'],
    summary: 'Money that was taken and is no order yet',
    answer: z.object({ success, data: z.array(unplaced) }),
  }),
};
