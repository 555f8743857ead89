import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  ConsultationStatus,
  ConsultationType,
  DangerSign,
  DangerWord,
  PatientSex,
  SenderType,
} from '@doorstep/contract/consultation';
import type { SignalData } from '@doorstep/contract/chat.schema';
import { accountTable, sessionTable } from '../account/schema.ts';
import { doctorTable } from '../appointment/schema.ts';
import { orderTable } from '../order/schema.ts';
import { instant } from '../platform/db/columns.ts';
import { prescriptionTable } from '../prescription/schema.ts';

/** A patient with a doctor, by chat or by video. */
export const consultationTable = pgTable(
  'consultation',
  {
    id: text().primaryKey(),
    type: text().$type<ConsultationType>().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    doctorId: integer()
      .notNull()
      .references(() => doctorTable.id),
    status: text().$type<ConsultationStatus>().notNull().default('open'),
    createdAt: instant().notNull(),
    closedAt: instant(),
    /** The doctor's words at the end. */
    note: text(),
    /** Side that ended it; null while it is open, and when it ended by itself. */
    closedBy: text().$type<SenderType>(),
    /** When the patient agreed to it, and to which text: without this nothing is written or shown in it. */
    consentAt: instant(),
    consentVersion: text(),
    /** Whole years, and sex, as the patient or the doctor stated them. */
    patientAge: smallint(),
    patientSex: text().$type<PatientSex>(),
    /** When each side's camera was first on during the call: only both make it a consultation by video. */
    patientVideoAt: instant(),
    doctorVideoAt: instant(),
    /** Of a video consultation: what paid for it, and its time. */
    orderId: text().references(() => orderTable.id),
    startsAt: instant(),
    endsAt: instant(),
    /** The number of the latest message; who writes the next one takes this row first, so numbers stand in the order of their commits. */
    lastMessage: integer().notNull().default(0),
    /** Up to which message each side has them, and has seen them. */
    patientDelivered: integer().notNull().default(0),
    patientSeen: integer().notNull().default(0),
    doctorDelivered: integer().notNull().default(0),
    doctorSeen: integer().notNull().default(0),
    /** When the patient wrote first since the doctor's last message. */
    waitingSince: instant(),
    /** Those that the patient said yes to, and when. */
    dangerSigns: jsonb().$type<readonly DangerSign[]>(),
    dangerSignsAt: instant(),
    /** Danger signs that the patient's messages name. */
    dangerWords: jsonb().$type<readonly DangerWord[]>(),
    /** Since when a danger sign waits for a doctor's first answer; null where there is none, or it was answered. */
    dangerSince: instant(),
    /** When the others were last notified that nobody has answered it. */
    escalatedAt: instant(),
  },
  (t) => [
    uniqueIndex('consultation_open_chat')
      .on(t.accountId, t.doctorId)
      .where(sql`${t.type} = 'chat' and ${t.status} = 'open'`),
    uniqueIndex('consultation_order').on(t.orderId),
    index('consultation_account').on(t.accountId, t.createdAt),
    index('consultation_doctor').on(t.doctorId, t.status),
    check('consultation_type', sql`${t.type} in ('chat', 'video')`),
    check('consultation_status', sql`(${t.status} = 'closed') = (${t.closedAt} is not null)`),
    check('consultation_video', sql`(${t.type} = 'video') = (${t.startsAt} is not null)`),
  ],
);

/** What goes with a message: a photo, or a prescription of the patient's own. */
export const attachmentTable = pgTable(
  'consultation_attachment',
  {
    id: text().primaryKey(),
    consultationId: text()
      .notNull()
      .references(() => consultationTable.id),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Of the photo, or of the sheet: that one goes when its owner deletes it, so nothing refers to it. */
    fileId: text().notNull(),
    /** Null: it is a photo. */
    prescriptionId: text().references(() => prescriptionTable.id),
    name: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('consultation_attachment_consultation').on(t.consultationId),
    index('consultation_attachment_file').on(t.fileId),
  ],
);

/** What a patient tells every doctor of themselves. */
export const healthNoteTable = pgTable('health_note', {
  accountId: integer()
    .primaryKey()
    .references(() => accountTable.id),
  allergies: text().notNull(),
  updatedAt: instant().notNull(),
});

export const messageTable = pgTable(
  'consultation_message',
  {
    consultationId: text()
      .notNull()
      .references(() => consultationTable.id),
    /** From 1 in each consultation, without gaps. */
    number: integer().notNull(),
    senderId: integer()
      .notNull()
      .references(() => accountTable.id),
    senderType: text().$type<SenderType>().notNull(),
    /** As it was then. */
    senderName: text().notNull(),
    body: text().notNull(),
    /** Chosen by who writes: sent again, it is the same message (safety F19). */
    clientId: text().notNull(),
    attachmentId: text().references(() => attachmentTable.id),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.consultationId, t.number] }),
    unique('consultation_message_once').on(t.consultationId, t.senderId, t.clientId),
  ],
);

/** Opens one socket once (safety T28). */
export const ticketTable = pgTable(
  'consultation_ticket',
  {
    /** Of the ticket: only who was given it knows it. */
    hash: text().primaryKey(),
    consultationId: text()
      .notNull()
      .references(() => consultationTable.id),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** It ends with the login that asked for it. */
    sessionId: integer()
      .notNull()
      .references(() => sessionTable.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('consultation_ticket_expires').on(t.expiresAt),
    index('consultation_ticket_session').on(t.sessionId),
  ],
);

/** What two browsers tell each other to connect, on its way between two servers: a notification has no room for it. */
export const signalTable = pgTable(
  'consultation_signal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    consultationId: text()
      .notNull()
      .references(() => consultationTable.id),
    data: jsonb().$type<SignalData>().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('consultation_signal_at').on(t.at)],
);
