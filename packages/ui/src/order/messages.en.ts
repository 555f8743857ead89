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
  checkFirst: 'Please check before you go on',
  nothingCharged: 'Nothing has been charged.',
  priceChanged: (from: string, to: string) => `Price changed from ${from} to ${to}`,
  dearer: (amount: string) => `${amount} more`,
  cheaper: (amount: string) => `${amount} less`,
  cannotSend: (n: number) => form(n, { one: 'We cannot send this one', other: 'We cannot send these' }),
  reasons: { gone: 'No longer sold', 'out-of-stock': 'Out of stock' },
  leftOut: (n: number) =>
    form(n, {
      one: 'If you accept, we leave it out of your order.',
      other: 'If you accept, we leave them out of your order.',
    }),
  fewer: 'We do not have as many as you asked for',
  onlyLeft: (left: number, asked: number) => `Only ${count(left)} left, you asked for ${count(asked)}`,
  takeLeft: 'If you accept, we take what is left into your order.',
  accept: 'Accept and continue',
  success: {
    medicine: {
      title: 'Order placed',
      thanks: 'Thank you. We have your order.',
      steps: [
        'A pharmacist checks your order',
        'We pack it and bring it to your door',
        'We call you if anything is unclear',
      ],
    },
    paramedical: {
      title: 'Visit booked',
      thanks: 'Thank you. We have your booking.',
      steps: [
        'Your booking shows the day and time, and who comes',
        'Keep your prescriptions and reports ready',
        'We call you if anything is unclear',
      ],
    },
    appointment: {
      title: 'Appointment Confirmed!',
      thanks: 'Thank you. The doctor expects you.',
      steps: [
        'Please arrive 15 minutes early',
        'Bring a valid ID and your medical papers',
        'You can move or cancel it yourself until it begins',
      ],
    },
    'video-consultation': {
      title: 'Video consultation booked',
      thanks: 'Thank you. We have your booking.',
      steps: [
        'Sit in a quiet, bright place with good internet',
        'Keep your reports and medicines near you',
        'We call you if anything is unclear',
      ],
    },
    'medical-test': {
      title: 'Test booked',
      thanks: 'Thank you. We have your booking.',
      steps: [
        'Your orders show the day and time of the test',
        'Follow the preparation plan of your booking',
        'We call you if anything is unclear',
      ],
    },
    other: {
      title: 'Order placed',
      thanks: 'Thank you. We have your order.',
      steps: [
        'Your orders show how far it is',
        'Keep your order ID ready when you ask about it',
        'We call you if anything is unclear',
      ],
    },
  },
  prescription: {
    checks: 'A pharmacist checks it',
    change: 'Change',
    noneChosen: 'No prescription yet',
    addOne: 'Add a prescription',
    without: (moment: string) =>
      `You can pay now and add it after. Until a pharmacist has approved one, the medicine that needs it is not sent. If there is none by ${moment}, its money goes back to you.`,
  },
  addPrescription: 'Add your prescription',
  addPrescriptionBy: (moment: string) =>
    `Add your prescription by ${moment}: we send the medicine once a pharmacist has approved it. Without one its money goes back.`,
  next: 'What happens next',
  orderId: 'Order ID',
  total: 'Total',
  date: 'Date',
  day: englishDay,
  dateTime: englishMoment,
  viewAppointment: 'View appointment',
  viewVisit: 'View your visit',
  deliveredTo: 'Delivery address',
  weCall: (mobile: string) => `We call ${mobile} about the delivery`,
  viewOrder: 'See this order',
  viewOrders: 'View My Orders',
  backHome: 'Back to Home',
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
