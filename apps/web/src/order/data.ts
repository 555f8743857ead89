import type { OrderLine, Quote } from '@doorstep/contract/order.schema';
import { toPaise } from '@doorstep/contract/money';
import { HISTORY_PAGE_SIZE, type OrderStatus } from '@doorstep/contract/order';
import type { OrderSummaryLine } from '@doorstep/ui/order/order-summary';
import type { ChangedPrice } from '@doorstep/ui/order/price-changed';
import useSWR from 'swr';
import { useToken } from '../account/session.ts';
import { CallError } from '../app/fetcher.ts';
import type { Cart } from '../cart/cart.ts';
import { callChecked, useCall } from './call.ts';
import { placeBodyOf, type Checkout } from './checkout.ts';

/** What the chosen cart costs now. Fails with a CallError. */
export async function askQuote(checkout: Checkout): Promise<Quote> {
  const answer = await callChecked('placeOrder', { body: placeBodyOf({ ...checkout, quoteId: null }) });
  if (!('quote_id' in answer)) throw new CallError(200, 'unreadable');
  return answer;
}
/** What the chosen cart comes to at the chosen address; asked anew on each visit of the page. */
export function useQuote(checkout: Checkout) {
  const token = useToken();
  const body = JSON.stringify(placeBodyOf({ ...checkout, quoteId: null }));
  const { data, error, isValidating, mutate } = useSWR<Quote, CallError>(
    token && checkout.medicines.length > 0 && checkout.addressId !== null ? ['quote', token, body] : null,
    () => askQuote(checkout),
    { revalidateOnReconnect: false },
  );
  return {
    quote: isValidating ? undefined : data,
    error: isValidating ? undefined : error,
    unreadable: !isValidating && !error && data === undefined && token !== null,
    retry: () => {
      void mutate();
    },
  };
}

/** Where the shop asks another price than the cart shows: nothing is charged that was not seen (safety F8). */
export function changesIn(cart: Cart, { lines }: Quote): ChangedPrice[] {
  const before = new Map(cart.map(({ id, offer_price }) => [id, toPaise(offer_price)]));
  return lines.flatMap(({ id, name, offer_price }) => {
    const fromPaise = before.get(id),
      toPaiseNow = toPaise(offer_price);
    return fromPaise === undefined || fromPaise === toPaiseNow
      ? []
      : [{ id: String(id), name, fromPaise, toPaise: toPaiseNow }];
  });
}
export const linesOf = (lines: readonly OrderLine[]): OrderSummaryLine[] =>
  lines.map(({ id, name, image, pack, qty, total, prescription_required }) => ({
    id: String(id),
    name,
    image,
    pack,
    quantity: qty,
    totalPaise: toPaise(total),
    prescriptionRequired: prescription_required,
  }));
export const itemsOf = (lines: ReadonlyArray<{ qty: number }>): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

export const useOrder = (id: string | null) => useCall('getOrder', id === null ? null : { params: { id } });
/** A page of what was ordered, newest first. */
export const useHistory = (page: number, status: OrderStatus | undefined) =>
  useCall('orderHistory', { query: { page, limit: HISTORY_PAGE_SIZE, status } });
