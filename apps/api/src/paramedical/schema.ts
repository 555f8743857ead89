import { VISIT_MINUTES_MAX } from '@doorstep/contract/paramedical';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orderTable } from '../order/schema.ts';
import { instant, paise } from '../platform/db/columns.ts';
import { fileTable } from '../platform/schema.ts';
import { resourceTable } from '../schedule/schema.ts';

/** What is to be there when somebody comes. */
export interface KeepReady {
  icon: string;
  text: string;
  text_hi: string;
}
/** A service at the patient's home. */
export const homeServiceTable = pgTable(
  'home_service',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    titleHi: text().notNull(),
    description: text().notNull(),
    descriptionHi: text().notNull(),
    /** Path of a drawing. */
    image: text(),
    pricePaise: paise().notNull(),
    offerPaise: paise(),
    /** By day and night. */
    aroundTheClock: boolean().notNull(),
    /** A doctor's order is needed, as a prescription is for a medicine. */
    needsOrder: boolean().notNull(),
    keepReady: jsonb().$type<readonly KeepReady[]>().notNull(),
    /** How long a visit lasts. */
    minutes: smallint().notNull().default(60),
  },
  (t) => [
    check('home_service_minutes', sql`${t.minutes} between 10 and ${sql.raw(String(VISIT_MINUTES_MAX))}`),
  ],
);

/** Nurses who start from one place. Its resource has as many seats as it has nurses on duty. */
export const visitTeamTable = pgTable(
  'visit_team',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    /** By day, and around the clock for services that are done at night. */
    resourceId: integer()
      .notNull()
      .references(() => resourceTable.id),
  },
  (t) => [uniqueIndex('visit_team_resource').on(t.resourceId)],
);
/** Who comes. */
export const nurseTable = pgTable(
  'nurse',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer()
      .notNull()
      .references(() => visitTeamTable.id),
    name: text().notNull(),
    /** 'Nurse, GNM'. */
    role: text().notNull(),
    registrationNo: text().notNull(),
    languages: jsonb().$type<readonly string[]>().notNull(),
    /** Path of a drawing. */
    photo: text(),
    mobile: text(),
    /** Of one seat: nobody is sent to two places at once. */
    resourceId: integer()
      .notNull()
      .references(() => resourceTable.id),
  },
  (t) => [
    uniqueIndex('nurse_registration').on(t.registrationNo),
    uniqueIndex('nurse_resource').on(t.resourceId),
    index('nurse_team').on(t.teamId),
  ],
);
/** What only a visit has, beside its booking. */
export const visitTable = pgTable(
  'visit',
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id),
    teamId: integer()
      .notNull()
      .references(() => visitTeamTable.id),
    nurseId: integer().references(() => nurseTable.id),
    /** Four digits that the patient says at the door; null once the visit has started. */
    code: text(),
    /** Wrong codes so far. */
    codeTries: smallint().notNull().default(0),
    onWayAt: instant(),
    startedAt: instant(),
    doneAt: instant(),
    /** A slip that an earlier release drew and kept; nobody writes it any more. */
    slipFileId: text().references(() => fileTable.id),
  },
  (t) => [
    index('visit_of_team').on(t.teamId),
    index('visit_nurse').on(t.nurseId),
    index('visit_slip_file').on(t.slipFileId),
  ],
);
