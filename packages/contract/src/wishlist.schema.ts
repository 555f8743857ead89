import * as z from 'zod/mini';
import { pageQuery, paginationSchema } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { LIMIT_MAX } from './envelope.ts';

const wish = z.object({
  id: z.int(),
  name: z.string(),
  name_hi: z.optional(z.string()),
  image: z.nullable(z.string()),
  offer_price: z.number(),
});
/** Of the wishlist; rupees. */
export type Wish = z.output<typeof wish>;
const wishlist = z.object({
  success: z.literal(true),
  data: z.array(wish),
  /** Of all pages, the newest first: which hearts are full. */
  ids: z.array(z.int()),
  pagination: paginationSchema,
});
const done = z.object({ success: z.literal(true) });

/** Of medicines, but not of the first page: its routes are fetched with the pages that use them. */
export const wishlistEndpoints = {
  listWishlist: endpoint({
    method: 'GET',
    path: '/user/wishlist/',
    who: 'logged-in',
    summary: "One's own wishlist, newest first",
    query: z.object(pageQuery(LIMIT_MAX)),
    answer: wishlist,
  }),
  addWish: endpoint({
    method: 'POST',
    path: '/user/wishlist/:id/',
    who: 'logged-in',
    summary: 'Wish for a medicine; again changes nothing',
    answer: done,
  }),
  removeWish: endpoint({
    method: 'DELETE',
    path: '/user/wishlist/:id/',
    who: 'logged-in',
    summary: 'Wish for it no more; again changes nothing',
    answer: done,
  }),
};
