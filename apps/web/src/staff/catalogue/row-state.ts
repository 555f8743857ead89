import type { StaffMedicine } from '@doorstep/contract/staff.schema';
import type { MedicineFields } from '@doorstep/ui/staff/medicine-editor';

/** What became of one medicine since the list was read. */
export interface Kept {
  medicine?: StaffMedicine;
  /** It was changed here. */
  updated?: boolean;
  busy?: boolean;
  errors?:
    | { mrp?: string | undefined; offerPrice?: string | undefined; stock?: string | undefined }
    | undefined;
  problem?: string | undefined;
  before?: MedicineFields | undefined;
}
export const draftOf = ({
  mrp,
  offer_price,
  stock,
  prescription_required,
}: StaffMedicine): MedicineFields => ({
  mrp: mrp.toFixed(2),
  offerPrice: offer_price.toFixed(2),
  stock: String(stock),
  prescriptionRequired: prescription_required,
});
