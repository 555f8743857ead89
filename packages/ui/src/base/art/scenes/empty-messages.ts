// Made by scripts/art.mjs: do not edit.
import url from './empty-messages.svg?url&no-inline';

export const emptyMessages = { url, viewBox: '0 0 240 180' };
