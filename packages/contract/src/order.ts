import { API_BASE, type Pagination } from './envelope.ts';
import { past1, withQuery } from './query.ts';

export const serviceTypes = [
  'medicine',
  'paramedical',
  'appointment',
  'video-consultation',
  'medical-test',
] as const;
export type ServiceType = (typeof serviceTypes)[number];
/** Decision C1. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A quote's prices stand this long (docs/decisions/one-payment-path.md). */
export const QUOTE_MINUTES = 30;

/** One line of a quote or an order; rupees. */
export interface OrderLine {
  id: number;
  name: string;
  qty: number;
  offer_price: number;
  mrp: number;
  total: number;
  image: string | null;
  pack: string | null;
  prescription_required: boolean;
}
/** Of a line that needs a prescription: none attached, a pharmacist looks at it, a pharmacist asks something, may be sent, may not be sent and is refunded (decisions S9, C30). */
export const rxStatuses = ['needed', 'checking', 'question', 'approved', 'rejected'] as const;
export type RxStatus = (typeof rxStatuses)[number];
/** A line of an order, and how far its prescription is; null where none is needed. */
export interface OrderedLine extends OrderLine {
  rx_status: RxStatus | null;
  rx_reason: string | null;
}

/** Money on its way back; rupees. */
export interface Refund {
  id: string;
  amount: number;
  /** 'failed': the bank turned it down, and it is tried again. */
  state: 'pending' | 'processed' | 'failed';
  /** Back to where it was paid from. */
  method: 'Razorpay';
  /** The provider's, as a bank asks for it; null until it has one. */
  reference: string | null;
  /** A sentence for the patient, in English. */
  reason: string;
  /** The same for whoever finds the words: a key of `refundReasons`, and what stands in its sentence. */
  reason_code?: string | undefined;
  reason_params?: Record<string, string> | undefined;
  created_at: string;
  /** Indian calendar day. */
  expected_by: string;
  processed_at: string | null;
}
/** From asking on, in calendar days: banks take five to seven. */
export const REFUND_DAYS = 7;
/** Who moved an order: the patient, the shop's people, its pharmacist, or nobody by hand. */
export const movers = ['you', 'shop', 'pharmacist', 'system'] as const;
export interface TimelineEntry {
  status: OrderStatus;
  at: string;
  by: (typeof movers)[number];
}
/** Not yet on its way. */
export const canCancel = (status: OrderStatus): boolean => status === 'pending' || status === 'processing';

export interface Quote {
  success: true;
  quote_id: string;
  /** Rupees. */
  subtotal: number;
  delivery_charge: number;
  total: number;
  /** From the store to the address, to 0.1 km. */
  distance_km: number;
  /** ISO instant. */
  expires_at: string;
  lines: OrderLine[];
}
export interface Placed {
  success: true;
  order_id: string;
  total: number;
  delivery_charge: number;
  payment_id: string;
}
export interface PlaceBody {
  medicines: Array<{ id: number; qty: number }>;
  services: never[];
  address_id: number;
  lat: number | null;
  lng: number | null;
  for_other: boolean;
  contact_mobile?: string | undefined;
  prescription_id?: string | undefined;
  quote_id?: string | undefined;
  payment_id?: string | undefined;
  payment_verified?: true | undefined;
}

export interface OrderDetail {
  id: string;
  order_id: string;
  service_type: ServiceType;
  status: OrderStatus;
  payment_status: 'paid' | 'due' | 'refunding' | 'refunded';
  payment_method: string;
  payment_id: string | null;
  subtotal: number;
  delivery_charge: number;
  total: number;
  items: OrderedLine[];
  /** Where it goes, in one line; null for what happens online. */
  address: string | null;
  contact_mobile: string | null;
  /** It holds a medicine that needs a prescription (decision S9). */
  prescription_needed: boolean;
  prescription_id: string | null;
  created_at: string;
  updated_at: string;
  timeline: TimelineEntry[];
  refunds: Refund[];
  can_cancel: boolean;
  /** It should have moved on by now (`LATE_HOURS`). */
  late: boolean;
  /** Path of the invoice's file, and its number; null until it is made. */
  invoice_url: string | null;
  invoice_number: string | null;
}
export interface MyOrder {
  id: string;
  status: OrderStatus;
  total: number;
  items: OrderedLine[];
  created_at: string;
  payment_method: string;
}
export interface MyOrders {
  success: true;
  orders: MyOrder[];
  data: MyOrder[];
}

/** Orders on a page. */
export const HISTORY_PAGE_SIZE = 10;
export interface PastMedicine {
  id: number;
  name: string;
  image: string | null;
  offer_price: number;
  qty: number;
  rx_status: RxStatus | null;
  rx_reason: string | null;
}
export interface PastOrder {
  id: string;
  order_id: string;
  status: OrderStatus;
  total_amount: number;
  delivery_charge: number;
  payment_status: OrderDetail['payment_status'];
  created_at: string;
  updated_at: string;
  medicines_details: PastMedicine[];
  invoice_url: string | null;
  invoice_number: string | null;
  timeline: TimelineEntry[];
  refunds: Refund[];
  can_cancel: boolean;
  prescription_id: string | null;
}
export interface OrderHistory {
  success: true;
  orders: PastOrder[];
  pagination: Pagination;
}
/** What of an earlier order goes into the cart now, and what does not. */
export interface Reorder {
  medicines: Array<{ id: number; qty: number }>;
  missing: Array<{ id: number; name: string; reason: 'gone' | 'out-of-stock' }>;
}

export const placeOrderPath = `${API_BASE}/order/place/`;
export const orderPath = (id: string): string => `${API_BASE}/orders/${encodeURIComponent(id)}/`;
export const myOrdersPath = `${API_BASE}/user/orders/`;
export const orderHistoryPath = ({
  page,
  limit,
  status,
}: { page?: number; limit?: number; status?: OrderStatus } = {}): string =>
  withQuery(`${API_BASE}/medicines/orders/history/`, { status, page: past1(page), limit });
export const makeInvoicePath = (id: string): string =>
  `${API_BASE}/medicines/orders/${encodeURIComponent(id)}/generate-invoice/`;
export const cancelOrderPath = (id: string): string => `${orderPath(id)}cancel/`;
export const reorderPath = (id: string): string => `${orderPath(id)}reorder/`;
export const givePrescriptionPath = (id: string): string => `${orderPath(id)}prescription/`;
