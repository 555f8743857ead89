export { itemsOf, linesOf } from './data.ts';
export { orderHref } from './order-href.ts';
