import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { accountTable } from '../account/schema.ts';
import { medicineTable } from '../medicine/schema.ts';
import { instant } from '../platform/db/columns.ts';

/** What somebody said of a medicine that they take. */
export const refillTable = pgTable(
  'refill',
  {
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    medicineId: integer()
      .notNull()
      .references(() => medicineTable.id, { onDelete: 'cascade' }),
    /** Units a day; null: as the doctor or the orders say. */
    perDay: numeric({ precision: 6, scale: 2, mode: 'number' }),
    remind: boolean().notNull().default(false),
    /** Since when they agree to be reminded. */
    agreedAt: instant(),
    /** Day of the purchase whose reminder is over. */
    remindedFor: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.medicineId] }),
    index('refill_medicine').on(t.medicineId),
    check('refill_per_day', sql`${t.perDay} > 0`),
  ],
);
