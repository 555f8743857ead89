import { englishMoment } from '@doorstep/ui/messages/indian';
import { count, plural } from '@doorstep/ui/messages/plural';

const form = plural('en-IN');
/** English of the summary and the history; what the server says stands here letter by letter. */
export const orderMessages = {
  check: 'Check your order',
  deliverTo: (title: string) => `Deliver to ${title}`,
  receiver: (mobile: string) => `We call ${mobile} about the delivery`,
  changeIt: 'Change cart or address',
  proceed: 'Proceed to Payment',
  totalPayable: 'Total payable',
  acceptFirst: 'Please accept the changes first.',
  summaryFailed: 'Error calculating summary. Redirecting...',
  denied: 'Location access denied. Please allow location and try again.',
  unsupported: 'Geolocation not supported by your browser',
  quoteFailed: 'Your total could not be worked out',
  locating: 'We need to know where this address is. Please allow your location.',
  historyTitle: 'Medicine Order History',
  historySubtitle: 'Track and manage your medicine orders',
  historyFailed: 'Failed to load order history',
  noOrders: 'No orders found',
  noOrdersWith: (status: string) => `No orders with status "${status}"`,
  noSuchPage: (page: number) => `There is no page ${count(page)}`,
  lastPage: (page: number) => `Your orders end on page ${count(page)}.`,
  toLastPage: 'Go to the last page',
  noOrdersYet: "You haven't placed any medicine orders yet",
  statuses: {
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  allOrders: 'See all orders',
  toMedicines: 'See medicines',
  loading: 'Loading',
  orders: (n: number) => form(n, { one: '1 order', other: `${count(n)} orders` }),
  pageOf: (page: number, pages: number) => `Page ${count(page)} of ${count(pages)}`,
  invoiceFailed: 'Failed to generate invoice',
  invoiceMade: 'Invoice generated successfully!',
  saveFailed: 'The invoice could not be downloaded. Please try again.',
  creditNote: (number: string) => `Credit note ${number}`,
  saveNoteFailed: 'The credit note could not be downloaded. Please try again.',
  track: 'Progress of this order',
  cancel: 'Cancel order',
  cancelAsk: 'Cancel this order?',
  cancelText: (amount: string, method: string) =>
    `We do not send it. You get back ${amount} by ${method}, to where you paid from. Banks take 5 to 7 days.`,
  keep: 'Keep order',
  cancelDone: 'Order cancelled. Your money is on its way back.',
  cancelFailed:
    'No answer came. Check your internet connection, then try again: an order is never cancelled twice.',
  actionFailed: 'That did not work. Nothing was changed. Please try again.',
  again: 'Order again',
  inCart: (n: number) =>
    form(n, { one: '1 medicine is in your cart', other: `${count(n)} medicines are in your cart` }),
  nothingInCart: 'None of these medicines can be ordered now',
  missing: 'We cannot send these now:',
  reasons: { gone: 'no longer sold', 'out-of-stock': 'out of stock', full: 'your cart is full' },
  toCart: 'Go to cart',
  give: 'Give a prescription',
  giveTitle: 'Prescription for your order',
  giveText: 'A pharmacist checks it, and calls you if anything is unclear.',
  giveSend: 'Send to the pharmacist',
  giveNot: 'Not now',
  giveFirst: 'Please select a prescription image',
  giveWait: 'Your prescription is still on its way. Wait for it, or cancel it.',
  orderTitle: (id: string) => `Order ${id}`,
  placedOn: (when: string) => `Placed on ${when}`,
  moment: englishMoment,
  orderFailed: 'Your order could not be loaded',
  orderSafe: 'Your order is safe. Please try again in a moment.',
  notFound: 'We could not find this order',
  notFoundText: 'The link may be wrong, or the order belongs to another account.',
  toOrders: 'View My Orders',
  invoiceNumber: (number: string) => `Invoice number ${number}`,
  given: 'Prescription sent. A pharmacist checks it.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    order: typeof orderMessages;
  }
}
