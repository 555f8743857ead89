export { useSalePay, type BookingSale } from './booking-sale.ts';
export { openedFor } from './opened.ts';
export { PayFrame, PayPanel } from './pay-panel.tsx';
export type { Phase } from './phase.ts';
export { loadQuoteSchemas, useQuote } from './quote.ts';
export { change, checkoutStore, numberIn, textIn, type Checkout } from './store.ts';
export type { Product, Quoted } from './product.ts';
export type { Sums } from './sale.ts';
