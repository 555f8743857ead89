'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { formatPaise } from '../../base/price/price.tsx';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper.tsx';
import { useMessages } from '../../messages/provider.ts';
import { reviewMessages } from '../review-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface ProposedLine {
  id: number;
  name: string;
  /** Below the name: what it is easily taken for. */
  note?: ReactNode;
  /** Form and pack. */
  pack?: string | null | undefined;
  /** One pack. */
  pricePaise: number;
  quantity: number;
  /** Packs that are there. */
  left?: number | undefined;
  /** It is sold with a prescription only. */
  prescriptionRequired: boolean;
}
export interface ProposedLinesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What is in the cart so far. */
  lines: readonly ProposedLine[];
  /** Gets the wished quantity; 0 takes the line away. */
  onQuantityChange: (id: number, quantity: number) => void;
}

/** What a pharmacist has put into a cart for a patient, and what all of it costs. */
export function ProposedLines({ lines, onQuantityChange, className, ...props }: ProposedLinesProps) {
  const { cart: messages } = useMessages('review', reviewMessages);
  const total = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  return (
    <div className="flex flex-col gap-4">
      <ul data-slot="proposed-lines" {...props} className={cn('flex flex-col gap-3', className)}>
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
            <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <p translate="no" className="font-strong">
                {line.name}
              </p>
              {wrapText(line.note)}
              <p className="text-meta text-content-muted">
                {[line.pack, formatPaise(line.pricePaise), line.prescriptionRequired && messages.needsSheet]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <QuantityStepper
              name={line.name}
              value={line.quantity}
              max={line.left}
              onValueChange={(quantity) => onQuantityChange(line.id, quantity)}
              className="w-full max-w-30 md:w-36 md:max-w-none md:flex-none"
            />
          </li>
        ))}
      </ul>
      <p className="font-strong tabular-nums">{messages.total(formatPaise(total))}</p>
    </div>
  );
}
