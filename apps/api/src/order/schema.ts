import { sql } from 'drizzle-orm';
import {
  alias,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OrderStatus, RecordedMethod, ServiceType, TimelineReason } from '@doorstep/contract/order';
import { accountTable } from '../account/schema.ts';
import { paymentTable } from '../payment/schema.ts';
import { fileTable } from '../platform/schema.ts';
import type { CreditNoteFacts } from './credit-facts.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { instant, paise } from '../platform/db/columns.ts';

/** An order or a booking of any product type. */
export const orderTable = pgTable(
  'order',
  {
    id: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Who ordered for the account's owner; null: the owner. */
    byAccountId: integer().references(() => accountTable.id),
    serviceType: text().$type<ServiceType>().notNull(),
    /** Null: pay at visit. One payment makes one order, whoever fulfils it. */
    paymentId: integer().references(() => paymentTable.id),
    status: text().$type<OrderStatus>().notNull(),
    subtotalPaise: paise().notNull(),
    feePaise: paise().notNull(),
    totalPaise: paise().notNull(),
    /** Of the quote: what the patient wanted, whatever it cost. */
    intent: text().notNull(),
    /** In one line. */
    address: text(),
    /** The state that it goes to: by it the tax is one of the country or of the state. */
    placeOfSupply: text(),
    contactMobile: text(),
    /** From the store, to 0.1 km; null for what happens online, and in orders of earlier releases. */
    distanceKm: real(),
    /** By when it comes; null where nothing was promised, or not yet. */
    promisedAt: instant(),
    /** Of a booking: as frozen in its quote. */
    details: jsonb(),
    createdAt: instant().notNull(),
    /** When its status or an item of it last changed. */
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('order_payment').on(t.paymentId),
    // These hold all that a list of the staff is chosen and sorted by: a page far behind is found without a look at the orders before it.
    index('order_account').on(t.accountId, t.createdAt, t.id, t.serviceType, t.status),
    index('order_newest').on(t.createdAt, t.id, t.serviceType, t.status),
    index('order_status').on(t.status, t.createdAt, t.id, t.serviceType),
    index('order_total').on(t.totalPaise, t.createdAt, t.id, t.serviceType, t.status),
    index('order_changed').on(t.updatedAt),
    index('order_by')
      .on(t.byAccountId)
      .where(sql`${t.byAccountId} is not null`),
    index('order_id_parts')
      .using('gin', sql`grams(${t.id}, 3)`)
      .with({ fastupdate: false }),
    index('order_name_parts')
      .using('gin', sql`grams(lower(${t.details}->>'name'), 1)`)
      .where(sql`${t.details} is not null`)
      .with({ fastupdate: false }),
    index('order_contact_parts')
      .using('gin', sql`grams(${t.contactMobile}, 3)`)
      .where(sql`${t.contactMobile} is not null`)
      .with({ fastupdate: false }),
  ],
);

/** What was sold, as it was when it was frozen; it stays when the thing itself is gone. */
export const orderItemTable = pgTable(
  'order_item',
  {
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    position: smallint().notNull(),
    productType: text().$type<ServiceType>().notNull(),
    /** What it is in its own area: an id of its catalogue. */
    reference: text().notNull(),
    title: text().notNull(),
    detail: text(),
    quantity: smallint().notNull(),
    /** Of one. */
    pricePaise: paise().notNull(),
    /** HSN of goods, SAC of services; null where the catalogue does not say. */
    taxCode: text(),
    /** In percent. */
    gstRate: smallint(),
    /** What only its product type reads; the product type has its schema. */
    data: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] })],
);

/** A person of an order, for joins: its patient, or who moved it. */
export const person = <As extends 'patient' | 'mover'>(as: As) => alias(accountTable, as);

