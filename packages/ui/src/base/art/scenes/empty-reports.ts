// Made by scripts/art.mjs: do not edit.
import url from './empty-reports.svg?url&no-inline';

export const emptyReports = { url, viewBox: '0 0 240 180' };
