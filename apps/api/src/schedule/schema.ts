import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ServiceType } from '@doorstep/contract/order';
import { HOLDS_MAX, type BookingStatus } from '@doorstep/contract/schedule';
import { accountTable } from '../account/schema.ts';
import { orderTable } from '../order/schema.ts';
import { instant } from '../platform/db/columns.ts';

/** Whose time is booked: a doctor, a team of nurses, one nurse, collectors. */
export const resourceTable = pgTable(
  'schedule_resource',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** How many are served at once. */
    capacity: smallint().notNull(),
    slotMinutes: smallint().notNull(),
    bufferMinutes: smallint().notNull(),
    stepMinutes: smallint().notNull(),
  },
  (t) => [
    check('schedule_resource_capacity', sql`${t.capacity} > 0`),
    check(
      'schedule_resource_minutes',
      sql`${t.slotMinutes} > 0 and ${t.bufferMinutes} >= 0 and ${t.stepMinutes} > 0`,
    ),
  ],
);
const resourceId = () =>
  integer()
    .notNull()
    .references(() => resourceTable.id);

/** Each week; minutes of an Indian day, 0 is Sunday (./opening.ts). */
export const weeklyHoursTable = pgTable(
  'schedule_weekly_hours',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resourceId: resourceId(),
    weekday: smallint().notNull(),
    fromMinute: smallint().notNull(),
    toMinute: smallint().notNull(),
  },
  (t) => [
    uniqueIndex('schedule_weekly_hours_once').on(t.resourceId, t.weekday, t.fromMinute),
    check('schedule_weekly_hours_weekday', sql`${t.weekday} between 0 and 6`),
    check(
      'schedule_weekly_hours_minutes',
      sql`${t.fromMinute} between 0 and 1439 and ${t.toMinute} > ${t.fromMinute} and ${t.toMinute} <= 2880`,
    ),
  ],
);
/** Of one Indian calendar day, in place of its weekly ones. Minutes are null where it is closed. */
export const dayHoursTable = pgTable(
  'schedule_day_hours',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resourceId: resourceId(),
    day: date({ mode: 'string' }).notNull(),
    fromMinute: smallint(),
    toMinute: smallint(),
  },
  (t) => [
    uniqueIndex('schedule_day_hours_once').on(t.resourceId, t.day, t.fromMinute),
    check(
      'schedule_day_hours_minutes',
      sql`(${t.fromMinute} is null and ${t.toMinute} is null) or (${t.fromMinute} between 0 and 1439 and ${t.toMinute} > ${t.fromMinute} and ${t.toMinute} <= 2880)`,
    ),
  ],
);
/** From one instant to another nobody is there. */
export const leaveTable = pgTable(
  'schedule_leave',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resourceId: resourceId(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    note: text().notNull(),
  },
  (t) => [
    index('schedule_leave_resource').on(t.resourceId, t.endsAt),
    check('schedule_leave_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/**
 * One of a resource's seats, for so long: held for somebody, or booked by an order. Two of one seat never overlap, whatever wrote them: the
 * migration has an exclusion constraint (`schedule_seat_once`), which no table builder can say. What ran out or was cancelled is deleted.
 */
export const seatTable = pgTable(
  'schedule_seat',
  {
    id: text().primaryKey(),
    resourceId: resourceId(),
    /** From 0 to one less than the capacity that the resource had when it was taken. */
    seat: smallint().notNull(),
    capacity: smallint().notNull(),
    startsAt: instant().notNull(),
    /** With its buffer. */
    endsAt: instant().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Null: it is held only, and runs out. */
    orderId: text().references(() => orderTable.id),
    expiresAt: instant(),
    isExtended: boolean().notNull().default(false),
    /** Which of a person's few holds it is. */
    holdNumber: smallint(),
    /** Product type that it was held for; null for a seat that was never held. */
    serviceType: text().$type<ServiceType>(),
  },
  (t) => [
    check('schedule_seat_capacity', sql`${t.seat} >= 0 and ${t.seat} < ${t.capacity}`),
    check('schedule_seat_span', sql`${t.endsAt} > ${t.startsAt}`),
    check(
      'schedule_seat_hold',
      sql`(${t.orderId} is null) = (${t.expiresAt} is not null) and (${t.orderId} is null) = (${t.holdNumber} is not null)`,
    ),
    check('schedule_seat_holds', sql`${t.holdNumber} between 1 and ${sql.raw(String(HOLDS_MAX))}`),
    uniqueIndex('schedule_seat_hold_number').on(t.accountId, t.holdNumber),
    uniqueIndex('schedule_seat_order').on(t.orderId, t.resourceId),
    index('schedule_seat_day').on(t.resourceId, t.startsAt),
  ],
);

/** What is booked for a time, of whatever product type; what it is stands in its order, and in its own area. */
export const bookingTable = pgTable(
  'schedule_booking',
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    serviceType: text().$type<ServiceType>().notNull(),
    /** Of its own area: a doctor, a home service. */
    reference: text().notNull(),
    resourceId: resourceId(),
    status: text().$type<BookingStatus>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** How often its patient has moved it. */
    moves: smallint().notNull().default(0),
  },
  (t) => [
    index('schedule_booking_account').on(t.accountId, t.startsAt),
    index('schedule_booking_resource').on(t.resourceId, t.startsAt),
  ],
);
