import { boolean, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountTable } from '../account/schema.ts';
import { paise } from '../platform/db/columns.ts';
import { resourceTable } from '../schedule/schema.ts';

/** A doctor whom one visits by appointment. */
export const doctorTable = pgTable(
  'doctor',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Without 'Dr.'. */
    name: text().notNull(),
    nameHi: text().notNull(),
    specialty: text().notNull(),
    specialtyHi: text().notNull(),
    qualification: text().notNull(),
    registrationNo: text().notNull(),
    /** As they call themselves. */
    languages: jsonb().$type<readonly string[]>().notNull(),
    experienceYears: smallint().notNull(),
    about: text().notNull(),
    aboutHi: text().notNull(),
    clinic: text().notNull(),
    clinicAddress: text().notNull(),
    /** Null: as it stands in English. */
    clinicHi: text(),
    clinicAddressHi: text(),
    /** Null: the usual one. */
    feePaise: paise(),
    /** Path of a drawing. */
    image: text(),
    /** What patients thought, 0 to 5, and how many of them; null where nobody was asked (decision S12). */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    reviewCount: integer(),
    resourceId: integer()
      .notNull()
      .references(() => resourceTable.id),
    /** Who keeps this calendar; null where nobody logs in for it. */
    accountId: integer().references(() => accountTable.id),
    /** By their own switch, whatever their hours. */
    isBusy: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('doctor_resource').on(t.resourceId),
    uniqueIndex('doctor_account').on(t.accountId),
    uniqueIndex('doctor_registration').on(t.registrationNo),
  ],
);
