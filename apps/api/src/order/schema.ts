import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderStatus, ServiceType } from '@doorstep/contract/order';
import { account } from '../account/schema.ts';
import { payment } from '../payment/schema.ts';
import { prescription } from '../prescription/schema.ts';

const instant = () => timestamp({ withTimezone: true });
const paise = () => bigint({ mode: 'number' });

/** An order of medicines, or a booking of any kind. */
export const order = pgTable('order', {
  id: text().primaryKey(),
  accountId: integer().notNull().references(() => account.id),
  serviceType: text().$type<ServiceType>().notNull(),
  /** Null: pay at visit. One payment makes one order, whoever fulfils it. */
  paymentId: integer().references(() => payment.id),
  status: text().$type<OrderStatus>().notNull(),
  subtotalPaise: paise().notNull(),
  feePaise: paise().notNull(),
  totalPaise: paise().notNull(),
  /** Of the quote: what the patient wanted, whatever it cost. */
  intent: text().notNull(),
  /** In one line. */
  address: text(),
  contactMobile: text(),
  prescriptionId: text().references(() => prescription.id),
  /** Of a booking: as frozen in its quote. */
  details: jsonb(),
  createdAt: instant().notNull(),
}, (t) => [uniqueIndex('order_payment').on(t.paymentId), index('order_account').on(t.accountId, t.createdAt)]);

export const orderLine = pgTable('order_line', {
  orderId: text().notNull().references(() => order.id),
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
}, (t) => [primaryKey({ columns: [t.orderId, t.position] })]);

/** Each status with its time: the patient's timeline. */
export const orderEvent = pgTable('order_event', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderId: text().notNull().references(() => order.id),
  status: text().$type<OrderStatus>().notNull(),
  at: instant().notNull(),
  /** Null: the shop itself. */
  byAccountId: integer().references(() => account.id),
}, (t) => [index('order_event_order').on(t.orderId)]);
