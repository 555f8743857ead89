'use client';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { count } from '../../messages/plural.ts';
import type { Lang } from '../../messages/messages.ts';
import { HeaderSearch } from '../header-search/header-search.tsx';
import { homeMessages } from '../messages.en.ts';
import { usePopoverOpen } from './popover-open.ts';

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Stands on top, after the skip link: for whom one acts. */
  above?: ReactNode;
  /** The shop's name. */
  brandName: string;
  /** Leads to the home page. */
  homeHref: string;
  /** Medicines and quantities together; 0 until the stored cart is read. */
  cartCount: number;
  /** Shows Profile and Logout instead of Login. */
  signedIn: boolean;
  /** Path of the page shown, to mark its link. */
  currentHref?: string | undefined;
  /** Gets what is searched for. Without it there is no field: the page has one of its own. */
  onSearch?: ((text: string) => void) | undefined;
  /** Ends the session. */
  onLogout: () => void;
  /** Gets the BCP 47 tag of the language chosen: `otherLanguageTag` of the messages. */
  onLanguageChange: (lang: Lang) => void;
}

/** A teal door with a marigold knob. */
export function SiteHeaderLogo({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 30 34"
      data-slot="site-header-logo"
      {...props}
      className={cn('h-8.5 w-7.5 flex-none', className)}
    >
      <path
        className="fill-accent-fill"
        d="M9 0h12a9 9 0 0 1 9 9v22a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9z"
      />
      <circle className="fill-highlight-fill" cx="22" cy="19.5" r="2.75" />
    </svg>
  );
}

/** The count stands on the icon's corner, out of the flow, so that its late arrival moves nothing. */
function CartIcon({ cartCount }: Pick<SiteHeaderProps, 'cartCount'>) {
  return (
    <span className="relative flex">
      <Icon name="icon-shopping-cart" className="text-title" />
      {cartCount > 0 && (
        // Drawn by the sheet: as text it would stand in the link's label, which says the count in words.
        <span
          aria-hidden
          data-count={cartCount > 99 ? '99+' : count(cartCount)}
          className="absolute -end-2.5 -top-2.5 flex h-5.5 min-w-5.5 items-center justify-center rounded-full border border-transparent bg-highlight-fill px-1 text-meta/none font-strong text-highlight-on-fill tabular-nums [&::before]:[content:attr(data-count)]"
        />
      )}
    </span>
  );
}

const row =
  'flex min-h-control w-full items-center gap-3.5 rounded-control px-3 text-start hover:bg-accent-tint current:font-medium current:text-accent-text md:min-h-target md:w-auto md:px-2.5';
// A popover opens without script, closes by Escape or a tap elsewhere, and gives focus back. Browsers too old for it show the list below the row.
const menuOnPhone = `max-md:order-last max-md:max-h-[400px] max-md:w-auto max-md:basis-full max-md:overflow-y-auto max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface-raised max-md:p-2
  max-md:popover:absolute max-md:popover:inset-x-gutter max-md:popover:top-16 max-md:popover:bottom-auto max-md:popover:floating
  max-md:anchored:top-[anchor(bottom)] max-md:anchored:mt-2 [position-anchor:--site-menu]`;

/** Top of every page: skip link, logo, the visitor's own links, language. On phones the links are behind a menu button, the cart stays. */
export function SiteHeader({
  above,
  brandName,
  homeHref,
  cartCount,
  signedIn,
  currentHref,
  onSearch,
  onLogout,
  onLanguageChange,
  className,
  ...props
}: SiteHeaderProps) {
  const messages = useMessages('home', homeMessages);
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const open = usePopoverOpen(menu);
  const here = (href: string) => ({
    href,
    'aria-current': href === currentHref ? ('page' as const) : undefined,
  });
  const cartName = cartCount > 0 ? messages.cartWith(cartCount) : messages.cart;
  return (
    <header data-slot="site-header" {...props} className={cn('bg-surface-raised', className)}>
      <a
        href="#main"
        className="mx-gutter my-2 inline-flex min-h-target items-center rounded-control border border-accent-line bg-accent-tint px-4 font-medium text-accent-text not-focus:sr-only"
      >
        {messages.skip}
      </a>
      {above}
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center px-gutter py-2">
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={messages.menu}
          aria-expanded={open}
          aria-controls={menuId}
          className="-ms-2.5 inline-flex size-target items-center justify-center rounded-control hover:bg-accent-tint [anchor-name:--site-menu] md:hidden"
        >
          <Icon name="icon-menu" className="text-title" />
        </button>
        <Link
          href={homeHref}
          className="inline-flex min-h-target items-center gap-2.5 rounded-control text-title font-strong"
        >
          <SiteHeaderLogo />
          <span translate="no">{brandName}</span>
        </Link>
        {onSearch && <HeaderSearch onSearch={onSearch} className="ms-auto max-xl:hidden" />}
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-1">
          <nav
            ref={menu}
            id={menuId}
            popover="auto"
            aria-label={messages.accountNav}
            className={cn(
              'text-content md:static md:block md:w-auto md:overflow-visible md:bg-transparent',
              menuOnPhone,
            )}
          >
            <ul className="flex flex-col gap-1 md:flex-row md:flex-wrap md:items-center">
              {/* Its place is kept: who is signed in is known only after hydration, and nothing may move then. */}
              <li className={signedIn ? undefined : 'invisible max-md:hidden'}>
                <Link {...here('/profile')} className={row}>
                  <Icon name="icon-user" className="text-title" />
                  <span>{messages.profile}</span>
                </Link>
              </li>
              <li>
                <Link {...here('/prescriptions')} className={row}>
                  <Icon name="icon-file-text" className="text-title" />
                  <span className="md:max-lg:sr-only">{messages.prescriptions}</span>
                </Link>
              </li>
              <li>
                <Link {...here('/online-consultation')} className={row}>
                  <Icon name="icon-video" className="text-title" />
                  <span className="md:max-lg:sr-only">{messages.videoConsult}</span>
                </Link>
              </li>
              <li>
                <Link {...here('/order-step-1')} aria-label={cartName} className={row}>
                  <CartIcon cartCount={cartCount} />
                  <span>{messages.cart}</span>
                </Link>
              </li>
              <li>
                {signedIn ? (
                  <button type="button" onClick={onLogout} className={row}>
                    <Icon name="icon-log-out" className="text-title" />
                    <span>{messages.logout}</span>
                  </button>
                ) : (
                  <Link {...here('/login')} className={row}>
                    <Icon name="icon-log-in" className="text-title" />
                    <span>{messages.login}</span>
                  </Link>
                )}
              </li>
            </ul>
          </nav>
          <div className="flex flex-wrap items-center justify-end">
            {onSearch && (
              <Link
                href="/medicines"
                aria-label={messages.search}
                className="inline-flex size-target items-center justify-center rounded-control hover:bg-accent-tint xl:hidden"
              >
                <Icon name="icon-search" className="text-title" />
              </Link>
            )}
            <button
              type="button"
              lang={messages.otherLanguageTag}
              onClick={() => onLanguageChange(messages.otherLanguageTag)}
              className="min-h-target min-w-target rounded-control px-1 font-hindi hover:bg-accent-tint"
            >
              {messages.otherLanguage}
            </button>
            <Link
              {...here('/order-step-1')}
              aria-label={cartName}
              className="-me-2 inline-flex size-target items-center justify-center rounded-control hover:bg-accent-tint md:hidden"
            >
              <CartIcon cartCount={cartCount} />
            </Link>
          </div>
        </div>
      </div>
    </header>
  );
}
