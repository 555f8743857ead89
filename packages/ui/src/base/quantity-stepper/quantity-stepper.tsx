'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted; said with every button. */
  name: string;
  /** How many there are. */
  value: number;
  /** The wished quantity; 0 means remove. */
  onValueChange: (next: number) => void;
  /** The most that can be had. */
  max?: number | undefined;
}

// The drawing is the button's own pseudo-element: a list holds many of these, and every node counts.
const button = `inline-flex w-target flex-none items-center justify-center rounded-full text-accent-text before:icon
  not-aria-disabled:hover:bg-accent-tint aria-disabled:cursor-not-allowed aria-disabled:text-content-muted aria-disabled:before:opacity-50`;

/** Takes the place of 'Add to Cart', at its height, as wide as its container. In a narrow one the number stands alone. */
export function QuantityStepper({
  name,
  value,
  onValueChange,
  max = 99,
  className,
  ...props
}: QuantityStepperProps) {
  const messages = useMessages('base', baseMessages);
  const full = value >= max;
  return (
    <div
      role="group"
      aria-label={messages.quantityOf(name)}
      data-slot="quantity-stepper"
      data-state={full ? 'full' : 'open'}
      {...props}
      className={cn(
        '@container flex min-h-control min-w-[min(100%,--spacing(30))] items-stretch rounded-full border border-accent-line bg-surface-raised',
        className,
      )}
    >
      <button
        type="button"
        aria-label={value <= 1 ? messages.remove(name) : messages.decrease(name)}
        onClick={() => onValueChange(Math.max(0, Math.min(value - 1, max)))}
        className={cn(button, value <= 1 ? 'icon-trash' : 'icon-minus')}
      />
      <output className="flex min-w-0 flex-1 items-center justify-center text-center font-strong text-accent-text tabular-nums">
        <span aria-hidden className="@min-[10.5em]:hidden">
          {count(value)}
        </span>
        <span className="@max-[10.5em]:sr-only">{messages.inCart(value)}</span>
      </output>
      <button
        type="button"
        aria-label={messages.increase(name)}
        aria-disabled={full || undefined}
        title={full ? messages.atMost(max) : undefined}
        onClick={() => {
          if (!full) onValueChange(value + 1);
        }}
        className={cn(button, 'icon-plus')}
      />
    </div>
  );
}
