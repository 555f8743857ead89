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

/**
 * When an order comes (decision S12). Minutes of the day, Indian time. What is ordered before the cut-off of a working day leaves on it, everything else on the next one;
 * then it takes so many more working days and comes by that time, by its distance in km; the edge of a band is inside.
 */
export const deliveryPolicy = {
  cutOff: 16 * 60,
  /** 0 is Sunday. */
  workingDays: [1, 2, 3, 4, 5, 6],
  /** Months and days of every year: the three national holidays. */
  holidays: ['01-26', '08-15', '10-02'],
  bands: [
    { toKm: 10, days: 0, by: 20 * 60 },
    { toKm: 20, days: 1, by: 13 * 60 },
    { toKm: store.radiusKm, days: 1, by: 20 * 60 },
  ],
} as const;

/** What the shop promises for lab tests, read by server and screens alike. */
export const labPolicy = {
  /** Reports are there after so many hours. */
  reportHours: { from: 24, to: 48 },
  accredited: true,
  /** Somebody calls to confirm a booking. */
  callWithinMinutes: 30,
  /** Of an appointment. */
  arriveEarlyMinutes: 15,
} as const;
/** '24-48h': of a test that says nothing of its own. */
export const usualTurnaround = `${labPolicy.reportHours.from}-${labPolicy.reportHours.to}h`;
