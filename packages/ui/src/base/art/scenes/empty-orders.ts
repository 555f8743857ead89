// Made by scripts/art.mjs: do not edit.
import url from './empty-orders.svg?url&no-inline';

export const emptyOrders = { url, viewBox: '0 0 240 180' };
