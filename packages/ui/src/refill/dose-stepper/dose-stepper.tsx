'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { refillMessages } from '../messages.en.ts';

export interface DoseStepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The medicine; said with every button. */
  name: string;
  /** Units a day; null where nobody said it. */
  value: number | null;
  /** What one takes of it: 'tablet', 'ml'. */
  unit: string;
  /** The most that can be said. */
  max: number;
  /** Gets the dose that is said. */
  onValueChange: (next: number) => void;
}
/** Half a tablet is common; of a syrup half a spoon. */
const stepOf = (unit: string) => (unit === 'ml' ? 2.5 : 0.5);
/** The first press says what most people take. */
const FIRST_STEPS = 2;

const button = `inline-flex w-target flex-none items-center justify-center rounded-full text-accent-text before:icon
  not-aria-disabled:hover:bg-accent-tint aria-disabled:cursor-not-allowed aria-disabled:text-content-muted aria-disabled:before:opacity-50`;

/** How much of a medicine somebody takes a day. */
export function DoseStepper({
  name,
  value,
  unit,
  max,
  onValueChange,
  className,
  ...props
}: DoseStepperProps) {
  const messages = useMessages('refill', refillMessages);
  const step = stepOf(unit),
    steps = value === null ? 0 : value / step,
    // What the orders say lies between two steps.
    lower = value === null ? 0 : Math.max(1, Math.ceil(steps) - 1) * step,
    higher = value === null ? FIRST_STEPS * step : Math.min(max, (Math.floor(steps) + 1) * step),
    isLeast = value === null || value <= step,
    isMost = value !== null && value >= max;
  return (
    <div
      role="group"
      aria-label={messages.dose(name)}
      data-slot="dose-stepper"
      data-state={value === null ? 'empty' : 'said'}
      {...props}
      className={cn(
        'flex min-h-control items-stretch rounded-full border border-accent-line bg-surface-raised',
        className,
      )}
    >
      <button
        type="button"
        aria-label={messages.less(name)}
        aria-disabled={isLeast || undefined}
        onClick={() => {
          if (!isLeast) onValueChange(lower);
        }}
        className={cn(button, 'icon-minus')}
      />
      <output className="flex min-w-0 flex-1 items-center justify-center text-center font-strong text-accent-text tabular-nums">
        {value === null ? messages.notSaid : messages.units(value, unit)}
      </output>
      <button
        type="button"
        aria-label={messages.more(name)}
        aria-disabled={isMost || undefined}
        onClick={() => {
          if (!isMost) onValueChange(higher);
        }}
        className={cn(button, 'icon-plus')}
      />
    </div>
  );
}
