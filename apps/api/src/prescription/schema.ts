import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { prescriptionStatuses } from '@doorstep/contract/prescription';
import { account } from '../account/schema.ts';
import { file } from '../platform/schema.ts';

export const prescription = pgTable('prescription', {
  id: text().primaryKey(),
  accountId: integer().notNull().references(() => account.id),
  fileId: text().notNull().references(() => file.id),
  /** Of the bytes as they were sent: a retry is known by them. */
  digest: text().notNull(),
  status: text().$type<(typeof prescriptionStatuses)[number]>().notNull().default('pending'),
  uploadedAt: timestamp({ withTimezone: true }).notNull(),
}, (t) => [index('prescription_account').on(t.accountId)]);
