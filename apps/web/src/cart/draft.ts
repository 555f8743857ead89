import type { PlaceBody } from '@doorstep/contract/order.schema';
import { change, numberIn, textIn, type Checkout } from '../checkout/public.ts';
import { cartStore, type Cart } from './cart.ts';

/** `Product.type` of what a cart holds. */
export const PRODUCT_TYPE = 'medicine';
/** A checkout of medicines. */
export interface CartCheckout extends Checkout {
  medicines: ReadonlyArray<{ id: number; qty: number }>;
  prescription: { id: string; name: string; bytes: number } | null;
}

const isLine = (value: unknown): value is { id: number; qty: number } =>
  Number.isSafeInteger((value as { id?: unknown } | null)?.id) &&
  Number.isSafeInteger((value as { qty?: unknown }).qty);
function prescriptionOf(value: unknown): CartCheckout['prescription'] {
  const { id, name, bytes } = (value ?? {}) as Record<string, unknown>;
  return textIn(id) ? { id: id as string, name: textIn(name) ?? '', bytes: numberIn(bytes) ?? 0 } : null;
}
/** What the cart keeps in a checkout; a bad field is an empty one. */
export const cartCheckoutOf = (checkout: Checkout): CartCheckout => ({
  ...checkout,
  medicines: Array.isArray(checkout['medicines'])
    ? checkout['medicines']
        .filter(isLine)
        .slice(0, 50)
        .map(({ id, qty }) => ({ id, qty }))
    : [],
  prescription: prescriptionOf(checkout['prescription']),
});
export const changeDraft = (some: Partial<CartCheckout>): void =>
  change({ ...some, productType: PRODUCT_TYPE });

/** What is asked of the server: without a payment a quote, with it the order. */
export function placeBodyOf(checkout: Checkout, paymentId?: string): PlaceBody {
  const { medicines, addressId, lat, lng, forOther, contactMobile, prescription, quoteId } =
    cartCheckoutOf(checkout);
  return {
    medicines: [...medicines],
    services: [],
    address_id: addressId ?? 0,
    lat,
    lng,
    for_other: forOther,
    ...(forOther && { contact_mobile: contactMobile }),
    ...(prescription && { prescription_id: prescription.id }),
    ...(paymentId && {
      payment_id: paymentId,
      payment_verified: true,
      ...(quoteId && { quote_id: quoteId }),
    }),
  };
}
/** Medicines and a place are chosen: there can be a quote. */
export function isChosen(checkout: Checkout): boolean {
  const { medicines, addressId } = cartCheckoutOf(checkout);
  return medicines.length > 0 && addressId !== null;
}

/** What was ordered leaves the cart; what another tab put in meanwhile stays. */
export function takeOrdered(checkout: Checkout): void {
  const gone = new Map(cartCheckoutOf(checkout).medicines.map(({ id, qty }) => [id, qty]));
  cartStore.update((now): Cart =>
    now.map((line) => ({ ...line, qty: line.qty - (gone.get(line.id) ?? 0) })).filter(({ qty }) => qty > 0),
  );
}
