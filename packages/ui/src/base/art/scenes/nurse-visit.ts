// Made by scripts/art.mjs: do not edit.
import url from './nurse-visit.svg?url&no-inline';

export const nurseVisit = { url, viewBox: '0 0 480 400' };
