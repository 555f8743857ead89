'use client';
import * as Radix from 'radix-ui/popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../cn.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Its heading and its name. Without one give it an `aria-label`. */
  title?: ReactNode;
  /** Whether it is shown. */
  open?: boolean;
  /** Open at first, when it keeps its own state. */
  defaultOpen?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side of its button; the other one where there is no room. */
  side?: 'below' | 'above';
  /** Stands beside its button in the document instead of at the end of the body: for a button in a native popover, which lies above the body. */
  inPlace?: boolean;
}

/** The surface receives focus: Radix passes over links and would begin at the first button, such as Logout. */
function focusSurface(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/** A few links, settings or sentences beside the button that opens them; the page behind stays in use. Native attributes reach its surface. */
export function Popover({
  trigger,
  title,
  open,
  defaultOpen,
  onOpenChange,
  side = 'below',
  inPlace = false,
  className,
  children,
  ref,
  ...props
}: PopoverProps) {
  const content = (
    <Radix.Content
      data-slot="popover"
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={focusSurface}
      {...props}
      ref={ref}
      side={side === 'below' ? 'bottom' : 'top'}
      className={cn(
        'z-50 flex max-h-(--radix-popover-content-available-height) w-80 max-w-(--radix-popover-content-available-width) flex-col gap-3 overflow-y-auto rounded-card border border-line bg-surface-raised p-4 text-content outline-none floating data-[state=open]:animate-rise',
        className,
      )}
    >
      {title !== undefined && (
        <Radix.Title className="text-lead font-strong wrap-anywhere">{title}</Radix.Title>
      )}
      {children}
    </Radix.Content>
  );
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {inPlace ? content : <Radix.Portal>{content}</Radix.Portal>}
    </Radix.Root>
  );
}

export interface PopoverCloseProps {
  /** The one link or button whose press closes the Popover. */
  children: ReactElement<ComponentProps<'button'>> | ReactElement<ComponentProps<'a'>>;
}
/** Closes the Popover around it when its child is pressed. */
export function PopoverClose({ children }: PopoverCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
