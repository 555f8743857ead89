import type { Refill } from '@doorstep/contract/refill.schema';
import { fullName, namesIn } from '@doorstep/contract/names';
import { useLang } from '@doorstep/ui/messages/provider';
import { useState } from 'react';
import { addToCart, cartStore, quantityOf, setQuantity } from '../../cart/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { refillPageMessages } from '../messages.en.ts';
import { orderAgainRow, packsOf } from '../rows.ts';

/** More stand on the page of refills: who orders again wants to see what it is at a glance. */
const SHOWN = 3;

/** At least as many as wanted: pressed twice, they are there once. False where the cart is full. */
function add(refill: Refill): boolean {
  const { medicine } = refill,
    before = quantityOf(cartStore.get(), medicine.id);
  if (!addToCart(medicine)) return false;
  setQuantity(medicine.id, Math.max(packsOf(refill), before));
  return true;
}

/** What runs out first, all of it chosen until somebody leaves one out. */
export function useOrderAgain(refills: readonly Refill[]) {
  const messages = usePageMessages('refillPage', refillPageMessages);
  const lang = useLang();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<{ problem: string | undefined }>();
  const shown = refills.slice(0, SHOWN),
    wanted = shown.filter(({ medicine: { id, in_stock } }) => in_stock && !leftOut.has(id));
  return {
    rows: shown.map((one) => orderAgainRow(one, lang)),
    selected: new Set(wanted.map(({ medicine }) => medicine.id)),
    added: done !== undefined,
    error: done?.problem,
    onSelectedChange(id: number, selected: boolean) {
      setDone(undefined);
      setLeftOut(new Set(selected ? [...leftOut].filter((one) => one !== id) : [...leftOut, id]));
    },
    onAdd() {
      const full = wanted.filter((one) => !add(one)),
        names = full.map(({ medicine }) => fullName(namesIn(lang, medicine))).join(', ');
      setDone({
        problem:
          full.length === 0 ? undefined : messages.partly(wanted.length - full.length, wanted.length, names),
      });
    },
  };
}
