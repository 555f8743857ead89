// Made by scripts/art.mjs: do not edit.
import url from './empty-cart.svg?url&no-inline';

export const emptyCart = { url, viewBox: '0 0 240 180' };
