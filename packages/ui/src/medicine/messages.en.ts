import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of the medicine area. */
export const medicineMessages = {
  addToCart: 'Add to Cart',
  addToCartOf: (name: string) => `Add to Cart: ${name}`,
  inCart: 'In Cart',
  addToWishlist: (name: string) => `Add ${name} to wishlist`,
  off: (percent: number) => `${percent}% OFF`,
  youSave: (amount: string) => `You save ${amount}`,
  freeDelivery: 'Free Delivery',
  genuine: 'Genuine',
  prescriptionNeeded: 'Prescription needed',
  outOfStock: 'Out of stock',
  left: (n: number) => `Only ${count(n)} left`,
  showing: (shown: number, total: number, exact: boolean) =>
    `Showing ${count(shown)} of ${count(total)}${exact ? '' : '+'} ${form(total, { one: 'medicine', other: 'medicines' })}`,
  pageOf: (page: number, pages: number) => `page ${count(page)} of ${count(pages)}`,
  clearAllFilters: 'Clear all filters',
  filters: 'Filters',
  filtersActive: (n: number) => `Filters, ${count(n)} active`,
  active: 'active',
  clearAll: 'Clear All',
  applyFilters: 'Apply Filters',
  sort: 'Sort',
  sortedBy: 'Sorted by:',
  sorts: {
    recommended: 'Recommended',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    'name-asc': 'Name: A to Z',
    'name-desc': 'Name: Z to A',
  },
  firstLetter: 'First letter',
  clearLetter: (letter: string) => `${letter}, clear`,
  view: 'View',
  grid: 'Grid',
  list: 'List',
};
