import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

const card = cva('relative rounded-card border border-line bg-surface-raised', {
  variants: {
    padding: { md: 'p-4 md:p-5', none: 'overflow-clip' },
    interactive: { true: 'linked-card', false: '' },
  },
  defaultVariants: { padding: 'md', interactive: false },
});

export interface CardProps extends ComponentProps<'div'> {
  /** `none` when a picture reaches the edges. */
  padding?: 'md' | 'none';
  /** The whole card is one link: a `stretched-link` stands inside. */
  interactive?: boolean;
}

/** A surface that groups what belongs together. */
export function Card({ padding, interactive, className, ...props }: CardProps) {
  return <div data-slot="card" {...props} className={cn(card({ padding, interactive }), className)} />;
}
