import { Readable } from 'node:stream';
import { CSV_MARK, csvLine } from '@doorstep/contract/csv';
import { toRupees } from '@doorstep/contract/money';
import type { StaffSort } from '@doorstep/contract/staff';
import type { Database } from '../platform/db/database.ts';
import type { CatalogueList, MedicineFilter } from './catalogue-list.ts';
import type { Row } from './rows.ts';
import { medicineTable } from './schema.ts';

interface Needs {
  db: Database;
  list: Pick<CatalogueList, 'which' | 'order'>;
  rowsOf: (ids: readonly number[]) => Promise<Row[]>;
}
const PART = 2_000;
/** By the names under which an import finds them again. */
const cells: Record<string, (row: Row) => string | number | null> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  name_hi: ({ nameHi }) => nameHi,
  composition: ({ composition }) => composition,
  strength: ({ strength }) => strength,
  form: ({ form }) => form,
  pack: ({ pack }) => pack,
  manufacturer: ({ manufacturer }) => manufacturer,
  category: ({ category }) => category,
  description: ({ description }) => description,
  mrp: ({ mrpPaise }) => toRupees(mrpPaise).toFixed(2),
  offer_price: ({ offerPaise }) => toRupees(offerPaise).toFixed(2),
  prescription_required: ({ prescriptionRequired }) => (prescriptionRequired ? 'yes' : 'no'),
  schedule: ({ schedule }) => schedule,
  stock: ({ stock }) => stock,
  batch: ({ batch }) => batch,
  expires_on: ({ expiresOn }) => expiresOn,
  hsn: ({ hsn }) => hsn,
  gst_rate: ({ gstRate }) => gstRate,
};

/** A CSV in UTF-8 with its mark, part by part: a catalogue may be longer than a server likes to hold. Which and in what order is read once: each stands in it once, whatever is sold meanwhile. */
export function exportCsv(
  { db, list, rowsOf }: Needs,
  wanted: MedicineFilter & { sort?: StaffSort | undefined },
): Readable {
  async function* lines() {
    yield CSV_MARK + csvLine(Object.keys(cells));
    const found = await db
      .select({ id: medicineTable.id })
      .from(medicineTable)
      .where(list.which(wanted))
      .orderBy(...list.order(wanted));
    for (let from = 0; from < found.length; from += PART) {
      const rows = await rowsOf(found.slice(from, from + PART).map(({ id }) => id));
      yield rows.map((row) => csvLine(Object.values(cells).map((cell) => cell(row)))).join('');
    }
  }
  return Readable.from(lines());
}
