// Made by scripts/art.mjs: do not edit.
import url from './service-tests.svg?url&no-inline';

export const serviceTests = { url, viewBox: '0 0 160 120' };
