import * as Radix from 'radix-ui/separator';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';

export interface SeparatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Direction of the line. A vertical one stretches in a row. */
  orientation?: 'horizontal' | 'vertical';
  /** Hides the line from screen readers, where headings or lists divide the content already. */
  decorative?: boolean;
}

/** Thin line between two parts of one thing. */
export function Separator({
  orientation = 'horizontal',
  decorative = false,
  className,
  ...props
}: SeparatorProps) {
  return (
    <Radix.Root
      data-slot="separator"
      {...props}
      orientation={orientation}
      decorative={decorative}
      className={cn(
        'flex-none border-line',
        orientation === 'horizontal' ? 'w-full border-t' : 'border-s',
        className,
      )}
    />
  );
}
