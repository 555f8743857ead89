// Made by scripts/art.mjs: do not edit.
import url from './offline.svg?url&no-inline';

export const offline = { url, viewBox: '0 0 240 180' };
