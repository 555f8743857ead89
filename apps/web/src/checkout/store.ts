import { localStore } from '../app/local-store.ts';

/**
 * What has been chosen on the way to a payment, of whatever product type; kept under 'order_summary' until the order is placed, so that a reload or a login loses
 * nothing. Beside these fields a product type keeps its own, and checks them when it reads them.
 */
export interface Checkout {
  /** `Product.type`; null in what was stored when there was but one. */
  productType: string | null;
  addressId: number | null;
  /** Of the device, where the address does not say where it is. */
  lat: number | null;
  lng: number | null;
  forOther: boolean;
  contactMobile: string;
  /** Rupees; of the quote. */
  deliveryFee: number | null;
  total: number | null;
  subtotal: number | null;
  quoteId: string | null;
  /** The provider's order that a payment was opened for: until it is known how that ended, we ask. */
  paymentOrder: string | null;
  readonly [own: string]: unknown;
}
export const EMPTY: Checkout = {
  productType: null,
  addressId: null,
  lat: null,
  lng: null,
  forOther: false,
  contactMobile: '',
  deliveryFee: null,
  total: null,
  subtotal: null,
  quoteId: null,
  paymentOrder: null,
};

/** A text that is none, or too long, is null. */
export const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
export const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
/** Another shape is no checkout; a bad field is an empty one. */
export function parseCheckout(value: unknown): Checkout | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  return {
    ...given,
    productType: textIn(given['productType']),
    addressId: numberIn(given['addressId']),
    lat: numberIn(given['lat']),
    lng: numberIn(given['lng']),
    forOther: given['forOther'] === true,
    contactMobile: textIn(given['contactMobile']) ?? '',
    deliveryFee: numberIn(given['deliveryFee']),
    total: numberIn(given['total']),
    subtotal: numberIn(given['subtotal']),
    quoteId: textIn(given['quoteId']),
    paymentOrder: textIn(given['paymentOrder']),
  };
}
export const checkoutStore = localStore<Checkout>('order_summary', EMPTY, parseCheckout);
export const change = (some: Partial<Checkout>): void => checkoutStore.update((now) => ({ ...now, ...some }));

/** The checkout is over. Calls `done` only once, whichever tab sees the order first. */
export function ordered(at: Checkout, done: (at: Checkout) => void): void {
  if (checkoutStore.get().quoteId !== at.quoteId) return;
  done(at);
  checkoutStore.set(EMPTY);
}
