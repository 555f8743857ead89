import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Leaver } from '../platform/area.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import type { Retained } from '../platform/retained.ts';
import { years, type RetentionRule } from '../platform/retention.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { tell } from './channel.ts';
import {
  attachmentTable,
  consultationTable,
  healthNoteTable,
  messageTable,
  signalTable,
  ticketTable,
} from './schema.ts';

/**
 * Years after its end that the record of a consultation is kept. Telemedicine Practice Guidelines of 25 March 2020, part 3,
 * 'Documentation and digital records of consultation': the doctor keeps the log and text of every consultation; Indian Medical Council Regulations 2002, 1.3.1: three years.
 */
const RECORD_YEARS = 3;
const DAY_MS = 86_400_000;

interface Needs {
  db: Database;
  clock: Clock;
  files: Pick<Files, 'forget'>;
  retained: Retained;
  prescriptions: Pick<PrescriptionService, 'ofConsultations'>;
}
type Row = typeof consultationTable.$inferSelect;

/** Erasure and retention of consultations. */
export function createErasure({ db, clock, files, retained, prescriptions }: Needs) {
  /** Removes consultations with everything that refers to them; photos are left to the caller. */
  async function removeRows(tx: Queries, ids: readonly string[]): Promise<void> {
    for (const table of [ticketTable, signalTable, messageTable, attachmentTable])
      await tx.delete(table).where(inArray(table.consultationId, [...ids]));
    await tx.delete(consultationTable).where(inArray(consultationTable.id, [...ids]));
  }
  /** Photos that were sent in these; a prescription belongs to its own record. */
  const photosOf = async (tx: Queries, ids: readonly string[]) =>
    (
      await tx
        .select({
          consultationId: attachmentTable.consultationId,
          fileId: attachmentTable.fileId,
          prescriptionId: attachmentTable.prescriptionId,
        })
        .from(attachmentTable)
        .where(inArray(attachmentTable.consultationId, [...ids]))
    ).filter(({ prescriptionId }) => prescriptionId === null);

  /** Packs the consultations of a person who leaves into retained records; their lists and the doctor's inbox know them no more. */
  async function eraseAccount(tx: Queries, accountId: number, { mobile, name }: Leaver): Promise<void> {
    await tx.delete(healthNoteTable).where(eq(healthNoteTable.accountId, accountId));
    const rows = await tx
        .select()
        .from(consultationTable)
        .where(eq(consultationTable.accountId, accountId))
        .for('update'),
      ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    const messages = Map.groupBy(
        await tx
          .select()
          .from(messageTable)
          .where(inArray(messageTable.consultationId, ids))
          .orderBy(asc(messageTable.number)),
        ({ consultationId }) => consultationId,
      ),
      photos = Map.groupBy(await photosOf(tx, ids), ({ consultationId }) => consultationId),
      written = await prescriptions.ofConsultations(tx, ids);
    for (const row of rows)
      await retained.keep(tx, {
        kind: 'consultation',
        reference: row.id,
        accountId,
        mobile,
        content: {
          patient: { name, mobile },
          ...contentOf(row),
          prescriptions: written.get(row.id) ?? [],
          messages: (messages.get(row.id) ?? []).map(({ at, senderType, senderName, body }) => ({
            at: indianTime(at),
            from: senderType,
            name: senderName,
            message: body,
          })),
        },
        fileIds: (photos.get(row.id) ?? []).map(({ fileId }) => fileId),
        deleteAt: new Date((row.closedAt ?? clock.now()).getTime() + years(RECORD_YEARS) * DAY_MS),
      });
    await removeRows(tx, ids);
    for (const id of ids) await tell(tx, { kind: 'closed', id });
  }
  const contentOf = ({ type, doctorId, createdAt, closedAt, dangerSigns, dangerWords, note }: Row) => ({
    type,
    doctor_id: doctorId,
    created_at: indianTime(createdAt),
    closed_at: closedAt && indianTime(closedAt),
    danger_signs: dangerSigns ?? [],
    danger_words: dangerWords ?? [],
    note,
  });
  /** Removes consultations that ended before this time, with their photos. */
  const removeOld = (before: Date, most: number): Promise<number> =>
    db.transaction(async (tx) => {
      const ids = (
        await tx
          .select({ id: consultationTable.id })
          .from(consultationTable)
          .where(lte(consultationTable.closedAt, before))
          .limit(most)
          .for('update', { skipLocked: true })
      ).map(({ id }) => id);
      if (ids.length === 0) return 0;
      for (const { fileId } of await photosOf(tx, ids)) await files.forget(tx, fileId);
      await removeRows(tx, ids);
      return ids.length;
    });
  return {
    eraseAccount,
    retention: [
      {
        name: 'consultations',
        days: years(RECORD_YEARS),
        source:
          'Telemedicine Practice Guidelines, 25 March 2020, part 3 (documentation and digital records); Indian Medical Council Regulations 2002, 1.3.1',
        remove: removeOld,
      },
    ] satisfies RetentionRule[],
  };
}
