/** Rupees of the wire → integer paise: 27.2 → 2720. Half a paisa rounds up. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100 + Number.EPSILON * rupees * 100);
/** Integer paise → rupees of the wire: 2720 → 27.2. */
export const toRupees = (paise: number): number => paise / 100;

/** (MRP − offer price) / MRP × 100, rounded; 0 where there is nothing to show. */
export const discountPercent = (mrpPaise: number, offerPaise: number): number =>
  mrpPaise > 0 && offerPaise < mrpPaise ? Math.round(((mrpPaise - offerPaise) / mrpPaise) * 100) : 0;
