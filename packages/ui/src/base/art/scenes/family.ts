// Made by scripts/art.mjs: do not edit.
import url from './family.svg?url&no-inline';

export const family = { url, viewBox: '0 0 360 240' };
