// Made by scripts/art.mjs: do not edit.
import url from './appointment.svg?url&no-inline';

export const appointment = { url, viewBox: '0 0 480 400' };
