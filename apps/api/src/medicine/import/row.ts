import type { Issue } from '@doorstep/contract/failure';
import { BATCH_MAX, STOCK_MAX, type MedicineForm, type Schedule } from '@doorstep/contract/medicine';
import { plainLine } from '@doorstep/contract/text';
import type { Columns, Field } from './columns.ts';
import { ImportError, importError } from './import-error.ts';
import { readExpiry } from './expiry.ts';
import { readForm, readPack } from './pack.ts';
import { readPrice } from './price.ts';
import { prescriptionIssue, refusalOf } from '../floor.ts';
import { leastOf } from '../substances.ts';
import { compositionIn, isSlow, readComposition, readStrength } from './substance.ts';

/** Words that clear a field; an empty cell keeps its value. */
const CLEAR = /^(?:clear|none)$/i;
/** How spreadsheets write that there is no value: the cell counts as empty. */
const NO_VALUE = /^(?:[-‐-―−]+|#?n[./]?a\.?|null)$/i;
/** Fields that may be cleared. */
const clearable = [
  'name_hi',
  'composition',
  'strength',
  'pack',
  'manufacturer',
  'description',
  'category',
  'batch',
  'expiry',
  'hsn',
  'gst',
] as const satisfies readonly Field[];
export type Clearable = (typeof clearable)[number];

/** Medicine row of the staging table; null keeps the stored value where the file has none. */
export interface StagedRow {
  line: number;
  code: string;
  name: string | null;
  name_hi: string | null;
  composition: string | null;
  strength: string | null;
  form: MedicineForm | null;
  pack: string | null;
  pack_size: number | null;
  unit: string | null;
  manufacturer: string | null;
  description: string | null;
  category: string | null;
  mrp_paise: number | null;
  offer_paise: number | null;
  prescription_required: boolean | null;
  schedule: Schedule | null;
  batch: string | null;
  expires_on: string | null;
  /** Packs; null where it is only told that there are some. */
  stock: number | null;
  hsn: string | null;
  gst_rate: number | null;
  /** Fields that the file clears. */
  cleared: Clearable[];
  guessed: Guessed;
}
/** Defaults of a new medicine, derived from its name and pack. */
interface Guessed {
  composition: string | null;
  strength: string | null;
  form: MedicineForm;
  unit: string | null;
  /** The schedule column says that no prescription is needed: OTC, Schedule G or K. */
  isOtc: boolean;
}
/** Why a row is none, by the code of its sentence. */
export interface BadRow extends Issue {
  line: number;
  /** As the file has it, where that was asked for. */
  cells?: string[];
}

const rupees = (paise: number) => (paise / 100).toFixed(2);
/** As much of a cell as a sentence shows. */
const shown = (text: string) => text.trim().slice(0, 30);

/** Text is stored as it was written, whatever a spreadsheet would make of it; only what no reader can see is taken out, and the quote by which an export kept a formula from being one (T39). */
const clean = (text: string) =>
  plainLine(text.replaceAll(/\p{Cc}+/gu, ' ')).replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
const MAX: Partial<Record<Field, number>> = {
  code: 64,
  description: 2_000,
  composition: 500,
  batch: BATCH_MAX,
};

function yesOrNo(text: string, field: string): boolean {
  if (/^(?:y|yes|true|t|1|rx|available|in stock|h|h1|schedule h1?)$/i.test(text)) return true;
  if (/^(?:n|no|false|f|0|otc|not available|out of stock)$/i.test(text)) return false;
  // For a prescription 'none' may mean 'no' or 'unknown'.
  if (field !== 'prescription' && /^(?:none|nil)$/i.test(text)) return false;
  throw new ImportError('row_yes_no', { field, text: shown(text) });
}
/** A number is the stock; yes keeps what there is. */
function packs(text: string | undefined, field: 'stock' | 'available'): number | null {
  if (text === undefined || text === '') return null;
  const isAnswer = field === 'available' && text === '1';
  return !isAnswer && /^-?[\d,]+(?:\.\d+)?$/.test(text)
    ? Math.min(Math.max(Math.floor(Number(text.replaceAll(',', ''))), 0), STOCK_MAX)
    : yesOrNo(text, field)
      ? null
      : 0;
}
function stockOf(told: (field: 'stock' | 'available' | 'discontinued') => string | undefined): number | null {
  const discontinued = told('discontinued');
  if (discontinued && yesOrNo(discontinued, 'discontinued')) return 0;
  const available = packs(told('available'), 'available');
  return available === 0 ? 0 : (packs(told('stock'), 'stock') ?? available);
}
/** Price in paise; null for an empty cell or a missing column. */
function priceOf(label: string, text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  const price = readPrice(text);
  if ('wrong' in price) throw new ImportError(price.wrong, { field: label, text: shown(text) });
  return price.paise;
}
function prices(mrp: string | undefined, offer: string | undefined) {
  const full = priceOf('price', mrp),
    reduced = priceOf('offer price', offer);
  if (full !== null && reduced !== null && reduced > full)
    throw new ImportError('row_offer_above_mrp', { offer: rupees(reduced), mrp: rupees(full) });
  // A single price column sets both prices; an empty cell of two keeps the stored price.
  return { mrp: mrp === undefined ? reduced : full, offer: offer === undefined ? full : reduced };
}
type Prices = Pick<StagedRow, 'mrp_paise' | 'offer_paise'>;
/** Staged prices: an empty cell or a missing column keeps the stored price; a new medicine with one price uses it for both. */
export function readyPrices(
  { mrp_paise: mrp, offer_paise: offer }: Prices,
  stored: { mrp_paise: number; offer_paise: number } | undefined,
): Prices | Issue {
  if (!stored) {
    if (mrp === null && offer === null) return { code: 'row_price_missing', params: { field: 'price' } };
    return { mrp_paise: mrp ?? offer, offer_paise: offer ?? mrp };
  }
  if (mrp === null && offer !== null && offer > stored.mrp_paise)
    return {
      code: 'row_offer_above_mrp',
      params: { offer: rupees(offer), mrp: rupees(stored.mrp_paise) },
    };
  // A lower MRP also lowers the offer price.
  return {
    mrp_paise: mrp,
    offer_paise: offer ?? (mrp !== null && stored.offer_paise > mrp ? mrp : null),
  };
}
function gstRate(text: string): number | null {
  if (text === '') return null;
  const rate = /^(\d{1,2})(?:\.0+)?\s*%?$/.exec(text)?.[1];
  if (rate === undefined || Number(rate) > 40) throw new ImportError('row_gst', { text: shown(text) });
  return Number(rate);
}
/** A column of its own, or what the one of prescriptions says besides. */
function scheduleOf(own: string | undefined, prescription: string | undefined): Schedule | null {
  const said =
    /^(?:schedule )?(h1?|x)$/i.exec(own ?? '') ?? /^(?:schedule )?(h1?|x)$/i.exec(prescription ?? '');
  const schedule = said?.[1]?.toUpperCase();
  if (schedule === 'X') throw new ImportError('schedule_x');
  if (schedule) return schedule as Schedule;
  if (!own) return null;
  if (!/^(?:none|no|nil|otc|g|k)$/i.test(own)) throw new ImportError('row_schedule', { text: shown(own) });
  return 'none';
}
function expiryOf(text: string): string | null {
  if (text === '') return null;
  const day = readExpiry(text);
  if (day === undefined) throw new ImportError('row_expiry', { text: shown(text) });
  return day;
}
function hsnCode(text: string): string | null {
  const digits = text.replace(/[.\s]/g, '');
  if (digits !== '' && !/^\d{2,8}$/.test(digits)) throw new ImportError('row_hsn', { text: shown(text) });
  return digits || null;
}

function read(line: number, cells: readonly string[], columns: Columns): StagedRow {
  const cleared: Clearable[] = [];
  /** Undefined where the file has no such column. */
  const told = (field: Field) => {
    const at = columns[field];
    if (at === undefined) return undefined;
    const text = clean(cells[at] ?? '');
    const max = MAX[field] ?? 200;
    if (text.length > max) throw new ImportError('row_text_long', { field, most: max });
    return NO_VALUE.test(text) ? '' : text;
  };
  /** Null without a value; records cleared fields. */
  const text = (field: Clearable): string | null => {
    const said = told(field);
    if (!said) return null;
    if (!CLEAR.test(said)) return said;
    cleared.push(field);
    return null;
  };
  const code = told('code')!,
    name = told('name') || null;
  if (code === '') throw new ImportError('row_code_missing');
  if (name !== null && (name.length < 2 || !/\p{L}/u.test(name)))
    throw new ImportError('row_name_short', { name });
  const { mrp, offer } = prices(told('mrp'), told('offer'));

  const packText = text('pack');
  const formText = told('form') ?? '';
  const guessedForm = readForm(formText, name ?? '', packText ?? '');
  const form = formText === '' ? null : guessedForm;
  const compositionText = text('composition');
  // A slow tablet is no cheaper equal of a plain one.
  const whole = (substance: string | null) =>
    substance && isSlow(`${name ?? ''} ${packText ?? ''}`) && !/release/i.test(substance)
      ? `${substance}, sustained release`
      : substance;
  const composition = compositionText === null ? null : whole(readComposition(compositionText));
  const guessedComposition =
    composition ?? (cleared.includes('composition') || name === null ? null : whole(compositionIn(name)));
  const strengthText = text('strength');
  const strengthOf = (substances: string | null) =>
    readStrength(substances ?? '') || readStrength(name ?? '');
  const nameHi = text('name_hi');
  const prescription = told('prescription');
  const schedule = scheduleOf(told('schedule'), prescription),
    isScheduled = schedule === 'H' || schedule === 'H1',
    needed = prescription ? yesOrNo(prescription, 'prescription') : undefined;
  if (isScheduled && needed === false) throw new ImportError('schedule_prescription');
  // Checks the row alone; `judge` in stage.ts checks it again with the stored values.
  const least = leastOf({
    name: name ?? '',
    nameHi,
    composition: guessedComposition,
    strength: strengthText,
    form: guessedForm,
    pack: packText,
  });
  const refusal = refusalOf(least);
  if (refusal) throw importError(refusal);
  if (needed === false && name !== null) {
    const wrong = prescriptionIssue(least);
    if (wrong) throw importError(wrong);
  }
  const { pack, size, unit } = readPack(packText ?? '', guessedForm);
  return {
    line,
    code,
    name,
    name_hi: nameHi,
    composition,
    form,
    pack: packText === null ? null : pack,
    pack_size: packText === null ? null : size,
    unit: packText === null ? null : unit,
    strength: strengthText === null ? null : readComposition(strengthText) || strengthOf(composition),
    manufacturer: text('manufacturer'),
    description: text('description'),
    category: text('category'),
    mrp_paise: mrp,
    offer_paise: offer,
    prescription_required: needed ?? (isScheduled ? true : null),
    schedule,
    batch: text('batch'),
    expires_on: expiryOf(text('expiry') ?? ''),
    stock: stockOf(told),
    hsn: hsnCode(text('hsn') ?? ''),
    gst_rate: gstRate(text('gst') ?? ''),
    cleared,
    guessed: {
      composition: guessedComposition,
      strength: strengthOf(guessedComposition),
      form: guessedForm,
      unit,
      isOtc: /^(?:schedule )?(?:otc|g|k)$/i.test(told('schedule') ?? ''),
    },
  };
}

/** One row of the file as a medicine, or why it is none. */
export function readRow(
  line: number,
  cells: readonly string[],
  columns: Columns,
  width: number,
): StagedRow | BadRow {
  const extra = cells.slice(width).some((cell) => cell.trim() !== '');
  if (cells.length < width || extra)
    return { line, code: 'row_columns', params: { count: cells.length, width } };
  try {
    return read(line, cells, columns);
  } catch (error) {
    if (error instanceof ImportError) return { line, ...error.issue };
    throw error;
  }
}
