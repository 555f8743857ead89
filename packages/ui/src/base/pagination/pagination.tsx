'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are; when nobody knows, `hasNext` says whether one follows. */
  pages?: number | undefined;
  /** There is a page after this one. */
  hasNext?: boolean;
  /** Address of a page by its number, from 1. */
  hrefFor: (page: number) => string;
}

/** Up to five page numbers: neighbours with the current one among them, and at the end the last page, however far it is. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  const numbers = Array.from({ length: Math.max(0, Math.min(5, pages)) }, (_, index) => first + index);
  return pages > 5 ? [...numbers.slice(0, 4), pages] : numbers;
}

// Equal targets; they give way, and at last wrap, where larger text or longer numbers need it.
const place = 'min-w-fit max-w-target grow basis-0';
const item =
  'flex h-target w-full items-center justify-center gap-1 rounded-control px-0.5 font-medium tabular-nums';

/** The pages of a list, as links. Draws nothing while there is only one. */
export function Pagination({ page, pages, hasNext = false, hrefFor, className, ...props }: PaginationProps) {
  const messages = useMessages('base', baseMessages);
  const last = pages ?? (hasNext ? page + 1 : page);
  if (last <= 1) return null;

  const step = (target: number, content: ReactNode) => (
    <li className={cn(place, 'xs:max-w-none xs:grow-0 xs:basis-auto')}>
      {target < 1 || target > last ? (
        <span role="link" aria-disabled className={cn(item, 'cursor-not-allowed text-content-muted xs:px-3')}>
          {content}
        </span>
      ) : (
        <Link href={hrefFor(target)} className={cn(item, 'text-accent-text hover:bg-accent-tint xs:px-3')}>
          {content}
        </Link>
      )}
    </li>
  );
  return (
    <nav data-slot="pagination" aria-label={messages.pages} {...props} className={className}>
      {/* Seven targets of 44 px are 308 px wide: on a phone of 320 they reach into the gutter. */}
      <ul className="-mx-2.5 flex flex-wrap justify-center">
        {step(
          Math.min(page, last + 1) - 1,
          <>
            <Icon name="icon-chevron-left" />
            <span className="max-xs:sr-only">{messages.previous}</span>
          </>,
        )}
        {pageWindow(page, last).map((number) => (
          <li key={number} className={place}>
            <Link
              href={hrefFor(number)}
              aria-label={messages.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={cn(
                item,
                number === page
                  ? 'border border-accent-line bg-accent-fill text-accent-on-fill'
                  : 'text-accent-text hover:bg-accent-tint',
              )}
            >
              {number}
            </Link>
          </li>
        ))}
        {step(
          page + 1,
          <>
            <span className="max-xs:sr-only">{messages.next}</span>
            <Icon name="icon-chevron-right" />
          </>,
        )}
      </ul>
    </nav>
  );
}
