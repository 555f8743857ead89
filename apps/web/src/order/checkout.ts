import type { PlaceBody } from '@doorstep/contract/order.schema';
import { localStore } from '../app/local-store.ts';
import { cartStore, type Cart } from '../cart/cart.ts';

/** What has been chosen on the way from cart to payment; kept under 'order_summary' until the order is placed, so that a reload or a login loses nothing. */
export interface Checkout {
  addressId: number | null;
  medicines: ReadonlyArray<{ id: number; qty: number }>;
  /** Of the device, where the address does not say where it is. */
  lat: number | null;
  lng: number | null;
  forOther: boolean;
  contactMobile: string;
  prescription: { id: string; name: string; bytes: number } | null;
  /** Rupees; of the quote. */
  deliveryFee: number | null;
  total: number | null;
  subtotal: number | null;
  quoteId: string | null;
  /** The provider's order that a payment was opened for: until it is known how that ended, we ask. */
  paymentOrder: string | null;
}
const EMPTY: Checkout = {
  addressId: null,
  medicines: [],
  lat: null,
  lng: null,
  forOther: false,
  contactMobile: '',
  prescription: null,
  deliveryFee: null,
  total: null,
  subtotal: null,
  quoteId: null,
  paymentOrder: null,
};

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const isLine = (value: unknown): value is { id: number; qty: number } =>
  Number.isSafeInteger((value as { id?: unknown } | null)?.id) &&
  Number.isSafeInteger((value as { qty?: unknown }).qty);
function prescriptionOf(value: unknown): Checkout['prescription'] {
  const { id, name, bytes } = (value ?? {}) as Record<string, unknown>;
  return text(id) ? { id: id as string, name: text(name) ?? '', bytes: number(bytes) ?? 0 } : null;
}
/** Another shape is no checkout; a bad field is an empty one. */
export function parseCheckout(value: unknown): Checkout | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  return {
    addressId: number(given['addressId']),
    medicines: Array.isArray(given['medicines'])
      ? given['medicines']
          .filter(isLine)
          .slice(0, 50)
          .map(({ id, qty }) => ({ id, qty }))
      : [],
    lat: number(given['lat']),
    lng: number(given['lng']),
    forOther: given['forOther'] === true,
    contactMobile: text(given['contactMobile']) ?? '',
    prescription: prescriptionOf(given['prescription']),
    deliveryFee: number(given['deliveryFee']),
    total: number(given['total']),
    subtotal: number(given['subtotal']),
    quoteId: text(given['quoteId']),
    paymentOrder: text(given['paymentOrder']),
  };
}
export const checkoutStore = localStore<Checkout>('order_summary', EMPTY, parseCheckout);
export const change = (some: Partial<Checkout>): void => checkoutStore.update((now) => ({ ...now, ...some }));

/** What is asked of the server: without a payment a quote, with it the order. */
export const placeBodyOf = (
  { medicines, addressId, lat, lng, forOther, contactMobile, prescription, quoteId }: Checkout,
  paymentId?: string,
): PlaceBody => ({
  medicines: [...medicines],
  services: [],
  address_id: addressId ?? 0,
  lat,
  lng,
  for_other: forOther,
  ...(forOther && { contact_mobile: contactMobile }),
  ...(prescription && { prescription_id: prescription.id }),
  ...(paymentId && { payment_id: paymentId, payment_verified: true, ...(quoteId && { quote_id: quoteId }) }),
});

/** What was ordered leaves the cart; what another tab put in meanwhile stays. Only once, whichever tab sees the order first. */
export function ordered({ quoteId, medicines }: Checkout): void {
  if (checkoutStore.get().quoteId !== quoteId) return;
  const gone = new Map(medicines.map(({ id, qty }) => [id, qty]));
  cartStore.update((now): Cart =>
    now.map((line) => ({ ...line, qty: line.qty - (gone.get(line.id) ?? 0) })).filter(({ qty }) => qty > 0),
  );
  checkoutStore.set(EMPTY);
}
