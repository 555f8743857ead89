import type { ChatAttachment } from '@doorstep/contract/chat.schema';
import { callPath } from '@doorstep/contract/call';
import { issue } from '@doorstep/contract/failure';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, eq, isNull } from 'drizzle-orm';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { isFileId, newFileId } from '../platform/storage.ts';
import { createEncoder, typeOf } from '../platform/upload/encode.ts';
import { createUploads, refusedFile, wrongFile, type Incoming } from '../platform/upload/incoming.ts';
import { prescriptionTable } from '../prescription/schema.ts';
import { consultationNotFound, type Parties } from './party.ts';
import { attachmentTable, consultationTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  files: Files;
  parties: Parties;
}

/** Photos and prescriptions that go with a message. */
export function createAttachments({ db, clock, files, parties }: Needs) {
  const uploads = createUploads(clock),
    encode = createEncoder();
  async function open(consultationId: string, accountId: number) {
    const party = await parties.of(consultationId, accountId);
    if (party.row.status === 'closed') throw new HttpError(409, 'consultation_closed');
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
      if ('refused' in drawn) throw refusedFile(issue('picture_unreadable'));
      return files.keep({ accountId, kind: 'chat_photo', ...drawn }, async (tx, insert) => {
        const fileId = await insert(),
          row = { id: newFileId(), consultationId, accountId, fileId, name: 'Photo', at: clock.now() };
        await tx.insert(attachmentTable).values(row);
        return {
          id: row.id,
          kind: 'photo' as const,
          name: row.name,
          path: callPath(platformEndpoints.getFile.path, { params: { id: fileId } }),
        };
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
    const [sheet] = isFileId(prescriptionId)
      ? await db
          .select()
          .from(prescriptionTable)
          .where(
            and(
              eq(prescriptionTable.id, prescriptionId),
              eq(prescriptionTable.accountId, accountId),
              isNull(prescriptionTable.hiddenAt),
            ),
          )
      : [];
    if (!sheet) throw notFound('prescription_missing');
    const row = {
      id: newFileId(),
      consultationId,
      accountId,
      prescriptionId,
      name: indianDay(sheet.uploadedAt),
      at: clock.now(),
    };
    await db.insert(attachmentTable).values(row);
    return {
      id: row.id,
      kind: 'prescription',
      name: row.name,
      path: sheet.fileId ? callPath(platformEndpoints.getFile.path, { params: { id: sheet.fileId } }) : '',
    };
  }
  /** The consultation that a photo was sent in. */
  async function consultationOf(fileId: string) {
    const [found] = await db
      .select({ row: consultationTable })
      .from(attachmentTable)
      .innerJoin(consultationTable, eq(consultationTable.id, attachmentTable.consultationId))
      .where(eq(attachmentTable.fileId, fileId));
    return found?.row;
  }
  return { photo, prescription, consultationOf };
}
export type Attachments = ReturnType<typeof createAttachments>;
