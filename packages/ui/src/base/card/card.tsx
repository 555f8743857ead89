import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** The whole card is one link: a `stretched-link` stands inside. */
  interactive?: boolean;
}

/** A surface that groups what belongs together. */
export function Card({ interactive = false, className, ...props }: CardProps) {
  return (
    <div
      data-slot="card"
      {...props}
      className={cn(
        'relative rounded-card border border-line bg-surface-raised p-4 md:p-5',
        interactive && 'linked-card',
        className,
      )}
    />
  );
}
