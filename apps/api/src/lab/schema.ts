import type { InBoth, SampleState, TestCategory } from '@doorstep/contract/lab';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orderTable } from '../order/schema.ts';
import { instant, paise } from '../platform/db/columns.ts';
import { fileTable } from '../platform/schema.ts';
import { resourceTable } from '../schedule/schema.ts';

/** What a test measures, with its usual range for adults where there is one. */
export const labMeasureTable = pgTable('lab_measure', {
  code: text().primaryKey(),
  name: text().notNull(),
  nameHi: text().notNull(),
  unit: text().notNull(),
  low: doublePrecision(),
  high: doublePrecision(),
});
/** A lab test. */
export const medicalTestTable = pgTable(
  'medical_test',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    titleHi: text().notNull(),
    description: text().notNull(),
    descriptionHi: text().notNull(),
    category: text().$type<TestCategory>().notNull(),
    pricePaise: paise().notNull(),
    offerPaise: paise(),
    /** '24-48h'. */
    turnaround: text().notNull(),
    /** 0: one may eat as usual. */
    fastingHours: smallint().notNull(),
    /** Nothing but plain water while fasting. */
    waterOnly: boolean().notNull(),
    /** Collected `fastingHours` after a meal. */
    afterMeal: boolean().notNull().default(false),
    /** What to ask the doctor about before it. */
    medicinesToAsk: jsonb().$type<readonly InBoth[]>().notNull(),
    /** What is collected. */
    sample: text().notNull(),
    sampleHi: text().notNull(),
    sex: text().$type<'male' | 'female'>(),
    /** Whole years, both included. */
    minAge: smallint(),
    maxAge: smallint(),
    /** Done again after so many days, where that is usual. */
    repeatDays: smallint(),
    /** Codes of `lab_measure`, in the order of a report. */
    measures: jsonb().$type<readonly string[]>().notNull(),
    /** False: what was booked stays, and nobody books it any more. */
    isOffered: boolean().notNull().default(true),
  },
  (t) => [
    check('medical_test_fasting', sql`${t.fastingHours} between 0 and 16`),
    check('medical_test_sex', sql`${t.sex} in ('male', 'female')`),
    uniqueIndex('medical_test_title').on(t.title),
  ],
);
/** Tests that are sold together. */
export const testPackageTable = pgTable(
  'test_package',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    nameHi: text().notNull(),
    description: text().notNull(),
    descriptionHi: text().notNull(),
    totalPaise: paise().notNull(),
    offerPaise: paise(),
    isOffered: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('test_package_name').on(t.name)],
);
export const packageTestTable = pgTable(
  'test_package_test',
  {
    packageId: integer()
      .notNull()
      .references(() => testPackageTable.id),
    testId: integer()
      .notNull()
      .references(() => medicalTestTable.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.packageId, t.testId] }), index('test_package_test_of').on(t.testId)],
);

/** Where collectors start from. Its resource has as many seats as there are collectors: so many samples are collected at one time. */
export const labTable = pgTable(
  'lab',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    resourceId: integer()
      .notNull()
      .references(() => resourceTable.id),
  },
  (t) => [uniqueIndex('lab_resource').on(t.resourceId)],
);
/** Who comes to collect. */
export const collectorTable = pgTable(
  'lab_collector',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    mobile: text().notNull(),
    languages: jsonb().$type<readonly string[]>().notNull(),
    /** Of one seat: nobody is sent to two places at once. */
    resourceId: integer()
      .notNull()
      .references(() => resourceTable.id),
  },
  (t) => [uniqueIndex('lab_collector_resource').on(t.resourceId)],
);
/** What only a collection has, beside its booking. */
export const collectionTable = pgTable(
  'lab_collection',
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id),
    collectorId: integer().references(() => collectorTable.id),
    state: text().$type<SampleState>().notNull().default('booked'),
    /** The longest fast of its tests, in hours, as it was booked. */
    fastingHours: smallint().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    collectedAt: instant(),
    atLabAt: instant(),
    reportedAt: instant(),
  },
  (t) => [index('lab_collection_collector').on(t.collectorId)],
);
/** A report of a collection: a PDF, and the values that were entered of it. */
export const reportTable = pgTable(
  'lab_report',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    fileId: text()
      .notNull()
      .references(() => fileTable.id),
    uploadedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('lab_report_file').on(t.fileId), index('lab_report_order').on(t.orderId)],
);
export const reportValueTable = pgTable(
  'lab_report_value',
  {
    reportId: text()
      .notNull()
      .references(() => reportTable.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Of `lab_measure`; null for one that was written. */
    code: text().references(() => labMeasureTable.code),
    name: text().notNull(),
    value: doublePrecision().notNull(),
    unit: text().notNull(),
    low: doublePrecision(),
    high: doublePrecision(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.position] }), index('lab_report_value_code').on(t.code)],
);
