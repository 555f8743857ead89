import type { ChatAttachment } from '@doorstep/contract/chat.schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { AppointmentService } from '../appointment/service.ts';
import type { MayOpen } from '../platform/area.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileKind, Files } from '../platform/files.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { newFileId } from '../platform/storage.ts';
import { createEncoder, typeOf } from '../platform/upload/encode.ts';
import { createUploads, refusedPicture, wrongFile, type Incoming } from '../platform/upload/incoming.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import type { Consents } from './consent.ts';
import { attachmentToWire } from './messages.ts';
import { consultationNotFound, type Parties } from './party.ts';
import { attachmentTable, consultationTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Files;
  doctors: Pick<AppointmentService['doctors'], 'ofAccount'>;
  consents: Consents;
  parties: Parties;
  prescriptions: Pick<PrescriptionService['check'], 'sheet'>;
}

/** What a patient shares with a doctor. */
const SHARED: ReadonlySet<FileKind> = new Set(['chat_photo', 'prescription', 'report']);

/** Photos and prescriptions that go with a message. */
export function createAttachments({ db, clock, consents, files, doctors, parties, prescriptions }: Needs) {
  const uploads = createUploads(clock),
    encode = createEncoder();
  async function open(consultationId: string, accountId: number) {
    const party = await parties.of(consultationId, accountId);
    if (party.row.status === 'closed') throw new HttpError(409, 'consultation_closed');
    await consents.check(party);
    return party;
  }
  /** As it arrives; drawn anew, so that nothing of the file but what is seen stays (safety T22). */
  async function photo(
    consultationId: string,
    accountId: number,
    incoming: Incoming,
  ): Promise<ChatAttachment> {
    await open(consultationId, accountId);
    return uploads(accountId, incoming, async (bytes) => {
      const type = typeOf(bytes);
      if (!type || type === 'application/pdf') throw wrongFile('picture_type');
      const drawn = await encode(type, bytes);
      if ('refused' in drawn) throw refusedPicture(drawn.refused);
      return files.keep({ accountId, kind: 'chat_photo', ...drawn }, async (tx, insert) => {
        const [row] = await tx
          .insert(attachmentTable)
          .values({
            id: newFileId(),
            consultationId,
            accountId,
            fileId: await insert(),
            name: 'Photo',
            at: clock.now(),
          })
          .returning();
        return attachmentToWire(row!);
      });
    });
  }
  /** One of the patient's own that is still there. Throws 404 for another's. */
  async function prescription(
    consultationId: string,
    accountId: number,
    prescriptionId: string,
  ): Promise<ChatAttachment> {
    const { side } = await open(consultationId, accountId);
    if (side !== 'patient') throw consultationNotFound();
    const sheet = await prescriptions.sheet(accountId, prescriptionId);
    if (!sheet) throw notFound('prescription_missing');
    const [row] = await db
      .insert(attachmentTable)
      .values({
        id: newFileId(),
        consultationId,
        accountId,
        prescriptionId,
        fileId: sheet.fileId,
        name: indianDay(sheet.uploadedAt),
        at: clock.now(),
      })
      .returning();
    return attachmentToWire(row!);
  }
  /** A doctor opens what their patient has, while a consultation is open; whoever is a patient what was sent to them. */
  const mayOpen: MayOpen = async ({ id, kind, accountId }, caller) => {
    if (!SHARED.has(kind)) return false;
    const doctor = caller.role === 'doctor' ? await doctors.ofAccount(caller.accountId) : undefined;
    if (doctor && (await isOpenBetween(accountId, doctor.id))) return true;
    return kind === 'chat_photo' && isSentTo(caller.accountId, id);
  };
  const isSentTo = async (accountId: number, fileId: string): Promise<boolean> =>
    (
      await db
        .select({ id: attachmentTable.id })
        .from(attachmentTable)
        .innerJoin(consultationTable, eq(consultationTable.id, attachmentTable.consultationId))
        .where(and(eq(attachmentTable.fileId, fileId), eq(consultationTable.accountId, accountId)))
        .limit(1)
    ).length > 0;
  const isOpenBetween = async (accountId: number, doctorId: number): Promise<boolean> =>
    (await db.$count(
      consultationTable,
      and(
        eq(consultationTable.accountId, accountId),
        eq(consultationTable.doctorId, doctorId),
        eq(consultationTable.status, 'open'),
        isNotNull(consultationTable.consentAt),
      ),
    )) > 0 && (await consents.stands(accountId));
  return { photo, prescription, mayOpen, isOpenBetween };
}
export type Attachments = ReturnType<typeof createAttachments>;
