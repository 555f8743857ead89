import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { WAIT_DAYS } from '@doorstep/contract/prescription';
import { FREE_CANCEL_HOURS, LATE_REFUND_PERCENT } from '@doorstep/contract/schedule';
import { store } from '@doorstep/contract/store';
import { formatPaise } from '@doorstep/ui/base/price';

/** English of the privacy page. What stands in [[…]] a lawyer has to fill in. */
export const privacyMessages = {
  title: 'Privacy',
  who: {
    title: 'Who we are',
    text: `${imprint.managedBy}, ${imprint.addressLines.join(', ')}. Write to ${imprint.email} or call ${brand.phoneShown}.\n[[name and address of the grievance officer, and the time for an answer]]`,
  },
  what: {
    title: 'What we keep',
    text: 'Of your account: mobile number, name, and e-mail where you give it. Of an order: addresses, items, payments (never your card) and prescriptions. Of a visit, a test or a consultation: what is needed to treat you, and what you write to the doctor.\nWhat you ask on the support page, with the name and number that you give there.',
  },
  why: {
    title: 'What for',
    text: 'To bring what you order, to treat you, to answer you, and because the law asks for it.\n[[legal basis of each purpose under the Digital Personal Data Protection Act, 2023]]',
  },
  sees: {
    title: 'Who sees it',
    text: 'The pharmacist sees prescriptions, the doctor what you share in an open consultation, who visits you the address and the task, and the office orders and bills. When somebody of the staff opens something of yours, that stands in your profile under Settings.\n[[companies that handle data for us: payment, messages, hosting; and the country of the servers]]',
  },
  keeps: {
    title: 'How long we keep it',
    text: 'As long as you have an account. A deleted account’s invoices, and prescriptions that an order was filled with, stay as the law asks, without your name where it allows that.\n[[number of years for invoices, prescriptions and medical records, and the laws that ask for them]]',
  },
  rights: {
    title: 'What you can do',
    text: 'In your profile, under Settings, you read and change your data, take all of it with you in one file, and delete the account. What you agreed to you can take back there too.\n[[how to complain to the Data Protection Board]]',
  },
  device: {
    title: 'On your device',
    text: 'The browser keeps your login, your cart, your settings, and what you typed and did not send. There is no advertising, and nobody else counts your visits here.',
  },
  changes: {
    title: 'Changes',
    text: '[[date of this text, and how changes are told]]',
  },
};
/** English of the terms. What stands in [[…]] a lawyer has to fill in. */
export const termsMessages = {
  title: 'Terms',
  seller: {
    title: 'Who sells',
    text: `${imprint.managedBy}. Drug licence ${imprint.drugLicence}, GSTIN ${imprint.gstin}.\n[[legal form and registration of the company]]`,
  },
  orders: {
    title: 'Orders and prices',
    text: 'Prices include tax, and none is above the MRP. You see the whole sum before you pay; nothing is added later.\n[[when and how the contract is made]]',
  },
  prescriptions: {
    title: 'Prescriptions',
    text: `What needs a prescription is sent only after a pharmacist has approved one for it. Without one for ${WAIT_DAYS} days, or where it cannot be approved, the money for it goes back.`,
  },
  delivery: {
    title: 'Delivery',
    text: `We deliver up to ${store.radiusKm} km from our store. Delivery is free for medicines of ${formatPaise(store.freeDeliveryFromPaise)} and more; below that it is ${formatPaise(store.feePerKmPaise)} for each km.`,
  },
  returns: {
    title: 'Cancelling and returns',
    text: `An order can be cancelled until it is shipped, and all of its money goes back. Unopened packs can be given back within ${store.returnDays} days of delivery.\n[[what the law says about returning medicines]]`,
  },
  visits: {
    title: 'Visits and appointments',
    text: `Cancelled until ${FREE_CANCEL_HOURS} hours before it begins, all that you paid goes back; after that ${LATE_REFUND_PERCENT} %. Where we cannot come, all of it goes back.`,
  },
  emergency: {
    title: 'Not for emergencies',
    text: `In danger call ${imprint.emergency.national} or ${imprint.emergency.ambulance} at once. Chat, video and messages here do not replace an ambulance or an examination.`,
  },
  duty: {
    title: 'What we answer for',
    text: '[[liability, and what the law does not let us exclude]]',
  },
  courts: {
    title: 'Law and courts',
    text: '[[law that holds, and the courts of which city]]',
  },
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    privacy: typeof privacyMessages;
    terms: typeof termsMessages;
  }
}
