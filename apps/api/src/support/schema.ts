import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TicketKind, TicketStatus } from '@doorstep/contract/support';
import type { NewTicket } from '@doorstep/contract/support.form';
import { accountTable } from '../account/schema.ts';
import { instant } from '../platform/db/columns.ts';

/** What somebody asked the shop. */
export const ticketTable = pgTable(
  'ticket',
  {
    id: text().primaryKey(),
    /** Null: sent without a login. */
    accountId: integer().references(() => accountTable.id),
    kind: text().$type<TicketKind>().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    message: text().notNull(),
    about: text().notNull(),
    language: text().$type<NewTicket['language']>().notNull(),
    status: text().$type<TicketStatus>().notNull().default('open'),
    createdAt: instant().notNull(),
    /** By when it is to be answered. */
    dueAt: instant().notNull(),
    /** Null where it does not wait for us. */
    waitingSince: instant(),
    /** Hashes of its Idempotency-Key and of what came with it: strangers have no account to keep them by. */
    key: text(),
    asked: text(),
  },
  (t) => [
    uniqueIndex('ticket_key').on(t.key),
    index('ticket_account').on(t.accountId, t.createdAt),
    index('ticket_mobile').on(t.mobile, t.createdAt),
    index('ticket_waiting').on(t.status, t.waitingSince),
    index('ticket_newest').on(t.createdAt, t.id),
    index('ticket_about')
      .on(t.about)
      .where(sql`${t.about} <> ''`),
    index('ticket_id_parts')
      .using('gin', sql`grams(${t.id}, 3)`)
      .with({ fastupdate: false }),
    index('ticket_name_parts')
      .using('gin', sql`grams(lower(${t.name}), 1)`)
      .with({ fastupdate: false }),
    index('ticket_mobile_parts')
      .using('gin', sql`grams(${t.mobile}, 3)`)
      .with({ fastupdate: false }),
  ],
);

/** What the staff wrote to it. */
export const ticketAnswerTable = pgTable(
  'ticket_answer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: text()
      .notNull()
      .references(() => ticketTable.id, { onDelete: 'cascade' }),
    /** Null: who owns the machine, by the server's own token. */
    byAccountId: integer().references(() => accountTable.id),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('ticket_answer_ticket').on(t.ticketId, t.id)],
);
