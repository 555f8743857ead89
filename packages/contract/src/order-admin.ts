import type { OrderStatus } from './order.ts';

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
/** Why the shop gives money back; the patient reads it in their language. Whoever says 'other' says it in words of their own. */
export const staffRefundReasons = [
  'out_of_stock',
  'damaged',
  'expired',
  'wrong_item',
  'undelivered',
  'asked',
  'other',
] as const;
export type StaffRefundReason = (typeof staffRefundReasons)[number];
/** Letters of what the patient reads of a refund, and of a note of the staff's. */
export const REFUND_NOTE_MAX = 300,
  ORDER_NOTE_MAX = 500;
/** After which an order that is not promised for an hour should have left its status; hours. */
export const LATE_HOURS: Partial<Record<OrderStatus, number>> = { pending: 24, processing: 24, shipped: 48 };
/** All; those that should have moved on; those that wait for a prescription; those of whose last step the patient could not be told. */
export const adminViews = ['all', 'late', 'prescription', 'untold'] as const;
export type AdminView = (typeof adminViews)[number];
/** By the day it was ordered, its sum, or by when it should move on; '-' turns it round. What may stay as it is comes last either way. */
export const adminSorts = ['-date', 'date', '-total', 'total', 'due', '-due'] as const;
export type AdminSort = (typeof adminSorts)[number];
/** Orders in one file, and orders that are moved by one call. */
export const ORDERS_CSV_MAX = 2000,
  MOVE_MAX = 100;
export const ADMIN_PAGE_SIZE = 20;
/** A longer search is refused before it is matched (safety T38). */
export const ADMIN_SEARCH_MAX = 100;
