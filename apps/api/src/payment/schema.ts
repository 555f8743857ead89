import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ServiceType } from '@doorstep/contract/order';
import { accountTable } from '../account/schema.ts';
import type { ReasonParams } from './reason.ts';
import { instant, paise } from '../platform/db/columns.ts';

/** What is sold, frozen before any money moves: lines or booking details, address, fee and total. */
export const quoteTable = pgTable(
  'quote',
  {
    id: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    serviceType: text().$type<ServiceType>().notNull(),
    serviceId: text(),
    /** Hash of what is wanted, whatever it costs: the same wish quoted twice. */
    intent: text().notNull(),
    /** Hash of all that is frozen: asked for again, the open quote itself is the answer, so that two tabs pay one provider order. */
    fingerprint: text().notNull(),
    frozen: jsonb().notNull(),
    subtotalPaise: paise().notNull(),
    feePaise: paise().notNull(),
    totalPaise: paise().notNull(),
    /** False once it became an order, or its money went back. */
    open: boolean().notNull().default(true),
    /** Its payment was captured: a trigger says so (migrations/0035). Open and paid is what still becomes an order. */
    paid: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('quote_unplaced')
      .on(t.id)
      .where(sql`${t.open} and ${t.paid}`),
    index('quote_unpaid')
      .on(t.expiresAt)
      .where(sql`not ${t.paid}`),
    index('quote_account').on(t.accountId),
    uniqueIndex('quote_open')
      .on(t.accountId, t.fingerprint)
      .where(sql`${t.open}`),
  ],
);

/** In this order, and never back. */
export const states = [
  'created',
  'attempted',
  'failed',
  'authorized',
  'captured',
  'refund_pending',
  'refunded',
] as const;
export type State = (typeof states)[number];

/** One order at the provider; what counts of it is the first payment that was captured. */
export const paymentTable = pgTable(
  'payment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    quoteId: text()
      .notNull()
      .references(() => quoteTable.id),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Who opened it last for the account's owner; null: the owner. */
    byAccountId: integer().references(() => accountTable.id),
    providerOrderId: text().notNull(),
    providerPaymentId: text(),
    amountPaise: paise().notNull(),
    state: text().$type<State>().notNull().default('created'),
    /** Why the money goes back (./reason.ts); null while it stays. */
    refundReasonCode: text(),
    refundReasonParams: jsonb().$type<ReasonParams>(),
    refundReasonText: text(),
    nextCheckAt: instant().notNull(),
    /** When it was last opened. */
    createdAt: instant().notNull(),
    /** How many orders of the same wish there were when it was last opened: one that was left and is taken up again is a new wish. Null: opened by a server that did not count. */
    ordersBefore: integer(),
    /** When it was paid, by the provider's clock where it says so. */
    capturedAt: instant(),
  },
  (t) => [
    uniqueIndex('payment_quote').on(t.quoteId),
    index('payment_account').on(t.accountId, t.createdAt),
    uniqueIndex('payment_provider_order').on(t.providerOrderId),
    uniqueIndex('payment_provider_payment').on(t.providerPaymentId),
    index('payment_check')
      .on(t.nextCheckAt)
      .where(sql`${t.state} in ('created', 'attempted', 'failed', 'authorized')`),
  ],
);

/** Each payment that was tried at the provider for one order of it. */
export const attemptTable = pgTable(
  'payment_attempt',
  {
    /** The provider's payment id. */
    id: text().primaryKey(),
    paymentId: integer()
      .notNull()
      .references(() => paymentTable.id),
    state: text().$type<State>().notNull(),
    amountPaise: paise().notNull(),
    refundId: text(),
  },
  (t) => [
    index('payment_attempt_payment').on(t.paymentId),
    index('payment_attempt_refund')
      .on(t.id)
      .where(sql`${t.state} = 'refund_pending'`),
  ],
);

/** Money of a payment that goes back at our asking, all or a part: what was given back cannot be given again. */
export const refundTable = pgTable(
  'refund',
  {
    /** Also the provider's idempotency key. */
    id: text().primaryKey(),
    /** The order whose money it is. */
    orderId: text().notNull(),
    attemptId: text()
      .notNull()
      .references(() => attemptTable.id),
    amountPaise: paise().notNull(),
    state: text().$type<'pending' | 'failed' | 'processed'>().notNull().default('pending'),
    /** Why (./reason.ts). */
    reasonCode: text().notNull(),
    reasonParams: jsonb().$type<ReasonParams>().notNull(),
    /** Its sentence, only where no messages know the code. */
    reasonText: text(),
    providerRefundId: text(),
    createdAt: instant().notNull(),
    processedAt: instant(),
  },
  (t) => [
    index('refund_order').on(t.orderId),
    index('refund_attempt').on(t.attemptId),
    index('refund_provider').on(t.providerRefundId),
    index('refund_open')
      .on(t.id)
      .where(sql`${t.state} <> 'processed'`),
    check('refund_amount', sql`${t.amountPaise} > 0`),
  ],
);

/** Told at least once, and counted once (safety T11). */
export const webhookEventTable = pgTable(
  'webhook_event',
  {
    id: text().primaryKey(),
    receivedAt: instant().notNull(),
  },
  (t) => [index('webhook_event_received').on(t.receivedAt)],
);

/** The sandbox provider's own books (demo only): what a real provider would keep. */
export const sandboxTable = pgTable(
  'sandbox',
  {
    id: text().primaryKey(),
    kind: text().$type<'order' | 'payment' | 'refund' | 'hook'>().notNull(),
    /** Of a payment its order, of a refund its payment. */
    parent: text(),
    body: jsonb().notNull(),
    /** When it is to happen by itself. */
    dueAt: instant(),
  },
  (t) => [index('sandbox_parent').on(t.parent), index('sandbox_due').on(t.dueAt)],
);
