import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import { UnsentCart } from '@doorstep/ui/prescription/unsent-cart';
import { useState } from 'react';
import { keptCart } from './draft.ts';

export interface LeftCartProps {
  prescription: ReviewedPrescription;
}
/** What was put together here for a request that another pharmacist has answered meanwhile: shown until it is put away. */
export function LeftCart({ prescription: { id, cart } }: LeftCartProps) {
  const kept = keptCart(id, cart?.id ?? null);
  const [left, setLeft] = useState(kept.get);
  // One that was asked about goes on when its patient answers.
  if (!left || !cart?.answered || cart.status === 'asked') return null;
  return (
    <UnsentCart
      by={cart.answered.by}
      at={cart.answered.at}
      lines={left.lines}
      onDiscard={() => {
        kept.set(undefined);
        setLeft(undefined);
      }}
    />
  );
}
