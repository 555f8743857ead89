import type { MedicineForm } from '@doorstep/contract/medicine';
import { issue, type Issue } from '@doorstep/contract/failure';
import type { medicineChange, newMedicine } from '@doorstep/contract/staff.form';
import { toPaise, toRupees } from '@doorstep/contract/money';
import type { z } from 'zod/mini';
import { HttpError, invalid, refused } from '../platform/http/http-error.ts';
import { readRow, type StagedRow } from './import/row.ts';
import type { Field } from './import/columns.ts';
import { isBelow, isScheduled, leastOfRow, prescriptionIssue, refusalOf, scheduleIssue } from './floor.ts';
import type { Row } from './rows.ts';
import { raiseToLeast } from './substances.ts';

export type Change = z.output<typeof medicineChange>;
type Told = Omit<Change, 'seen_at' | 'stock_seen' | 'archived' | 'name'> &
  Pick<z.output<typeof newMedicine>, 'code' | 'name'>;

/** Row of the form with all required fields of a medicine. */
export interface ToldRow extends StagedRow {
  name: string;
  form: MedicineForm;
  description: string;
  mrp_paise: number;
  offer_paise: number;
}
const textOf = ({ code, params }: Issue) => issue(...([code, params] as unknown as Parameters<typeof issue>));

/** Reads the form like an import row, with the same rules for pack, substance and prohibited medicines. */
export function readTold(told: Told): ToldRow {
  const cells: Partial<Record<Field, string | null | undefined>> = {
    code: told.code,
    name: told.name,
    mrp: String(told.mrp),
    offer: String(told.offer_price ?? told.mrp),
    composition: told.composition,
    strength: told.strength,
    form: told.form,
    pack: told.pack,
    manufacturer: told.manufacturer,
    description: told.description,
    category: told.category,
    stock: typeof told.stock === 'number' ? String(told.stock) : told.in_stock === false ? 'no' : 'yes',
    hsn: told.hsn,
    gst: typeof told.gst_rate === 'number' ? String(told.gst_rate) : undefined,
  };
  const known = Object.entries(cells).filter((cell): cell is [string, string] => typeof cell[1] === 'string');
  const staged = readRow(
    1,
    known.map(([, text]) => text),
    Object.fromEntries(known.map(([field], at) => [field, at])),
    known.length,
  );
  if (!('name' in staged)) {
    if (staged.code === 'schedule_x' || staged.code === 'ndps_refused')
      throw invalid({ name: textOf(staged) });
    throw refused(staged);
  }
  const { guessed, cleared } = staged;
  return {
    ...staged,
    name: staged.name!,
    form: staged.form ?? guessed.form,
    composition: cleared.includes('composition') ? null : (staged.composition ?? guessed.composition),
    strength: cleared.includes('strength') ? null : (staged.strength ?? guessed.strength),
    description: staged.description ?? '',
    mrp_paise: staged.mrp_paise!,
    offer_paise: staged.offer_paise!,
  };
}
type Regulated = Pick<Row, 'schedule' | 'prescriptionRequired'>;
/** Raises schedule and prescription to the legal minimum. Throws 400 for an explicit value below it. */
export function regulate(
  facts: Parameters<typeof leastOfRow>[0],
  wanted: Regulated,
  told: Pick<Change, 'schedule' | 'prescription_required'>,
): Regulated {
  const least = leastOfRow(facts);
  const refusal = refusalOf(least);
  if (refusal) throw invalid({ name: textOf(refusal) });
  const needed = prescriptionIssue(least);
  if (told.prescription_required === false && needed)
    throw invalid({ prescription_required: textOf(needed) });
  if (told.schedule && isBelow(told.schedule, least.schedule))
    throw invalid({ schedule: textOf(scheduleIssue(least)) });
  return raiseToLeast(least, wanted);
}

/** The columns that follow from each field as an import reads it. */
const readBy = {
  name: ['name'],
  composition: ['composition', 'strength'],
  strength: ['strength'],
  form: ['form', 'pack', 'packSize', 'unit'],
  pack: ['pack', 'packSize', 'unit'],
  manufacturer: ['manufacturer'],
  description: ['description'],
  category: ['category'],
  hsn: ['hsn'],
} as const satisfies Partial<Record<keyof Change, ReadonlyArray<keyof Row>>>;
type Read = (typeof readBy)[keyof typeof readBy][number];

