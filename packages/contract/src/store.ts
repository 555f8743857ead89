/** What the shop promises, read by server and screens alike. */
export const store = {
  /** Goods from this sum on are delivered free, in paise. */
  freeDeliveryFromPaise: 49_900,
  returnDays: 15,
  genuine: true,
} as const;

/** 'Free Delivery' shows on an item whose offer price alone reaches the free threshold (decision S12). */
export const deliversFree = (offerPaise: number): boolean => offerPaise >= store.freeDeliveryFromPaise;
