import { count } from '../../messages/plural.ts';
import type { filterMessages } from '../filter-messages.en.ts';

export const filterNames = ['prescription', 'stock', 'form', 'use', 'price'] as const;
export type FilterName = (typeof filterNames)[number];
/** What the list is narrowed by, as its address says it. */
export type MedicineListFilters = { [Filter in FilterName]?: string | undefined };
type Messages = typeof filterMessages;

/** Whole ones: a range has no paise. */
const rupees = (amount: string) => `₹${count(Number(amount))}`;
/** '100-300': in rupees, both ends inside, and either may be left out. */
export function priceLabel(range: string, messages: Messages): string {
  const [from, to] = range.split('-');
  if (from && to) return messages.between(rupees(from), rupees(to));
  return from ? messages.from(rupees(from)) : messages.upTo(rupees(to ?? ''));
}
/** In words what one filter of the address says; undefined where nobody understands it, and it narrows nothing. */
export function filterLabel(name: FilterName, value: string, messages: Messages): string | undefined {
  const known = (labels: object) =>
    Object.hasOwn(labels, value) ? (labels as Record<string, string>)[value] : undefined;
  if (name === 'stock') return value === 'in' ? messages.inStockOnly : undefined;
  if (name === 'form') return known(messages.forms);
  if (name === 'use') return known(messages.uses) ?? value;
  if (name === 'price')
    return /^(?:\d{1,6}-\d{0,6}|-\d{1,6})$/.test(value) ? priceLabel(value, messages) : undefined;
  const needed = known(messages.prescriptions);
  return needed && messages.of(messages.prescription, needed);
}
