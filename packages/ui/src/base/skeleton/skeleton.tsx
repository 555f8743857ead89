import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

const shimmer = 'animate-shimmer border-transparent bg-line [:where(&)]:rounded-small';

/** The place of what is still loading: give it that thing's size by `className`. Silent: the region says 'Loading' once. */
export function Skeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return <div aria-hidden data-slot="skeleton" {...props} className={cn(shimmer, 'border', className)} />;
}

export interface SkeletonTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  lines?: number;
}

/** As high as that many lines of the text size in force, the last one shorter. */
export function SkeletonText({ lines = 2, className, ...props }: SkeletonTextProps) {
  return (
    <div aria-hidden data-slot="skeleton-text" {...props} className={className}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={cn(
            shimmer,
            'h-[1lh] border-y-[0.25lh] bg-clip-padding forced-colors:border-none',
            lines > 1 && line === lines - 1 && 'w-3/5',
          )}
        />
      ))}
    </div>
  );
}
