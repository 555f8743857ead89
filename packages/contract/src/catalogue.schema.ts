import * as z from 'zod/mini';
import { pageQuery, paginationSchema, searchText } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';
import { issue, type IssueText } from './failure.ts';
import { forms, medicinePicture, schedules, SEARCH_MAX, STOCK_MAX } from './medicine.ts';
import { medicineChange, newMedicine } from './staff.form.ts';
import { BULK_MAX, IMPORTS_PAGE_SIZE, STAFF_MEDICINES_PAGE_SIZE, staffSorts } from './staff.ts';

const success = z.literal(true),
  text = z.string(),
  maybeText = z.nullable(text);
const yesNo = (wrong: IssueText) => z.optional(z.enum(['yes', 'no'], wrong));
/** Which medicines of the catalogue: those that are all of what is said. */
export const medicineFilter = {
  search: z.optional(searchText(SEARCH_MAX)),
  stock: z.optional(z.enum(['in', 'out'], issue('stock_unknown'))),
  prescription: yesNo(issue('yes_no')),
  /** Those that end soon, or have ended. */
  expiring: z.optional(z.enum(['yes'], issue('yes_no'))),
  /** Only those that are archived; else only those that are not. */
  archived: z.optional(z.enum(['yes'], issue('yes_no'))),
};

const medicine = z.object({
  id: z.int(),
  code: text,
  name: text,
  name_hi: maybeText,
  composition: maybeText,
  strength: maybeText,
  form: z.enum(forms),
  pack: maybeText,
  manufacturer: maybeText,
  description: text,
  category: maybeText,
  mrp: z.number(),
  offer_price: z.number(),
  in_stock: z.boolean(),
  /** Packs that can still be sold. */
  stock: z.int(),
  prescription_required: z.boolean(),
  schedule: z.enum(schedules),
  /** The least that the law asks by what is in it: an admin may ask for more, never for less. */
  least: z.optional(
    z.object({
      schedule: z.enum(schedules),
      prescription_required: z.boolean(),
      /** Selling this medicine here is forbidden (Schedule X, NDPS Act). */
      refused: z.boolean(),
      /** Substance that decides; null where the form does, or nothing is asked. */
      substance: maybeText,
    }),
  ),
  batch: maybeText,
  /** A calendar day. */
  expires_on: maybeText,
  hsn: maybeText,
  gst_rate: z.nullable(z.int()),
  /** Path of its picture: uploaded, or drawn. */
  image: text,
  /** Path of the uploaded one; null where the pack is drawn. */
  picture: maybeText,
  /** It is not sold, and patients do not find it. */
  archived: z.boolean(),
  /** When somebody of the staff or an import changed it; a sale does not. */
  updated_at: text,
});
/** A medicine as its shopkeeper sees it; rupees. */
export type StaffMedicine = z.output<typeof medicine>;
const staffMedicinesQuery = z.object({
  ...pageQuery(STAFF_MEDICINES_PAGE_SIZE),
  ...medicineFilter,
  // An unknown order is no reason to show nothing.
  sort: z.catch(z.optional(z.enum(staffSorts)), undefined),
});
export type StaffMedicinesQuery = Partial<z.output<typeof staffMedicinesQuery>>;
const staffMedicines = z.object({ success, data: z.array(medicine), pagination: paginationSchema });
export type StaffMedicines = z.output<typeof staffMedicines>;

/** `updated_at` as whoever changes it has seen it: another's change since then is not written over. */
const seenAt = z.string().check(z.maxLength(40));
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const PERCENT = issue('percent_range'),
  AMOUNT = issue('change_amount_invalid'),
  PACKS = issue('packs_range', { most: STOCK_MAX });
const bulkBody = z
  .object({
    /** These alone; without them all that the filter finds. */
    ids: maybe(z.array(z.int().check(z.gte(1), z.lte(2 ** 31 - 1))).check(z.maxLength(BULK_MAX))),
    filter: z._default(z.object(medicineFilter), {}),
    price: maybe(
      z.discriminatedUnion('how', [
        z.object({
          how: z.literal('percent'),
          of: z.enum(['offer_price', 'mrp', 'both']),
          by: z.number(PERCENT).check(z.gte(-90, PERCENT), z.lte(500, PERCENT)),
        }),
        z.object({
          how: z.literal('amount'),
          of: z.enum(['offer_price', 'mrp', 'both']),
          /** Rupees, up or down. */
          by: z.number(AMOUNT).check(z.gte(-1_000_000, AMOUNT), z.lte(1_000_000, AMOUNT)),
        }),
      ]),
    ),
    stock: maybe(
      z.object({
        how: z.enum(['set', 'add']),
        packs: z.int(PACKS).check(z.gte(-STOCK_MAX, PACKS), z.lte(STOCK_MAX, PACKS)),
      }),
    ),
    /** `seen` of the preview: given, it is done, if it still comes out as it was shown. */
    seen: maybe(z.string().check(z.maxLength(64))),
  })
  .check(
    z.refine(({ price, stock }) => Boolean(price ?? stock), {
      path: ['price'],
      error: issue('bulk_nothing'),
    }),
  );
