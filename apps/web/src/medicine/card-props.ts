import type { Medicine } from '@doorstep/contract/medicine.schema';
import { factsIn, namesIn } from '@doorstep/contract/names';
import { discountPercent, toPaise } from '@doorstep/contract/money';
import { deliversFree, store } from '@doorstep/contract/store';
import type { Lang } from '@doorstep/ui/messages/messages';
import { alikeNote } from './alike-part.tsx';
import type { MedicineActions } from './medicine-actions.ts';

/** The record of the wire, and what the visitor has of it, as the props that MedicineCard, MedicineRow and MedicineDetail share. */
export function cardProps(medicine: Medicine, actions: MedicineActions, lang: Lang) {
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
    quantity: actions.quantity(medicine.id),
    wished: actions.wished(medicine.id),
    onAdd: () => actions.onAdd(medicine),
    onQuantityChange: (quantity: number) => actions.onQuantityChange(medicine.id, quantity),
    onWishedChange: (wished: boolean) => actions.onWishedChange(medicine.id, wished),
  };
}
