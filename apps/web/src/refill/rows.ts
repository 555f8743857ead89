import type { Refill } from '@doorstep/contract/refill.schema';
import { QTY_MAX } from '@doorstep/contract/cart';
import { toPaise } from '@doorstep/contract/money';
import { namesIn } from '@doorstep/contract/names';
import type { Lang } from '@doorstep/ui/messages/messages';
import type { OrderAgainRow } from '@doorstep/ui/refill/order-again';
import type { RefillRow } from '@doorstep/ui/refill/refill-list';

/** As many as last time, as far as they can be had. */
export const packsOf = ({ packs, medicine: { left } }: Refill): number =>
  Math.min(packs, QTY_MAX, left ?? QTY_MAX);
/** 'Strip of 15 tablets' → 'strip'. */
const packedInOf = (pack: string | null): string =>
  /^(?:strip|bottle|tube|sachet)\b/i.exec(pack ?? '')?.[0].toLowerCase() ?? 'pack';

export function orderAgainRow(refill: Refill, lang: Lang): OrderAgainRow {
  const { medicine, runs_out_on, due, bought_on } = refill,
    packs = packsOf(refill);
  return {
    id: medicine.id,
    ...namesIn(lang, medicine),
    image: medicine.image,
    packs,
    packedIn: packedInOf(medicine.pack),
    pricePaise: toPaise(medicine.offer_price) * packs,
    runsOutOn: runs_out_on,
    due,
    boughtOn: bought_on,
    prescriptionRequired: medicine.prescription_required,
    outOfStock: !medicine.in_stock,
  };
}
export const refillRow = (refill: Refill, lang: Lang): RefillRow => {
  const { medicine, units, per_day, by, said_by, runs_out_on, due, bought_on, remind, remind_on } = refill;
  return {
    id: medicine.id,
    ...namesIn(lang, medicine),
    href: `/medicines/${medicine.id}`,
    image: medicine.image,
    // Of a cream nobody counts grams.
    unit: units === null || medicine.unit === 'g' ? null : medicine.unit,
    perDay: per_day,
    by: by === 'orders' ? 'orders' : said_by,
    runsOutOn: runs_out_on,
    due,
    boughtOn: bought_on,
    remind,
    remindOn: remind_on,
  };
};
