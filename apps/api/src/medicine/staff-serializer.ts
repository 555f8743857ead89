import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { toRupees } from '@doorstep/contract/money';
import { indianTime } from '../platform/clock.ts';
import type { Row } from './rows.ts';
import { leastOfRow } from './floor.ts';
import { imageOf } from './serializer.ts';

function leastWire(row: Row): NonNullable<StaffMedicine['least']> {
  const { schedule, prescriptionRequired, isRefused, because } = leastOfRow(row);
  return {
    schedule,
    prescription_required: prescriptionRequired,
    refused: isRefused,
    substance: because?.name ?? null,
  };
}
/** A medicine as the staff read it. */
export const staffMedicineOf =
  (drawingVersion: string) =>
  (row: Row): StaffMedicine => ({
    id: row.id,
    code: row.code,
    name: row.name,
    name_hi: row.nameHi,
    composition: row.composition,
    strength: row.strength,
    form: row.form,
    pack: row.pack,
    manufacturer: row.manufacturer,
    description: row.description,
    category: row.category,
    mrp: toRupees(row.mrpPaise),
    offer_price: toRupees(row.offerPaise),
    in_stock: row.stock > 0,
    stock: row.stock,
    prescription_required: row.prescriptionRequired,
    schedule: row.schedule,
    least: leastWire(row),
    batch: row.batch,
    expires_on: row.expiresOn,
    hsn: row.hsn,
    gst_rate: row.gstRate,
    image: imageOf(row, drawingVersion),
    picture: row.image,
    archived: row.archivedAt !== null,
    updated_at: indianTime(row.updatedAt),
  });
export type ToStaff = ReturnType<typeof staffMedicineOf>;

/** What a change can touch: from what to what stands in the audit. */
const audited = [
  'name',
  'name_hi',
  'composition',
  'strength',
  'form',
  'pack',
  'manufacturer',
  'description',
  'category',
  'mrp',
  'offer_price',
  'stock',
  'prescription_required',
  'schedule',
  'batch',
  'expires_on',
  'hsn',
  'gst_rate',
  'picture',
  'archived',
] as const satisfies ReadonlyArray<keyof StaffMedicine>;

/** Each field that differs, with what it was and what it is. */
export const changesOf = (
  was: StaffMedicine,
  is: StaffMedicine,
): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    audited
      .filter((field) => was[field] !== is[field])
      .map((field) => [field, { from: was[field], to: is[field] }]),
  );
