import { brand } from './brand.ts';

/** English of what calls with orders refuse. */
export const orderErrors = {
  cart_empty: 'Your cart is empty. Add a medicine first.',
  cart_many: ({ most }: { most: number }) => `An order holds at most ${most} different medicines.`,
  cart_changed: ({ names }: { names: string }) =>
    `${names} cannot be ordered now. Please take it out of your cart.`,
  cart_few: ({ names }: { names: string }) => `We have only a few packs left: ${names}. Please order fewer.`,
  otc_order_limit: ({ names, most }: { names: string; left: number; most: number }) =>
    `Without a prescription you can order at most ${most} packs at a time of medicines like this, all brands together: ${names}. Please order fewer, or ask your doctor.`,
  otc_week_limit: ({
    names,
    left,
    most,
    until,
  }: {
    names: string;
    left: number;
    most: number;
    until: string;
  }) =>
    `Without a prescription you can order at most ${most} packs in 7 days of medicines like this, all brands together: ${names}. Until ${until} you can order ${left} more. If you need more, ask your doctor.`,
  medicine_invalid: 'Please choose medicines from the list.',
  quantity_invalid: ({ most }: { most: number }) => `Quantity must be a whole number from 1 to ${most}.`,
  services_elsewhere: 'Services are booked on their own page.',
  address_required: 'Please select address',
  address_missing: 'We could not find that address. Please choose another one.',
  receiver_required: 'Please enter the mobile number of the person who receives the order.',
  out_of_reach: ({ km, radius }: { km: number; radius: number }) =>
    `This address is ${km} km from our pharmacy. We deliver within ${radius} km. Please choose another address.`,
  too_far: 'Too far to deliver to',
  no_place: 'We do not know where this address is. Please share your location, or choose another address.',
  place_unknown: 'Place unknown',
  order_not_found: 'We could not find this order',
  credit_note_not_found: 'We could not find that credit note.',
  line_not_found: 'We could not find that line of the order.',
  status_unknown: ({ known }: { known: string }) => `Give status as one of ${known}.`,
  who_invalid: 'Give who as the number of an account.',
  only_unknown: 'Give only as counts.',
  view_unknown: ({ known }: { known: string }) => `Give view as one of ${known}.`,
  sort_unknown: ({ known }: { known: string }) => `Give sort as one of ${known}.`,
  orders_required: ({ most }: { most: number }) => `Please choose 1 to ${most} orders.`,
  not_back: 'This order is further on already. Open it to take a step back.',
  prescription_required: 'Please choose a prescription.',
  prescription_missing: 'We could not find that prescription. Please upload it again.',
  prescription_needed: 'A pharmacist has to approve the prescription first.',
  supply_unapproved: ({ name }: { name: string }) =>
    `${name} is a Schedule H1 medicine, and no pharmacist has approved a prescription for it. Refund this line, or have the prescription approved first.`,
  supply_incomplete: ({ name }: { name: string }) =>
    `${name} is a Schedule H1 medicine, and its record is incomplete. A pharmacist must first add the doctor's name, registration number and address, the patient's name and the date to the prescription.`,
  moved_on: 'This order waits for no prescription any more.',
  too_late: 'This order is on its way already and cannot be cancelled. Please call us.',
  delivered_already: 'This order was delivered already. Please call us if something is wrong with it.',
  cancelled: 'This order was cancelled, and its money goes back. It cannot be moved any more.',
  money_returned: "All of this order's money was given back. It cannot be sent out again.",
  refund_differs: ({ rupees }: { rupees: string }) =>
    `Nothing was given back: the sum is ₹${rupees} now. Please look at the order again.`,
  refund_sum_invalid: 'Give the sum in rupees.',
  refund_reason_required: 'Please choose a reason.',
  lines_required: 'Please choose at least one line.',
  note_required: 'Please write a note.',
  cannot_cancel: 'A delivered order cannot be cancelled any more. Give the money of its lines back instead.',
  line_decided: 'This line was decided already, or the order has moved on. Please open it again.',
  no_invoice_cancelled: 'This order was cancelled. There is no invoice for it.',
  no_invoice_unpaid: 'There is an invoice once the order is paid.',
  no_invoice_yet: 'There is an invoice once our pharmacist has looked at your prescription.',
};
type OrderErrors = typeof orderErrors;
declare module './failure.ts' {
  interface ErrorMessages extends OrderErrors {}
}

