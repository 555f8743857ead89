import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, numeric, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MedicineForm } from '@doorstep/contract/medicine';

export const medicine = pgTable('medicine', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The pharmacy's own code: an import inserts or updates by it. */
  code: text().notNull(),
  name: text().notNull(),
  composition: text(),
  /** Strength alone ('650 mg'), for the drawn pack. */
  strength: text(),
  form: text().$type<MedicineForm>().notNull().default('other'),
  pack: text(),
  /** How many `unit`s the pack holds, for the unit price. */
  packSize: numeric({ precision: 10, scale: 2, mode: 'number' }),
  unit: text(),
  manufacturer: text(),
  description: text().notNull().default(''),
  category: text(),
  mrpPaise: integer().notNull(),
  offerPaise: integer().notNull(),
  prescriptionRequired: boolean().notNull().default(false),
  inStock: boolean().notNull().default(true),
  rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
  reviewCount: integer(),
  hsn: text(),
  gstRate: smallint(),
  /** Path of an uploaded picture; without one the pack is drawn. */
  image: text(),
  /** Higher stands earlier in the recommended order. */
  popularity: integer().notNull().default(0),
  letter: char({ length: 1 }).generatedAlwaysAs(sql`upper(left(name, 1))`),
  /** What a search looks through. */
  search: text().generatedAlwaysAs(sql`lower(name || ' ' || coalesce(composition, '') || ' ' || coalesce(manufacturer, ''))`),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
}, (t) => [
  uniqueIndex('medicine_code').on(t.code),
  index('medicine_recommended').on(t.popularity.desc(), t.id),
  index('medicine_price').on(t.offerPaise, t.id),
  index('medicine_name').on(sql`lower(${t.name})`, t.id),
  index('medicine_letter').on(t.letter, t.popularity.desc(), t.id),
  index('medicine_prefix').on(sql`lower(${t.name}) text_pattern_ops`),
  index('medicine_search').using('gin', sql`${t.search} gin_trgm_ops`),
  index('medicine_same').on(t.composition, t.form),
  check('medicine_prices', sql`${t.mrpPaise} > 0 and ${t.offerPaise} > 0 and ${t.offerPaise} <= ${t.mrpPaise}`),
]);
