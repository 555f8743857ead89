import { RadioCards, type RadioCardsProps } from '../../base/radio-cards/radio-cards.tsx';
import { useMessages } from '../../messages/provider.ts';
import { medicineMessages } from '../messages.en.ts';

export type MedicineSort = 'price-asc' | 'price-desc' | 'name-asc' | 'name-desc';
const sorts: readonly MedicineSort[] = ['price-asc', 'price-desc', 'name-asc', 'name-desc'];

export interface SortChoiceProps extends Omit<
  RadioCardsProps,
  'legend' | 'options' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** Without one the list stands as recommended. */
  sort?: MedicineSort | undefined;
  /** Gets the order chosen, or undefined for the recommended one. */
  onSortChange?: (sort: MedicineSort | undefined) => void;
}

/** The orders of the list, all in sight. */
export function SortChoice({ sort, onSortChange, ...props }: SortChoiceProps) {
  const messages = useMessages('medicine', medicineMessages);
  return (
    <RadioCards
      data-slot="sort-choice"
      name="sort"
      density="plain"
      {...props}
      legend={messages.sort}
      value={sort ?? ''}
      options={[
        { value: '', title: messages.sorts.recommended },
        ...sorts.map((value) => ({ value, title: messages.sorts[value] })),
      ]}
      onValueChange={(value) => onSortChange?.(sorts.find((one) => one === value))}
    />
  );
}