export const readColumns = (staged: ToldRow): Pick<Row, Read> => ({
  name: staged.name,
  composition: staged.composition,
  strength: staged.strength,
  form: staged.form,
  pack: staged.pack,
  packSize: staged.pack_size,
  unit: staged.unit,
  manufacturer: staged.manufacturer,
  description: staged.description,
  category: staged.category,
  hsn: staged.hsn,
});

/** Texts that are told and differ, read; what is not told stays as it is, however it would be read. */
function textsOf(before: Row, wanted: Change): Partial<Pick<Row, Read>> {
  const touched = (Object.keys(readBy) as Array<keyof typeof readBy>).filter(
    (field) => wanted[field] !== undefined && (wanted[field] ?? '') !== (before[field] ?? ''),
  );
  if (touched.length === 0) return {};
  const { code, name, composition, strength, form, pack, manufacturer, description, category, hsn } = before;
  const said = { name, composition, strength, form, pack, manufacturer, description, category, hsn };
  const fresh = Object.fromEntries(touched.map((field) => [field, wanted[field]]));
  const all = readColumns(
    readTold({
      ...said,
      // A strength that was read from the composition before goes with it.
      ...('composition' in fresh && !('strength' in fresh) && { strength: null }),
      ...fresh,
      code,
      name: wanted.name ?? name,
      form: wanted.form ?? form,
      mrp: toRupees(before.mrpPaise),
    }),
  );
  return Object.fromEntries(touched.flatMap((field) => readBy[field]).map((column) => [column, all[column]]));
}

/** Yes is no number: where there is none, one is asked for. */
function stockOf(before: number, { stock, in_stock }: Change): number {
  if (typeof stock === 'number') return stock;
  if (in_stock === true && before === 0) throw invalid({ stock: issue('stock_needed') });
  return in_stock === false ? 0 : before;
}
/** What is not told stays; a schedule brings the prescription with it (S9). */
function regulatedOf(before: Row, { schedule, prescription_required, batch, expires_on }: Change) {
  const next = schedule ?? before.schedule;
  if (prescription_required === false && isScheduled(next))
    throw invalid({ prescription_required: issue('schedule_prescription') });
  return {
    schedule: next,
    prescriptionRequired: (prescription_required ?? before.prescriptionRequired) || isScheduled(next),
    batch: batch === undefined ? before.batch : batch || null,
    expiresOn: expires_on === undefined ? before.expiresOn : expires_on,
  };
}
/** The row as it is to be. Orders of meanwhile are in the number that stands: one that was seen otherwise is refused. */
export function changedRow(before: Row, wanted: Change, now: Date): Partial<Row> {
  const { mrp, offer_price, stock_seen, archived, name_hi, gst_rate } = wanted;
  const next = {
    ...textsOf(before, wanted),
    nameHi: name_hi === undefined ? before.nameHi : name_hi || null,
    gstRate: gst_rate === undefined ? before.gstRate : gst_rate,
    mrpPaise: typeof mrp === 'number' ? toPaise(mrp) : before.mrpPaise,
    offerPaise: typeof offer_price === 'number' ? toPaise(offer_price) : before.offerPaise,
    stock: stockOf(before.stock, wanted),
    ...regulatedOf(before, wanted),
    archivedAt: (archived ?? before.archivedAt !== null) ? (before.archivedAt ?? now) : null,
  };
  // Archived medicines are not sold: the law applies on restore.
  if (next.archivedAt === null) Object.assign(next, regulate({ ...before, ...next }, next, wanted));
  if (next.offerPaise > next.mrpPaise)
    throw invalid({ [typeof offer_price === 'number' ? 'offer_price' : 'mrp']: issue('price_above_mrp') });
  if (next.stock !== before.stock && typeof stock_seen === 'number' && stock_seen !== before.stock)
    throw new HttpError(409, 'stock_changed', {
      params: { left: before.stock },
      fields: { stock: issue('stock_changed', { left: before.stock }) },
      facts: { stock: before.stock },
    });
  return next;
}
