import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';
import { QTY_MAX } from './cart.ts';
import { wishlistEndpoints } from './wishlist.schema.ts';
import { issue } from './failure.ts';
import {
  cautionCodes,
  forms,
  letters,
  medicineMatches,
  SEARCH_MAX,
  sorts,
  PAGE_SIZE,
  USE_MAX,
} from './medicine.ts';
import { pageQuery, paginationSchema, searchText } from './common.schema.ts';

/** A medicine with other salts whose name looks or sounds much like this one's. */
export const lookAlikeSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Hindi name, if known. */
  name_hi: z.optional(z.string()),
  /** Its salts, without their amounts: 'Amlodipine + Atorvastatin'. */
  composition: z.string(),
  /** Composition in Hindi, if known. */
  composition_hi: z.optional(z.string()),
});
export type LookAlike = z.output<typeof lookAlikeSchema>;
/** Up to three, the nearest name first; left out where there is none. */
export const alike = z.optional(z.array(lookAlikeSchema));
export const medicineSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Hindi name, if known. */
  name_hi: z.optional(z.string()),
  /** Same-origin path of the picture, or null where there is none. */
  image: z.nullable(z.string()),
  /** The same in the size of a page of its own, where it was uploaded. */
  image_large: z.optional(z.string()),
  /** Rupees. */
  mrp: z.number(),
  /** Rupees; tax included, at most the MRP. */
  offer_price: z.number(),
  description: z.string(),
  manufacturer: z.nullable(z.string()),
  /** 'Paracetamol 650 mg', 'Ambroxol 30 mg + Guaifenesin 50 mg'. */
  composition: z.nullable(z.string()),
  form: z.enum(forms),
  /** 'Strip of 15 tablets'. */
  pack: z.nullable(z.string()),
  /** Both as they are said in Hindi, where that is known: 'पैरासिटामोल 650 मि.ग्रा.', '15 गोलियों का पत्ता'. */
  composition_hi: z.optional(z.string()),
  pack_hi: z.optional(z.string()),
  prescription_required: z.boolean(),
  in_stock: z.boolean(),
  /** Packs that are left, where they are few. */
  left: z.optional(z.int()),
  rating: z.nullable(z.number()),
  review_count: z.nullable(z.int()),
  /** Rupees for one `unit`, e.g. 1.81 a tablet. */
  unit_price: z.nullable(z.number()),
  /** 'tablet', 'ml', 'g', 'dose', … */
  unit: z.nullable(z.string()),
  alike,
  /** Match with the searched name; only for results of a search. */
  match: z.optional(z.enum(medicineMatches)),
});
export type Medicine = z.output<typeof medicineSchema>;

const IDS = issue('ids_invalid');
/** Medicine ids, as in a cart: '12,7'. */
const idList = z.pipe(
  z.string(IDS).check(z.regex(/^\d{1,10}(?:,\d{1,10}){0,49}$/, IDS)),
  z.transform((list) => [...new Set(list.split(',').map(Number))]),
);
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
  ids: z.optional(idList),
  // The same holds for what the list is narrowed by: what nobody understands narrows nothing.
  prescription: z.catch(z.optional(z.enum(['yes', 'no'])), undefined),
  stock: z.catch(z.optional(z.enum(['in'])), undefined),
  form: z.catch(z.optional(z.enum(forms)), undefined),
  /** One of `GET /medicines/uses/`. */
  use: z.catch(z.optional(z.string().check(z.maxLength(USE_MAX))), undefined),
  /** Rupees from and to, both inside; either may be left out: '100-300', '-100'. */
  price: z.catch(z.optional(z.string().check(z.regex(/^\d{0,6}-\d{0,6}$/))), undefined),
  // An unknown order is no reason to show nothing: it falls to the recommended one (safety T37).
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
});
export type MedicineListQuery = Partial<z.output<typeof medicineListQuery>>;

/** Two medicines that should not be taken together without advice. */
export const cautionSchema = z.object({
  code: z.enum(cautionCodes),
  ids: z.array(z.int()),
});
export type Caution = z.output<typeof cautionSchema>;
const cautionedMedicine = z.object({
  id: z.int(),
  name: z.string(),
  /** Hindi name, if known. */
  name_hi: z.optional(z.string()),
  /** ISO instant of an earlier order of the same account; left out for a checked medicine. */
  ordered_at: z.optional(z.string()),
});
/** A caution with the names of both medicines; one of them may be from an earlier order. */
export const namedCautionSchema = z.object({
  code: z.enum(cautionCodes),
  medicines: z.array(cautionedMedicine),
});
export type NamedCaution = z.output<typeof namedCautionSchema>;
/** Limit without a prescription that a cart exceeds. Packs of all brands with the substance add up. */
const exceededLimit = z.object({
  substance: z.string(),
  /** Hindi name, if known. */
  substance_hi: z.optional(z.string()),
  /** Medicines of the cart that hold it. */
  ids: z.array(z.int()),
  /** Most packs in one order; null without such a limit. */
  per_order: z.nullable(z.int()),
  /** Most packs in seven days; null without such a limit. */
  per_week: z.nullable(z.int()),
  /** Packs that the account ordered in the last seven days; 0 for a visitor. */
  ordered: z.int(),
  /** Packs that can be ordered now. */
  left: z.int(),
  /** ISO instant from which more can be ordered; null where earlier orders are not the reason. */
  until: z.nullable(z.string()),
  /** Whether a pack in the cart counts as several because of its size. */
  large_packs: z.boolean(),
});
export type CartLimit = z.output<typeof exceededLimit>;
const cartCheck = z.object({
  success: z.literal(true),
  limits: z.array(exceededLimit),
  cautions: z.array(namedCautionSchema),
});
export type CartCheck = z.output<typeof cartCheck>;
const PACKS = issue('quantity_invalid', { most: QTY_MAX });
/** Cart: ids '12,7' and packs in the same order '2,1'; a missing number is one pack. */
const cartQuery = z.object({
  ids: idList,
  packs: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d?(?:,[1-9]\d?){0,49}$/, PACKS)),
      z.transform((list) => list.split(',').map(Number)),
    ),
  ),
});
export type CartQuery = z.output<typeof cartQuery>;

