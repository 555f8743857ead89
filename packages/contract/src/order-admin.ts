import { API_BASE, type Pagination } from './envelope.ts';
import type { OrderDetail, OrderStatus, RxStatus, ServiceType } from './order.ts';
import { past1, withQuery } from './query.ts';

/** The admin's words for four of the five (decision C1); nobody is offered 'cancelled': that is the patient's, and comes with a refund. */
export const adminWords = {
  pending: 'Pending',
  processing: 'Confirmed',
  shipped: 'Out for Delivery',
  delivered: 'Delivered',
} as const satisfies Partial<Record<OrderStatus, string>>;
export type AdminStatus = keyof typeof adminWords;
/** In any case: 'Out for Delivery' and 'shipped' are the same. Undefined for what is neither. */
export function adminStatusOf(word: string): AdminStatus | undefined {
  const said = word.trim().toLowerCase();
  return (Object.keys(adminWords) as AdminStatus[]).find(
    (status) => status === said || adminWords[status].toLowerCase() === said,
  );
}
/** After which an order should have left its status; hours. */
export const LATE_HOURS: Partial<Record<OrderStatus, number>> = { pending: 24, processing: 24, shipped: 48 };
/** All; those that should have moved on; those that wait for a prescription. */
export const adminViews = ['all', 'late', 'prescription'] as const;
export type AdminView = (typeof adminViews)[number];
export const ADMIN_PAGE_SIZE = 20;
/** A longer search is refused before it is matched (safety T38). */
export const ADMIN_SEARCH_MAX = 100;

export interface AdminOrder {
  id: string;
  user: { mobile: string; name: string };
  status: OrderStatus;
  total: number;
  items: Array<{ name: string; qty: number; rx_status: RxStatus | null }>;
  late: boolean;
  created_at: string;
  address: string | null;
  payment_status: OrderDetail['payment_status'];
  /** What of its lines' prescriptions is least far; null where none is needed. */
  prescription: Exclude<RxStatus, 'rejected'> | null;
  last_change: { by: string; at: string } | null;
}
export interface AdminOrders {
  success: true;
  orders: AdminOrder[];
  data: AdminOrder[];
  pagination: Pagination;
}
/** `by`: 'Ravi Oraon (admin)'. */
export interface AdminOrderDetail extends OrderDetail {
  user: { mobile: string; name: string };
  history: Array<{ status: OrderStatus; by: string; at: string }>;
}
/** Money that was taken and is no order yet. */
export interface UnplacedPayment {
  payment_id: string | null;
  provider_order: string;
  amount: number;
  service_type: ServiceType;
  user: { mobile: string; name: string };
  captured_at: string | null;
  state: 'paid' | 'refunding';
  /** What keeps it, in the words of the program; null where nothing is known. */
  problem: string | null;
}

export interface AdminOrdersQuery {
  page?: number;
  limit?: number;
  status?: OrderStatus;
  search?: string;
  view?: AdminView;
}
export const adminOrdersPath = ({ page, limit, status, search, view }: AdminOrdersQuery = {}): string =>
  withQuery(`${API_BASE}/admin/orders/`, {
    search: search || undefined,
    status,
    view: view === 'all' ? undefined : view,
    page: past1(page),
    limit,
  });
export const adminOrderPath = (id: string): string => `${API_BASE}/admin/orders/${encodeURIComponent(id)}/`;
export const adminStatusPath = (id: string): string => `${adminOrderPath(id)}status/`;
export const unplacedPaymentsPath = `${API_BASE}/admin/payments/unplaced/`;
