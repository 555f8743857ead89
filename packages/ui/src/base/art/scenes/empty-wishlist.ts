// Made by scripts/art.mjs: do not edit.
import url from './empty-wishlist.svg?url&no-inline';

export const emptyWishlist = { url, viewBox: '0 0 240 180' };
