import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { OutboxMessage } from '@doorstep/contract/platform.schema';
import type { FileKind } from './files.ts';
import type { Role } from './http/access.ts';
import { bytes, instant } from './db/columns.ts';

/** As much of the table of accounts as foreign keys need: the table itself is its area's. Not exported, so that no migration is made of it. */
const accountTable = pgTable('account', { id: integer().primaryKey() });

/** Bytes in the storage, and whose they are; the id is 128 random bits, and still no key: the owner is asked for (safety T27). */
export const fileTable = pgTable(
  'file',
  {
    id: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Says which of the staff may read it. */
    kind: text().$type<FileKind>().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('file_account').on(t.accountId)],
);

/** What must still be done, whoever of us does it; a row goes when it is done. Times are the machine's, not the demo clock's. */
export const jobTable = pgTable(
  'job',
  {
    kind: text().notNull(),
    key: text().notNull(),
    runAt: instant().notNull(),
    takenUntil: instant(),
    attempts: integer().notNull().default(0),
    problem: text(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), index('job_due').on(t.runAt)],
);

/** Answers by Idempotency-Key. */
export const idempotencyKeyTable = pgTable(
  'idempotent',
  {
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    key: text().notNull(),
    /** Of method, path and body. */
    asked: text().notNull(),
    done: boolean().notNull().default(false),
    status: smallint(),
    answer: jsonb(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
);

/** Failed tries of something that can be guessed, by a hash of who tries what. */
export const throttleTable = pgTable(
  'failure',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [index('failure_last').on(t.lastAt)],
);

/** Who of the staff did what to whose record. A trigger refuses to change or delete a row (migrations/0003), so nothing else may tie it down: no foreign keys. */
export const auditTable = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    actorId: integer(),
    actorRole: text().$type<Role>().notNull(),
    action: text().notNull(),
    objectKind: text().notNull(),
    objectId: text(),
    subjectId: integer(),
    result: text().$type<'done' | 'refused'>().notNull(),
    requestId: text().notNull(),
    changes: jsonb().$type<Record<string, { from: unknown; to: unknown }>>(),
  },
  (t) => [
    index('audit_subject').on(t.subjectId, t.id),
    index('audit_object').on(t.objectId, t.objectKind),
    index('audit_actor').on(t.actorId, t.id),
    index('audit_action').on(t.action, t.id),
    index('audit_at').on(t.at),
  ],
);

/** Messages of a demo, instead of being sent. */
export const outboxTable = pgTable('outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  to: text().notNull(),
  channel: text().$type<OutboxMessage['channel']>().notNull(),
  text: text().notNull(),
  /** Name of the file that went with it. */
  attachment: text(),
  at: instant().notNull(),
});

/** Calls a minute that several processes count together, as rate-limiter-flexible keeps them: a hash of call and address, epoch milliseconds. */
export const rateLimitTable = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Records of deleted accounts that a law wants kept (docs/decisions/retention.md). */
export const retainedTable = pgTable(
  'retained_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    reference: text().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** SHA-256 of the mobile that the account had; empty for what was written late. */
    mobileHash: text().notNull(),
    /** JSON, packed with gzip. */
    content: bytes().notNull(),
    fileIds: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull(),
    deleteAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('retained_record_reference').on(t.kind, t.reference),
    index('retained_record_account').on(t.accountId),
    index('retained_record_mobile').on(t.mobileHash),
    index('retained_record_due').on(t.deleteAt),
  ],
);

/** Facts about the store that its processes agree on: the first process that inserts a fact decides it. */
export const installationTable = pgTable('installation', {
  /** 'mode': demo or store. 'storage': identity of the storage that holds the files. */
  name: text().$type<'mode' | 'storage'>().primaryKey(),
  value: text().notNull(),
  createdAt: instant().notNull(),
});
