import { brand } from '@doorstep/contract/brand';
import { WAIT_DAYS } from '@doorstep/contract/prescription';
import { FREE_CANCEL_HOURS, LATE_REFUND_PERCENT, MOVES_MAX } from '@doorstep/contract/schedule';
import { store } from '@doorstep/contract/store';
import { REVIEW_PROMISE_MINUTES } from '@doorstep/contract/staff';
import { formatPaise } from '@doorstep/ui/base/price';

/** English of questions that people ask, with answers by the shop's rules. */
export const faqMessages = {
  delivery: 'Delivery',
  deliveryFee: {
    question: 'What does delivery cost?',
    answer: `Nothing for medicines of ${formatPaise(store.freeDeliveryFromPaise)} and more. Below that ${formatPaise(store.feePerKmPaise)} for each km from our store. You see the fee before you pay.`,
  },
  deliveryWhere: {
    question: 'Where do you deliver?',
    answer: `Up to ${store.radiusKm} km from our store in Ranchi. The check by pincode says whether we come to you.`,
  },
  deliveryWhen: {
    question: 'When does my order come?',
    answer:
      'The summary and the order show the day and the time by which it comes. An order that needs a prescription is promised once the pharmacist has checked it.',
  },
  prescriptions: 'Prescriptions',
  prescriptionNeeded: {
    question: 'When do I need a prescription?',
    answer: `Where a medicine says ‘Prescription needed’. You can order first and send the prescription later. Without one for ${WAIT_DAYS} days that medicine’s money goes back.`,
  },
  prescriptionWait: {
    question: 'How long does the check of a prescription take?',
    answer: `At most ${REVIEW_PROMISE_MINUTES / 60} hours. A pharmacist looks at every prescription, and asks you where something cannot be read.`,
  },
  money: 'Cancelling, returns and refunds',
  cancelOrder: {
    question: 'Can I cancel my order?',
    answer:
      'Yes, until it is shipped: open it in your profile and press Cancel. All that you paid goes back. Once it is on its way, call us.',
  },
  returns: {
    question: 'Can I give something back?',
    answer: `Unopened packs within ${store.returnDays} days of delivery. Write to us here with the order number, or call ${brand.phoneShown}.`,
  },
  refunds: {
    question: 'When is my money back?',
    answer:
      'It goes back the way you paid. Banks take 5 to 7 working days. The order shows each refund and how far it is.',
  },
  visits: 'Visits and appointments',
  cancelVisit: {
    question: 'What does it cost to cancel a visit or an appointment?',
    answer: `Nothing until ${FREE_CANCEL_HOURS} hours before it begins. After that ${LATE_REFUND_PERCENT} % of what you paid goes back. The page of the booking says how much, before you cancel.`,
  },
  moveVisit: {
    question: 'Can I move it to another time?',
    answer: `Yes, up to ${MOVES_MAX} times, on the page of the booking, without a fee.`,
  },
  privacy: 'Your data and account',
  data: {
    question: 'Who sees my data?',
    answer:
      'The people of the shop who need it for your order or visit. Your profile’s settings list when somebody of the staff opened something of yours, and give you all of it in one file.',
  },
  deleteAccount: {
    question: 'How do I delete my account?',
    answer:
      'In your profile, under Settings, Your data. It goes at once, unless an order is on its way. Invoices stay, as the law asks, without your name and number.',
  },
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    faq: typeof faqMessages;
  }
}
