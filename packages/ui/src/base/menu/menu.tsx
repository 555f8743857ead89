'use client';
import { useImperativeHandle, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/names.ts';
import { Link } from '../link/link.tsx';
import { useCloseAfterPress } from './close-after-press.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'id' | 'popover'> {
  /** The button that opens it names it in `popoverTarget`. */
  id: string;
  /** Below its items, after a line: what is none, such as a setting. */
  footer?: ReactNode;
  /** Where it stands: below its button, or above one at the lower edge. */
  side?: 'below' | 'above';
}

// A popover knows the button that opened it as its anchor. Older browsers have none: there it stands at the lower edge of the window.
const sides = {
  below: 'bottom-4 anchored:top-[anchor(bottom)] anchored:bottom-auto anchored:mt-1',
  above: 'bottom-18 anchored:bottom-[anchor(top)] anchored:mb-1',
};

const steps: Partial<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/** Links and actions behind a button, a native popover: it opens without a script, closes by Escape, a press beside it or on an item, and gives focus back. */
export function Menu({ footer, side = 'below', className, children, ref, ...props }: MenuProps) {
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => own.current!);
  useCloseAfterPress(own);
  return (
    <div
      data-slot="menu"
      {...props}
      ref={own}
      popover="auto"
      className={cn(
        'inset-auto start-3 m-0 max-h-[75dvh] w-66 max-w-[80vw] flex-col gap-3 overflow-y-auto rounded-card border border-line bg-surface-raised p-3 text-content floating [position-anchor:auto] [position-try-fallbacks:flip-block,flip-inline] open:flex anchored:start-[anchor(start)]',
        sides[side],
        className,
      )}
    >
      <ul className="flex flex-col gap-0.5">{children}</ul>
      {footer && <div className="border-t border-line px-2.5 pt-3 pb-1">{footer}</div>}
    </div>
  );
}

/** Arrows, Home and End go through the items, round at the ends. */
function move(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget.closest('ul')!;
  const all = [...list.querySelectorAll<HTMLElement>('a, button')];
  const to = steps[event.key]?.(all.indexOf(event.currentTarget));
  if (to === undefined) return;
  event.preventDefault();
  all.at(to % all.length)?.focus();
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
  const classes =
    'flex min-h-target w-full items-center gap-3 rounded-control border border-transparent px-2.5 text-start hover:bg-accent-tint';
  const content = (
    <>
      {icon && <Icon name={icon} className="text-title" />}
      {wrapText(children)}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" data-closes="" onClick={onClick} onKeyDown={move} className={classes}>
          {content}
        </button>
      ) : (
        <Link href={href} onClick={onClick} onKeyDown={move} className={classes}>
          {content}
        </Link>
      )}
    </li>
  );
}
