import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ConsentPurpose, OtpPurpose, Role, StaffRole } from '@doorstep/contract/account';
import type { PreferencesBody } from '@doorstep/contract/account.schema';
import { instant } from '../platform/db/columns.ts';

/** What a code is for; of another area's with a space: 'care 12'. What is sent for one of them opens nothing of the others. */
export type CodePurpose = OtpPurpose | `${string} ${string}`;

export const accountTable = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Ten digits; of a deleted account no number, so that it can be registered again. */
    mobile: text().notNull(),
    name: text().notNull(),
    email: text(),
    passwordHash: text().notNull(),
    role: text().$type<Role>().notNull().default('patient'),
    /** What somebody of the staff was who is shut out: a patient like everybody, until it is given back. */
    shutOutRole: text().$type<StaffRole>(),
    lastLoginAt: instant(),
    mobileVerifiedAt: instant(),
    /** Of the file; no reference, since a file refers to its account. */
    pictureId: text(),
    /** What was chosen; the rest is as it is for everybody. */
    preferences: jsonb().$type<PreferencesBody>().notNull().default({}),
    createdAt: instant().notNull(),
    /** The row stays for what the law keeps, without a word of whose it was. */
    deletedAt: instant(),
  },
  (t) => [
    uniqueIndex('account_mobile').on(t.mobile),
    index('account_name_parts')
      .using('gin', sql`grams(lower(${t.name}), 1)`)
      .with({ fastupdate: false }),
    index('account_mobile_parts')
      .using('gin', sql`grams(${t.mobile}, 3)`)
      .with({ fastupdate: false }),
    index('account_staff')
      .on(t.role)
      .where(sql`${t.role} <> 'patient' or ${t.shutOutRole} is not null`),
  ],
);

/** Only hashes of the tokens are kept; each kind is looked up in its own column, so that neither passes for the other (safety T17). */
export const sessionTable = pgTable(
  'session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    accessHash: text().notNull(),
    refreshHash: text().notNull(),
    /** 'Chrome on Android': what its owner knows it by; no address is kept. */
    device: text().notNull().default(''),
    /** Began with a password and a second step. */
    secondStep: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    seenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('session_access').on(t.accessHash),
    uniqueIndex('session_refresh').on(t.refreshHash),
    index('session_account').on(t.accountId),
  ],
);

/** The code that counts now for a mobile and a purpose, as a salted hash; another one takes its place, and it goes when it was used (safety T13). */
export const otpTable = pgTable(
  'otp',
  {
    mobile: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    salt: text().notNull(),
    hash: text().notNull(),
    /** For whoever tries. */
    triesLeft: smallint().notNull(),
    /** For a browser that has logged in to the account before: a stranger uses up none of these. */
    ownTriesLeft: smallint().notNull().default(5),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mobile, t.purpose] })],
);

/** Each code that was asked for, for a day: by hashes of the mobile and of the network it came from; browsers that are known to an account count apart (safety T14). */
export const otpAskedTable = pgTable(
  'otp_asked',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mobileHash: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    addressHash: text().notNull(),
    /** False for a mobile that nobody has: nothing is sent, and everything else is as if. */
    sent: boolean().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('otp_asked_mobile').on(t.mobileHash, t.at),
    index('otp_asked_address').on(t.addressHash, t.at),
    index('otp_asked_at').on(t.at),
  ],
);

/** Each wrong try at a code that was alive, for a day, by the same hashes (safety T13). */
export const otpTriedTable = pgTable(
  'otp_tried',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mobileHash: text().notNull(),
    addressHash: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('otp_tried_mobile').on(t.mobileHash, t.at), index('otp_tried_at').on(t.at)],
);

/** Each yes and each no, for good: what was agreed to when must be shown later. */
export const consentTable = pgTable(
  'consent',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    purpose: text().$type<ConsentPurpose>().notNull(),
    version: text().notNull(),
    given: boolean().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('consent_account').on(t.accountId, t.id)],
);

/** Second step of a staff login: the secret of an authenticator app (RFC 6238). A row exists once a code of it was confirmed. */
export const secondStepTable = pgTable('second_step', {
  accountId: integer()
    .primaryKey()
    .references(() => accountTable.id),
  /** Base32, sealed with SECOND_STEP_KEY where that is set. */
  secret: text().notNull(),
  /** Time step of the last accepted code: this one and earlier ones are refused as replays. */
  lastCounter: integer().notNull(),
  /** Wrong codes since `failingSince`; too many lock the second step for a day. */
  failures: smallint().notNull().default(0),
  failingSince: instant(),
  enrolledAt: instant().notNull(),
});

/** Unused recovery codes, hashed; a code is deleted when it is used. */
export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
);

/** Proof of a right password between the first and the second step of a login; only its hash is stored. */
export const secondStepTicketTable = pgTable(
  'second_step_ticket',
  {
    hash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    device: text().notNull(),
    /** Secret of an enrolment that is not confirmed yet, sealed as in `second_step`. */
    pendingSecret: text(),
    triesLeft: smallint().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('second_step_ticket_account').on(t.accountId)],
);
