// Made from wishlist.schema.ts by `npm run routes`.
export const listWishlist = {
  path: '/user/wishlist/',
  personal: true,
  shape: {
    data: [{ id: 0, name: '', offer_price: 0 }],
    ids: [0],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const addWish = { method: 'POST', path: '/user/wishlist/:id/' } as const;
export const removeWish = { method: 'DELETE', path: '/user/wishlist/:id/' } as const;
