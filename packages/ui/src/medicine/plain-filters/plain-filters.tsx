'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { FilterFields } from '../filter-fields/filter-fields.tsx';
import type { MedicineListFilters } from '../filter-fields/filter-labels.ts';
import { SortChoice, type MedicineSort } from '../sort-choice/sort-choice.tsx';
import { medicineMessages } from '../messages.en.ts';

export interface PlainFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where the form leads. */
  action: string;
  /** What the list is narrowed by now. */
  filters: MedicineListFilters;
  /** What medicines are for, in this order. */
  uses: readonly string[];
  /** The order of the list; undefined: as recommended. */
  sort?: MedicineSort | undefined;
  /** What else the list's address says, and must keep: of what is not set nothing is sent. */
  kept: Readonly<Record<string, string | undefined>>;
  /** Where the form is. With it there is only a link, for a list is read far more often than it is filtered. */
  openHref?: string | undefined;
}

/** The filters of the list where no script runs: a link to the page that has them, and there a GET form. */
export function PlainFilters({
  action,
  filters,
  uses,
  sort,
  kept,
  openHref,
  className,
  ...props
}: PlainFiltersProps) {
  const messages = useMessages('medicine', medicineMessages);
  const title = (
    <>
      <Icon name="icon-list-filter" />
      <span className="min-w-0 font-strong">{messages.filters}</span>
    </>
  );
  return (
    <div
      data-slot="plain-filters"
      {...props}
      className={cn('rounded-card border border-line bg-surface-raised', className)}
    >
      {openHref === undefined ? (
        <>
          <p className="flex min-h-target items-center gap-3 p-4">{title}</p>
          <form
            method="get"
            action={action}
            aria-label={messages.filters}
            className="flex flex-col gap-6 border-t border-line p-4"
          >
            {Object.entries(kept).map(
              ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <FilterFields filters={filters} uses={uses} />
            <SortChoice sort={sort} className="lg:hidden" />
            <Button type="submit" wide>
              {messages.applyFilters}
            </Button>
          </form>
        </>
      ) : (
        <Link href={openHref} className="flex min-h-target items-center gap-3 rounded-card p-4">
          {title}
        </Link>
      )}
    </div>
  );
}
