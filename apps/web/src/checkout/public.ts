export { askQuote, useQuote } from './quote.ts';
export { change, checkoutStore, EMPTY, numberIn, textIn, type Checkout } from './store.ts';
export type { Product } from './product.ts';
