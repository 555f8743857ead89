import type { Relation } from '@doorstep/contract/care';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountTable } from '../account/schema.ts';
import { instant } from '../platform/db/columns.ts';

/**
 * Who may act for whom: asked, agreed, ended. A row stays for good, since what was agreed to when must be shown later
 * (docs/decisions/care-circle.md).
 */
export const careTable = pgTable(
  'care',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    helperId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Null until somebody agreed: no account is looked for before. */
    personId: integer().references(() => accountTable.id),
    /** Who is asked; empty once that is over. */
    mobile: text().notNull(),
    /** As the helper calls them; empty once that is over. */
    name: text().notNull(),
    relation: text().$type<Relation>().notNull(),
    askedAt: instant().notNull(),
    /** Of the invitation; then of the consent. */
    expiresAt: instant().notNull(),
    agreedAt: instant(),
    /** By a code that was read out, or in their own account. */
    agreedBy: text().$type<'code' | 'login'>(),
    /** Of the text that was agreed to. */
    textVersion: text(),
    endedAt: instant(),
    endedBy: text().$type<'helper' | 'person' | 'time' | 'deletion'>(),
  },
  (t) => [
    uniqueIndex('care_asked')
      .on(t.helperId, t.mobile)
      .where(sql`${t.agreedAt} is null and ${t.endedAt} is null`),
    uniqueIndex('care_agreed')
      .on(t.helperId, t.personId)
      .where(sql`${t.agreedAt} is not null and ${t.endedAt} is null`),
    index('care_person').on(t.personId),
    index('care_mobile').on(t.mobile),
  ],
);
