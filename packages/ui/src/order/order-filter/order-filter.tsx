'use client';
import type { ComponentProps } from 'react';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { orderMessages } from '../messages.en.ts';

const all = ['all', 'pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderFilterValue = (typeof all)[number];

export interface OrderFilterProps extends Omit<
  ComponentProps<'select'>,
  'children' | 'multiple' | 'size' | 'value' | 'defaultValue' | 'onChange'
> {
  /** The filter in force. */
  value: OrderFilterValue;
  /** Gets the new value after each change. */
  onValueChange: (value: OrderFilterValue) => void;
}

/** Which orders to show, by the device's own list. */
export function OrderFilter({ value, onValueChange, ...props }: OrderFilterProps) {
  const messages = useMessages('order', orderMessages);
  return (
    <SelectField
      data-slot="order-filter"
      label={messages.filter}
      options={all.map((one) => ({ value: one, label: messages.filters[one] }))}
      {...props}
      value={value}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value as OrderFilterValue)}
    />
  );
}
