import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '@doorstep/contract/account';

const instant = () => timestamp({ withTimezone: true });

export const account = pgTable('account', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Ten digits. */
  mobile: text().notNull(),
  name: text().notNull(),
  email: text(),
  passwordHash: text().notNull(),
  role: text().$type<Role>().notNull().default('patient'),
  mobileVerifiedAt: instant(),
  createdAt: instant().notNull(),
}, (t) => [uniqueIndex('account_mobile').on(t.mobile)]);

/** Only hashes of the tokens are kept; each kind is looked up in its own column, so that neither passes for the other (safety T17). */
export const session = pgTable('session', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer().notNull().references(() => account.id),
  accessHash: text().notNull(),
  refreshHash: text().notNull(),
  createdAt: instant().notNull(),
  seenAt: instant().notNull(),
  expiresAt: instant().notNull(),
}, (t) => [uniqueIndex('session_access').on(t.accessHash), uniqueIndex('session_refresh').on(t.refreshHash), index('session_account').on(t.accountId)]);
