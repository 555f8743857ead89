'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { formMessages } from '../form-messages.en.ts';

export interface ProgressStepsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All steps, in this order. */
  steps: ReadonlyArray<{ label: string }>;
  /** Which step is under way, from 0. */
  current: number;
}

/** How far a task of several pages is: bars, 'Step 2 of 3', and for readers each step's name. */
export function ProgressSteps({ steps, current, className, ...props }: ProgressStepsProps) {
  const messages = useMessages('form', formMessages);
  return (
    <div data-slot="progress-steps" {...props} className={cn('flex items-center gap-3', className)}>
      <ol className="flex min-w-0 flex-1 gap-2">
        {steps.map((step, index) => (
          // The border is what forced colours show: whole when done, hollow when not.
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className={cn(
              'h-1.5 flex-1 rounded-full border',
              index <= current
                ? 'border-accent-fill bg-accent-fill forced-colors:bg-[CanvasText]'
                : 'border-line bg-line',
            )}
          >
            <span className="sr-only">{step.label}</span>
          </li>
        ))}
      </ol>
      <p className="flex-none text-meta text-content-muted tabular-nums">
        {messages.step(current + 1, steps.length)}
      </p>
    </div>
  );
}
