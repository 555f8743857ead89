import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MedicineForm, Schedule } from '@doorstep/contract/medicine';
import { accountTable } from '../account/schema.ts';
import { instant } from '../platform/db/columns.ts';

/** Packs of a medicine of which it was only said that there are some. */
export const STOCK_UNTOLD = 50;

/** Searched, sorted and counted in memory (./catalogue.ts): the table itself is only read by id, and by composition. */
export const medicineTable = pgTable(
  'medicine',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The pharmacy's own code: an import inserts or updates by it. */
    code: text().notNull(),
    name: text().notNull(),
    /** As it is said in Hindi: a search finds it by this, too. */
    nameHi: text(),
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
    schedule: text().$type<Schedule>().notNull().default('none'),
    prescriptionRequired: boolean().notNull().default(false),
    /** Packs that can still be sold; those of orders are taken out already. */
    stock: integer().notNull().default(STOCK_UNTOLD),
    /** For servers of the release before, and kept in step with `stock` by a trigger: to be dropped in the next one. */
    inStock: boolean().notNull().default(true),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    reviewCount: integer(),
    hsn: text(),
    gstRate: smallint(),
    /** Of the packs that are sold now; patients are not told. */
    batch: text(),
    expiresOn: date({ mode: 'string' }),
    /** Path of an uploaded picture in the size of a card; without one the pack is drawn. */
    image: text(),
    /** Higher stands earlier in the recommended order. */
    popularity: integer().notNull().default(0),
    /** Since then it is not sold, and patients do not find it. */
    archivedAt: instant(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('medicine_code').on(t.code),
    index('medicine_same').on(t.composition, t.form),
    check(
      'medicine_prices',
      sql`${t.mrpPaise} > 0 and ${t.offerPaise} > 0 and ${t.offerPaise} <= ${t.mrpPaise}`,
    ),
    check(
      'medicine_schedule',
      sql`${t.schedule} in ('none', 'H', 'H1') and (${t.schedule} = 'none' or ${t.prescriptionRequired})`,
    ),
    check('medicine_stock', sql`${t.stock} >= 0`),
  ],
);

/** Checks of the whole catalogue by version of the substance table, with their counts. */
export const substanceCheckTable = pgTable('substance_check', {
  version: text().primaryKey(),
  at: instant().notNull(),
  checked: integer().notNull(),
  raised: integer().notNull(),
  archived: integer().notNull(),
});

/** A file that became part of the catalogue. */
export const catalogueImportTable = pgTable('catalogue_import', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** `updated_at` of every row that it changed. */
  at: instant().notNull(),
  /** Null: who owns the machine. */
  accountId: integer().references(() => accountTable.id),
  file: text(),
  inserted: integer().notNull(),
  updated: integer().notNull(),
  undoneAt: instant(),
});
/** What a row was before an import changed it: null of a new one. Only for the newest imports. */
export const catalogueImportRowTable = pgTable(
  'catalogue_import_row',
  {
    importId: integer()
      .notNull()
      .references(() => catalogueImportTable.id, { onDelete: 'cascade' }),
    medicineId: integer().notNull(),
    name: text().notNull(),
    before: jsonb(),
    /** As the import left it: packs that orders took since are not in it. */
    stock: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.medicineId] })],
);

export const wishTable = pgTable(
  'wish',
  {
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    medicineId: integer()
      .notNull()
      .references(() => medicineTable.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.medicineId] })],
);
