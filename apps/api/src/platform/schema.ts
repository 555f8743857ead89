import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../account/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** Bytes in the storage, and whose they are; the id is 128 random bits, and still no key: the owner is asked for (safety T27). */
export const file = pgTable('file', {
  id: text().primaryKey(),
  accountId: integer().notNull().references(() => account.id),
  type: text().notNull(),
  bytes: integer().notNull(),
  createdAt: instant().notNull(),
}, (t) => [index('file_account').on(t.accountId)]);

/** What must still be done, whoever of us does it; a row goes when it is done. Times are the machine's, not the demo clock's. */
export const job = pgTable('job', {
  kind: text().notNull(),
  key: text().notNull(),
  runAt: instant().notNull(),
  takenUntil: instant(),
  attempts: integer().notNull().default(0),
  problem: text(),
}, (t) => [primaryKey({ columns: [t.kind, t.key] }), index('job_due').on(t.runAt)]);

/** Answers by Idempotency-Key. */
export const idempotent = pgTable('idempotent', {
  accountId: integer().notNull().references(() => account.id),
  key: text().notNull(),
  /** Of method, path and body. */
  asked: text().notNull(),
  done: boolean().notNull().default(false),
  status: smallint(),
  answer: jsonb(),
  createdAt: instant().notNull(),
}, (t) => [primaryKey({ columns: [t.accountId, t.key] })]);

/** Failed tries of something that can be guessed, by a hash of who tries what. */
export const failure = pgTable('failure', {
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: instant().notNull(),
}, (t) => [index('failure_last').on(t.lastAt)]);
