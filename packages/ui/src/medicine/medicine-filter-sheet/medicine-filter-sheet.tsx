import { useId, useState } from 'react';
import { BottomSheet, type BottomSheetProps } from '../../base/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../base/button/button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { LetterFilter } from '../letter-filter/letter-filter.tsx';
import { SortChoice, type MedicineSort } from '../sort-choice/sort-choice.tsx';
import { medicineMessages } from '../messages.en.ts';

interface Filters {
  sort: MedicineSort | undefined;
  letter: string | undefined;
}
export interface MedicineFilterSheetProps extends Omit<
  BottomSheetProps,
  'title' | 'description' | 'footer' | 'children'
> {
  /** What the list shows now; the sheet starts from it each time it opens. */
  sort?: MedicineSort | undefined;
  /** First letter of the names shown; undefined: all. */
  letter?: string | undefined;
  /** Called with the draft when the patient applies it. */
  onApply: (filters: Filters) => void;
}

/** The filters of the list on a phone: a draft until it is applied. */
export function MedicineFilterSheet({ sort, letter, onApply, ...props }: MedicineFilterSheetProps) {
  const messages = useMessages('medicine', medicineMessages);
  const form = useId();
  const [draft, setDraft] = useState<Partial<Filters>>();
  const shown: Filters = { sort, letter, ...draft };
  const active = Number(shown.sort !== undefined) + Number(shown.letter !== undefined);
  return (
    <BottomSheet
      data-slot="medicine-filter-sheet"
      {...props}
      onOpenAutoFocus={(event) => {
        setDraft(undefined);
        props.onOpenAutoFocus?.(event);
      }}
      title={<span role="status">{active > 0 ? messages.filtersActive(active) : messages.filters}</span>}
      footer={
        <>
          <Button tone="plain" onClick={() => setDraft({ sort: undefined, letter: undefined })}>
            {messages.clearAll}
          </Button>
          <Button type="submit" form={form}>
            {messages.applyFilters}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(shown);
        }}
      >
        <SortChoice sort={shown.sort} onSortChange={(next) => setDraft({ ...draft, sort: next })} />
        <LetterFilter letter={shown.letter} onLetterChange={(next) => setDraft({ ...draft, letter: next })} />
      </form>
    </BottomSheet>
  );
}
