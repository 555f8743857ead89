import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CartRequestStatus } from '@doorstep/contract/cart-request';
import type { ConsultationMode, PatientSex, TelemedicineList } from '@doorstep/contract/consultation';
import type { RxStatus, ServiceType } from '@doorstep/contract/order';
import type { prescriptionStatuses } from '@doorstep/contract/prescription';
import { accountTable } from '../account/schema.ts';
import { orderTable } from '../order/schema.ts';
import { fileTable } from '../platform/schema.ts';
import { instant } from '../platform/db/columns.ts';
import type { Params } from '@doorstep/contract/failure';
import type { ReviewBody } from './targets.ts';

export const prescriptionTable = pgTable(
  'prescription',
  {
    id: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accountTable.id),
    /** Null: deleted before any order had it; the row stays for a quote that may still name it. */
    fileId: text().references(() => fileTable.id),
    /** Of the bytes as they were sent: a retry is known by them. */
    digest: text().notNull(),
    status: text().$type<(typeof prescriptionStatuses)[number]>().notNull().default('pending'),
    /** For the patient. */
    note: text(),
    /** Last day on which a pharmacist approves by it, in India. */
    validUntil: date({ mode: 'string' }),
    /** Doctor of the shop who wrote it; null for one that was uploaded. */
    writtenBy: integer().references(() => accountTable.id),
    reviewedBy: integer().references(() => accountTable.id),
    reviewedAt: instant(),
    calledBy: integer().references(() => accountTable.id),
    calledAt: instant(),
    /** Deleted by its owner; what an order was filled with is kept all the same. */
    hiddenAt: instant(),
    /** Who wrote it and when, as a pharmacist reads it. */
    doctorName: text(),
    doctorRegistration: text(),
    doctorAddress: text(),
    writtenOn: date({ mode: 'string' }),
    /** In whole years on that day, where the sheet says it. */
    patientAge: smallint(),
    /** Patient's name on the prescription; null: the name of the account. */
    patientName: text(),
    /** Why it was approved although it was older than six months. */
    oldReason: text(),
    uploadedAt: instant().notNull(),
  },
  (t) => [
    index('prescription_account').on(t.accountId),
    index('prescription_file').on(t.fileId),
    index('prescription_newest').on(t.uploadedAt, t.id),
    index('prescription_pending')
      .on(t.uploadedAt)
      .where(sql`${t.status} = 'pending' and ${t.hiddenAt} is null`),
  ],
);

/** The prescription that an order was given last. */
export const prescriptionOrderTable = pgTable(
  'prescription_order',
  {
    orderId: text()
      .primaryKey()
      .references(() => orderTable.id),
    prescriptionId: text()
      .notNull()
      .references(() => prescriptionTable.id),
    /** When the pharmacy called about it, and who did. */
    calledAt: instant(),
    calledBy: integer().references(() => accountTable.id),
  },
  (t) => [index('prescription_order_prescription').on(t.prescriptionId)],
);

/** An item of an order that needs a prescription, by its position. One that is rejected is refunded (decision C30). */
export const prescriptionLineTable = pgTable(
  'prescription_line',
  {
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    position: smallint().notNull(),
    status: text().$type<RxStatus>().notNull(),
    /** The pharmacist's words for the patient. */
    reason: text(),
    /** The one that it was decided by: the order's may be another since. */
    prescriptionId: text().references(() => prescriptionTable.id),
    byAccountId: integer().references(() => accountTable.id),
    at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('prescription_line_prescription').on(t.prescriptionId),
    index('prescription_line_status').on(t.status),
  ],
);

/**
 * Register of supplied Schedule H1 medicines, one version of a record per row. Version 1 is the record at dispatch; each correction adds a version.
 * Append-only: a trigger refuses updates, and deletes within three years (Drugs Rules 1945, rule 65(3)(h), GSR 588(E) of 30 August 2013).
 */
export const registerEntryTable = pgTable(
  'register_entry',
  {
    orderId: text()
      .notNull()
      .references(() => orderTable.id),
    position: smallint().notNull(),
    version: smallint().notNull(),
    patient: text(),
    prescriber: text(),
    registration: text(),
    prescriberAddress: text(),
    writtenOn: date({ mode: 'string' }),
    /** Why it was corrected; null for the record at dispatch. */
    reason: text(),
    /** Null: the server's own token. */
    byAccountId: integer().references(() => accountTable.id),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position, t.version] }),
    check('register_entry_version', sql`${t.version} > 0`),
  ],
);

/** What a pharmacist read on a prescription for one medicine; the last words stand. */
export const prescriptionWrittenTable = pgTable(
  'prescription_written',
  {
    prescriptionId: text()
      .notNull()
      .references(() => prescriptionTable.id),
    productType: text().$type<ServiceType>().notNull(),
    reference: text().notNull(),
    /** Packs of one fill. */
    quantity: smallint(),
    days: smallint(),
    /** Further fills. */
    repeats: smallint().notNull(),
    notedBy: integer()
      .notNull()
      .references(() => accountTable.id),
    notedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.prescriptionId, t.productType, t.reference] })],
);

