// Made by scripts/art.mjs: do not edit.
import url from './refill.svg?url&no-inline';

export const refill = { url, viewBox: '0 0 240 180' };
