'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { count } from '../../messages/plural.ts';
import type { MedicineSort } from '../sort-choice/sort-choice.tsx';
import { medicineMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface MedicineFilterBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The order of the list; undefined: as recommended. */
  sort?: MedicineSort | undefined;
  /** First letter of the names shown; undefined: all. */
  letter?: string | undefined;
  /** How many other filters narrow it. */
  narrowed?: number;
  /** The page shown, of how many; unknown while the list loads, and where the end is. */
  page?: readonly [page: number, pages: number] | undefined;
  /** Cards or rows. */
  view?: 'grid' | 'list';
  /** How many are shown, and of how many; unknown while the list loads. */
  shown?: number | undefined;
  /** How many medicines the filters leave. */
  total?: number | undefined;
  /** False: there are more than `total`, which then reads '1,000+'. */
  totalExact?: boolean;
  /** Given when something is filtered, searched or sorted. */
  clearHref?: string | undefined;
  /** Address of the list in this view, for use without script. */
  hrefForView: (view: 'grid' | 'list') => string;
  /** Opens the filters; the sidebar has order and letter from `lg` on. */
  onFilters?: () => void;
}

const pill = 'inline-flex min-h-target max-w-full items-center gap-2 rounded-full border px-4 py-1.5';
const quiet = 'border-line-strong bg-surface-raised hover:bg-accent-tint hover:text-accent-text';
// The thicker border grows outwards, so that nothing moves; it stays where colours are the reader's own.
const chosen = '-m-px border-2 border-accent-line bg-accent-tint font-medium text-accent-text';

/** Above the list: the way to its filters, what it shows, and as what. */
export function MedicineFilterBar({
  sort,
  letter,
  narrowed = 0,
  page,
  view = 'grid',
  shown,
  total,
  totalExact = true,
  clearHref,
  hrefForView,
  onFilters,
  className,
  ...props
}: MedicineFilterBarProps) {
  const messages = useMessages('medicine', medicineMessages);
  const active = Number(sort !== undefined) + Number(letter !== undefined) + narrowed;
  return (
    <div data-slot="medicine-filter-bar" {...props} className={cn('flex flex-col gap-3', className)}>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          className={cn(pill, active > 0 ? chosen : quiet)}
          onClick={onFilters}
        >
          <Icon name="icon-list-filter" />
          <span>{messages.filters}</span>
          {active > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-accent-fill text-meta font-strong text-accent-on-fill">
              {count(active)}
            </span>
          )}
          {active > 0 && <span className="sr-only">{messages.active}</span>}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          className={cn(pill, sort ? chosen : quiet, 'lg:hidden')}
          onClick={onFilters}
        >
          <span>
            <span className="sr-only">{`${messages.sortedBy} `}</span>
            {wrapText(messages.sorts[sort ?? 'recommended'])}
          </span>
        </button>
      </div>
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-col items-start gap-x-4 xs:flex-row xs:flex-wrap xs:items-center">
          <p role="status" className="min-h-[1lh] text-meta text-content-muted md:text-body">
            {`${shown !== undefined && total !== undefined ? messages.showing(shown, total, totalExact) : ''}${page ? ` · ${messages.pageOf(...page)}` : ''}`}
          </p>
          {clearHref && (
            <Link
              href={clearHref}
              className="inline-flex min-h-target items-center rounded-small font-medium text-accent-text underline underline-offset-4"
            >
              {messages.clearAllFilters}
            </Link>
          )}
        </div>
        <nav aria-label={messages.view} className="flex flex-none gap-2">
          {(['grid', 'list'] as const).map((one) => (
            <Link
              key={one}
              href={hrefForView(one)}
              aria-current={one === view || undefined}
              className={cn(pill, 'min-w-target justify-center max-xs:px-2', one === view ? chosen : quiet)}
            >
              <Icon name={one === 'grid' ? 'icon-layout-grid' : 'icon-list'} />
              <span className="max-xs:sr-only">{messages[one]}</span>
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