/** A decision that can still be undone: nothing comes of it before it is due. One that was refused when it was due stays as a note for the desk. */
export const prescriptionHeldTable = pgTable(
  'prescription_held',
  {
    prescriptionId: text()
      .primaryKey()
      .references(() => prescriptionTable.id),
    body: jsonb().$type<ReviewBody>().notNull(),
    byAccountId: integer()
      .notNull()
      .references(() => accountTable.id),
    requestId: text().notNull(),
    at: instant().notNull(),
    dueAt: instant().notNull(),
    /** Why it was refused when it was due. */
    problem: jsonb().$type<{ code: string; params?: Params | undefined }>(),
  },
  (t) => [index('prescription_held_due').on(t.dueAt)],
);

/** What a doctor of the shop wrote after a consultation; its sheet is drawn from it. */
export const prescriptionAdviceTable = pgTable('prescription_advice', {
  prescriptionId: text()
    .primaryKey()
    .references(() => prescriptionTable.id),
  consultationId: text().notNull(),
  advice: text().notNull(),
  /** Null on those of earlier releases, which did not record these. */
  diagnosis: text(),
  mode: text().$type<ConsultationMode>(),
  isFollowUp: boolean(),
  patientSex: text().$type<PatientSex>(),
});
export const prescriptionDoseTable = pgTable(
  'prescription_dose',
  {
    prescriptionId: text()
      .notNull()
      .references(() => prescriptionAdviceTable.prescriptionId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    medicineId: integer().notNull(),
    /** As the catalogue had it then. */
    name: text().notNull(),
    composition: text().notNull(),
    /** Packs. */
    quantity: smallint().notNull(),
    days: smallint().notNull(),
    /** 'One in the morning, one at night', as the doctor writes it. */
    dose: text().notNull(),
    /** Tablets, millilitres or other units a day at most; null where the pack is not counted by them. */
    perDay: numeric({ precision: 8, scale: 2, mode: 'number' }),
    /** List of the Telemedicine Practice Guidelines; null on those of earlier releases. */
    list: text().$type<TelemedicineList>(),
  },
  (t) => [
    primaryKey({ columns: [t.prescriptionId, t.position] }),
    unique('prescription_dose_medicine').on(t.prescriptionId, t.medicineId),
    check('prescription_dose_quantity', sql`${t.quantity} between 1 and 99 and ${t.days} between 1 and 365`),
  ],
);

/** Medicine that a doctor of the shop wrote by its name, since the catalogue does not have it. */
export const prescriptionTypedTable = pgTable(
  'prescription_typed',
  {
    prescriptionId: text()
      .notNull()
      .references(() => prescriptionAdviceTable.prescriptionId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    days: smallint().notNull(),
    dose: text().notNull(),
    perDay: numeric({ precision: 8, scale: 2, mode: 'number' }),
    list: text().$type<TelemedicineList>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.prescriptionId, t.position] })],
);

/** A cart that a patient asked for with a prescription. One of a prescription is open at a time. */
export const cartRequestTable = pgTable(
  'cart_request',
  {
    id: text().primaryKey(),
    prescriptionId: text()
      .notNull()
      .references(() => prescriptionTable.id),
    status: text().$type<CartRequestStatus>().notNull().default('sent'),
    /** The patient's words. */
    note: text().notNull(),
    sentAt: instant().notNull(),
    /** The pharmacist's: a question, or why there is no cart. */
    words: text(),
    answeredBy: integer().references(() => accountTable.id),
    answeredAt: instant(),
    /** Of a proposed one. */
    expiresAt: instant(),
    confirmedAt: instant(),
  },
  (t) => [
    uniqueIndex('cart_request_open')
      .on(t.prescriptionId)
      .where(sql`${t.status} in ('sent', 'asked', 'proposed')`),
    index('cart_request_prescription').on(t.prescriptionId),
    index('cart_request_sent')
      .on(t.prescriptionId)
      .where(sql`${t.status} = 'sent'`),
    check(
      'cart_request_status',
      sql`${t.status} in ('sent', 'asked', 'proposed', 'confirmed', 'refused', 'expired')`,
    ),
    check('cart_request_proposed', sql`${t.status} <> 'proposed' or ${t.expiresAt} is not null`),
    check('cart_request_words', sql`${t.status} not in ('asked', 'refused') or ${t.words} is not null`),
  ],
);

/** What was proposed, as it was then. */
export const cartRequestLineTable = pgTable(
  'cart_request_line',
  {
    requestId: text()
      .notNull()
      .references(() => cartRequestTable.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    medicineId: integer().notNull(),
    name: text().notNull(),
    mrpPaise: integer().notNull(),
    offerPaise: integer().notNull(),
    quantity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.position] }),
    unique('cart_request_line_medicine').on(t.requestId, t.medicineId),
    check('cart_request_line_quantity', sql`${t.quantity} between 1 and 99`),
  ],
);
/** Who has a prescription on the desk, until when: renewed while it is open there. One row each, so one pharmacist has it. */
export const prescriptionClaimTable = pgTable('prescription_claim', {
  prescriptionId: text()
    .primaryKey()
    .references(() => prescriptionTable.id),
  byAccountId: integer()
    .notNull()
    .references(() => accountTable.id),
  since: instant().notNull(),
  until: instant().notNull(),
});
