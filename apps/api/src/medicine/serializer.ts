import { hash } from 'node:crypto';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import { callPath } from '@doorstep/contract/call';
import { medicineEndpoints } from '@doorstep/contract/medicine.schema';
import { FEW_LEFT } from '@doorstep/contract/medicine';
import { toRupees } from '@doorstep/contract/money';
import { factsInHindi } from './hindi/facts-hi.ts';
import type { Row } from './rows.ts';

/** What is drawn of a medicine. */
export const packOf = ({ name, form, strength, pack }: Row) => ({
  name,
  form,
  strength: strength ?? undefined,
  pack: pack ?? undefined,
});

/** Changes when the drawing does: with what stands on the pack, and with the way that packs are drawn. */
export const imageVersion = (row: Row, drawingVersion: string): string =>
  hash('sha256', JSON.stringify([packOf(row), drawingVersion]), 'base64url').slice(0, 10);

/** Path of the picture: the pharmacy's own, or the drawn pack. */
export const imageOf = (row: Row, drawingVersion: string): string =>
  row.image ??
  callPath(medicineEndpoints.getMedicineImage.path, {
    params: { file: `${row.id}.svg` },
    query: { v: imageVersion(row, drawingVersion) },
  });

export const serializeMedicine = (row: Row, drawingVersion: string): Medicine => ({
  id: row.id,
  name: row.name,
  ...(row.nameHi && { name_hi: row.nameHi }),
  image: imageOf(row, drawingVersion),
  ...(row.image && { image_large: row.image.replace('-card.', '.') }),
  mrp: toRupees(row.mrpPaise),
  offer_price: toRupees(row.offerPaise),
  description: row.description,
  manufacturer: row.manufacturer,
  composition: row.composition,
  form: row.form,
  pack: row.pack,
  ...factsInHindi(row),
  prescription_required: row.prescriptionRequired,
  in_stock: row.stock > 0,
  ...(row.stock > 0 && row.stock <= FEW_LEFT && { left: row.stock }),
  rating: row.rating,
  review_count: row.reviewCount,
  unit_price: row.packSize ? toRupees(Math.round(row.offerPaise / row.packSize)) : null,
  unit: row.unit,
});
