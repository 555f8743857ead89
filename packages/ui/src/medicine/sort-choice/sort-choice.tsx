'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { radioDot } from '../../base/radio-cards/radio-dot.ts';
import { useMessages } from '../../messages/provider.ts';
import { medicineMessages } from '../messages.en.ts';

const sorts = ['price-asc', 'price-desc', 'name-asc', 'name-desc'] as const;
export type MedicineSort = (typeof sorts)[number];

export interface SortChoiceProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Without one the list stands as recommended. */
  sort?: MedicineSort | undefined;
  /** Gets the order chosen, or undefined for the recommended one. */
  onSortChange?: ((sort: MedicineSort | undefined) => void) | undefined;
}

/** The orders of the list, all in sight: lines without borders, for a sidebar. */
export function SortChoice({ sort, onSortChange, id, className, ...props }: SortChoiceProps) {
  const messages = useMessages('medicine', medicineMessages);
  const own = useId();
  const groupId = id ?? own;
  return (
    <fieldset
      data-slot="sort-choice"
      role="radiogroup"
      id={groupId}
      {...props}
      className={cn('flex min-w-0 flex-col', className)}
    >
      <legend className="pb-1 font-strong">{messages.sort}</legend>
      {[undefined, ...sorts].map((value) => (
        <label
          key={value ?? ''}
          htmlFor={`${groupId}-${value ?? ''}`}
          className="flex min-h-target items-center gap-3 py-1"
        >
          <input
            type="radio"
            id={`${groupId}-${value ?? ''}`}
            name="sort"
            value={value ?? ''}
            checked={value === sort}
            onChange={() => onSortChange?.(value)}
            className={radioDot}
          />
          <span className="min-w-0 wrap-anywhere">{messages.sorts[value ?? 'recommended']}</span>
        </label>
      ))}
    </fieldset>
  );
}