export const medicineList = z.object({
  success: z.literal(true),
  data: z.array(medicineSchema),
  pagination: paginationSchema,
  /** Nothing matched the search as written, so these match this word instead. */
  corrected: z.nullable(z.string()),
  /** What an everyday word was understood as: 'bukhar' is fever. The medicines are those of its salts. */
  topic: z.optional(
    z.object({
      title: z.string(),
      title_hi: z.string(),
      /** The words speak of an emergency. */
      danger: z.boolean(),
    }),
  ),
  /** Where nothing matches: what may have been meant. */
  close: z.optional(z.array(z.string())),
  /** Cautions among the medicines of an `ids` list, such as a cart. Left out without any. */
  cautions: z.optional(z.array(cautionSchema)),
});
export type MedicineList = z.output<typeof medicineList>;
/** What a patient should know, a line or two each. */
const leafletSections = z.object({
  use: z.array(z.string()),
  take: z.array(z.string()),
  /** Each ends 'Do not take it if'. */
  avoid: z.array(z.string()),
  /** What to tell a doctor first; empty where there is nothing. */
  ask: z.string(),
  effects: z.array(z.string()),
  keep: z.array(z.string()),
});
export const leafletSchema = z.object({
  /** Else it is used: put on, dropped in, breathed in or injected. */
  swallowed: z.boolean(),
  en: leafletSections,
  hi: leafletSections,
});
export type Leaflet = z.output<typeof leafletSchema>;
export const medicineDetail = z.object({
  success: z.literal(true),
  data: medicineSchema,
  /** By its salts and form; null where nothing is known of one of them. */
  leaflet: z.nullable(leafletSchema),
  /** Same composition, strength and form, cheapest unit price first. */
  alternatives: z.array(medicineSchema),
  /** Up to six others of the same use, none of which needs a prescription; the same all day (decision C24). */
  related: z.array(medicineSchema),
});
export type MedicineDetail = z.output<typeof medicineDetail>;

const importQuery = z.object({
  map: z.optional(z.union([z.string(), z.array(z.string())])),
  /** Fields that are left out, however a column is called. */
  skip: z.optional(z.union([z.string(), z.array(z.string())])),
  /** What the file is called. */
  name: z.optional(z.string().check(z.maxLength(200))),
  /** With the header, the cells of bad rows, and a preview of a dry run. */
  detail: z.optional(z.enum(['0', '1'], issue('dry_run_invalid'))),
  dry_run: z.optional(z.enum(['0', '1'], issue('dry_run_invalid'))),
});

export const medicineEndpoints = {
  ...wishlistEndpoints,
  listMedicines: endpoint({
    method: 'GET',
    path: '/medicines/',
    who: 'anyone',
    summary: 'Search, filter and page through the catalogue',
    query: medicineListQuery,
    answer: medicineList,
    kept: true,
  }),
  listMedicineUses: endpoint({
    method: 'GET',
    path: '/medicines/uses/',
    who: 'anyone',
    summary: 'What the medicines are for: the groups that the list can be narrowed by, the largest first',
    answer: z.object({ success: z.literal(true), data: z.array(z.string()) }),
    kept: true,
  }),
  checkMedicines: endpoint({
    method: 'GET',
    path: '/medicines/check/',
    who: 'anyone',
    summary:
      'Limits without a prescription that these packs exceed, and medicines that should not be taken together',
    query: cartQuery,
    answer: cartCheck,
    kept: true,
  }),
  checkCart: endpoint({
    method: 'GET',
    path: '/cart/check/',
    who: 'logged-in',
    acting: { does: 'read', what: 'order' },
    summary: "The same for one's own cart, with what was ordered in the last 7 and 30 days",
    query: cartQuery,
    answer: cartCheck,
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
  getMedicinePicture: endpoint({
    method: 'GET',
    path: '/img/picture/:file',
    who: 'anyone',
    summary: 'An uploaded picture of a medicine, by its content: it never changes',
    type: 'image/jpeg',
    kept: true,
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
