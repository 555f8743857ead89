// Made by scripts/art.mjs: do not edit.
import url from './lab-collection.svg?url&no-inline';

export const labCollection = { url, viewBox: '0 0 480 400' };
