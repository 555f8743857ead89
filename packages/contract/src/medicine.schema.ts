import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';
import { issue } from './failure.ts';
import {
  forms,
  letters,
  SEARCH_MAX,
  sorts,
  PAGE_SIZE,
  type Medicine,
  type MedicineDetail,
  type MedicineList,
} from './medicine.ts';
import type { Wish } from './wishlist.ts';
import { pageQuery, paginationSchema, searchText } from './common.schema.ts';

export const medicineSchema = z.object({
  id: z.int(),
  name: z.string(),
  image: z.nullable(z.string()),
  mrp: z.number(),
  offer_price: z.number(),
  description: z.string(),
  manufacturer: z.nullable(z.string()),
  composition: z.nullable(z.string()),
  form: z.enum(forms),
  pack: z.nullable(z.string()),
  prescription_required: z.boolean(),
  in_stock: z.boolean(),
  rating: z.nullable(z.number()),
  review_count: z.nullable(z.int()),
  unit_price: z.nullable(z.number()),
  unit: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Medicine>;

const IDS = issue('ids_invalid');
export const medicineListQuery = z.object({
  ...pageQuery(PAGE_SIZE),
  search: z.optional(searchText(SEARCH_MAX)),
  letter: z.optional(
    z
      .string()
      .check(
        z.refine(
          (letter) => letter.length === 1 && letters.includes(letter.toUpperCase()),
          issue('letter_invalid'),
        ),
      ),
  ),
  /** Of known ones, as in a cart: '12,7'. */
  ids: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}(?:,\d{1,10}){0,49}$/, IDS)),
      z.transform((list) => [...new Set(list.split(',').map(Number))]),
    ),
  ),
  // An unknown order is no reason to show nothing: it falls to the recommended one (safety T37).
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
});

export const medicineList = z.object({
  success: z.literal(true),
  data: z.array(medicineSchema),
  pagination: paginationSchema,
  corrected: z.nullable(z.string()),
}) satisfies z.ZodMiniType<MedicineList>;
export const medicineDetail = z.object({
  success: z.literal(true),
  data: medicineSchema,
  alternatives: z.array(medicineSchema),
  related: z.array(medicineSchema),
}) satisfies z.ZodMiniType<MedicineDetail>;

const wish = z.object({
  id: z.int(),
  name: z.string(),
  image: z.nullable(z.string()),
  offer_price: z.number(),
}) satisfies z.ZodMiniType<Wish>;
const done = z.object({ success: z.literal(true) });

const importQuery = z.object({
  map: z.optional(z.union([z.string(), z.array(z.string())])),
  dry_run: z.optional(z.enum(['0', '1'], issue('dry_run_invalid'))),
});

export const medicineEndpoints = {
  listMedicines: endpoint({
    method: 'GET',
    path: '/medicines/',
    who: 'anyone',
    summary: 'Search, filter and page through the catalogue',
    query: medicineListQuery,
    answer: medicineList,
    kept: true,
  }),
  getMedicine: endpoint({
    method: 'GET',
    path: '/medicines/:id/',
    who: 'anyone',
    summary: 'One medicine, cheaper equals, and six others',
    answer: medicineDetail,
    kept: true,
  }),
  getMedicineImage: endpoint({
    method: 'GET',
    path: '/img/medicine/:file',
    who: 'anyone',
    summary: 'The drawn pack of a medicine, as SVG',
    query: z.object({ v: z.optional(z.string()) }),
    type: 'image/svg+xml',
    kept: true,
  }),
  listWishlist: endpoint({
    method: 'GET',
    path: '/user/wishlist/',
    who: 'logged-in',
    summary: "One's own wishlist, newest first",
    answer: z.object({ success: z.literal(true), data: z.array(wish) }),
  }),
  addWish: endpoint({
    method: 'POST',
    path: '/user/wishlist/:id/',
    who: 'logged-in',
    summary: 'Wish for a medicine; again changes nothing',
    answer: done,
  }),
  removeWish: endpoint({
    method: 'DELETE',
    path: '/user/wishlist/:id/',
    who: 'logged-in',
    summary: 'Wish for it no more; again changes nothing',
    answer: done,
  }),
  importCatalogue: endpoint({
    method: 'POST',
    path: '/staff/catalogue/import/',
    who: ['admin'],
    summary: "Import a pharmacy's CSV: staged, then swapped in one step",
    query: importQuery,
    takes: 'text/csv',
    type: 'application/x-ndjson',
  }),
};
