import type { refundReasons } from '@doorstep/contract/refund.messages.en';

/**
 * Whether the refund of an undispatched line restocks its packs, by reason. A new reason does not compile without an entry.
 * Dispatched packs are never restocked by a refund: staff enter them after checking the returned parcel.
 */
export const restocks: Readonly<Record<keyof typeof refundReasons, boolean>> = {
  cancelled_by_you: true,
  line_rejected: true,
  no_prescription: true,
  staff_wrong_item: true,
  staff_undelivered: true,
  staff_asked: true,
  staff_other: true,
  // The provider or the shop gave the whole payment back: the packs are still on the shelf.
  by_shop: true,
  given_back: true,
  // Packs cannot be sold.
  staff_out_of_stock: false,
  staff_damaged: false,
  staff_expired: false,
  // Refunded before packs were reserved.
  unavailable: false,
  not_offered: false,
  quote_too_old: false,
  ordered_again: false,
  account_deleted: false,
  otc_week_limit: false,
  otc_order_limit: false,
  acting_closed: false,
  // Bookings have no packs.
  slot_taken: false,
  visit_unchecked: false,
  booking_called_off: false,
  booking_twice: false,
  booking_unreachable: false,
};
export const isRestocked = ({ reason, isOut }: { reason: string; isOut: boolean }): boolean =>
  !isOut && Object.hasOwn(restocks, reason) && restocks[reason as keyof typeof restocks];
