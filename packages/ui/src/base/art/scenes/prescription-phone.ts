// Made by scripts/art.mjs: do not edit.
import url from './prescription-phone.svg?url&no-inline';

export const prescriptionPhone = { url, viewBox: '0 0 360 280' };