interface OfOrder {
  order: string;
}
interface InDays extends OfOrder {
  /** Until the money is there. */
  days: number;
}
interface Promised extends OfOrder {
  /** When it comes, in the words of `promise-text.ts`; undefined where nothing is promised. */
  delivery?: string | undefined;
}
const withPhone = (said: string) => `${brand.name}: ${said} Questions? Call ${brand.phoneShown}.`;
const withDelivery = (said: string, delivery?: string) =>
  withPhone(delivery ? `${said} Delivery: ${delivery}.` : said);
/** What the patient is told of an order by SMS, WhatsApp and e-mail. Without the medicine and the pharmacist's words: a screen that others see says nothing of what somebody takes. */
export const orderTexts = {
  /** Of an e-mail. */
  subject: ({ order }: OfOrder) => `${brand.name}: order ${order}`,
  placed: ({ order, delivery }: Promised) => withDelivery(`we have your order ${order}.`, delivery),
  approved: ({ order }: OfOrder) =>
    withPhone(
      `our pharmacist approved the prescription of order ${order}. We tell you once it is confirmed.`,
    ),
  processing: ({ order, delivery }: Promised) => withDelivery(`order ${order} is confirmed.`, delivery),
  shipped: ({ order, delivery }: Promised) =>
    withDelivery(`order ${order} is shipped. It is on its way to you.`, delivery),
  delivered: ({ order }: OfOrder) => withPhone(`order ${order} was delivered.`),
  cancelled: ({ order, days }: InDays) =>
    withPhone(`order ${order} was cancelled. What you paid comes back within ${days} days.`),
  refunded: ({ order, rupees }: OfOrder & { rupees: string }) =>
    withPhone(`Rs ${rupees} of order ${order} was refunded.`),
  question: ({ order }: OfOrder) =>
    withPhone(
      `our pharmacist has a question about the prescription of order ${order}. Please open the order to read it.`,
    ),
  rejected: ({ order, days }: InDays) =>
    withPhone(
      `our pharmacist could not approve part of order ${order}. What you paid for that part comes back within ${days} days.`,
    ),
};

/** Each may be empty. */
interface OnPrescription {
  doctor: string;
  registration: string;
  patient: string;
}
/** What is printed on a tax invoice. */
export const invoiceLabels = {
  title: 'Tax invoice',
  gstin: 'GSTIN',
  drugLicence: 'Drug licence',
  number: 'Invoice',
  date: 'Date',
  order: 'Order',
  orderedOn: 'Ordered on',
  payment: 'Payment',
  placeOfSupply: 'Place of supply',
  billedTo: 'Billed to',
  item: 'Item',
  hsn: 'HSN/SAC',
  qty: 'Qty',
  rate: 'Rate',
  taxable: 'Taxable',
  gst: 'GST',
  igst: 'IGST',
  cgst: 'CGST',
  sgst: 'SGST',
  total: 'Total',
  delivery: 'Delivery',
  taxableValue: 'Taxable value',
  totalPaid: 'Total, paid',
  leftOut: ({ names }: { names: string }) => `Not sent, and refunded: ${names}.`,
  note: 'Amounts are in rupees. Rates and totals hold the tax. Made by computer; valid without a signature.',
  maker: 'Maker',
  batch: 'Batch',
  expiry: 'Expires',
  rx: ({ doctor, registration, patient }: OnPrescription) =>
    `On prescription${doctor && ` of ${doctor}`}${registration && ` (reg. no. ${registration})`}${patient && `, for ${patient}`}`,
  creditTitle: 'Credit note',
  creditNumber: 'Credit note',
  against: 'For invoice',
  invoicedOn: 'Invoice date',
  totalRefunded: 'Total, refunded',
  part: ({ name }: { name: string }) => `${name}: part of its price`,
  page: ({ number, page, pages }: { number: string; page: number; pages: number }) =>
    `${number} · page ${page} of ${pages}`,
};
