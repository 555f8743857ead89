// Made by scripts/art.mjs: do not edit.
import url from './empty-search.svg?url&no-inline';

export const emptySearch = { url, viewBox: '0 0 240 180' };
