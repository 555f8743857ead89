import { ImportError } from './import-error.ts';

/** What a pharmacy's file may tell of a medicine, each with the column names it is usually told under, best first. */
const known = {
  code: [
    'code',
    'drug_code',
    'item_code',
    'product_code',
    'medicine_code',
    'sku',
    'item_no',
    'product_id',
    'item_id',
    'id',
  ],
  name: [
    'name',
    'medicine_name',
    'product_name',
    'item_name',
    'drug_name',
    'brand_name',
    'medicine',
    'product',
    'item',
    'generic_name',
  ],
  mrp: [
    'mrp',
    'mrp_inr',
    'mrp_rs',
    'mrp_rupees',
    'max_retail_price',
    'maximum_retail_price',
    'price',
    'price_inr',
    'price_rs',
    'price_inr_synthetic',
  ],
  offer: [
    'offer_price',
    'offer',
    'selling_price',
    'sale_price',
    'discounted_price',
    'discount_price',
    'our_price',
    'net_price',
  ],
  name_hi: ['name_hi', 'hindi_name', 'name_hindi', 'name_in_hindi'],
  composition: [
    'composition',
    'salt_composition',
    'salt',
    'salts',
    'ingredients',
    'active_ingredients',
    'molecule',
    'generic_name',
  ],
  strength: ['strength', 'potency'],
  form: ['dosage_form', 'form', 'product_form', 'dosage'],
  pack: ['pack_size', 'pack', 'packing', 'packaging', 'pack_size_label', 'pack_size_synthetic', 'unit_size'],
  manufacturer: [
    'manufacturer',
    'manufacturer_name',
    'maker',
    'company',
    'company_name',
    'manufactured_by',
    'marketed_by',
    'marketer',
    'mfg',
    'mfr',
  ],
  description: ['description', 'details', 'uses', 'about'],
  category: ['category', 'therapeutic_class', 'therapeutic_category', 'group_name'],
  prescription: ['prescription_required', 'prescription', 'rx_required', 'rx', 'requires_prescription'],
  schedule: ['schedule', 'drug_schedule', 'schedule_type'],
  stock: ['stock', 'stock_quantity', 'quantity', 'qty'],
  available: ['in_stock', 'available', 'availability'],
  discontinued: ['is_discontinued', 'discontinued'],
  batch: ['batch', 'batch_no', 'batch_number', 'lot', 'lot_no', 'lot_number'],
  expiry: ['expiry', 'expires_on', 'expiry_date', 'expires', 'exp', 'exp_date', 'expiration_date'],
  hsn: ['hsn', 'hsn_code', 'hsn_sac'],
  gst: ['gst', 'gst_rate', 'gst_percent', 'tax_rate', 'tax'],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof known;
export const fields = Object.keys(known) as Field[];
const isField = (text: string): text is Field => Object.hasOwn(known, text);
/** The place of each field's column in a row. */
export type Columns = Partial<Record<Field, number>>;
export type ColumnMap = Partial<Record<Field, string>>;

/** 'MRP (Rs.)' and 'mrp_rs' are one name. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
/** As many of the names as a sentence holds. */
const listed = (names: readonly string[]) => {
  const shown = names.slice(0, 30).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
  return { names: shown.join(', '), more: names.length - shown.length };
};

/** Reads 'field=column' (or another sign between), as often as it is given. */
export function readMap(entries: readonly string[], sign: '=' | ':'): ColumnMap {
  const map: ColumnMap = {};
  for (const entry of entries) {
    const at = Math.max(0, entry.indexOf(sign));
    const field = entry.slice(0, at).trim(),
      column = entry.slice(at + 1).trim();
    if (!field || !column) throw new ImportError('map_column_empty', { entry: entry.slice(0, 60), sign });
    if (!isField(field))
      throw new ImportError('map_field_unknown', { field: field.slice(0, 60), known: fields.join(', ') });
    map[field] = column;
  }
  return map;
}

/** Finds each field's column by its name, or by the map; those of `skip` are left out however they are called; without code, name and a price there is nothing to import. */
export function findColumns(
  header: readonly string[],
  map: ColumnMap = {},
  skip: readonly string[] = [],
): Columns {
  const names = header.map((name) => name.trim());
  const plains = names.map(plain);
  const columns: Columns = {};
  const placeOf = (list: readonly string[], wanted: string) => {
    const at = list.indexOf(wanted);
    if (at !== -1 && list.includes(wanted, at + 1))
      throw new ImportError('column_twice', { column: names[at]! });
    return at;
  };
  for (const field of fields) {
    const wanted = map[field];
    if (wanted === undefined) continue;
    const exact = placeOf(names, wanted);
    const at = exact === -1 ? placeOf(plains, plain(wanted)) : exact;
    if (at === -1) throw new ImportError('column_unknown', { column: wanted.slice(0, 60), ...listed(names) });
    columns[field] = at;
  }
  const taken = new Set(Object.values(columns));
  for (const field of fields) {
    if (columns[field] !== undefined || skip.includes(field)) continue;
    const name: string | undefined = known[field].find(
      (one) => plains.includes(one) && !taken.has(plains.indexOf(one)),
    );
    if (name === undefined) continue;
    taken.add((columns[field] = placeOf(plains, name)));
  }
  const missing: Field[] = [];
  if (columns.code === undefined) missing.push('code');
  if (columns.name === undefined) missing.push('name');
  if (columns.mrp === undefined && columns.offer === undefined) missing.push('mrp');
  if (missing.length > 0)
    throw new ImportError('columns_missing', {
      fields: missing.join(', '),
      first: missing[0]!,
      column: names.find((one) => one !== '') ?? 'COLUMN',
      ...listed(names),
    });
  return columns;
}
