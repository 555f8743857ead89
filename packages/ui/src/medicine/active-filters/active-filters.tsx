'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import {
  filterLabel,
  filterNames,
  type FilterName,
  type MedicineListFilters,
} from '../filter-fields/filter-labels.ts';
import { filterMessages } from '../filter-messages.en.ts';

export interface ActiveFiltersProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the list is narrowed by. */
  filters: MedicineListFilters;
  /** Address of the list without this one. */
  hrefWithout: (name: FilterName) => string;
}

/** What the list is narrowed by, in words: each leads to the list without it. One row on a phone, which scrolls. */
export function ActiveFilters({ filters, hrefWithout, className, ...props }: ActiveFiltersProps) {
  const messages = useMessages('filter', filterMessages);
  return (
    <ul
      data-slot="active-filters"
      aria-label={messages.active}
      {...props}
      className={cn('flex [scrollbar-width:none] gap-2 overflow-x-auto px-1 py-1.5 md:flex-wrap', className)}
    >
      {filterNames.map((name) => {
        const value = filters[name],
          label = value && filterLabel(name, value, messages);
        return (
          label && (
            <li key={name} className="max-w-full flex-none">
              <Link
                href={hrefWithout(name)}
                aria-label={messages.without(label)}
                className="inline-flex min-h-target max-w-full items-center gap-2 rounded-full border border-accent-line bg-accent-tint px-4 py-1.5 text-accent-text"
              >
                <span className="min-w-0 wrap-anywhere">{label}</span>
                <Icon name="icon-x" />
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
