'use client';
import { useState } from 'react';
import { BottomSheet, type BottomSheetProps } from '../../base/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../base/button/button.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../../base/dialog/dialog.tsx';
import { useMessages } from '../../messages/provider.ts';
import { FilterFields, type MedicineListFilters } from '../filter-fields/filter-fields.tsx';
import { LetterFilter } from '../letter-filter/letter-filter.tsx';
import { SortChoice, type MedicineSort } from '../sort-choice/sort-choice.tsx';
import { medicineMessages } from '../messages.en.ts';

interface Filters {
  sort: MedicineSort | undefined;
  letter: string | undefined;
  filters: MedicineListFilters;
}
export interface MedicineFilterSheetProps extends Omit<
  BottomSheetProps,
  'title' | 'description' | 'footer' | 'children'
> {
  /** What the list shows now; the sheet starts from it each time it opens. */
  sort?: MedicineSort | undefined;
  /** First letter of the names shown; undefined: all. */
  letter?: string | undefined;
  /** What else it is narrowed by. */
  filters?: MedicineListFilters | undefined;
  /** What medicines are for, in this order. */
  uses?: readonly string[] | undefined;
  /** Called with the draft when the patient applies it. */
  onApply: (filters: Filters) => void;
}

const NONE: MedicineListFilters = {},
  NO_USES: readonly string[] = [];
/** The filters of the list: a draft until it is applied. */
export function MedicineFilterSheet({
  sort,
  letter,
  filters = NONE,
  uses = NO_USES,
  onApply,
  ...props
}: MedicineFilterSheetProps) {
  const messages = useMessages('medicine', medicineMessages);
  const [draft, setDraft] = useState<Partial<Filters>>();
  const shown: Filters = { sort, letter, filters, ...draft };
  const active = [shown.sort, shown.letter, ...Object.values(shown.filters)].filter(
    (one) => one !== undefined,
  ).length;
  return (
    <BottomSheet
      data-slot="medicine-filter-sheet"
      {...props}
      onOpenAutoFocus={(event) => {
        setDraft(undefined);
        props.onOpenAutoFocus?.(event);
      }}
    >
      <DialogHeader>
        <span role="status">{active > 0 ? messages.filtersActive(active) : messages.filters}</span>
      </DialogHeader>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onApply(shown);
        }}
        className="contents"
      >
        <DialogBody>
          <div className="flex flex-col gap-6">
            <FilterFields
              filters={shown.filters}
              uses={uses}
              onFiltersChange={(next) => setDraft({ ...draft, filters: next })}
            />
            <SortChoice sort={shown.sort} onSortChange={(next) => setDraft({ ...draft, sort: next })} />
            <LetterFilter
              letter={shown.letter}
              onLetterChange={(next) => setDraft({ ...draft, letter: next })}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button tone="plain" onClick={() => setDraft({ sort: undefined, letter: undefined, filters: {} })}>
            {messages.clearAll}
          </Button>
          <Button type="submit">{messages.applyFilters}</Button>
        </DialogFooter>
      </form>
    </BottomSheet>
  );
}
