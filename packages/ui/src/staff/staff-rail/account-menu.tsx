'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { Popover, PopoverClose } from '../../base/popover/popover.tsx';
import { useMessages } from '../../messages/provider.ts';
import { deskMessages } from '../desk-messages.en.ts';

export interface AccountMenuProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Ends the session. */
  onLogout: () => void;
  /** Below the links, after a line. */
  children?: ReactNode;
}

const action =
  'flex min-h-target w-full items-center gap-3 rounded-control border border-transparent px-2.5 text-start hover:bg-accent-tint';

/** The account of who works here: loaded when it is first opened, with the Popover that it stands in. */
export function AccountMenu({ trigger, onLogout, children }: AccountMenuProps) {
  const messages = useMessages('desk', deskMessages);
  return (
    // In place: on phones the rail is a native popover, which lies above the end of the body.
    <Popover
      inPlace
      defaultOpen
      side="above"
      aria-label={messages.account}
      className="max-w-[80vw]"
      trigger={trigger}
    >
      <ul className="flex flex-col gap-0.5">
        <li>
          <PopoverClose>
            <Link href="/profile" className={action}>
              <Icon name="icon-user" className="text-title" />
              <span>{messages.myProfile}</span>
            </Link>
          </PopoverClose>
        </li>
        <li>
          <PopoverClose>
            <Link href="/" className={action}>
              <Icon name="icon-house" className="text-title" />
              <span>{messages.toShop}</span>
            </Link>
          </PopoverClose>
        </li>
        <li>
          <PopoverClose>
            <button type="button" data-closes="" onClick={onLogout} className={action}>
              <Icon name="icon-log-out" className="text-title" />
              <span>{messages.logout}</span>
            </button>
          </PopoverClose>
        </li>
      </ul>
      {children && <div className="border-t border-line px-2.5 pt-3 pb-1">{children}</div>}
    </Popover>
  );
}
