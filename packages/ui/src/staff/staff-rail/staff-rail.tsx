'use client';
import { useId, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { deskMessages } from '../desk-messages.en.ts';
import type { AccountMenuProps } from './account-menu.tsx';
import { useCloseAfterPress } from './close-after-press.ts';

export interface StaffRailLink {
  href: string;
  label: string;
  icon: IconName;
  /** How much waits there; none or unknown is not shown. */
  waiting?: number | undefined;
  /** How much it matters that something waits. */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
}
export interface StaffRailGroup {
  /** Of several; the first needs none. */
  title?: string | undefined;
  links: readonly StaffRailLink[];
}
export interface StaffRailProps extends Omit<ComponentProps<'nav'>, 'children' | 'id' | 'popover'> {
  /** On phones it is a menu, which the top bar opens by this. */
  id: string;
  /** The mark, before the shop's name. */
  logo: ReactNode;
  /** The shop's name. */
  brandName: string;
  /** Leads to the first page of the staff. */
  homeHref: string;
  /** Those that this role may open. */
  groups: readonly StaffRailGroup[];
  /** Of the page shown. */
  currentHref: string | undefined;
  /** Who works here; nothing while it is not known. */
  person?: { name: string; role: string } | undefined;
  /** Ends the session. */
  onLogout: () => void;
  /** More of the account menu: how the product looks. */
  children?: ReactNode;
}

const looks = {
  neutral: 'bg-line text-content',
  warning: 'bg-warning-tint text-warning-text',
  danger: 'bg-danger-tint text-danger-text',
};
/** Of the words, where only the drawings stand. */
const slim = 'md:max-xl:sr-only';
const row =
  'flex min-h-target w-full items-center gap-3 rounded-control border border-transparent px-2.5 text-start hover:bg-surface-raised md:max-xl:justify-center md:max-xl:px-0';
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();

interface AccountButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'role'> {
  /** Who works here. */
  name: string;
  /** In which role. */
  role: string;
}
function AccountButton({ name, role, ...props }: AccountButtonProps) {
  const messages = useMessages('desk', deskMessages);
  return (
    <button type="button" {...props} className={row}>
      <span
        aria-hidden
        className="inline-flex size-9 flex-none items-center justify-center rounded-full bg-accent-tint text-meta font-strong text-accent-text"
      >
        {initialsOf(name)}
      </span>
      <span className={cn('flex min-w-0 flex-1 flex-col', slim)}>
        <span className="font-strong wrap-anywhere">{name}</span>
        <span className="text-meta text-content-muted">{role}</span>
        <span className="sr-only">{messages.account}</span>
      </span>
      <Icon name="icon-chevron-up" className={cn('text-content-muted', slim)} />
    </button>
  );
}

/** The staff's pages with what waits in each, and who works here. Icons alone where there is less room; behind the top bar's menu button on phones. */
export function StaffRail({
  id,
  logo,
  brandName,
  homeHref,
  groups,
  currentHref,
  person,
  onLogout,
  className,
  children,
  ...props
}: StaffRailProps) {
  const messages = useMessages('desk', deskMessages);
  const own = useId();
  const rail = useRef<HTMLElement>(null);
  const [Account, setAccount] = useState<ComponentType<AccountMenuProps>>();
  useCloseAfterPress(rail);
  // Without a connection the next press tries again.
  const openAccount = () => {
    import('./account-menu.tsx').then(
      ({ AccountMenu }) => setAccount(() => AccountMenu),
      () => {},
    );
  };
  const link = ({ href, label, icon, waiting = 0, tone = 'neutral' }: StaffRailLink) => (
    <li key={href}>
      <Link
        href={href}
        title={label}
        aria-current={href === currentHref ? 'page' : undefined}
        className={cn(
          row,
          'relative current:border-line current:bg-surface-raised current:font-strong current:text-accent-text',
        )}
      >
        <Icon name={icon} className="flex-none text-title" />
        <span className={cn('min-w-0 flex-1 wrap-anywhere', slim)}>{label}</span>
        {waiting > 0 && (
          <>
            <span
              aria-hidden
              className={cn(
                'inline-flex h-6 min-w-6.5 flex-none items-center justify-center rounded-full px-1.5 text-meta font-strong tabular-nums md:max-xl:absolute md:max-xl:end-0 md:max-xl:-top-1 md:max-xl:h-5 md:max-xl:min-w-5.5 md:max-xl:px-1',
                looks[tone],
              )}
            >
              {waiting > 99 ? '99+' : waiting}
            </span>{' '}
            <span className="sr-only">{messages.waits(count(waiting))}</span>
          </>
        )}
      </Link>
    </li>
  );
  return (
    <nav
      ref={rail}
      data-slot="staff-rail"
      aria-label={messages.staffPages}
      {...props}
      id={id}
      popover="auto"
      className={cn(
        'inset-y-0 start-0 end-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] flex-col gap-2 overflow-y-auto border-e border-line bg-surface-sunken p-3 text-content backdrop:bg-scrim max-md:open:flex max-md:open:floating md:sticky md:top-0 md:z-20 md:flex md:h-svh md:w-19 md:px-2 xl:w-60 xl:px-3',
        className,
      )}
    >
      <Link
        href={homeHref}
        title={brandName}
        className="flex min-h-target items-center gap-3 rounded-control px-2 md:max-xl:justify-center md:max-xl:px-0"
      >
        {logo}
        <span className={cn('flex flex-col', slim)}>
          <span translate="no" className="text-lead font-strong">
            {brandName}
          </span>
          <span className="text-meta text-content-muted">{messages.staff}</span>
        </span>
      </Link>
      <div className="flex flex-1 flex-col gap-3 md:max-xl:gap-2">
        {groups.map(({ title, links }, at) => (
          <div
            key={title ?? ''}
            className={cn(at > 0 && 'md:max-xl:border-t md:max-xl:border-line md:max-xl:pt-2')}
          >
            {title !== undefined && (
              <p
                id={`${own}-${at}`}
                className={cn('px-2.5 py-1 text-meta font-regular text-content-muted', slim)}
              >
                {title}
              </p>
            )}
            <ul
              aria-labelledby={title === undefined ? undefined : `${own}-${at}`}
              className="flex flex-col gap-0.5"
            >
              {links.map(link)}
            </ul>
          </div>
        ))}
      </div>
      {person && (
        <div className="border-t border-line pt-2">
          {Account ? (
            <Account trigger={<AccountButton name={person.name} role={person.role} />} onLogout={onLogout}>
              {children}
            </Account>
          ) : (
            <AccountButton
              name={person.name}
              role={person.role}
              aria-haspopup="dialog"
              aria-expanded={false}
              onClick={openAccount}
            />
          )}
        </div>
      )}
    </nav>
  );
}
