/** Ids of what is booked for a time begin so: it has a page of its own. */
const BOOKED = /^(?:AP|LT|PV|VC)-/;
export const isBooked = (id: string): boolean => BOOKED.test(id);
/** The page of one order, or of what was booked. */
export const orderHref = (id: string): string =>
  `/${isBooked(id) ? 'bookings' : 'orders'}/${encodeURIComponent(id)}`;
