import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

export interface ActionBarProps extends ComponentProps<'div'> {
  /** It has a surface of its own on wide screens, too, with its parts below each other. */
  panel?: boolean;
}

const bar = `z-20 flex flex-wrap items-center gap-x-4 gap-y-2 max-md:sticky max-md:bottom-bar max-md:order-last max-md:-mx-(--gutter) max-md:border-t
  max-md:border-line max-md:bg-surface-raised max-md:px-gutter max-md:pt-3 max-md:pb-edge max-md:floating`;
const wide =
  'md:flex-col md:items-stretch md:gap-4 md:rounded-card md:border md:border-line md:bg-surface-raised md:p-5';

/**
 * A screen's one action with what belongs to it: on a phone the last of its column, at the lower edge in reach of the thumb and into the
 * page's gutters.
 */
export function ActionBar({ panel = false, className, ...props }: ActionBarProps) {
  return (
    <div data-slot="action-bar" data-bottom-bar {...props} className={cn(bar, panel && wide, className)} />
  );
}
