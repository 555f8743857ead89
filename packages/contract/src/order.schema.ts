import * as z from 'zod/mini';
import { pageQuery, paginationSchema } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { LIMIT_MAX } from './envelope.ts';
import { issue } from './failure.ts';
import { placeBody } from './order.form.ts';
import {
  HISTORY_PAGE_SIZE,
  movers,
  orderStatuses,
  recordedMethods,
  rxStatuses,
  timelineReasons,
} from './order.ts';
import { alike, namedCautionSchema } from './medicine.schema.ts';
import { serviceTypes } from './service-types.ts';
import { severalLines } from './text.form.ts';

/** As it is sent. */
export type PlaceBody = z.input<typeof placeBody>;

const success = z.literal(true);
/** When it comes: the same on every screen (decision S12). */
const promise = {
  /** ISO instant; null where nothing is promised, or not yet. */
  promised_at: z.nullable(z.string()),
  /** It is promised once a pharmacist has looked at it. */
  promise_waits: z.boolean(),
};
const line = z.object({
  id: z.int(),
  name: z.string(),
  /** As it is said in Hindi, where that was known. */
  name_hi: z.optional(z.string()),
  qty: z.int(),
  offer_price: z.number(),
  mrp: z.number(),
  total: z.number(),
  image: z.nullable(z.string()),
  pack: z.nullable(z.string()),
  /** As it is said in Hindi, where that is known. */
  pack_hi: z.optional(z.string()),
  prescription_required: z.boolean(),
  alike,
});
/** One line of a quote or an order; rupees. */
export type OrderLine = z.output<typeof line>;
const quote = z.object({
  success,
  quote_id: z.string(),
  /** Rupees. */
  subtotal: z.number(),
  delivery_charge: z.number(),
  total: z.number(),
  /** From the store to the address, to 0.1 km. */
  distance_km: z.number(),
  ...promise,
  /** ISO instant. */
  expires_at: z.string(),
  /** ISO instant by which a prescription is to be there where none is chosen; then the money of what needs one goes back. Null where none is missing. */
  prescription_by: z.nullable(z.string()),
  lines: z.array(line),
  /** Medicines that should not be taken together without advice, with what was ordered in the last 30 days. Left out where there is nothing. */
  cautions: z.optional(z.array(namedCautionSchema)),
});
export type Quote = z.output<typeof quote>;
const placed = z.object({
  success,
  order_id: z.string(),
  total: z.number(),
  delivery_charge: z.number(),
  payment_id: z.string(),
});
export type Placed = z.output<typeof placed>;

const rx_status = z.nullable(z.enum(rxStatuses)),
  rx_reason = z.nullable(z.string());
