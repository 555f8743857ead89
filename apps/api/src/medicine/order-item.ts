import { schedules } from '@doorstep/contract/medicine';
import * as z from 'zod/mini';
import type { Item } from '../order/service.ts';

/** What an order keeps of a medicine besides what every item has. */
export const medicineItemData = z.object({
  image: z.nullable(z.string()),
  /** As it is said in Hindi, for who reads Hindi: papers name it by its title. */
  nameHi: z.optional(z.nullable(z.string())),
  mrpPaise: z.int(),
  prescriptionRequired: z.boolean(),
  /** Holds a substance that is limited without a prescription (./otc-limits.ts). */
  limited: z.optional(z.literal(true)),
  /** Its packs were taken out of the stock: not in a quote, and not in an order of before stock was counted. */
  reserved: z.optional(z.boolean()),
  /** As the catalogue had it when the order was made, for the register: not in a quote, and not in an older order. */
  schedule: z.optional(z.enum(schedules)),
  composition: z.optional(z.nullable(z.string())),
  /** Of the packs that were sold: the law wants them on the invoice. None in an order of before they were kept. */
  manufacturer: z.optional(z.nullable(z.string())),
  batch: z.optional(z.nullable(z.string())),
  expiresOn: z.optional(z.nullable(z.string())),
});
export type MedicineItemData = z.output<typeof medicineItemData>;
/** A medicine in a quote or an order. */
export interface MedicineItem extends Item {
  data: MedicineItemData;
}
export const dataOf = (item: Pick<Item, 'data'>): MedicineItemData => medicineItemData.parse(item.data);
/** In the catalogue of now, unless it is gone from there. */
export const medicineIdOf = (item: Pick<Item, 'reference'>): number => Number(item.reference);

export const quantitiesOf = (items: ReadonlyArray<Pick<Item, 'reference' | 'quantity'>>) =>
  items.map((item) => ({ id: medicineIdOf(item), quantity: item.quantity }));

/** As it is now, frozen. */
export const medicineItem = ({
  id,
  name,
  pack,
  offerPaise,
  hsn,
  gstRate,
  quantity,
  ...data
}: MedicineItemData & {
  id: number;
  name: string;
  pack: string | null;
  offerPaise: number;
  hsn: string | null;
  gstRate: number | null;
  quantity: number;
}): MedicineItem => ({
  productType: 'medicine',
  reference: String(id),
  title: name,
  detail: pack,
  quantity,
  pricePaise: offerPaise,
  taxCode: hsn,
  gstRate,
  data: medicineItemData.parse(data),
});
