export { useQuote } from './quote.ts';
export { change, checkoutStore, numberIn, textIn, type Checkout } from './store.ts';
export type { Product } from './product.ts';
