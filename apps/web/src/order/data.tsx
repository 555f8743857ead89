import type { OrderedLine, OrderLine, Quote, Refund } from '@doorstep/contract/order.schema';
import { othersIn } from '@doorstep/contract/look-alike';
import { factsIn, fullName, namesIn } from '@doorstep/contract/names';
import { toPaise } from '@doorstep/contract/money';
import { HISTORY_PAGE_SIZE, type OrderStatus } from '@doorstep/contract/order';
import { AlikeNote } from '@doorstep/ui/medicine/alike-note';
import type { OrderSummaryLine } from '@doorstep/ui/order/order-summary';
import type { ChangedPrice } from '@doorstep/ui/order/price-changed';
import type { Cart } from '../cart/public.ts';
import { useCall } from './call.ts';

/** Where the shop asks another price than the cart shows: nothing is charged that was not seen (safety F8). */
export function changesIn(cart: Cart, { lines }: Quote, lang: string): ChangedPrice[] {
  const before = new Map(cart.map(({ id, offer_price }) => [id, toPaise(offer_price)]));
  return lines.flatMap(({ id, offer_price, ...line }) => {
    const fromPaise = before.get(id),
      toPaiseNow = toPaise(offer_price);
    return fromPaise === undefined || fromPaise === toPaiseNow
      ? []
      : [{ id: String(id), name: fullName(namesIn(lang, line)), fromPaise, toPaise: toPaiseNow }];
  });
}
export const linesOf = (lines: readonly OrderLine[], lang: string): OrderSummaryLine[] =>
  lines.map(({ id, image, qty, total, prescription_required, alike, ...line }) => ({
    id: String(id),
    name: fullName(namesIn(lang, line)),
    note: alike && <AlikeNote others={othersIn(lang, alike)} />,
    image,
    pack: factsIn(lang, line).pack,
    quantity: qty,
    totalPaise: toPaise(total),
    prescriptionRequired: prescription_required,
  }));
export const itemsOf = (lines: ReadonlyArray<{ qty: number }>): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

/** Milliseconds until a refund without a reference is looked at again: the provider gives one within seconds. */
const REFUND_MS = 3_000;
const refreshMs = (orders: ReadonlyArray<{ refunds: readonly Refund[] }>): number =>
  orders.some(({ refunds }) =>
    refunds.some(({ state, reference }) => state === 'pending' && reference === null),
  )
    ? REFUND_MS
    : 0;

/** A page of what was ordered, newest first. */
export const useHistory = (page: number, status: OrderStatus | undefined) =>
  useCall('orderHistory', { query: { page, limit: HISTORY_PAGE_SIZE, status } }, ({ orders }) =>
    refreshMs(orders),
  );
/** An order of one's own, by its id. */
export const useOrder = (id: string) =>
  useCall('getOrder', { params: { id } }, ({ data }) => refreshMs([data]));
/** The same as `linesOf`, with how the prescription of each stands. */
export const orderedLinesOf = (lines: readonly OrderedLine[], lang: string): OrderSummaryLine[] =>
  linesOf(lines, lang).map((line, at) =>
    Object.assign(line, { rx: lines[at]!.rx_status, rxReason: lines[at]!.rx_reason }),
  );
