import * as z from 'zod/mini';
import { searchText } from './common.schema.ts';
import { dangerSigns } from './consultation.ts';
import { endpoint } from './endpoint.schema.ts';
import { medicineSchema } from './medicine.schema.ts';
import { SEARCH_MAX } from './medicine.ts';
import { topicKinds } from './search.ts';

const text = z.string();
/** What was understood of the words. */
const topic = z.object({
  id: text,
  kind: z.enum(topicKinds),
  title: text,
  title_hi: text,
});
/** One row: a test, a package, a home service or a doctor, with what decides whether one opens it. */
const hit = z.object({
  id: z.int(),
  title: text,
  title_hi: text,
  detail: text,
  detail_hi: text,
  /** Rupees: what is paid. */
  price: z.number(),
  /** Rupees, where the price is an offer. */
  full_price: z.nullable(z.number()),
});
export type SearchHit = z.output<typeof hit>;
export const searchAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    /** Null where the words are looked up as they are, as a medicine's name. */
    topic: z.nullable(topic),
    /** The words speak of an emergency: whom to call stands first. `other`: none of the signs asked before a consultation. */
    danger: z.nullable(z.enum([...dangerSigns, 'other'])),
    /** Nothing matched the words as written, so these match instead. */
    corrected: z.nullable(text),
    /** Those without a prescription first; each says by `match` whether it is what was searched for. */
    medicines: z.array(medicineSchema),
    /** How many there are, exact to 1,000; 0 where they were chosen by topic. */
    medicines_total: z.int(),
    tests: z.array(hit),
    packages: z.array(hit),
    services: z.array(hit),
    doctors: z.array(hit),
    /** Path of the page that the words ask for. */
    page: z.nullable(text),
    /** Where nothing matches: what may have been meant. */
    close: z.array(text),
  }),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const shopCounts = z.object({
  success: z.literal(true),
  /** How many there are of each; what is not sold does not count. */
  data: z.object({
    medicines: z.int(),
    tests: z.int(),
    services: z.int(),
    doctors: z.int(),
    specialties: z.int(),
  }),
});
export type ShopCounts = z.output<typeof shopCounts>;

export const searchEndpoints = {
  countShop: endpoint({
    method: 'GET',
    path: '/shop/counts/',
    who: 'anyone',
    summary: 'How many medicines, tests, home services and doctors the shop has',
    answer: shopCounts,
    kept: true,
  }),
  searchShop: endpoint({
    method: 'GET',
    path: '/search/',
    who: 'anyone',
    summary: 'Medicines, tests, home services and doctors for everyday words in English, Hindi or Hinglish',
    query: z.object({ q: searchText(SEARCH_MAX) }),
    answer: searchAnswer,
    kept: true,
  }),
};
