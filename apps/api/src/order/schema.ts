import {
  alias,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OrderStatus, RxStatus, ServiceType } from '@doorstep/contract/order';
import { accountTable } from '../account/schema.ts';
import { paymentTable } from '../payment/schema.ts';
import { fileTable } from '../platform/schema.ts';
import { prescriptionTable } from '../prescription/schema.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

const instant = () => timestamp({ withTimezone: true });
const paise = () => bigint({ mode: 'number' });

/** An order of medicines, or a booking of any kind. */
export const orderTable = pgTable(
  'order',
  {
    id: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
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
    prescriptionId: text().references(() => prescriptionTable.id),
    /** Of a booking: as frozen in its quote. */
    details: jsonb(),
    /** When the pharmacy called about it, and who did. */
    calledAt: instant(),
    calledBy: integer().references(() => accountTable.id),
    createdAt: instant().notNull(),
    /** When its status or a line of it last changed. */
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('order_payment').on(t.paymentId),
    index('order_account').on(t.accountId, t.createdAt),
    index('order_newest').on(t.createdAt),
    index('order_status').on(t.status, t.createdAt),
    index('order_prescription').on(t.prescriptionId),
  ],
);

export const orderLineTable = pgTable(
  'order_line',
  {
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    position: smallint().notNull(),
    /** Kept when the medicine is gone: name and price are the line's own. */
    medicineId: integer().notNull(),
    name: text().notNull(),
    pack: text(),
    image: text(),
    qty: smallint().notNull(),
    pricePaise: paise().notNull(),
    mrpPaise: paise().notNull(),
    prescriptionRequired: boolean().notNull(),
    /** Of the catalogue when it was sold; the rate in percent. */
    hsn: text(),
    gstRate: smallint(),
    /** Null: it needs no prescription. One that is rejected is refunded (decision C30). */
    rxStatus: text().$type<RxStatus>(),
    rxReason: text(),
    /** The one that it was decided by: the order's may be another since. */
    rxPrescriptionId: text().references(() => prescriptionTable.id),
    rxBy: integer().references(() => accountTable.id),
    rxAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] })],
);

/** A person of an order, for joins: its patient, or who moved it. */
export const person = (as: 'patient' | 'mover') => alias(accountTable, as);

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
  },
  (t) => [index('order_event_order').on(t.orderId)],
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
  (t) => [uniqueIndex('invoice_number').on(t.number)],
);

/** The last number of each financial year: '2026-27'. */
export const invoiceSeriesTable = pgTable('invoice_series', {
  year: text().primaryKey(),
  last: integer().notNull(),
});
