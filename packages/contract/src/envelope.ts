/** Every path of the table stands under it. */
export const API_BASE = '/api';
/** Header of a call that is made for another: the id of the agreement (docs/decisions/care-circle.md). Without it one is oneself. */
export const ACTING_FOR = 'x-acting-for';
/** A list's `limit` is clamped to it. */
export const LIMIT_MAX = 100;
