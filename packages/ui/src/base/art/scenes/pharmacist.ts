// Made by scripts/art.mjs: do not edit.
import url from './pharmacist.svg?url&no-inline';

export const pharmacist = { url, viewBox: '0 0 240 180' };
