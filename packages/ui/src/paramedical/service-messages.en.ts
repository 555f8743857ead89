import { englishLength } from '../messages/when.ts';

/** English of what says a home service: its card, its price, what to keep ready, its page. */
export const serviceMessages = {
  atHome: 'Available at home',
  viewAndBook: 'View & Book',
  off: (percent: number) => `${percent}% OFF`,
  save: (amount: string, percent: number) => `Save ${amount} (${percent}% OFF)`,
  serviceType: 'Service type',
  homeVisit: 'Home Visit',
  availability: 'Availability',
  allDay: '24/7',
  byDay: (from: string, to: string) => `Every day, ${from} to ${to}`,
  lasts: 'A visit takes',
  minutes: (minutes: number) => `about ${englishLength(minutes)}`,
  order: 'Doctor’s order',
  orderNeeded: 'Needed: you upload it when you book, and our pharmacist looks at it',
  orderNotNeeded: 'Not needed',
  serviceId: 'Service ID',
  bookNow: 'Book Now',
  payAtVisit: 'Pay at the visit',
  travelIncluded: 'Travel is included when you pay online.',
  travelAdded: (amount: string) => `Paid at the visit, ${amount} for each km is added.`,
  keepReady: 'Keep ready',
  print: 'Print this list',
};
