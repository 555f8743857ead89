import { LINES_MAX, QTY_MAX } from '@doorstep/contract/cart';
import { cartStore, quantityOf, type Cart } from '../cart.ts';

/** These lines, each with its quantity: of what is there already none is added to. What does not fit is left out. */
export function putAll(lines: Cart): void {
  cartStore.update((now) => {
    const put = new Map(lines.map((line) => [line.id, { ...line, qty: Math.min(line.qty, QTY_MAX) }]));
    return [
      ...now.map((line) => put.get(line.id) ?? line),
      ...[...put.values()].filter(({ id }) => quantityOf(now, id) === 0),
    ].slice(0, LINES_MAX);
  });
}
