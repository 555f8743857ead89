import { toPaise } from '@doorstep/contract/money';
import {
  HISTORY_PAGE_SIZE,
  orderHistoryPath,
  type OrderHistory,
  type OrderLine,
  type OrderStatus,
  type PastOrder,
  type Quote,
} from '@doorstep/contract/order';
import type { OrderSummaryLine } from '@doorstep/ui/order/order-summary';
import type { ChangedPrice } from '@doorstep/ui/order/price-changed';
import { usePersonal } from '../app/personal.ts';
import type { Cart } from '../cart/public.ts';

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
