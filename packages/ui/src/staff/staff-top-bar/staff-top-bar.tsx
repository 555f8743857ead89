'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import type { Lang } from '../../messages/messages.ts';
import { deskMessages } from '../desk-messages.en.ts';

export interface StaffTopBarProps extends ComponentProps<'header'> {
  /** Of the rail: its button opens it on phones. Without a rail the mark stands here at every width. */
  menuId?: string | undefined;
  /** The mark, on phones. */
  logo: ReactNode;
  /** The shop's name. */
  brandName: string;
  /** Leads to the first page of the staff. */
  homeHref: string;
  /** Whether the page is dark now. */
  dark: boolean;
  /** Gets whether it is to be dark. */
  onDarkChange: (dark: boolean) => void;
  /** Gets the BCP 47 tag of the language chosen: `otherLanguageTag` of the messages. */
  onLanguageChange: (lang: Lang) => void;
}

/** Top of the staff's pages: skip link, the search (its children), theme and language; on phones the menu button and the mark, too. */
export function StaffTopBar({
  menuId,
  logo,
  brandName,
  homeHref,
  dark,
  onDarkChange,
  onLanguageChange,
  className,
  children,
  ...props
}: StaffTopBarProps) {
  const messages = useMessages('desk', deskMessages);
  return (
    <header
      data-slot="staff-top-bar"
      {...props}
      className={cn('border-b border-line bg-surface-raised', className)}
    >
      <a
        href="#main"
        className="mx-gutter my-2 inline-flex min-h-target items-center rounded-control border border-accent-line bg-accent-tint px-4 font-medium text-accent-text not-focus:sr-only"
      >
        {messages.skip}
      </a>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-gutter py-2.5 md:flex-nowrap">
        {menuId !== undefined && (
          <IconButton
            label={messages.menu}
            icon="icon-menu"
            popoverTarget={menuId}
            className="-ms-2.5 md:hidden"
          />
        )}
        <Link
          href={homeHref}
          className={cn(
            'inline-flex min-h-target items-center gap-2.5 rounded-control text-lead font-strong',
            menuId !== undefined && 'md:hidden',
          )}
        >
          {logo}
          <span translate="no">{brandName}</span>
        </Link>
        <div className="min-w-0 max-md:order-last max-md:basis-full md:max-w-130 md:flex-1">{children}</div>
        <div className="ms-auto flex items-center gap-1">
          <IconButton
            label={dark ? messages.toLight : messages.toDark}
            icon={dark ? 'icon-sun' : 'icon-moon'}
            onClick={() => onDarkChange(!dark)}
          />
          <button
            type="button"
            lang={messages.otherLanguageTag}
            onClick={() => onLanguageChange(messages.otherLanguageTag)}
            className="min-h-target min-w-target rounded-control px-2.5 font-hindi hover:bg-accent-tint"
          >
            {messages.otherLanguage}
          </button>
        </div>
      </div>
    </header>
  );
}
