import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of the header and the services; the footer's are apart, since they come later than the first screen. */
export const homeMessages = {
  skip: 'Skip to main content',
  menu: 'Menu',
  accountNav: 'Account and cart',
  prescriptions: 'Prescriptions',
  search: 'Search medicines',
  videoConsult: 'Video Consult',
  cart: 'Cart',
  cartWith: (n: number) => form(n, { one: 'Cart, 1 item', other: `Cart, ${count(n)} items` }),
  profile: 'Profile',
  login: 'Login',
  logout: 'Logout',
  /** The other language, in its own words. */
  otherLanguage: 'हिन्दी',
  /** Its BCP 47 tag. */
  otherLanguageTag: 'hi-IN',
  services: 'Services',
  medicine: 'Medicine',
  paramedical: 'Paramedical',
  test: 'Test',
  videoCall: 'Video Call',
  appointment: 'Appointment',
};
