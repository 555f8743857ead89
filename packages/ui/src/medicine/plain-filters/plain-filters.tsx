'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { FilterFields } from '../filter-fields/filter-fields.tsx';
import type { MedicineListFilters } from '../filter-fields/filter-labels.ts';
import { SortChoice, type MedicineSort } from '../sort-choice/sort-choice.tsx';
import { medicineMessages } from '../messages.en.ts';

export interface PlainFiltersProps extends Omit<ComponentProps<'details'>, 'children'> {
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
}

/** The filters of the list where no script runs: a native disclosure with a GET form. */
export function PlainFilters({ action, filters, uses, sort, kept, className, ...props }: PlainFiltersProps) {
  const messages = useMessages('medicine', medicineMessages);
  return (
    <details
      data-slot="plain-filters"
      {...props}
      className={cn('rounded-card border border-line bg-surface-raised', className)}
    >
      <summary className="flex min-h-target items-center gap-3 rounded-card p-4">
        <Icon name="icon-list-filter" />
        <span className="min-w-0 flex-1 font-strong">{messages.filters}</span>
        <Icon name="icon-chevron-down" />
      </summary>
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
    </details>
  );
}
