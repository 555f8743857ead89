import { toPaise } from '@doorstep/contract/money';
import {
  HISTORY_PAGE_SIZE,
  orderHistoryPath,
  orderPath,
  placeOrderPath,
  type OrderDetail,
  type OrderHistory,
  type OrderLine,
  type OrderStatus,
  type PastOrder,
  type Quote,
} from '@doorstep/contract/order';
import type { OrderSummaryLine } from '@doorstep/ui/order/order-summary';
import type { ChangedPrice } from '@doorstep/ui/order/price-changed';
import useSWR from 'swr';
import { useToken } from '../app/session.ts';
import { fetcher, type CallError } from '../app/fetcher.ts';
import { usePersonal } from '../app/personal.ts';
import type { Cart } from '../cart/cart.ts';
import { placeBodyOf, type Checkout } from '../checkout/store.ts';

const isLine = (line: OrderLine) =>
  Number.isSafeInteger(line?.id) &&
  typeof line.name === 'string' &&
  typeof line.offer_price === 'number' &&
  Number.isSafeInteger(line.qty);
const isQuote = (quote: Quote) =>
  typeof quote.quote_id === 'string' &&
  typeof quote.total === 'number' &&
  typeof quote.delivery_charge === 'number' &&
  Array.isArray(quote.lines) &&
  quote.lines.every(isLine);
export async function askQuote(checkout: Checkout): Promise<Quote | undefined> {
  const quote = await fetcher<Quote>(placeOrderPath, { body: placeBodyOf({ ...checkout, quoteId: null }) });
  return isQuote(quote) ? quote : undefined;
}
/** What the chosen cart comes to at the chosen address; asked anew on each visit of the page. */
export function useQuote(checkout: Checkout) {
  const token = useToken();
  const body = JSON.stringify(placeBodyOf({ ...checkout, quoteId: null }));
  const { data, error, isValidating, mutate } = useSWR<Quote | undefined, CallError>(
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

const isOrder = ({ data }: { data: OrderDetail }) =>
  typeof data?.order_id === 'string' &&
  typeof data.total === 'number' &&
  typeof data.service_type === 'string' &&
  typeof data.created_at === 'string' &&
  Array.isArray(data.items);
export const useOrder = (id: string | null) =>
  usePersonal<{ data: OrderDetail }>(id === null ? null : orderPath(id), isOrder);

const isPast = (one: PastOrder) =>
  typeof one?.order_id === 'string' &&
  typeof one.status === 'string' &&
  typeof one.total_amount === 'number' &&
  typeof one.created_at === 'string' &&
  [one.medicines_details, one.timeline, one.refunds].every(Array.isArray);
/** A page of what was ordered, newest first; `success: false` is a failure too. */
export const useHistory = (page: number, status: OrderStatus | undefined) =>
  usePersonal<OrderHistory>(
    orderHistoryPath({ page, limit: HISTORY_PAGE_SIZE, ...(status && { status }) }),
    ({ success, orders, pagination }) =>
      (success as boolean) &&
      Array.isArray(orders) &&
      orders.every(isPast) &&
      typeof pagination?.total === 'number',
  );
