import type { Medicine } from '@doorstep/contract/medicine.schema';
import { factsIn, namesIn } from '@doorstep/contract/names';
import { discountPercent, toPaise } from '@doorstep/contract/money';
import { deliversFree, store } from '@doorstep/contract/store';
import type { Lang } from '@doorstep/ui/messages/messages';
import { alikeNote } from './alike-part.tsx';
import type { MedicineActions } from './medicine-actions.ts';

/** Cards of a phone's first screen: their pictures are asked for with the page. Each further one that comes before the first is painted puts that off (docs/decisions/first-paint.md). */
export const EAGER = 2;

/** What the visitor has of one medicine, and can do with it. */
export interface Owned extends Omit<MedicineActions, 'quantity' | 'wished'> {
  quantity: number;
  wished: boolean;
}

/** The record of the wire, and what the visitor has of it, as the props that MedicineCard, MedicineRow and MedicineDetail share. */
export function cardProps(medicine: Medicine, owned: Owned, lang: Lang) {
  const pricePaise = toPaise(medicine.offer_price),
    mrpPaise = toPaise(medicine.mrp);
  return {
    ...namesIn(lang, medicine),
    href: `/medicines/${medicine.id}`,
    image: medicine.image,
    form: medicine.form,
    ...factsIn(lang, medicine),
    note: medicine.alike && alikeNote(medicine.alike),
    manufacturer: medicine.manufacturer,
    pricePaise,
    mrpPaise,
    discountPercent: discountPercent(mrpPaise, pricePaise),
    rating: medicine.rating,
    freeDelivery: deliversFree(pricePaise),
    genuine: store.genuine,
    prescriptionRequired: medicine.prescription_required,
    outOfStock: !medicine.in_stock,
    left: medicine.left,
    quantity: owned.quantity,
    wished: owned.wished,
    onAdd: () => owned.onAdd(medicine),
    onQuantityChange: (quantity: number) => owned.onQuantityChange(medicine.id, quantity),
    onWishedChange: (wished: boolean) => owned.onWishedChange(medicine.id, wished),
  };
}
