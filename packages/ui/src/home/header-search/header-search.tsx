'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { homeMessages } from '../messages.en.ts';

export interface HeaderSearchProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'action'> {
  /** Gets what is searched for. */
  onSearch: (text: string) => void;
}

/** One field for all of the shop, on pages that have none of their own. Without script the browser asks itself. */
export function HeaderSearch({ onSearch, className, ...props }: HeaderSearchProps) {
  const messages = useMessages('home', homeMessages);
  return (
    <form
      role="search"
      aria-label={messages.search}
      data-slot="header-search"
      {...props}
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(new FormData(event.currentTarget).get('q') as string);
      }}
      className={cn('w-56', className)}
    >
      <input
        type="search"
        name="q"
        aria-label={messages.search}
        placeholder={messages.search}
        className="h-control w-full rounded-control border border-line-strong bg-surface-raised px-3 placeholder:text-content-muted"
      />
    </form>
  );
}
