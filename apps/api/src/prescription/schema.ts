import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { prescriptionStatuses } from '@doorstep/contract/prescription';
import { accountTable } from '../account/schema.ts';
import { fileTable } from '../platform/schema.ts';

const instant = () => timestamp({ withTimezone: true });

export const prescriptionTable = pgTable(
  'prescription',
  {
    id: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Null: deleted before any order had it; the row stays for a quote that may still name it. */
    fileId: text().references(() => fileTable.id),
    /** Of the bytes as they were sent: a retry is known by them. */
    digest: text().notNull(),
    status: text().$type<(typeof prescriptionStatuses)[number]>().notNull().default('pending'),
    /** For the patient. */
    note: text(),
    /** Last day on which an approval counts, in India. */
    validUntil: date({ mode: 'string' }),
    reviewedBy: integer().references(() => accountTable.id),
    reviewedAt: instant(),
    calledBy: integer().references(() => accountTable.id),
    calledAt: instant(),
    /** Deleted by its owner; what an order was filled with is kept all the same. */
    hiddenAt: instant(),
    uploadedAt: instant().notNull(),
  },
  (t) => [index('prescription_account').on(t.accountId), index('prescription_file').on(t.fileId)],
);
