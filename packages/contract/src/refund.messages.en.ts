const withNote = (said: string, note?: string) => (note ? `${said} ${note}` : said);
/** Why money goes back, by `reason_code`: English. */
export const refundReasons = {
  cancelled_by_you: ({ note }: { note?: string }) =>
    note ? `You cancelled this order: ${note}` : 'You cancelled this order.',
  /** `note`: what the pharmacist wrote, as it was written. */
  line_rejected: ({ name, note }: { name: string; note?: string }) =>
    `The pharmacist could not approve ${name}.${note ? ` ${note}` : ''}`,
  unavailable: ({ names }: { names: string }) => `${names} could not be had any more.`,
  otc_order_limit: ({ names, most }: { names: string; most: string }) =>
    `${names}: at most ${most} packs are sold at a time without a prescription.`,
  otc_week_limit: ({ names, most }: { names: string; most: string }) =>
    `${names}: at most ${most} packs are sold in 7 days without a prescription.`,
  no_prescription: ({ names, days }: { names: string; days: string }) =>
    `No prescription came within ${days} days for ${names}.`,
  not_offered: 'This service is no longer offered.',
  quote_too_old: ({ days }: { days: string }) =>
    `This was paid more than ${days} days after its prices had ended.`,
  ordered_again: 'You have ordered the same again since.',
  acting_closed: 'Only the person can book this, not somebody who acts for them.',
  account_deleted: 'This account was deleted.',
  /** By the shop's people; `note`: what they wrote, as it was written. */
  staff_out_of_stock: ({ note }: { note?: string }) => withNote('We do not have it any more.', note),
  staff_damaged: ({ note }: { note?: string }) => withNote('It was damaged.', note),
  staff_expired: ({ note }: { note?: string }) => withNote('Its expiry date had passed.', note),
  staff_wrong_item: ({ note }: { note?: string }) => withNote('It was not what you ordered.', note),
  staff_undelivered: ({ note }: { note?: string }) => withNote('It could not be delivered.', note),
  staff_asked: ({ note }: { note?: string }) => withNote('You asked us for it.', note),
  staff_other: ({ note }: { note?: string }) =>
    note ? `Given back by the shop: ${note}` : 'Given back by the shop.',
  slot_taken: 'That time was taken before your payment came.',
  visit_unchecked: 'No pharmacist had approved the doctor’s order when the visit was to begin.',
  booking_called_off: ({ note }: { note?: string }) => withNote('We had to call this booking off.', note),
  booking_twice: ({ note }: { note?: string }) => withNote('It was booked twice.', note),
  booking_unreachable: ({ note }: { note?: string }) => withNote('We could not reach you by phone.', note),
  by_shop: 'Given back by the shop.',
  given_back: 'This payment was given back.',
};