/** Each status with its time: the patient's timeline. */
export const orderEventTable = pgTable(
  'order_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    status: text().$type<OrderStatus>().notNull(),
    at: instant().notNull(),
    /** Null: nobody by hand. */
    byAccountId: integer().references(() => accountTable.id),
    /** Why, where nobody did it by hand. */
    reason: text().$type<TimelineReason>(),
  },
  (t) => [index('order_event_order').on(t.orderId)],
);

/** Items that were paid and are given back, each once: neither sent nor charged. */
export const returnedItemTable = pgTable(
  'order_returned_item',
  {
    orderId: text().notNull(),
    position: smallint().notNull(),
    byAccountId: integer().references(() => accountTable.id),
    at: instant().notNull(),
    /** Code of the refund's reason; null in rows of earlier releases. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    foreignKey({
      columns: [t.orderId, t.position],
      foreignColumns: [orderItemTable.orderId, orderItemTable.position],
      name: 'order_returned_item_item',
    }),
  ],
);

/**
 * Money taken at a visit, and its corrections: append-only, odd positions receive and even ones reverse, so that an order is never paid twice.
 */
export const receivedPaymentTable = pgTable(
  'order_received_payment',
  {
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    /** From 1 in each order. */
    position: smallint().notNull(),
    /** Negative for a reversal. */
    amountPaise: paise().notNull(),
    method: text().$type<RecordedMethod>().notNull(),
    /** UPI transaction number. */
    reference: text(),
    /** Name of the person who took it; empty where the method is `unknown`. */
    receiver: text().notNull(),
    /** When it was taken. */
    at: instant().notNull(),
    /** Why it was reversed; empty once the account was erased. */
    reason: text(),
    byAccountId: integer().references(() => accountTable.id),
    recordedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check(
      'order_received_payment_turn',
      sql`(${t.position} % 2 = 1 and ${t.amountPaise} > 0 and ${t.reason} is null) or (${t.position} % 2 = 0 and ${t.amountPaise} < 0 and ${t.reason} is not null)`,
    ),
    check('order_received_payment_method', sql`${t.method} in ('cash', 'upi', 'unknown')`),
    check('order_received_payment_reference', sql`${t.method} <> 'upi' or ${t.reference} is not null`),
  ],
);

/** What the staff write for each other; it stands on the order, also when its patient has left. */
export const orderNoteTable = pgTable(
  'order_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    text: text().notNull(),
    byAccountId: integer().references(() => accountTable.id),
    at: instant().notNull(),
  },
  (t) => [index('order_note_order').on(t.orderId)],
);

/** A tax invoice: what stands on it is frozen, and its number is one more than the one before (rule 46 of the CGST rules), since number and row are made in one transaction. */
export const invoiceTable = pgTable(
  'invoice',
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id),
    number: text().notNull(),
    facts: jsonb().$type<InvoiceFacts>().notNull(),
    /** Null while it is not drawn, or where its patient was forgotten: it is drawn anew from its facts. */
    fileId: text().references(() => fileTable.id),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('invoice_number').on(t.number), index('invoice_file').on(t.fileId)],
);

/** The last number of each financial year: '2026-27'. */
export const invoiceSeriesTable = pgTable('invoice_series', {
  year: text().primaryKey(),
  last: integer().notNull(),
});

/** What of an invoice was given back, numbered like invoices and in a series of its own (section 34 of the CGST act). */
export const creditNoteTable = pgTable(
  'credit_note',
  {
    orderId: text()
      .notNull()
      .references(() => invoiceTable.orderId),
    /** 1 is the first of its order. */
    position: smallint().notNull(),
    number: text().notNull(),
    facts: jsonb().$type<CreditNoteFacts>().notNull(),
    /** As of an invoice. */
    fileId: text().references(() => fileTable.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    uniqueIndex('credit_note_number').on(t.number),
    index('credit_note_file').on(t.fileId),
  ],
);

/** As `invoice_series`. */
export const creditNoteSeriesTable = pgTable('credit_note_series', {
  year: text().primaryKey(),
  last: integer().notNull(),
});
