import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accountTable } from '../account/schema.ts';
import { orderTable } from '../order/schema.ts';
import { fileTable } from '../platform/schema.ts';

/** A kit that was bought. */
export const sampleTable = pgTable(
  'sample',
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Null until its leaflet is made. */
    fileId: text().references(() => fileTable.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('sample_account').on(t.accountId, t.createdAt)],
);
