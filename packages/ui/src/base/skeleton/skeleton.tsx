import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

const shimmer = 'animate-shimmer border-transparent bg-line';
const shapes = {
  text: 'rounded-small',
  control: 'rounded-control',
  card: 'rounded-card',
  circle: 'rounded-full',
  square: '',
};

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The corners of what will stand there: a line of text, a control, a card, a round picture, or none. */
  shape?: keyof typeof shapes;
}

/** The place of what is still loading: give it that thing's size by `className`. Silent: the region says 'Loading' once. */
export function Skeleton({ shape = 'text', className, ...props }: SkeletonProps) {
  return (
    <div
      aria-hidden
      data-slot="skeleton"
      {...props}
      className={cn(shimmer, shapes[shape], 'border', className)}
    />
  );
}

export interface SkeletonTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many lines of text. */
  lines?: number;
  /** All lines of one length, as of a list. */
  even?: boolean;
}

/** As high as that many lines of the text size in force, the last one shorter. */
export function SkeletonText({ lines = 2, even = false, className, ...props }: SkeletonTextProps) {
  return (
    <div aria-hidden data-slot="skeleton-text" {...props} className={className}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={cn(
            shimmer,
            'h-[1lh] rounded-small border-y-[0.25lh] bg-clip-padding forced-colors:border-none',
            !even && lines > 1 && line === lines - 1 && 'w-3/5',
          )}
        />
      ))}
    </div>
  );
}