const orderedLine = z.extend(line, { rx_status, rx_reason });
/** A line of an order, and how far its prescription is; null where none is needed. */
export type OrderedLine = z.output<typeof orderedLine>;
/** Why money goes back, for whoever finds the words by code. */
export const refundReason = {
  reason_code: z.optional(z.string()),
  reason_params: z.optional(z.record(z.string(), z.string())),
};
const refund = z.object({
  id: z.string(),
  amount: z.number(),
  /** 'failed': the bank turned it down, and it is tried again. */
  state: z.enum(['pending', 'processed', 'failed']),
  /** Back to where it was paid from. */
  method: z.literal('Razorpay'),
  /** The provider's, as a bank asks for it; null until it has one. */
  reference: z.nullable(z.string()),
  /** A sentence for the patient, in English. */
  reason: z.string(),
  ...refundReason,
  created_at: z.string(),
  /** Indian calendar day. */
  expected_by: z.string(),
  processed_at: z.nullable(z.string()),
});
/** Money on its way back; rupees. */
export type Refund = z.output<typeof refund>;
const creditNote = z.object({
  /** Of its order's: 1 is the first. */
  id: z.int(),
  number: z.string(),
  amount: z.number(),
  /** Indian calendar day. */
  date: z.string(),
});
/** Written when money of an invoiced order went back; rupees. */
export type CreditNote = z.output<typeof creditNote>;
/** Where the file of a credit note is. */
export const creditNoteAnswer = z.object({ success, credit_note_url: z.string() });
const timelineEntry = z.object({
  status: z.enum(orderStatuses),
  at: z.string(),
  by: z.enum(movers),
  /** Why, where nobody did it by hand. */
  reason_code: z.optional(z.enum(timelineReasons)),
});
export type TimelineEntry = z.output<typeof timelineEntry>;
const timeline = z.array(timelineEntry);
export const receivedPayment = z.object({
  /** Rupees. */
  amount: z.number(),
  method: z.enum(recordedMethods),
  reference: z.nullable(z.string()),
  /** Name of the person who took it; empty where the method is `unknown`. */
  receiver: z.string(),
  /** ISO instant. */
  at: z.string(),
});
/** Payment that was taken at a visit. */
export type ReceivedPayment = z.output<typeof receivedPayment>;
export const paymentStatus = z.enum(['paid', 'due', 'refunding', 'refunded']);
export const orderSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  service_type: z.enum(serviceTypes),
  status: z.enum(orderStatuses),
  payment_status: paymentStatus,
  payment_method: z.string(),
  payment_id: z.nullable(z.string()),
  /** Taken at the visit; left out where it was paid online or is due. */
  payment_received: z.optional(receivedPayment),
  subtotal: z.number(),
  delivery_charge: z.number(),
  total: z.number(),
  items: z.array(orderedLine),
  /** Where it goes, in one line; null for what happens online. */
  address: z.nullable(z.string()),
  /** The same with what is known of it in Hindi: 'Flat 4B, राँची, झारखंड 834001'. */
  address_hi: z.optional(z.string()),
  contact_mobile: z.nullable(z.string()),
  ...promise,
  /** It holds a medicine that needs a prescription (decision S9). */
  prescription_needed: z.boolean(),
  prescription_id: z.nullable(z.string()),
  /** ISO instant by which one is to be given where none was; then the money of what needs it goes back. */
  prescription_by: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  timeline,
  refunds: z.array(refund),
  can_cancel: z.boolean(),
  /** It should be there, or have moved on, by now. */
  late: z.boolean(),
  /** Path of the invoice's file, and its number; null until it is made. */
  invoice_url: z.nullable(z.string()),
  invoice_number: z.nullable(z.string()),
  credit_notes: z.array(creditNote),
});
export type OrderDetail = z.output<typeof orderSchema>;

const myOrder = z.object({
  id: z.string(),
  status: z.enum(orderStatuses),
  total: z.number(),
  items: z.array(orderedLine),
  created_at: z.string(),
  payment_method: z.string(),
});
export type MyOrder = z.output<typeof myOrder>;
const myOrders = z.object({
  success,
  orders: z.array(myOrder),
  data: z.array(myOrder),
  pagination: paginationSchema,
});
export type MyOrders = z.output<typeof myOrders>;
/** None, and an empty one, mean all. */
export const statusQuery = z.optional(
  z.pipe(
    z.union(
      [z.literal(''), z.enum(orderStatuses)],
      issue('status_unknown', { known: orderStatuses.join(', ') }),
    ),
    z.transform((status) => status || undefined),
  ),
);
const pastMedicine = z.object({
  id: z.int(),
  name: z.string(),
  /** As it is said in Hindi, where that was known. */
  name_hi: z.optional(z.string()),
  image: z.nullable(z.string()),
  offer_price: z.number(),
  qty: z.int(),
  rx_status,
  rx_reason,
});
export type PastMedicine = z.output<typeof pastMedicine>;
const past = z.object({
  id: z.string(),
  order_id: z.string(),
  status: z.enum(orderStatuses),
  total_amount: z.number(),
  delivery_charge: z.number(),
  payment_status: paymentStatus,
  created_at: z.string(),
  updated_at: z.string(),
  ...promise,
  medicines_details: z.array(pastMedicine),
  invoice_url: z.nullable(z.string()),
  invoice_number: z.nullable(z.string()),
  credit_notes: z.array(creditNote),
  timeline,
  refunds: z.array(refund),
  can_cancel: z.boolean(),
  prescription_id: z.nullable(z.string()),
});
export type PastOrder = z.output<typeof past>;
const history = z.object({
  success,
  orders: z.array(past),
  pagination: paginationSchema,
});
export type OrderHistory = z.output<typeof history>;
const reorder = z.object({
  medicines: z.array(z.object({ id: z.int(), qty: z.int() })),
  missing: z.array(z.object({ id: z.int(), name: z.string(), reason: z.enum(['gone', 'out-of-stock']) })),
});
/** What of an earlier order goes into the cart now, and what does not. */
export type Reorder = z.output<typeof reorder>;
const REASON_LONG = issue('text_long', { most: 500 });
/** Any body, or none: what is no reason counts for nothing, and never keeps anybody from cancelling. */
const cancelBody = z.optional(
  z.nullable(
    z.object({
      reason: z.optional(z.nullable(z.string().check(severalLines, z.maxLength(500, REASON_LONG)))),
    }),
  ),
);
const CHOOSE = issue('prescription_required');
const giveBody = z.object({
  prescription_id: z.string(CHOOSE).check(z.minLength(1, CHOOSE), z.maxLength(64, CHOOSE)),
});

