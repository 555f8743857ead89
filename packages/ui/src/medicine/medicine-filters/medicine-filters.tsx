'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { useMessages } from '../../messages/provider.ts';
import type { MedicineListFilters } from '../filter-fields/filter-labels.ts';
import { LetterFilter } from '../letter-filter/letter-filter.tsx';
import { SortChoice, type MedicineSort } from '../sort-choice/sort-choice.tsx';
import { medicineMessages } from '../messages.en.ts';

export interface MedicineFiltersProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'children'> {
  /** Where the form leads without JavaScript. */
  action: string;
  /** The order of the list; undefined: as recommended. */
  sort?: MedicineSort | undefined;
  /** First letter of the names shown; undefined: all. */
  letter?: string | undefined;
  /** What else the list's address says and an order without JavaScript must keep. */
  search?: string | undefined;
  /** Cards or rows. */
  view?: 'grid' | 'list' | undefined;
  /** What else it is narrowed by. */
  filters?: MedicineListFilters | undefined;
  /** Address of the list with this letter, for use without script. */
  hrefForLetter: (letter: string | undefined) => string;
  /** Gets the order chosen, or undefined for the recommended one. */
  onSortChange?: (sort: MedicineSort | undefined) => void;
}

/** The sidebar of the list: acts at once. */
export function MedicineFilters({
  sort,
  letter,
  search,
  view,
  filters,
  hrefForLetter,
  onSortChange,
  className,
  ...props
}: MedicineFiltersProps) {
  const messages = useMessages('medicine', medicineMessages);
  const kept = Object.entries({ search, letter, ...filters, view: view === 'list' ? view : undefined });
  return (
    <form
      data-slot="medicine-filters"
      aria-label={messages.filters}
      {...props}
      method="get"
      className={cn('flex flex-col gap-6', className)}
    >
      {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <SortChoice sort={sort} onSortChange={onSortChange} />
      <noscript>
        <Button type="submit" tone="plain" wide>
          {messages.applyFilters}
        </Button>
      </noscript>
      <LetterFilter letter={letter} hrefFor={hrefForLetter} />
    </form>
  );
}
