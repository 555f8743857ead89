import { toPaise } from '@doorstep/contract/money';
import type { LookAlike, Medicine } from '@doorstep/contract/medicine.schema';
import type { CartWords } from '@doorstep/ui/prescription/cart-proposal';
import type { ProposedLine } from '@doorstep/ui/prescription/proposed-lines';
import { useState } from 'react';
import { useCall } from '../review-call.ts';
import { keptCart, type CartDraft } from './draft.ts';

/** Kept with what it is easily taken for. */
export interface DraftLine extends Omit<ProposedLine, 'note'> {
  alike?: readonly LookAlike[] | undefined;
}
export const proposedOf = (
  { id, name, alike, pack, offer_price, left, prescription_required }: Medicine,
  quantity: number,
): DraftLine => ({
  id,
  name,
  alike,
  pack,
  pricePaise: toPaise(offer_price),
  quantity,
  left,
  prescriptionRequired: prescription_required,
});

/** A cart that is being made for a request, kept until it is sent. */
export function useCartDraft(prescriptionId: string, requestId: string) {
  const kept = keptCart(prescriptionId, requestId);
  const [begun] = useState(kept.get);
  const [draft, setDraft] = useState<CartDraft>(begun ?? { lines: [], words: { reason: '' } });
  const restored = begun?.lines ?? [];
  // What was kept shows at once; prices and packs may be others by now.
  const now = useCall(
    'listMedicines',
    restored.length > 0 ? { query: { ids: restored.map(({ id }) => id), limit: restored.length } } : null,
  );
  const known =
    now.state === 'ready' ? new Map(now.data.data.map((one) => [one.id, one] as const)) : undefined;
  const isGone = ({ id }: DraftLine) =>
    known !== undefined && restored.some((line) => line.id === id) && !known.get(id)?.in_stock;
  const lines = draft.lines
    .filter((line) => !isGone(line))
    .map((line) => {
      const found = known?.get(line.id);
      return found ? proposedOf(found, line.quantity) : line;
    });
  function put(next: CartDraft): void {
    setDraft(next);
    kept.set(next.lines.length > 0 || next.words.saying ? next : undefined);
  }
  return {
    lines,
    /** What was kept, and cannot be had any more. */
    gone: restored.filter(isGone).map(({ name }) => name),
    words: draft.words,
    setLines: (next: readonly DraftLine[]) => put({ lines: next, words: draft.words }),
    setWords: (words: CartWords) => put({ lines, words }),
    /** Words are sent: what is in the cart goes on when the patient answers. */
    asked: () => kept.set(lines.length > 0 ? { lines, words: { reason: '' } } : undefined),
    done: () => kept.set(undefined),
  };
}
