import type { Issue } from '@doorstep/contract/failure';
import { BATCH_MAX, STOCK_MAX, type MedicineForm, type Schedule } from '@doorstep/contract/medicine';
import { plainLine } from '@doorstep/contract/text';
import type { Columns, Field } from './columns.ts';
import { ImportError } from './import-error.ts';
import { readExpiry } from './expiry.ts';
import { readForm, readPack } from './pack.ts';
import { readPrice } from './price.ts';
import { isScheduleX, needsPrescription } from './schedule.ts';
import { compositionIn, isSlow, readComposition, readStrength } from './substance.ts';

/** One medicine as the staging table holds it; null is what the file does not tell. */
export interface StagedRow {
  line: number;
  code: string;
  name: string;
  name_hi: string | null;
  composition: string | null;
  strength: string | null;
  form: MedicineForm;
  pack: string | null;
  pack_size: number | null;
  unit: string | null;
  manufacturer: string | null;
  description: string;
  category: string | null;
  mrp_paise: number;
  offer_paise: number;
  prescription_required: boolean;
  /** Null where it is not told. */
  schedule: Schedule | null;
  batch: string | null;
  expires_on: string | null;
  /** Packs; null where it is only told that there are some. */
  stock: number | null;
  hsn: string | null;
  gst_rate: number | null;
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
  if (/^(?:n|no|false|f|0|otc|none|nil|not available|out of stock|-)?$/i.test(text)) return false;
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
  if (discontinued !== undefined && yesOrNo(discontinued, 'discontinued')) return 0;
  const available = packs(told('available'), 'available');
  return available === 0 ? 0 : (packs(told('stock'), 'stock') ?? available);
}
function prices(mrp: string | undefined, offer: string | undefined) {
  // A file with one price only sells at it.
  const [label, first] = mrp === undefined ? ['offer price', offer ?? ''] : ['price', mrp];
  const full = readPrice(first);
  if ('wrong' in full) throw new ImportError(full.wrong, { field: label, text: shown(first) });
  if (mrp === undefined || offer === undefined || offer === '') return { mrp: full.paise, offer: full.paise };
  const reduced = readPrice(offer);
  if ('wrong' in reduced) throw new ImportError(reduced.wrong, { field: 'offer price', text: shown(offer) });
  if (reduced.paise > full.paise)
    throw new ImportError('row_offer_above_mrp', {
      offer: rupees(reduced.paise),
      mrp: rupees(full.paise),
    });
  return { mrp: full.paise, offer: reduced.paise };
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
  if (own === undefined) return null;
  if (!/^(?:none|no|nil|otc|g|k|-|)$/i.test(own)) throw new ImportError('row_schedule', { text: shown(own) });
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
  /** Undefined where the file has no such column. */
  const told = (field: Field) => {
    const at = columns[field];
    if (at === undefined) return undefined;
    const text = clean(cells[at] ?? '');
    const max = MAX[field] ?? 200;
    if (text.length > max) throw new ImportError('row_text_long', { field, most: max });
    return text;
  };
  const code = told('code')!,
    name = told('name')!;
  if (code === '') throw new ImportError('row_code_missing');
  if (name === '') throw new ImportError('row_name_missing');
  if (name.length < 2 || !/\p{L}/u.test(name)) throw new ImportError('row_name_short', { name });
  const { mrp, offer } = prices(told('mrp'), told('offer'));

  const packText = told('pack') ?? '';
  const form = readForm(told('form') ?? '', name, packText);
  const substance = told('composition') ? readComposition(told('composition')!) : compositionIn(name);
  // A slow tablet is no cheaper equal of a plain one.
  const composition =
    substance && isSlow(`${name} ${packText}`) && !/release/i.test(substance)
      ? `${substance}, sustained release`
      : substance;
  const substances = `${composition ?? ''} ${name}`;
  const prescription = told('prescription');
  if (isScheduleX(substances)) throw new ImportError('schedule_x');
  const schedule = scheduleOf(told('schedule'), prescription),
    isScheduled = schedule === 'H' || schedule === 'H1',
    needed =
      prescription === undefined || (prescription === '' && isScheduled)
        ? undefined
        : yesOrNo(prescription, 'prescription');
  if (isScheduled && needed === false) throw new ImportError('schedule_prescription');
  const { pack, size, unit } = readPack(packText, form);
  return {
    line,
    code,
    name,
    name_hi: told('name_hi') || null,
    composition,
    form,
    pack,
    pack_size: size,
    unit,
    strength:
      (told('strength') && readComposition(told('strength')!)) ||
      readStrength(composition ?? '') ||
      readStrength(name),
    manufacturer: told('manufacturer') || null,
    description: told('description') ?? '',
    category: told('category') || null,
    mrp_paise: mrp,
    offer_paise: offer,
    prescription_required: needed ?? (isScheduled || needsPrescription(substances, form)),
    schedule,
    batch: told('batch') || null,
    expires_on: expiryOf(told('expiry') ?? ''),
    stock: stockOf(told),
    hsn: hsnCode(told('hsn') ?? ''),
    gst_rate: gstRate(told('gst') ?? ''),
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
