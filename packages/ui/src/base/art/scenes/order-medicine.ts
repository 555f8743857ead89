// Made by scripts/art.mjs: do not edit.
import url from './order-medicine.svg?url&no-inline';

export const orderMedicine = { url, viewBox: '0 0 480 400' };
