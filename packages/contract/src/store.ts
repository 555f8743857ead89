/** What the shop promises, read by server and screens alike. */
export const store = {
  /** Goods from this sum on are delivered free, in paise. */
  freeDeliveryFromPaise: 49_900,
  /** Nothing is brought further, in km from the store; the edge itself is inside (decision S17). */
  radiusKm: 30,
  /** For each km from the store, rounded up to the rupee, in paise (decision S17). */
  feePerKmPaise: 300,
  returnDays: 15,
  genuine: true,
} as const;

/** 'Free Delivery' shows on an item whose offer price alone reaches the free threshold (decision S12). */
export const deliversFree = (offerPaise: number): boolean => offerPaise >= store.freeDeliveryFromPaise;
