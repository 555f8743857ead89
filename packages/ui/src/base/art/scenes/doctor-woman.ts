// Made by scripts/art.mjs: do not edit.
import url from './doctor-woman.svg?url&no-inline';

export const doctorWoman = { url, viewBox: '0 0 120 120' };