export type BulkBody = z.input<typeof bulkBody>;
const bulkFigures = z.object({ mrp: z.number(), offer_price: z.number(), stock: z.int() });
const bulkOutcome = z.object({
  /** False for a preview. */
  applied: z.boolean(),
  /** How many were chosen, would change or have changed, stay as they are, and are refused. */
  total: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  /** The first that change, in the order of the list. */
  rows: z.array(
    z.object({ id: z.int(), code: z.string(), name: z.string(), before: bulkFigures, after: bulkFigures }),
  ),
  /** The first that are refused, and why. */
  refused_rows: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      reason: z.object({ code: z.string(), params: z.optional(z.record(z.string(), z.number())) }),
    }),
  ),
  /** Stands for what was shown. */
  seen: z.string(),
});
/** What a change of many would do, or has done. */
export type BulkOutcome = z.output<typeof bulkOutcome>;

const catalogueImport = z.object({
  id: z.int(),
  at: z.string(),
  /** Null: who owns the machine. */
  by: z.nullable(z.string()),
  file: z.nullable(z.string()),
  inserted: z.int(),
  updated: z.int(),
  undone_at: z.nullable(z.string()),
  /** What was before is still kept. */
  can_undo: z.boolean(),
});
/** A file that became part of the catalogue. */
export type CatalogueImport = z.output<typeof catalogueImport>;
const undoneImport = z.object({
  /** False for a preview. */
  applied: z.boolean(),
  /** Medicines that are as before again, that it had added and are gone, and that stay as they are. */
  restored: z.int(),
  removed: z.int(),
  left: z.int(),
  /** The first of those that stay: changed or sold since, or gone already. */
  left_rows: z.array(
    z.object({ id: z.int(), name: z.string(), reason: z.enum(['changed', 'sold', 'gone']) }),
  ),
});
export type UndoneImport = z.output<typeof undoneImport>;
const importList = z.object({ success, data: z.array(catalogueImport), pagination: paginationSchema });
export type CatalogueImports = z.output<typeof importList>;

export const catalogueEndpoints = {
  staffMedicines: endpoint({
    method: 'GET',
    path: '/staff/medicines/',
    who: ['admin'],
    summary: 'The catalogue as it is kept: searched, filtered, sorted, page by page',
    query: staffMedicinesQuery,
    answer: staffMedicines,
  }),
  staffMedicine: endpoint({
    method: 'GET',
    path: '/staff/medicines/:id/',
    who: ['admin'],
    summary: 'One medicine as it is kept, also an archived one',
    answer: z.object({ success, data: medicine }),
  }),
  addMedicine: endpoint({
    method: 'POST',
    path: '/staff/medicines/',
    who: ['admin'],
    summary: 'Add one medicine to the catalogue',
    body: newMedicine,
    status: 201,
    answer: z.object({ success, data: medicine }),
  }),
  changeMedicine: endpoint({
    method: 'PUT',
    path: '/staff/medicines/:id/',
    who: ['admin'],
    summary: 'Change what is told of a medicine; what is not told stays',
    body: medicineChange,
    answer: z.object({ success, data: medicine }),
  }),
  uploadMedicinePicture: endpoint({
    method: 'POST',
    path: '/staff/medicines/:id/picture/',
    who: ['admin'],
    summary: 'Upload the picture of a medicine: one image up to 5 MB in the field "image"',
    query: z.object({ seen_at: z.optional(seenAt) }),
    takes: 'multipart/form-data',
    answer: z.object({ success, data: medicine }),
  }),
  changeMedicinePicture: endpoint({
    method: 'PUT',
    path: '/staff/medicines/:id/picture/',
    who: ['admin'],
    summary: 'Take the picture of a medicine away, or put one back that was uploaded before',
    body: z.object({
      /** Null: the pack is drawn. */
      picture: z.nullable(z.string().check(z.regex(medicinePicture, issue('picture_gone')))),
      seen_at: maybe(seenAt),
    }),
    answer: z.object({ success, data: medicine }),
  }),
  catalogueImports: endpoint({
    method: 'GET',
    path: '/staff/catalogue/imports/',
    who: ['admin'],
    summary: 'Files that became part of the catalogue, newest first',
    query: z.object(pageQuery(IMPORTS_PAGE_SIZE)),
    answer: importList,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/staff/catalogue/imports/:id/undo/',
    who: ['admin'],
    summary: 'Take a whole import back; what was changed or sold since stays, and is listed',
    body: z.object({ dry_run: maybe(z.boolean()) }),
    answer: z.object({ success, data: undoneImport }),
  }),
  bulkMedicines: endpoint({
    method: 'POST',
    path: '/staff/catalogue/bulk/',
    who: ['admin'],
    summary: 'Change price or stock of many medicines: first a preview, then with its `seen` in one step',
    body: bulkBody,
    answer: z.object({ success, data: bulkOutcome }),
  }),
  exportCatalogue: endpoint({
    method: 'GET',
    path: '/staff/catalogue/export/',
    limited: 'documents',
    who: ['admin'],
    summary:
      'The catalogue, or what the filter finds of it, as a CSV that a spreadsheet opens and the import takes',
    query: z.object({ ...medicineFilter, sort: z.catch(z.optional(z.enum(staffSorts)), undefined) }),
    type: 'text/csv',
  }),
};
