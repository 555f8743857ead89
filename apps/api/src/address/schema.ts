import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountTable } from '../account/schema.ts';
import { instant } from '../platform/db/columns.ts';

export const addressTable = pgTable(
  'address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    title: text().notNull(),
    name: text().notNull().default(''),
    mobile: text().notNull().default(''),
    line1: text().notNull(),
    line2: text().notNull().default(''),
    landmark: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** As it was typed on the map, where that came last; null: what the lines make together. */
    typed: text(),
    /** City, state and pincode are those of the point, and no person's words. */
    areaOfPoint: boolean().notNull().default(false),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('address_account').on(t.accountId),
    uniqueIndex('address_default')
      .on(t.accountId)
      .where(sql`${t.isDefault}`),
  ],
);
