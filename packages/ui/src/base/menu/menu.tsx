import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/names.ts';
import { Link } from '../link/link.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** The button that opens it, and names it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Whether it is shown. */
  open?: boolean;
  /** Open at first, when it keeps its own state. */
  defaultOpen?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side of its button; the other one where there is no room. */
  side?: 'below' | 'above';
}

/** Links and actions behind a button. Arrow keys, Home, End and first letters go through its items. Native attributes reach the menu. */
export function Menu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = 'below',
  className,
  children,
  ref,
  ...props
}: MenuProps) {
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="menu"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...props}
          ref={ref}
          side={side === 'below' ? 'bottom' : 'top'}
          className={cn(
            'z-50 flex max-h-(--radix-dropdown-menu-content-available-height) w-66 max-w-(--radix-dropdown-menu-content-available-width) flex-col gap-0.5 overflow-y-auto rounded-card border border-line bg-surface-raised p-2 text-content floating data-[state=open]:animate-rise',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  /** Before its words. */
  icon?: IconName;
  /** Where it leads; without one it acts. */
  href?: string;
  /** It was pressed. The menu closes. */
  onClick?: () => void;
  /** Its words. */
  children: ReactNode;
}
/** One link or action of a Menu. */
export function MenuItem({ icon, href, onClick, children }: MenuItemProps) {
  const content = (
    <>
      {icon && <Icon name={icon} className="text-title" />}
      {wrapText(children)}
    </>
  );
  return (
    <Radix.Item
      asChild={href !== undefined}
      onSelect={onClick}
      className="flex min-h-target w-full cursor-pointer items-center gap-3 rounded-control border border-transparent px-2.5 py-1.5 text-start -outline-offset-2 wrap-anywhere data-highlighted:bg-accent-tint"
    >
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </Radix.Item>
  );
}
