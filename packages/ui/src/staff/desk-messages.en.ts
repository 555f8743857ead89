import { englishBy, englishDuration } from '../messages/indian.ts';
import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of what stands around the staff's pages, and of their first page. */
export const deskMessages = {
  staffPages: 'Staff pages',
  staff: 'Staff',
  skip: 'Skip to content',
  menu: 'Menu',
  otherLanguage: 'हिन्दी',
  /** Its BCP 47 tag. */
  otherLanguageTag: 'hi-IN',
  toDark: 'Dark colours',
  toLight: 'Light colours',
  account: 'Account',
  myProfile: 'My profile',
  toShop: 'The shop',
  logout: 'Logout',
  waits: (n: string) => `${n} waiting`,
  nothingWaits: 'Nothing to do',
  seeAll: (n: string) => `All ${n}`,
  queueTitle: 'Prescriptions, longest waiting first',
  queueEmpty: 'No prescription waits.',
  withoutOrder: 'No order yet',
  medicines: (n: number) => form(n, { one: '1 medicine', other: `${count(n)} medicines` }),
  duration: englishDuration,
  ofPromise: (promise: string) => `of ${promise}`,
  overPromise: (by: string) => `Over the promise by ${by}`,
  lateTitle: 'Late orders',
  lateEmpty: 'Every order is on time.',
  lateBy: (by: string) => `Late by ${by}`,
  due: (...when: Parameters<typeof englishBy>) => `Due ${englishBy(...when)}`,
  missed: {
    pending: 'not confirmed yet',
    processing: 'not out for delivery yet',
    shipped: 'not delivered yet',
  },
};
