import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** The whole card is one link: a `stretched-link` stands inside. */
  interactive?: boolean;
  /** One of several side by side, each hardly wider than its words. */
  narrow?: boolean;
}

/** A surface that groups what belongs together. */
export function Card({ interactive = false, narrow = false, className, ...props }: CardProps) {
  return (
    <div
      data-slot="card"
      {...props}
      className={cn(
        'relative rounded-card border border-line bg-surface-raised',
        narrow ? 'px-2 py-4 md:py-5' : 'p-4 md:p-5',
        interactive && 'linked-card',
        className,
      )}
    />
  );
}
