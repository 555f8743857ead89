import * as Radix from 'radix-ui/tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** A few words: what the control does, or a short help. */
  content: ReactNode;
  /** The one button or link that it explains. */
  children: ReactElement;
  /** Shown at first. */
  defaultOpen?: boolean;
  /** Preferred side of the control; the other one where there is no room. */
  side?: 'above' | 'below';
}

/** Milliseconds of rest before it shows for a pointer; for the keyboard it shows at once. */
const DELAY_MS = 400;

/** A few words beside a control, while the pointer or focus is on it. Native attributes reach its surface. */
export function Tooltip({
  content,
  children,
  defaultOpen,
  side = 'above',
  id,
  className,
  ref,
  ...props
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild {...(id !== undefined && { 'aria-describedby': id })}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={8}
            {...props}
            {...(id !== undefined && { id })}
            ref={ref}
            side={side === 'below' ? 'bottom' : 'top'}
            className={cn(
              'z-50 max-w-72 rounded-small border border-transparent bg-content px-2.5 py-1 text-meta text-content-inverse wrap-anywhere floating',
              className,
            )}
          >
            {wrapText(content)}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
