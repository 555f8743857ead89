export { itemsOf, linesOf, useHistory, useOrder } from './data.tsx';
export { orderHref } from './order-href.ts';
export { Refunds } from './history/refunds.tsx';
export { fileName, saveFile } from './save-file.ts';
