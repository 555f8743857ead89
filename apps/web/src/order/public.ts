export { itemsOf, linesOf } from './data.ts';
