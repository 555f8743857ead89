// Made by scripts/art.mjs: do not edit.
import url from './empty-bookings.svg?url&no-inline';

export const emptyBookings = { url, viewBox: '0 0 240 180' };
