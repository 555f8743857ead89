// Made by scripts/art.mjs: do not edit.
import url from './service-nurse.svg?url&no-inline';

export const serviceNurse = { url, viewBox: '0 0 160 120' };
