import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import type { MedicineField } from '@doorstep/ui/staff/medicine-form';

/** What stands in the form, as text: rupees '112.50', packs '40'. */
export type Values = Record<Exclude<MedicineField, 'prescription_required'>, string> & {
  prescription_required: boolean;
};
export const blank = (): Values => ({
  code: '',
  name: '',
  name_hi: '',
  composition: '',
  strength: '',
  form: 'tablet',
  pack: '',
  manufacturer: '',
  category: '',
  description: '',
  mrp: '',
  offer_price: '',
  gst_rate: '',
  hsn: '',
  stock: '',
  batch: '',
  expires_on: '',
  schedule: 'none',
  prescription_required: false,
});
export const fieldNames = Object.keys(blank()) as MedicineField[];
const NUMBERS: ReadonlySet<MedicineField> = new Set(['mrp', 'offer_price', 'gst_rate', 'stock']);
/** Without one there is no such medicine, or no such number: empty is not said. */
const NEEDED: ReadonlySet<MedicineField> = new Set(['code', 'name', 'mrp', 'offer_price', 'stock', 'form']);

export function valuesOf(medicine: StaffMedicine): Values {
  const told = Object.entries(blank()).map(([name, empty]) => {
    const value = medicine[name as MedicineField];
    if (typeof empty === 'boolean') return [name, value];
    if (value === null) return [name, ''];
    return [name, name === 'mrp' || name === 'offer_price' ? (value as number).toFixed(2) : String(value)];
  });
  return Object.fromEntries(told) as Values;
}
/** '₹1,250.50' → 1250.5; what is no number becomes none, and is refused in its field. */
function numberOf(typed: string): number {
  const digits = typed.replaceAll(/[₹,\s%]/g, '');
  return /^\d{1,8}(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
/** As the wire takes it; undefined is not sent. */
function wireOf(name: MedicineField, typed: string | boolean): unknown {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  if (text === '' && !NEEDED.has(name)) return name === 'description' ? '' : null;
  return NUMBERS.has(name) ? numberOf(text) : text;
}
/** What differs from what the shop had when it was begun: what was not touched may have been changed by another meanwhile. */
export const changeOf = (values: Values, base: Values): Record<string, unknown> =>
  Object.fromEntries(
    fieldNames
      .filter((name) => name !== 'code' && values[name] !== base[name])
      .map((name) => [name, wireOf(name, values[name])]),
  );
/** Of a new one what is empty is not said: without a tick the substance tells whether it needs a prescription. */
export const newOf = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    fieldNames
      .filter((name) => name === 'code' || name === 'name' || name === 'mrp' || values[name])
      .map((name) => [name, wireOf(name, values[name])]),
  );
