import { boolean, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
