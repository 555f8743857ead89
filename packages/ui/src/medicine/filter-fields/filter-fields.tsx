'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { formIcons, type MedicineForm } from '../form.ts';
import { filterMessages } from '../filter-messages.en.ts';
import { filterNames, priceLabel, type MedicineListFilters } from './filter-labels.ts';

export type { MedicineListFilters };
export interface FilterFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the list is narrowed by now. */
  filters: MedicineListFilters;
  /** What medicines are for, in this order; none while that is not known. */
  uses: readonly string[];
  /** Gets all filters after each change; without it a form sends them, by the names of the address. */
  onFiltersChange?: (filters: MedicineListFilters) => void;
}

const forms = Object.keys(formIcons) as MedicineForm[];
const prices = ['-100', '100-300', '300-1000', '1000-'];

/** What the list can be narrowed by, by native controls. */
export function FilterFields({ filters, uses, onFiltersChange, className, ...props }: FilterFieldsProps) {
  const messages = useMessages('filter', filterMessages);
  const own = useId();
  /** In one order, whatever was chosen first: an address is the same for the same list. */
  const change = (some: MedicineListFilters) => {
    const all = { ...filters, ...some };
    onFiltersChange?.(
      Object.fromEntries(filterNames.flatMap((name) => (all[name] ? [[name, all[name]]] : []))),
    );
  };
  const select = (
    name: 'prescription' | 'form' | 'use' | 'price',
    options: ReadonlyArray<{ value: string; label: string }>,
  ) => (
    <SelectField
      id={`${own}-${name}`}
      name={name}
      label={messages[name]}
      options={[{ value: '', label: messages.any }, ...options]}
      value={filters[name] ?? ''}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || undefined })}
    />
  );
  return (
    <div data-slot="filter-fields" {...props} className={cn('flex flex-col gap-4', className)}>
      <Checkbox
        label={messages.inStockOnly}
        name="stock"
        value="in"
        checked={filters.stock === 'in'}
        onChange={({ currentTarget }) => change({ stock: currentTarget.checked ? 'in' : undefined })}
      />
      {select(
        'prescription',
        (['no', 'yes'] as const).map((value) => ({ value, label: messages.prescriptions[value] })),
      )}
      {select(
        'form',
        forms.map((value) => ({ value, label: messages.forms[value] })),
      )}
      {select(
        'use',
        uses.map((value) => ({ value, label: messages.uses[value] ?? value })),
      )}
      {select(
        'price',
        prices.map((value) => ({ value, label: priceLabel(value, messages) })),
      )}
    </div>
  );
}
