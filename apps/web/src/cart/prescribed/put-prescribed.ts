import { LINES_MAX, QTY_MAX } from '@doorstep/contract/cart';
import { listMedicines } from '@doorstep/contract/medicine.routes';
import type { DoctorsPrescription } from '@doorstep/contract/prescription.schema';
import { calls } from '../../app/call.ts';
import { cartStore } from '../cart.ts';

const { call } = calls({ listMedicines });

export interface Put {
  /** Medicines that are in the cart now. */
  count: number;
  missing: ReadonlyArray<
    { id: number | string; name: string } & (
      | { reason: 'gone' | 'out-of-stock' | 'ordered' | 'full' | 'not-sold' }
      | { reason: 'few'; packs: number; of: number }
    )
  >;
}
/**
 * Puts what a doctor wrote into the cart, as far as its packs last and are there; of what stands there already at least as much: done twice, it is
 * there once. Fails with a CallError, and then the cart is as it was.
 */
export async function putPrescribed({
  lines,
  typed,
}: Pick<DoctorsPrescription, 'lines' | 'typed'>): Promise<Put> {
  const wanted = lines.filter(({ left }) => left > 0),
    missing: Array<Put['missing'][number]> = lines
      .filter(({ left }) => left <= 0)
      .map(({ medicine_id: id, name }) => ({ id, name, reason: 'ordered' })),
    notSold = typed.map(({ name }, position) => ({
      id: `typed-${position}`,
      name,
      reason: 'not-sold' as const,
    }));
  if (wanted.length === 0) return { count: 0, missing: [...missing, ...notSold] };
  const { data } = await call('listMedicines', {
    query: {
      ids: wanted.map(({ medicine_id: id }) => id).toSorted((a, b) => a - b),
      limit: LINES_MAX,
    },
  });
  const there = new Map(data.map((one) => [one.id, one]));
  let count = 0;
  cartStore.update((now) => {
    const cart = new Map(now.map((line) => [line.id, line]));
    for (const { medicine_id: id, name, left } of wanted) {
      const medicine = there.get(id),
        before = cart.get(id);
      if (!medicine?.in_stock) {
        missing.push({ id, name, reason: medicine ? 'out-of-stock' : 'gone' });
        continue;
      }
      if (!before && cart.size >= LINES_MAX) {
        missing.push({ id, name, reason: 'full' });
        continue;
      }
      const qty = Math.min(left, medicine.left ?? left, QTY_MAX);
      if (qty < left) missing.push({ id, name, reason: 'few', packs: qty, of: left });
      const { name_hi, image, mrp, offer_price } = medicine;
      cart.set(id, {
        id,
        name: medicine.name,
        ...(name_hi && { name_hi }),
        image,
        mrp,
        offer_price,
        qty: Math.max(qty, before?.qty ?? 0),
      });
      count += 1;
    }
    return [...cart.values()];
  });
  return { count, missing: [...missing, ...notSold] };
}
