/** Every path of the table stands under it. */
export const API_BASE = '/api';
/** A list's `limit` is clamped to it. */
export const LIMIT_MAX = 100;
