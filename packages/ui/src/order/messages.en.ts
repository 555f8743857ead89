import { englishDay, englishMoment } from '../messages/indian.ts';
import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of the order area. */
export const orderMessages = {
  details: 'Order details',
  quantity: (n: number) => `Quantity: ${count(n)}`,
  prescriptionNeeded: 'Prescription needed',
  totalItems: 'Total items',
  subtotal: 'Subtotal',
  deliveryFee: 'Delivery fee',
  free: 'Free',
  distance: (km: string) => `${km} km from our pharmacy`,
  totalPayable: 'Total payable',
  prescription: {
    checks: 'A pharmacist checks it',
    change: 'Change',
    noneChosen: 'No prescription yet',
    addOne: 'Add a prescription',
    without: (moment: string) =>
      `You can pay now and add it after. Until a pharmacist has approved one, the medicine that needs it is not sent. If there is none by ${moment}, its money goes back to you.`,
  },
  next: 'What happens next',
  total: 'Total',
  day: englishDay,
  dateTime: englishMoment,
  deliveredTo: 'Delivery address',
  weCall: (mobile: string) => `We call ${mobile} about the delivery`,
  orderNumber: (id: string) => `Order ${id}`,
  placedOn: (when: string) => `Placed on ${when}`,
  medicines: 'Medicines',
  deliveryCharge: 'Delivery charge',
  payment: 'Payment',
  payments: { paid: 'Paid', due: 'Not paid yet', refunding: 'Refund on its way', refunded: 'Refunded' },
  lastUpdated: 'Last updated',
  invoiceNumber: 'Invoice number',
  rx: {
    needed: 'Prescription needed',
    checking: 'A pharmacist is checking your prescription',
    question: 'The pharmacist has a question',
    approved: 'Prescription approved',
    rejected: 'Not approved. You get this money back.',
  },
  waitsFor: {
    shop: 'Waits for us',
    pharmacist: 'Waits for the pharmacist',
    prescription: 'Waits for your prescription',
  },
  comes: {
    shop: 'We look at your order and pack it next. There is nothing for you to do.',
    pharmacist:
      'A pharmacist is looking at your prescription, and calls you if anything is unclear. Then we pack your order.',
    prescription: 'Please give us your prescription. A pharmacist looks at it, and then we pack your order.',
    processing: 'We are packing your order, and bring it next.',
    shipped: 'Your order is on its way. Please keep your phone near you.',
    delivered: (days: number) =>
      form(days, {
        one: 'Your order was delivered. You can return unopened packs within 1 day: please call us.',
        other: `Your order was delivered. You can return unopened packs within ${count(days)} days: please call us.`,
      }),
    cancelled: 'We do not send anything. What you paid comes back to where you paid from.',
  },
  progress: 'Progress of this order',
  by: { you: 'by you', shop: 'by our shop', pharmacist: 'by the pharmacist', system: 'automatically' },
  why: { money_returned: 'all of the money was given back' },
  notYet: 'Not yet',
  filter: 'Show',
  filters: {
    all: 'All Orders',
    pending: 'Pending',
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  refunds: {
    pending: { title: 'Your money is on its way back', text: 'Banks take 5 to 7 days.' },
    processed: {
      title: 'Your money was sent back',
      text: 'It shows in your account as soon as your bank has booked it.',
    },
    failed: {
      title: 'Your money could not be sent back yet',
      text: 'It is safe with us, and we try again. You may call us, and tell us the order number.',
    },
  },
  amount: 'Amount',
  method: 'Method',
  reference: 'Reference',
  expectedBy: 'Expected by',
  sentOn: 'Sent on',
  reason: 'Reason',
  generateInvoice: 'Generate Invoice',
  generating: 'Generating...',
  downloadInvoice: 'Download Invoice',
};
