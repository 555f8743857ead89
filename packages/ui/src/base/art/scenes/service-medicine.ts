// Made by scripts/art.mjs: do not edit.
import url from './service-medicine.svg?url&no-inline';

export const serviceMedicine = { url, viewBox: '0 0 160 120' };
