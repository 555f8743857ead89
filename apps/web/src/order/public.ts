export { itemsOf } from './data.ts';
