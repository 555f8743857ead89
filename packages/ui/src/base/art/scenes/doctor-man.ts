// Made by scripts/art.mjs: do not edit.
import url from './doctor-man.svg?url&no-inline';

export const doctorMan = { url, viewBox: '0 0 120 120' };
