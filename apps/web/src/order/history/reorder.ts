import { LINES_MAX, QTY_MAX } from '@doorstep/contract/cart';
import { cartStore } from '../../cart/public.ts';
import { call as callMedicine } from '../../medicine/public.ts';
import { call } from '../call.ts';

export interface Reordered {
  count: number;
  missing: Array<{ id: number; name: string; reason: 'gone' | 'out-of-stock' | 'full' }>;
}

/**
 * Puts what an order held into the cart, as far as it can be had; of what stands there already at least as much: pressed twice, it is there once.
 * Fails with a CallError, and then the cart is as it was.
 */
export async function reorder(id: string): Promise<Reordered> {
  const {
    data: { medicines, missing },
  } = await call('reorder', { params: { id } });
  const wanted = new Map(medicines.map((line) => [line.id, Math.min(line.qty, QTY_MAX)]));
  if (wanted.size === 0) return { count: 0, missing };
  const { data } = await callMedicine('listMedicines', {
    query: { ids: [...wanted.keys()].toSorted((a, b) => a - b), limit: LINES_MAX },
  });
  const full: Reordered['missing'] = [];
  let count = 0;
  cartStore.update((now) => {
    const cart = new Map(now.map((line) => [line.id, line]));
    for (const { id: one, name, image, mrp, offer_price } of data) {
      const qty = wanted.get(one),
        before = cart.get(one);
      if (qty === undefined) continue;
      if (!before && cart.size >= LINES_MAX) {
        full.push({ id: one, name, reason: 'full' });
        continue;
      }
      cart.set(one, { id: one, name, image, mrp, offer_price, qty: Math.max(qty, before?.qty ?? 0) });
      count += 1;
    }
    return [...cart.values()];
  });
  return { count, missing: [...missing, ...full] };
}