export const orderEndpoints = {
  placeOrder: endpoint({
    method: 'POST',
    path: '/order/place/',
    who: 'logged-in',
    acting: { does: 'order', what: 'order', needs: 'payment_id' },
    summary: 'Without payment_id a quote, with it the order',
    body: placeBody,
    answer: z.union([placed, quote]),
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/orders/:id/',
    who: 'logged-in',
    acting: { does: 'read', what: 'order' },
    summary: "One's own order or booking of any kind",
    answer: z.object({ success, data: orderSchema }),
  }),
  myOrders: endpoint({
    method: 'GET',
    path: '/user/orders/',
    who: 'logged-in',
    acting: { does: 'read', what: 'order' },
    summary: "One's own latest medicine orders",
    query: z.object(pageQuery(LIMIT_MAX)),
    answer: myOrders,
  }),
  orderHistory: endpoint({
    method: 'GET',
    path: '/medicines/orders/history/',
    who: 'logged-in',
    acting: { does: 'read', what: 'order' },
    summary: "One's own medicine orders, newest first, by status and page",
    query: z.object({ ...pageQuery(HISTORY_PAGE_SIZE), status: statusQuery }),
    answer: history,
  }),
  makeInvoice: endpoint({
    method: 'POST',
    path: '/medicines/orders/:id/generate-invoice/',
    limited: 'documents',
    who: 'logged-in',
    acting: { does: 'read', what: 'invoice' },
    summary: 'The invoice of a paid order: made once, and the same ever after',
    answer: z.object({ success, invoice_url: z.string(), invoice_number: z.string() }),
  }),
  creditNote: endpoint({
    method: 'POST',
    path: '/orders/:id/credit-notes/:note/',
    limited: 'documents',
    who: 'logged-in',
    acting: { does: 'read', what: 'credit_note' },
    summary: 'Where the file of a credit note is; it is drawn where it was not yet',
    answer: creditNoteAnswer,
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/orders/:id/cancel/',
    who: 'logged-in',
    acting: { does: 'cancel', what: 'order' },
    summary: 'Cancel what is not on its way yet; its money goes back',
    body: cancelBody,
    answer: z.object({ success, data: orderSchema }),
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/orders/:id/reorder/',
    who: 'logged-in',
    acting: { does: 'read', what: 'order' },
    summary: 'What of an earlier order can be had now',
    answer: z.object({ success, data: reorder }),
  }),
  givePrescription: endpoint({
    method: 'POST',
    path: '/orders/:id/prescription/',
    who: 'logged-in',
    acting: { does: 'add', what: 'prescription' },
    summary: 'Give a pending order a prescription afterwards',
    body: giveBody,
    answer: z.object({ success, data: orderSchema }),
  }),
};
