import { localStore } from '../app/local-store.ts';

/** Payments of bookings that were opened and whose end is not known yet, the latest first. */
interface Opened {
  /** `BookingSale.key`. */
  key: string;
  paymentOrder: string;
}
const MOST = 5;
const isOpened = (one: unknown): one is Opened =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Opened).key === 'string' &&
  typeof (one as Opened).paymentOrder === 'string';
const store = localStore<readonly Opened[]>('booking_payments', [], (value) =>
  Array.isArray(value) ? value.filter(isOpened).slice(0, MOST) : undefined,
);

/** The provider's order that was opened for this booking; null where none was, or its end is known. */
export const openedFor = (key: string): string | null =>
  store.get().find((one) => one.key === key)?.paymentOrder ?? null;
const others = (key: string) => store.get().filter((one) => one.key !== key);
export const rememberOpened = (key: string, paymentOrder: string): void =>
  store.set([{ key, paymentOrder }, ...others(key)].slice(0, MOST));
export const forgetOpened = (key: string): void => store.set(others(key));
