// Made by scripts/art.mjs: do not edit.
import url from './support.svg?url&no-inline';

export const support = { url, viewBox: '0 0 240 180' };
