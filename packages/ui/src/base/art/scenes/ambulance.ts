// Made by scripts/art.mjs: do not edit.
import url from './ambulance.svg?url&no-inline';

export const ambulance = { url, viewBox: '0 0 480 400' };
