import type { ComponentProps } from 'react';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useWords } from '../../words/provider.ts';
import { order } from '../words.ts';

const all = ['all', 'pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderFilterValue = (typeof all)[number];

export interface OrderFilterProps extends Omit<
  ComponentProps<'select'>,
  'children' | 'multiple' | 'size' | 'value' | 'defaultValue' | 'onChange'
> {
  value: OrderFilterValue;
  onValueChange: (value: OrderFilterValue) => void;
}

/** Which orders to show, by the device's own list. */
export function OrderFilter({ value, onValueChange, ...props }: OrderFilterProps) {
  const words = useWords('order', order);
  return (
    <SelectField
      data-slot="order-filter"
      label={words.filter}
      options={all.map((one) => ({ value: one, label: words.filters[one] }))}
      {...props}
      value={value}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value as OrderFilterValue)}
    />
  );
}
